import {
  isByType,
  isUnsure,
  judge,
  kindFolder,
  kindOfDocument,
  NOTHING_LEARNED,
} from '../../../packages/core/src/index.ts'
import { type FoundText, foundTexts } from '../sets/kinds/found.ts'
import { type KindsPart, type KindText, kindTexts } from '../sets/kinds/set.ts'
import type { UsualPaper } from '../sets/kinds/usual.ts'
import { percent } from '../sets.ts'

/** A text of a set and what is said of it. */
export type Told<T extends UsualPaper> = T & {
  /** The likeliest kind, or `none`. */
  readonly best: string
  readonly isRight: boolean
  readonly fate: 'right' | 'wrong' | 'by type' | 'asked'
  /** Folder that is shown for it. */
  readonly folder: string
}

/** What became of texts, as columns of tables. */
export const FATES = ['right', 'by type', 'asked', 'wrong'] as const

/** What is said of texts whose names say nothing, with nothing learned. */
const judgedTexts = (texts: readonly { readonly text: string }[]) =>
  judge(
    texts.map(({ text }, at) => ({
      item: {
        ...{ id: String(at), path: `scan ${at}.txt`, name: `scan ${at}.txt`, sizeBytes: text.length },
        ...{ is: 'file' as const, mediaType: 'text/plain', modifiedAtMs: 0, origin: { source: 'folder' as const } },
      },
      reading: { text },
    })),
    { learned: NOTHING_LEARNED },
  )

/** What is said of texts by their words alone, with nothing learned. */
export function told<T extends UsualPaper>(texts: readonly T[]): readonly Told<T>[] {
  const judged = judgedTexts(texts)
  return texts.map((one, at) => {
    const { kinds, none } = kindOfDocument({ name: `scan ${at}.txt`, text: one.text })
    const [first] = kinds
    const best = first && first.probability > none ? first.kind : 'none'
    const verdict = judged[at]?.verdict
    const right = one.kind === 'none' ? undefined : kindFolder(one.kind)
    const fate: (typeof FATES)[number] =
      !verdict || isUnsure(verdict)
        ? 'asked'
        : isByType(verdict)
          ? 'by type'
          : verdict.category === right
            ? 'right'
            : 'wrong'
    return { ...one, best, isRight: best === one.kind, fate, folder: verdict?.category ?? '' }
  })
}

/** Share of a list that passes a test, in percent. */
export const share = <T>(list: readonly T[], test: (one: T) => boolean): string =>
  percent(list.length === 0 ? 0 : list.filter(test).length / list.length)

/** Tables of a part: all together, kind by kind, and what was told wrongly. */
export function measuredKinds(part: KindsPart) {
  const all = told(kindTexts(part))
  const head = ['texts', 'of', 'best kind right', ...FATES.map((fate) => `shown: ${fate}`)]
  const row = (name: string, list: readonly Told<KindText>[]) => [
    name,
    String(list.length),
    share(list, ({ isRight }) => isRight),
    ...FATES.map((fate) => share(list, (one) => one.fate === fate)),
  ]
  const isKind = ({ kind }: Told<KindText>) => kind !== 'none'
  return {
    all: [
      head,
      row('of 28 kinds', all.filter(isKind)),
      row(
        'of these a form alone',
        all.filter((one) => isKind(one) && one.length === 'short'),
      ),
      row(
        'of these longer',
        all.filter((one) => isKind(one) && one.length === 'longer'),
      ),
      row(
        'of no kind',
        all.filter((one) => !isKind(one)),
      ),
    ],
    byKind: [head, ...[...Map.groupBy(all, ({ kind }) => kind)].map(([kind, list]) => row(kind, list))],
    mistakes: all
      .filter(({ isRight }) => !isRight)
      .map(
        ({ kind, form, best, fate, text }) =>
          `${kind} ${form}: ${best}, ${fate}: ${text.slice(0, 60).replaceAll('\n', ' / ')}`,
      ),
  }
}

/** Folders that are right for what packages ship; a list of changes is of no kind. */
const FITTING: Readonly<Record<FoundText['is'], readonly string[]>> = {
  readme: ['Software Docs', 'Manuals'],
  licence: ['Legal & Policies'],
  changelog: ['Software Docs'],
  source: ['Source Code'],
  'manual page': ['Software Docs', 'Manuals'],
}

/** What is said of texts as packages ship them, by sort, and which folders were wrong how often. */
export function measuredFound(part: KindsPart): readonly (readonly string[])[] {
  const texts = foundTexts(part)
  const judged = judgedTexts(texts)
  const all = texts.map(({ is }, at) => {
    const verdict = judged[at]?.verdict
    const fate = !verdict || isUnsure(verdict) ? 'asked' : isByType(verdict) ? 'by type' : 'told'
    return { is, fate, folder: verdict?.category ?? '', isRight: FITTING[is].includes(verdict?.category ?? '') }
  })
  return [
    ['as packages ship them', 'of', 'right', 'by type', 'asked', 'wrong', 'wrong folders'],
    ...[...Map.groupBy(all, ({ is }) => is)].map(([is, list]) => {
      const wrong = list.filter(({ fate, isRight }) => fate === 'told' && !isRight)
      const folders = [...Map.groupBy(wrong, ({ folder }) => folder)].map(([name, own]) => `${name} ${own.length}`)
      return [
        is,
        String(list.length),
        share(list, ({ fate, isRight }) => fate === 'told' && isRight),
        share(list, ({ fate }) => fate === 'by type'),
        share(list, ({ fate }) => fate === 'asked'),
        share(list, ({ fate, isRight }) => fate === 'told' && !isRight),
        folders.join(', '),
      ]
    }),
  ]
}
