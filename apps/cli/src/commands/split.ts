import { createInterface } from 'node:readline/promises'
import { AppError, formatCount, movesIn } from '@octavo/core'
import { type Cut, SURE_CUT } from '@octavo/core/paper'
import type { Args } from '../args.ts'
import { agrees, carryOut, standingAgainst } from '../carry-out.ts'
import { EXIT } from '../exit.ts'
import { type Output, shownName } from '../output.ts'
import { documentRoots } from '../road/roots.ts'
import { planParts, readStack, type Stack } from '../road/stack.ts'

/**
 * `octavo split FILE.pdf`: where a PDF holds several documents, its pages as files of their own, in a folder of its name. Cuts
 * that are not sure are asked about, and made with `--unsure` where nobody can be asked. The document stays as it is.
 */
export async function split(args: Args, output: Output): Promise<number> {
  const roots = documentRoots(args.operands[0] ?? '', args.into)
  const against = await standingAgainst(roots, output)
  if (against !== undefined) return against
  const stack = await readStack(roots.root, output.hooks())
  tellStack(stack, output)
  const beforePages = await chosen(stack.cuts, args, output)
  if (beforePages.length === 0) {
    output.say('Nothing is cut: it seems to be one document.')
    return EXIT.ok
  }
  const plan = await planParts(roots, stack, beforePages)
  for (const { to } of movesIn(plan.acts)) {
    output.record({ type: 'part', to })
    output.say(`  ${shownName(to)}`)
  }
  const count = formatCount(plan.acts.length, 'document')
  const question = `Write ${count}? The original is not changed, and every run can be undone.`
  if (!args.yes && !(await agrees(`write ${count}`, question, output))) return EXIT.needsYes
  return await carryOut(plan, roots, output)
}

function tellStack({ pageCount, silentPages, cuts }: Stack, output: Output): void {
  if (silentPages === pageCount)
    throw new AppError(
      'unsupported',
      'No word was found on its pages. The program tesseract reads scans, where it is on PATH.',
    )
  output.say(`${formatCount(pageCount, 'page')}, ${formatCount(cuts.length + 1, 'document')} at most.`)
  for (const { beforePage, confidence, why } of cuts) {
    output.record({ type: 'cut', beforePage, confidence, isSure: confidence >= SURE_CUT, why })
    const sure = confidence >= SURE_CUT ? '' : ', needs your decision'
    output.say(`  Page ${beforePage}  ${Math.round(100 * confidence)} % sure${sure}`)
    for (const reason of why.slice(0, 2)) output.say(output.dim(`      ${output.why(reason)}`))
  }
}

/** The pages that a document begins with: the sure ones, and of the others those that the person says yes to. */
async function chosen(cuts: readonly Cut[], { unsure, json }: Args, output: Output): Promise<readonly number[]> {
  const sure = cuts.filter(({ confidence }) => unsure || confidence >= SURE_CUT).map(({ beforePage }) => beforePage)
  const open = cuts.filter(({ beforePage }) => !sure.includes(beforePage))
  if (open.length === 0) return sure
  if (json || !process.stdin.isTTY || !process.stderr.isTTY) {
    output.note(`Left together, for nobody is sure: ${formatCount(open.length, 'cut')}. --unsure makes them.`)
    return sure
  }
  output.flush()
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const said: number[] = []
    for (const { beforePage } of open) {
      const answer = await terminal.question(`Does another document begin on page ${beforePage}? [y/N] `)
      if (/^y(?:es)?$/iu.test(answer.trim())) said.push(beforePage)
    }
    return [...sure, ...said]
  } finally {
    terminal.close()
  }
}
