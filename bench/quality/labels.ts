import type { DocumentKind } from '../../packages/core/src/index.ts'

/** Labels of the set `docs-kinds` for kinds of ours; a kind that is no label of the set is no answer. */
export const LABELS: Readonly<Partial<Record<DocumentKind, string>>> = {
  invoice: 'invoice',
  receipt: 'receipt',
  contract: 'legal terms',
  legal: 'legal terms',
  resume: 'resume',
  mail: 'email',
  minutes: 'meeting minutes',
  recipe: 'recipe',
  news: 'news article',
  readme: 'software readme',
  code: 'source code',
}
