import { afterEach, expect, it, vi } from 'vitest'
import { send, whenAnswered } from './send.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server whose answers are given by hand, in the order of the requests. */
const slowServer = () => {
  const answers: { resolve: (answer: Response) => void; reject: (error: Error) => void }[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve, reject) => answers.push({ resolve, reject })))
  return answers
}

it('waits until the last request under way has its answer or has failed, and does not wait where none is', async () => {
  const act = vi.fn()
  whenAnswered(act)
  expect(act).toHaveBeenCalledTimes(1)

  const answers = slowServer()
  const first = send('/one')
  const second = send('/two')
  whenAnswered(act)
  answers[1]?.resolve(new Response('two'))
  await second
  expect(act).toHaveBeenCalledTimes(1)
  answers[0]?.reject(new TypeError('The line is cut.'))
  await expect(first).rejects.toThrow('The line is cut.')
  expect(act).toHaveBeenCalledTimes(2)
})
