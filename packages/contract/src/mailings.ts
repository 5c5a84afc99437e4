import * as z from 'zod'

/** Most mailing lists that are left with one call. */
export const LEAVE_MOST = 50

/**
 * What became of asking a sender to stop. `asked`: it is under way, or the end of it is not known yet. `left`: the sender's server
 * said yes. `unsigned`: no valid signature of the sender stands for the address, so nobody was asked. `refused`: the
 * sender's server said no. `forbidden`: the address lies where this server may not call. `gone`: the letter is not there any more.
 */
export const LEFT_OUTCOMES = ['asked', 'left', 'unsigned', 'refused', 'forbidden', 'gone'] as const

export const leftMailing = z.object({
  outcome: z.enum(LEFT_OUTCOMES),
  /** True while it is `asked` and the last try failed: it is tried again by itself for a while, and can be asked again. */
  isFailing: z.boolean(),
  askedAtMs: z.number().int(),
  /** Letters that were sent after it was asked. */
  since: z.number().int().nonnegative(),
})
export type LeftMailing = z.infer<typeof leftMailing>

/** How a list can be left: `click` by this server, `page` and `mail` by the person, `none` says no way. */
export const wayOut = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['click', 'page']), url: z.string() }),
  z.object({ kind: z.literal('mail'), address: z.string() }),
  z.object({ kind: z.literal('none') }),
])

/** All that came from one list, or from one sender without one. */
export const mailing = z.object({
  /** Names it in this connection. */
  key: z.string(),
  name: z.string(),
  /** Who wrote the newest letter; '' where nobody signed. */
  address: z.string(),
  letters: z.number().int().positive(),
  lastAtMs: z.number().int(),
  way: wayOut,
  left: leftMailing.nullable(),
})
export type Mailing = z.infer<typeof mailing>

/** GET /api/connections/{id}/mailings, and 202 of POST: the one with most letters first, of the last 400 days. */
export const mailingsResponse = z.object({ mailings: z.array(mailing) })
export type MailingsResponse = z.infer<typeof mailingsResponse>

/** POST /api/connections/{id}/mailings/leave: those to leave, each with the address that was shown. 409 when it is another by now. */
export const leaveMailingsRequest = z.strictObject({
  mailings: z
    .array(z.strictObject({ key: z.string().min(1).max(300), url: z.string().min(1).max(2100) }))
    .min(1)
    .max(LEAVE_MOST),
})
export type LeaveMailingsRequest = z.infer<typeof leaveMailingsRequest>

/** GET /api/connections/{id}/mailings/left: what was asked so far, by the mailing's key, without a look into the mailbox. */
export const leftMailingsResponse = z.object({ left: z.record(z.string(), leftMailing.omit({ since: true })) })
export type LeftMailingsResponse = z.infer<typeof leftMailingsResponse>
