/**
 * All papers of the sets as poor scans give them (`sets/poor-scans.ts`): the likeliest kind against the label, clean and by
 * strength. Signs and costs of mending are chosen on the sets of `choose`; `report` shows the others.
 * Usage: node bench/quality/poor-scans/run.ts [choose|report] [--list]
 */

import { share, told } from '../kinds-set/measure.ts'
import { WHOLE_PAPERS } from '../kinds-set/usual.ts'
import { type SetKind, seedOf } from '../sets/kinds/fill.ts'
import type { UsualPaper } from '../sets/kinds/usual.ts'
import { FOURTH_PAPERS } from '../sets/kinds-fourth/fourth.ts'
import { NEW_PAPERS } from '../sets/kinds-new/new.ts'
import { poorScan, SCAN_STRENGTHS } from '../sets/poor-scans.ts'
import { table } from '../sets.ts'

const CHOOSE = ['usual', 'second', 'full', 'new']
const REPORT = ['third', 'fourth']

/** Nobody scans these. */
const NEVER_SCANNED: ReadonlySet<SetKind> = new Set(['code', 'log', 'mail', 'readme'])
/** Papers that are not of a scan already. */
const cleanPapers = (name: string): readonly UsualPaper[] =>
  name === 'new'
    ? NEW_PAPERS.filter(({ isScanned }) => !isScanned)
    : name === 'fourth'
      ? FOURTH_PAPERS.filter(({ isScanned }) => !isScanned)
      : (WHOLE_PAPERS[name] ?? [])

const isReport = process.argv[2] === 'report'
const isListed = process.argv.includes('--list')
const names = isReport ? REPORT : CHOOSE
const papers = names.flatMap(cleanPapers).filter(({ kind }) => !NEVER_SCANNED.has(kind))

const row = (name: string, list: readonly UsualPaper[]): string[] => {
  const all = told(list)
  const ofKind = all.filter(({ kind }) => kind !== 'none')
  const ofNone = all.filter(({ kind }) => kind === 'none')
  if (isListed)
    for (const { kind, best, text } of all.filter(({ isRight }) => !isRight))
      process.stdout.write(`${name}: ${kind}: ${best}: ${text.slice(0, 90).replaceAll('\n', ' / ')}\n`)
  return [
    name,
    String(ofKind.length),
    share(ofKind, ({ isRight }) => isRight),
    share(ofKind, ({ fate }) => fate === 'right'),
    share(ofKind, ({ fate }) => fate === 'wrong'),
    String(ofNone.length),
    share(ofNone, ({ isRight }) => isRight),
  ]
}
table([
  [names.join(', '), 'papers', 'best kind right', 'shown right', 'shown wrong', 'of none', 'told so'],
  row('clean', papers),
  ...SCAN_STRENGTHS.map((strength) =>
    row(
      strength,
      papers.map((paper) => ({ ...paper, text: poorScan(paper.text, strength, seedOf(paper.text, 1)) })),
    ),
  ),
  ...(isReport
    ? []
    : [
        row(
          'scans of new',
          NEW_PAPERS.filter(({ isScanned }) => isScanned),
        ),
        row(
          'scans of fourth',
          FOURTH_PAPERS.filter(({ isScanned }) => isScanned),
        ),
      ]),
])
