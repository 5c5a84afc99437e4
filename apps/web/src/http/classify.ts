import type { ClassifyResponse } from '@octavo/contract'
import { requestJson } from './http.ts'

/** Asks where files belong by their names, types and sizes alone: one answer a file, in their order. Throws HttpError. */
export const classifyByName = async (
  files: readonly { readonly name: string; readonly type: string; readonly size: number }[],
  signal: AbortSignal,
): Promise<ClassifyResponse['files']> => {
  const body = { files: files.map(({ name, type, size }) => ({ name, size, ...(type && { type }) })) }
  const [{ classifyResponse }, answer] = await Promise.all([
    import('@octavo/contract'),
    requestJson('/api/files/classify', { method: 'POST', body, signal }),
  ])
  return classifyResponse.parse(answer).files
}
