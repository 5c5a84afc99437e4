/**
 * Short papers in thirty languages: filed right, wrong, left to their type, asked about, by what people see (`judge`), with
 * nothing learned and names that say nothing. Run: node bench/quality/languages/run.ts
 */
import { isByType, isUnsure, judge, kindFolder, NOTHING_LEARNED } from '../../../packages/core/src/index.ts'
import { PAPERS, type Paper } from './papers.ts'

type Fate = 'right' | 'wrong' | 'type' | 'asked'

const fates = judge(
  PAPERS.map(([, , text], at) => ({
    item: {
      ...{ id: String(at), path: `scan ${at}.txt`, name: `scan ${at}.txt`, sizeBytes: text.length },
      ...{ is: 'file' as const, mediaType: 'text/plain', modifiedAtMs: 0, origin: { source: 'folder' as const } },
    },
    reading: { text },
  })),
  { learned: NOTHING_LEARNED },
).map(({ verdict }, at): Fate => {
  const [, kind] = PAPERS[at] as Paper
  if (isUnsure(verdict)) return 'asked'
  if (isByType(verdict)) return 'type'
  return verdict.category === kindFolder(kind) ? 'right' : 'wrong'
})

/** Rows of a table by a word of each paper. */
function rows(of: (paper: Paper) => string): string[][] {
  const groups = new Map<string, Fate[]>()
  for (const [at, paper] of PAPERS.entries())
    groups.set(of(paper), [...(groups.get(of(paper)) ?? []), fates[at] as Fate])
  return [...groups].map(([name, all]) => [
    name,
    String(all.length),
    ...(['right', 'wrong', 'type', 'asked'] as const).map((fate) => {
      const share = (100 * all.filter((one) => one === fate).length) / all.length
      return `${share.toFixed(1)} %`
    }),
  ])
}

export const measuredLanguages = (): readonly (readonly string[])[] => [
  ['short papers', 'of', 'right', 'wrong', 'by type', 'asked'],
  ...rows(() => 'all'),
  ...rows(([, kind]) => kind),
  ...rows(([language]) => language),
]

if (import.meta.main) for (const row of measuredLanguages()) process.stdout.write(`| ${row.join(' | ')} |\n`)
