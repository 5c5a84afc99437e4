import path from 'node:path'
import { AppError, judge, rulesOf, tryRules } from '@octavo/core'
import { checkRules, type MailExport, type RuleSet, rulesSchema, toGmail, toSieve } from '@octavo/core/rules'
import { writeRuleText } from '@octavo/readers/node'
import type { Args } from '../args.ts'
import { filesBy } from '../asked.ts'
import { EXIT } from '../exit.ts'
import type { Output } from '../output.ts'
import { given } from '../road/given.ts'
import { look, problemsIn } from '../road/look.ts'
import { findRoots } from '../road/roots.ts'
import { readyRules, ruleSetIn, rulesIn } from '../road/rules.ts'
import { instructionsIn, lessonsIn, placesIn } from '../road/said.ts'
import { sortFolder } from '../road/sort-folder.ts'
import { openState } from '../runs.ts'
import { showFindings, showLimits, showRules, showTried, showWhy } from '../show-rules.ts'
import { tellProblems } from '../tell.ts'

type Run = (operands: readonly string[], args: Args, output: Output) => Promise<number>

/** `octavo rules WHAT ...`: what rules would do, why they fit or not, and what is wrong with them. Changes nothing. */
export async function rules(args: Args, output: Output): Promise<number> {
  const [what = '', ...operands] = args.operands
  const known = Object.hasOwn(RUNS, what) ? RUNS[what] : undefined
  if (!known) throw new AppError('bad_input', `It is octavo rules ${Object.keys(RUNS).join('|')}, not "${what}".`)
  const [run, least, most, usage] = known
  if (operands.length < least || operands.length > most)
    throw new AppError('bad_input', `It is used like this: octavo rules ${`${what} ${usage}`.trim()}`)
  return await run(operands, args, output)
}

/** `test RULES FOLDER`: the folder as it would be sorted with the rules and without. */
const test: Run = async ([file = '', folder = ''], args, output) => {
  const set = await ruleSetIn(file)
  const ready = await readyRules(set)
  const { by, unsure, folders: shape, language } = args
  const roots = findRoots(folder, undefined)
  const learned = lessonsIn(openState().lessons, (sentence) => output.note(sentence))
  const said = { instructions: [], rules: ready, learned, language, places: await placesIn(args.towns) }
  const { inputs, context, filed } = await sortFolder(
    { roots, by: filesBy(by), unsure, shape, everything: true, ...said },
    output.hooks(),
  )
  const earlier = new Map([...filed].map(([id, category]) => [id, { category }]))
  showTried(tryRules(inputs, { ...context, rules: ready, earlier }), checkRules(set, Date.now()), output)
  return EXIT.ok
}

/** `why RULES FILE...`: each rule, condition by condition, with what was seen of the file. */
const why: Run = async ([file = '', ...operands], { language }, output) => {
  const ready = await rulesIn(file)
  const learned = lessonsIn(openState().lessons, (sentence) => output.note(sentence))
  let exitCode: number = EXIT.ok
  for (const operand of operands) {
    const found = await given(operand, { ...output.hooks(), everything: true })
    const inputs = (await look(found, { ...output.hooks(), inside: 'tags' })).map((input) => {
      const below = path.relative(process.cwd(), path.join(found.root, input.item.path))
      // Rules speak of paths: they are seen from where the person stands.
      const isBelow = !below.startsWith('..') && !path.isAbsolute(below)
      return isBelow ? { ...input, item: { ...input.item, path: below.split(path.sep).join('/') } } : input
    })
    judge(inputs, { language, learned }).forEach((judged, at) => {
      const input = inputs[at]
      if (input) showWhy(input.item.path, ready.explain(input, judged), output)
    })
    const code = tellProblems(found, problemsIn(found.page, inputs), output)
    if (code !== EXIT.ok) exitCode = code
  }
  return exitCode
}

/** `check RULES`: each rule as a sentence, and what is wrong with it whatever the files are. */
const check: Run = async ([file = ''], _, output) => {
  const set = await ruleSetIn(file)
  // A pattern that can't be read is said here, too.
  await readyRules(set)
  showRules(set, output)
  showFindings(checkRules(set, Date.now()), output)
  return EXIT.ok
}

const EXPORTS: Readonly<Record<string, (set: RuleSet) => MailExport>> = { sieve: toSieve, gmail: toGmail }

/** `export RULES sieve|gmail`: rules about mails for where they run without Octavo, and what can't be said there. */
const exported: Run = async ([file = '', format = ''], _, output) => {
  const write = Object.hasOwn(EXPORTS, format) ? EXPORTS[format] : undefined
  if (!write) throw new AppError('bad_input', `Rules are exported as ${Object.keys(EXPORTS).join(' or ')}.`)
  const { text, limits } = write(await ruleSetIn(file))
  if (output.json) output.record({ type: 'export', format, text, limits })
  else output.print(text)
  showLimits(limits, output)
  return limits.some(({ isLeftOut }) => isLeftOut) ? EXIT.someFailed : EXIT.ok
}

/** `from TEXT...`: what a person says in sentences as a file of rules, to be kept and changed. */
const from: Run = async (sentences, _, output) => {
  const set = rulesOf(instructionsIn(sentences))
  if (set.rules.length === 0) throw new AppError('bad_input', 'This says nothing about where files go.')
  output.print(await writeRuleText(set))
  return EXIT.ok
}

/** `schema`: the JSON schema of files of rules, for editors. */
const schema: Run = async (_, __, output) => {
  output.print(`${JSON.stringify(rulesSchema(), null, 2)}\n`)
  return EXIT.ok
}

const RUNS: Readonly<Record<string, readonly [run: Run, least: number, most: number, usage: string]>> = {
  test: [test, 2, 2, 'RULES FOLDER'],
  why: [why, 2, Number.POSITIVE_INFINITY, 'RULES FILE...'],
  check: [check, 1, 1, 'RULES'],
  export: [exported, 2, 2, 'RULES sieve|gmail'],
  from: [from, 1, Number.POSITIVE_INFINITY, 'TEXT...'],
  schema: [schema, 0, 0, ''],
}
