import type { Item, Verdict } from '../item/index.ts'
import type { Rule, Test } from './rule.ts'
import { literal } from './template.ts'

/**
 * The rule that a decision about one file speaks for: what is most telling of it (the list or sender that wrote it, what kind
 * of document or picture it is, else a word of its name with its ending), and the folder that it goes to; `stays` for one that
 * is left where it is. A proposal: the person sees it, and what it would do, before it is kept.
 */
export function ruleFrom(
  { name }: Pick<Item, 'name'>,
  { documentKind, pictureKind, facets }: Pick<Verdict, 'documentKind' | 'pictureKind' | 'facets'>,
  wanted: { readonly category: string } | { readonly stays: true },
): Rule {
  const when = { all: [...tellingOf(name, { documentKind, pictureKind, facets })] }
  return { name: '', when, ...('stays' in wanted ? { leave: true } : { move: literal(wanted.category) }) }
}

function tellingOf(
  name: string,
  {
    documentKind,
    pictureKind,
    facets,
  }: { readonly [K in 'documentKind' | 'pictureKind' | 'facets']: Verdict[K] | undefined },
): readonly Test[] {
  const kind: readonly Test[] = documentKind ? [{ field: 'document', op: 'equals', value: documentKind }] : []
  if (facets?.list) return [{ field: 'list', op: 'contains', value: facets.list }]
  if (facets?.sender) return [...kind, { field: 'sender', op: 'contains', value: facets.sender }]
  if (documentKind) return kind
  if (pictureKind && pictureKind !== 'photo') return [{ field: 'picture', op: 'equals', value: pictureKind }]
  const [, stem = name, ending] = /^(.+?)(?:\.([\p{L}\p{N}]{1,16}))?$/u.exec(name) ?? []
  // Digits and dates of a name are those of this one file; its longest word is what its like share.
  const word = (stem.normalize('NFC').match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? []).toSorted(
    (one, other) => other.length - one.length,
  )[0]
  return [
    ...(word === undefined ? [] : [{ field: 'name', op: 'contains', value: word } as const]),
    ...(ending === undefined ? [] : [{ field: 'extension', op: 'equals', value: ending.toLowerCase() } as const]),
    ...(word === undefined && ending === undefined ? [{ field: 'name', op: 'equals', value: name } as const] : []),
  ]
}
