import { createHash, randomBytes } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '@octavo/core'
import type { Args } from '../args.ts'
import { dataFolder } from '../data-folder.ts'
import { EXIT } from '../exit.ts'
import type { Output } from '../output.ts'

const MINUTES = 15

/**
 * `octavo account reset-password EMAIL`: makes a link with which that person sets a new password, once, within 15 minutes.
 * Only the token's hash is written, into the data folder, where the server looks for it; that the person exists is not
 * told. The link begins with OCTAVO_PUBLIC_URL and never with anything that a visitor sent.
 */
export async function account(args: Args, output: Output): Promise<number> {
  const [action, email = ''] = args.operands
  if (action !== 'reset-password' || !/^[^\s@]+@[^\s@]+$/u.test(email))
    throw new AppError('bad_input', 'It is used like this: octavo account reset-password EMAIL')
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const expiresAtMs = Date.now() + MINUTES * 60_000
  const permit = `${JSON.stringify({ tokenHash, email, expiresAtMs })}\n`
  appendFileSync(path.join(dataFolder(), 'resets.ndjson'), permit, { mode: 0o600, flush: true })
  const link = `${(process.env.OCTAVO_PUBLIC_URL ?? '').replace(/\/$/u, '')}/auth#reset=${token}`
  output.record({ type: 'reset', link, expiresAtMs })
  output.say('Give this link to the person, by a way that you trust. It works once, for 15 minutes:', `  ${link}`)
  if (link.startsWith('/')) output.note("OCTAVO_PUBLIC_URL is not set: put your server's address in front of it.")
  return EXIT.ok
}
