import type { Look } from './look.ts'

/** A look at things that may not be opened: it has no picture of anything, and says why. */
export const CLOSED: Look = {
  thumb: async () => undefined,
  open: async () => ({ content: { type: 'nothing', why: 'closed' }, close: () => undefined }),
}
