import type pg from 'pg'
import { failureOf, spanHere, traced } from '../traces/spans.ts'

/** The first word of a statement, which is our own; never what it is about. */
const operationOf = (text: unknown): string => /^\s*([a-z]{1,20})\b/iu.exec(String(text))?.[1]?.toUpperCase() ?? 'QUERY'

const marksOf = (operation: string) => ({ 'db.system.name': 'postgresql', 'db.operation.name': operation })

/** Has a statement seen in the trace that it is part of, if there is one, by its first word. Resolves and rejects as `act`. */
export function statement<T>(text: string, act: () => Promise<T>): Promise<T> {
  if (spanHere() === undefined) return act()
  const operation = operationOf(text)
  return traced(operation, marksOf(operation), act)
}

/** Has the statements of a connection seen, the same way. The pool itself asks with a callback, transactions wait for promises. */
export function traceConnection(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown
  const seen = (...args: unknown[]): unknown => {
    const above = spanHere()
    if (above === undefined) return ask(...args)
    const [asked] = args as [string | { readonly text?: string }]
    const operation = operationOf(typeof asked === 'string' ? asked : asked.text)
    const span = above.part(operation, marksOf(operation))
    const end = (error?: unknown) => span.end(error ? failureOf(error) : undefined)
    const tell = args.at(-1)
    if (typeof tell === 'function') {
      const told = (error: unknown, result: unknown) => {
        end(error)
        tell(error, result)
      }
      return ask(...args.slice(0, -1), told)
    }
    const answer = ask(...args)
    if (answer instanceof Promise) answer.then(() => end(), end)
    return answer
  }
  client.query = seen as typeof client.query
}
