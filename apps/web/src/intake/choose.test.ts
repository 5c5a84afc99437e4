import { TIMINGS } from '@octavo/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseFiles } from './choose.ts'

const file = new File(['x'], 'a.txt')
let page: EventTarget
let inputs: (EventTarget & { accept?: string; multiple?: boolean; webkitdirectory?: boolean; files?: File[] })[]

/** The person has chosen `files` in the dialog that was opened last but `before`. */
const answer = (files: readonly File[], before = 0) => {
  const input = inputs[inputs.length - 1 - before]
  Object.assign(input ?? {}, { files: [...files] })
  input?.dispatchEvent(new Event('change'))
}

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  inputs = []
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', {
    createElement: () => {
      const input = Object.assign(new EventTarget(), { click: () => undefined })
      inputs.push(input)
      return input
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("the browser's own dialog", () => {
  it('gives the files that were chosen, of the kinds that were asked for, or a whole folder', async () => {
    const photos = chooseFiles({ accept: 'image/*,video/*' })
    expect(inputs[0]).toMatchObject({ accept: 'image/*,video/*', multiple: true, webkitdirectory: false })
    answer([file])
    expect(await photos).toEqual([file])
    const folder = chooseFiles({ isFolder: true })
    expect(inputs[1]).toMatchObject({ webkitdirectory: true })
    answer([file])
    expect(await folder).toEqual([file])
  })

  it("rejects with 'File selection cancelled' when it is cancelled, or opened anew", async () => {
    const cancelled = { name: 'AbortError', message: 'File selection cancelled' }
    const first = chooseFiles()
    inputs[0]?.dispatchEvent(new Event('cancel'))
    await expect(first).rejects.toMatchObject(cancelled)
    const second = chooseFiles()
    const third = chooseFiles()
    await expect(second).rejects.toMatchObject(cancelled)
    answer([file])
    expect(await third).toEqual([file])
  })

  it("rejects an empty selection with 'No files selected'", async () => {
    const chosen = chooseFiles()
    answer([])
    await expect(chosen).rejects.toThrow(/^No files selected$/)
  })

  it('counts as cancelled 2 s after the page has the focus again without a word; what comes later is not lost', async () => {
    const onLate = vi.fn()
    let told: unknown
    const chosen = chooseFiles({ isFolder: true, onLate }).catch((error: unknown) => {
      told = error
    })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told, 'a dialog may stay open for long').toBeUndefined()
    page.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(TIMINGS.pickSilence - 1)
    expect(told).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await chosen
    expect(told).toMatchObject({ message: 'No files selected - user may have cancelled' })
    answer([file])
    expect(onLate).toHaveBeenCalledWith([file])
  })

  it('takes files that come within the 2 s', async () => {
    const chosen = chooseFiles()
    page.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(TIMINGS.pickSilence - 1)
    answer([file])
    expect(await chosen).toEqual([file])
    await vi.advanceTimersByTimeAsync(60_000)
  })
})
