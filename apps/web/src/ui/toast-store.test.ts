import { beforeEach, describe, expect, it } from 'vitest'
import { currentToast, dismissToast, TOAST, toast } from './toast-store.ts'

const empty = () => {
  for (let shown = currentToast(); shown; shown = currentToast()) dismissToast(shown.id)
}

describe('toasts', () => {
  beforeEach(empty)

  it('shows at most one: the next takes its place', () => {
    toast({ title: 'one' })
    toast({ title: 'two' })
    expect(currentToast()?.title).toBe('two')
    dismissToast(currentToast()?.id ?? 0)
    expect(currentToast()).toBeUndefined()
  })

  it('never takes an Undo away: the next waits for its turn', () => {
    toast({ title: 'organized', action: { label: 'Undo', altText: 'card', onAction: () => undefined } })
    toast({ title: 'later' })
    toast({ title: 'latest' })
    expect(currentToast()?.title).toBe('organized')
    dismissToast(currentToast()?.id ?? 0)
    expect(currentToast()?.title).toBe('latest')
  })

  it('keeps the numbers of the specification', () => {
    expect(TOAST).toEqual({ durationMs: 5000, swipePx: 50, hotkey: 'F8' })
  })
})
