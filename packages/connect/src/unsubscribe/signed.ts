import { wayOut } from '@octavo/core'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'

/** Gives the TXT records of a name, each as the pieces that it came in. Throws what Node's resolver throws. */
export type ResolveTxt = (name: string) => Promise<readonly (readonly string[])[]>

/** The two headers that a signature has to stand for (RFC 8058, 4). */
const COVERED = ['list-unsubscribe', 'list-unsubscribe-post']

/**
 * The address for leaving by one click that a valid DKIM signature (RFC 6376) stands for: it covers both headers, and each of
 * them is there once, for of several a signature says nothing of the first. `atMs` is when the message came: signatures end.
 * Undefined where none does. Throws what the resolver throws where it can't be told.
 */
export async function signedWayOut(
  message: Uint8Array,
  atMs: number,
  resolveTxt: ResolveTxt,
): Promise<string | undefined> {
  let unheard: unknown
  const resolver = async (name: string): Promise<string[][]> => {
    try {
      return (await resolveTxt(name)).map((pieces) => [...pieces])
    } catch (error) {
      if (!NO_RECORD.has(String(Object(error).code))) unheard = error
      throw error
    }
  }
  const { headers, results } = await dkimVerify(Buffer.from(message), { resolver, curTime: new Date(atMs) })
  const [unsubscribe, post] = COVERED.map((name) => {
    const [line, another] = headers?.parsed.filter(({ key }) => key === name) ?? []
    return another === undefined ? line?.line.toString('latin1').replace(/^[^:]*:/u, '') : undefined
  })
  const way = wayOut({ unsubscribe: unsubscribe ?? '', post: post ?? '' })
  if (way.kind !== 'click') return undefined
  const isValid = results.some(({ status, signingHeaders }) => {
    const keys = new Set((signingHeaders?.keys ?? '').split(':').map((key) => key.trim().toLowerCase()))
    return status.result === 'pass' && COVERED.every((name) => keys.has(name))
  })
  if (!isValid && unheard !== undefined) throw unheard
  return isValid ? way.url : undefined
}

/** What a resolver says where there is nothing: not that it could not ask. */
const NO_RECORD: ReadonlySet<string> = new Set(['ENODATA', 'ENOTFOUND'])
