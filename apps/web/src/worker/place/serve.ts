import { type Act, AppError, type Target } from '@octavo/core'
import type { Calls, FromPlace, ToPlace } from './protocol.ts'

type Ask = Extract<ToPlace, { readonly type: 'ask' }>

/** Answers what a page asks of a target; `send` takes the answers there. */
export const serve = (target: Target, send: (message: FromPlace) => void): ((message: ToPlace) => void) => {
  const stops = new Map<number, AbortController>()
  const told = new Map<number, (isWritten: boolean) => void>()

  const carryOut = async ({ id, isStopped }: Ask, acts: readonly Act[]) => {
    const stop = new AbortController()
    if (isStopped) stop.abort()
    stops.set(id, stop)
    const onFolder = async (path: string) => {
      const isWritten = new Promise<boolean>((resolve) => told.set(id, resolve))
      send({ type: 'folder', id, path })
      if (!(await isWritten)) throw new Error('The journal failed')
    }
    return target.carryOut(acts, { signal: stop.signal, onFolder })
  }
  const answer = (ask: Ask): Promise<Calls[Ask['call']]['gives']> => {
    const { call, of } = ask
    if (call === 'removeEmptyFolder') return target.removeEmptyFolder(of as Calls[typeof call]['of'])
    if (call === 'names') return target.names(of as Calls[typeof call]['of'])
    const acts = of as readonly Act[]
    if (call === 'carryOut') return carryOut(ask, acts)
    return call === 'settle'
      ? target.settle(acts)
      : (target.check?.(acts) ?? Promise.resolve(acts.map(() => undefined)))
  }
  return (message) => {
    if (message.type === 'stop') stops.get(message.id)?.abort()
    else if (message.type === 'told') told.get(message.id)?.(message.isWritten)
    else if (message.type === 'ask') {
      const { id } = message
      answer(message)
        .then(
          (gives) => send({ type: 'answer', id, gives }),
          (error: unknown) => {
            const code = error instanceof AppError ? { code: error.code } : {}
            send({ type: 'failed', id, ...code, message: error instanceof Error ? error.message : String(error) })
          },
        )
        .finally(() => {
          stops.delete(id)
          told.delete(id)
        })
    }
  }
}
