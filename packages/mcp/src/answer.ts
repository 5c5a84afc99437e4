import type { CallToolResult } from '@modelcontextprotocol/server'
import { AppError } from '@octavo/core'

/** Bytes of a list in one answer, at most; the rest comes with the next page. */
const PAGE_BYTES = 12_000

/** As many rows from `at` on as fit into an answer, and where the next page begins; at least one row, while there is one. */
export function pageOf<T>(rows: readonly T[], at: number): { readonly rows: readonly T[]; readonly nextAt?: number } {
  let bytes = 0
  let end = at
  for (; end < rows.length; end += 1) {
    bytes += Buffer.byteLength(JSON.stringify(rows[end])) + 1
    if (bytes > PAGE_BYTES && end > at) break
  }
  return { rows: rows.slice(at, end), ...(end < rows.length && { nextAt: end }) }
}

/** An answer with its data, as text too for clients that know no structured content. */
export function answer(data: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(data) }], structuredContent: data }
}

/** Does what a tool is asked for; what stands against it is told in one sentence with its code, and never with a stack. */
export async function told<T>(work: () => Promise<T>): Promise<T | CallToolResult> {
  try {
    return await work()
  } catch (error) {
    const known = error instanceof AppError
    const [code, message] = known ? [error.code, error.message] : ['internal', 'Something went wrong inside Octavo.']
    return { isError: true, content: [{ type: 'text', text: `${message} (${code})` }] }
  }
}
