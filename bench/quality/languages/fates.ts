import {
  type DocumentKind,
  isByType,
  isUnsure,
  judge,
  kindFolder,
  NOTHING_LEARNED,
} from '../../../packages/core/src/index.ts'

/** Where a paper goes: to its kind, to another, to the folder of its type, or to a person who is asked. */
export type Fate = 'right' | 'wrong' | 'type' | 'asked'

/** What becomes of papers, with nothing learned and names that say nothing; of what is no paper, its type is right. */
export function fatesOf(
  papers: readonly (readonly [language: string, kind: DocumentKind | 'none', text: string])[],
): readonly { readonly fate: Fate; readonly found: string; readonly near: string }[] {
  return judge(
    papers.map(([, , text], at) => ({
      item: {
        ...{ id: String(at), path: `scan ${at}.txt`, name: `scan ${at}.txt`, sizeBytes: text.length },
        ...{ is: 'file' as const, mediaType: 'text/plain', modifiedAtMs: 0, origin: { source: 'folder' as const } },
      },
      reading: { text },
    })),
    { learned: NOTHING_LEARNED },
  ).map(({ verdict }, at) => {
    const kind = papers[at]?.[1] ?? 'none'
    const near = (verdict.options ?? []).map((one) => `${one.category} ${one.confidence.toFixed(2)}`).join(', ')
    const found = verdict.category
    if (isUnsure(verdict)) return { fate: 'asked', found, near }
    if (isByType(verdict)) return { fate: kind === 'none' ? 'right' : 'type', found, near }
    return { fate: kind !== 'none' && found === kindFolder(kind) ? 'right' : 'wrong', found, near }
  })
}

/** A row of a table: how many, and the share of each fate. */
export function tally(name: string, fates: readonly Fate[]): readonly string[] {
  const shares = (['right', 'wrong', 'type', 'asked'] as const).map(
    (fate) => `${((100 * fates.filter((one) => one === fate).length) / Math.max(1, fates.length)).toFixed(1)} %`,
  )
  return [name, String(fates.length), ...shares]
}
