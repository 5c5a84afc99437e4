import { FILE_KINDS } from '../item/index.ts'
import { ALL_DOCUMENT_KINDS } from '../kinds/index.ts'
import type { Condition, Protect, Rule } from './rule.ts'

/** True for what a protected kind may be called: a kind of file, or a kind of document. */
export const isKind = (kind: string): boolean =>
  (FILE_KINDS as readonly string[]).includes(kind) || (ALL_DOCUMENT_KINDS as readonly string[]).includes(kind)

/** Protection as rules: each leaves alone what it names. They are asked before all others, so that no stop keeps them away. */
export const protecting = ({ folders = [], kinds = [] }: Protect = {}): readonly Rule[] => [
  ...folders.map((folder) => leaving(folder, { field: 'path', op: 'within', value: folder })),
  ...kinds.map((kind) =>
    leaving(kind, {
      any: [
        ...((FILE_KINDS as readonly string[]).includes(kind)
          ? [{ field: 'kind', op: 'equals', value: kind } as const]
          : []),
        ...((ALL_DOCUMENT_KINDS as readonly string[]).includes(kind)
          ? [{ field: 'document', op: 'equals', value: kind } as const]
          : []),
      ],
    }),
  ),
]

const leaving = (name: string, when: Condition): Rule => ({ name, when, leave: true, protects: true })
