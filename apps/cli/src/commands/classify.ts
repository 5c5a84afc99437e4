import { isByType, isUnsure, type Judged, judge, optionsOf } from '@octavo/core'
import { describeError } from '@octavo/disk'
import type { Args } from '../args.ts'
import { EXIT } from '../exit.ts'
import { type Output, shownName } from '../output.ts'
import { given } from '../road/given.ts'
import { look, problemsIn } from '../road/look.ts'
import { rulesIn } from '../road/rules.ts'
import { instructionsIn, lessonsIn, placesIn, type Said } from '../road/said.ts'
import { openState } from '../runs.ts'
import { howSure } from '../show.ts'
import { tellProblem, tellProblems } from '../tell.ts'

/** `octavo classify PATH...`: says what files are and what documents are about; of a folder, all files below it. */
export async function classify(args: Args, output: Output): Promise<number> {
  const instructions = instructionsIn(args.instruct)
  const rules = args.rules === undefined ? undefined : await rulesIn(args.rules)
  const said = {
    instructions,
    ...(rules && { rules }),
    language: args.language,
    places: await placesIn(args.towns),
    learned: lessonsIn(openState().lessons, (sentence) => output.note(sentence)),
  }
  let exitCode: number = EXIT.ok
  for (const operand of args.operands) {
    try {
      const code = await classifyPath(operand, said, output)
      if (code !== EXIT.ok) exitCode = code
    } catch (error) {
      const { code, message } = describeError(error)
      tellProblem(operand, code, message, output)
      exitCode = EXIT.someFailed
    }
  }
  return exitCode
}

async function classifyPath(operand: string, said: Said, output: Output): Promise<number> {
  const hooks = output.hooks()
  const found = await given(operand, { ...hooks, everything: true })
  const needsTags = said.learned.examples.length > 0 || said.rules !== undefined
  const inputs = await look(found, { ...hooks, inside: needsTags ? 'tags' : 'documents' })
  judge(inputs, said).forEach((judged, index) => {
    const input = inputs[index]
    if (input && !input.problem) tellResult(found.shown(input.item.path), judged, output)
  })
  return tellProblems(found, problemsIn(found.page, inputs), output)
}

function tellResult(at: string, { verdict, facts }: Judged, output: Output): void {
  const { fileKind: kind, category, confidence, by, why } = verdict
  const mediaType = facts.mediaType ?? 'application/octet-stream'
  const mismatch = facts.mismatch ? { mismatch: true } : {}
  const open = isUnsure(verdict) ? { needsDecision: true, options: optionsOf(verdict) } : {}
  output.record({
    path: at,
    mediaType,
    extension: facts.extension ?? '',
    kind,
    category,
    confidence,
    by,
    ...(isByType(verdict) && { byType: true }),
    why,
    ...mismatch,
    ...open,
  })
  output.say(`${shownName(at)}: ${output.bold(category)}, ${mediaType}, ${howSure(verdict)}`)
  output.say(...why.map((reason) => output.dim(`  ${output.why(reason)}`)))
}
