import { type AppError, type ErrorCode, gather, type JudgeInput, type Page } from '@octavo/core'
import type { Given } from './given.ts'
import { gatherHooks, type Hooks } from './hooks.ts'
import { readersOf, withReaders } from './readers.ts'

/** Something that could not be listed or read. `path` is as in the page. */
export interface Problem {
  readonly path: string
  readonly code: string
  readonly reason: string
}

/** What first bytes, names and, with `inside`, contents say of what was given, one an item in the order of the page. */
export async function look(
  { source, page }: Given,
  options: Hooks & { readonly inside?: 'documents' | 'tags' },
): Promise<readonly JudgeInput[]> {
  const { inside } = options
  if (inside === undefined) return await gather(source, page, gatherHooks(options))
  return await withReaders((pool) =>
    gather(source, page, {
      ...gatherHooks(options),
      readers: readersOf(pool, source),
      withTags: inside === 'tags',
    }),
  )
}

/** What could not be listed, and of which not even the first bytes could be read. */
export const problemsIn = ({ unlisted }: Page, inputs: readonly JudgeInput[]): Problem[] => [
  ...unlisted,
  ...inputs.flatMap(({ item, problem }) => (problem ? [{ path: item.path, ...whyUnread(problem) }] : [])),
]

/** What is said of a file whose bytes could not be had. */
export const whyUnread = ({ code, message }: AppError): { readonly code: ErrorCode; readonly reason: string } => ({
  code: code === 'not_found' ? 'source_missing' : code,
  reason: `It could not be read. ${message}`,
})
