import { baseName } from '@octavo/core'
import { createLooker, type Inside, type Looker } from '../worker/look/client.ts'
import { shapeOf } from './kinds.ts'
import type { Content, Holder, Opened, Subject } from './look.ts'

/** Where the bytes of one thing are had. */
export interface Bytes {
  /** Where the browser itself reads them. */
  address(): string
  /** The bytes, at most the first `maxBytes`; undefined when there are more than may be fetched whole. Rejects as `Look.open`. */
  blob(signal: AbortSignal, maxBytes?: number): Promise<Blob | undefined>
  /** Its small picture, for what this browser can't open. */
  thumb(signal: AbortSignal): Promise<Blob | 'later' | undefined>
  close(): void
}

/** Nobody reads more of a text before opening it with a program. */
const TEXT_BYTES = 512 * 1024
/** What is drawn of a picture that only a reader can open. */
const LARGE_PX = 2048
const FIRST_PX = 1200

const PROBLEMS: Readonly<Record<string, 'locked' | 'damaged' | 'large'>> = {
  password_needed: 'locked',
  damaged: 'damaged',
  too_large: 'large',
  too_slow: 'large',
}

/** Opens a thing from its bytes, wherever they lie: what a browser can't show by itself is read in a worker. */
export const openBytes = async (of: Subject, bytes: Bytes, signal: AbortSignal): Promise<Opened> => {
  const looker = createLooker()
  const addresses: string[] = []
  const close = () => {
    looker.close()
    bytes.close()
    for (const address of addresses) URL.revokeObjectURL(address)
  }
  const addressOf = (blob: Blob) => {
    addresses.push(URL.createObjectURL(blob))
    return addresses.at(-1) ?? ''
  }
  try {
    return { content: await contentOf(of, { bytes, looker, addressOf, signal }), close }
  } catch (error) {
    close()
    throw error
  }
}

interface Tools {
  readonly bytes: Bytes
  readonly looker: Looker
  readonly addressOf: (blob: Blob) => string
  readonly signal: AbortSignal
}

const contentOf = async (of: Subject, { bytes, looker, addressOf, signal }: Tools): Promise<Content> => {
  const shape = shapeOf(of)
  if (shape === 'picture' || shape === 'video' || shape === 'sound') return { type: shape, address: bytes.address() }
  const blob = await bytes.blob(signal, shape === 'text' ? TEXT_BYTES : undefined)
  const small = async (why: 'none' | 'locked' | 'damaged' | 'large'): Promise<Content> => {
    const large =
      blob && shape === 'other' ? await looker.ask(thumbJob(of, blob), signal).catch(ended(signal)) : undefined
    const picture = large ?? (await bytes.thumb(signal))
    return picture instanceof Blob ? { type: 'picture', address: addressOf(picture) } : { type: 'nothing', why }
  }
  if (!blob) return small('large')
  if (shape === 'pages') return (await pagesOf(blob, looker, signal)) ?? small('damaged')
  const inside = await looker.ask({ type: 'inside', name: of.name, blob }, signal).catch(ended(signal))
  const holder: Holder = inside?.opens ? { open: (at, stop) => openMember(of, blob, nameOf(inside, at), at, stop) } : {}
  return (inside && shown(inside, holder)) ?? small(PROBLEMS[inside?.code ?? ''] ?? 'none')
}

const nameOf = ({ members, mail }: Inside, at: number): string =>
  baseName(members?.[at]?.name ?? mail?.attachments[at] ?? '')

/** Opens what lies inside of something: its bytes are unpacked in a worker that is ended with it. */
const openMember = async (of: Subject, blob: Blob, name: string, at: number, signal: AbortSignal): Promise<Opened> => {
  const looker = createLooker()
  try {
    const found = await looker.ask({ type: 'member', name: of.name, blob, at }, signal).catch(ended(signal))
    if (found instanceof Blob)
      return await openBytes(
        { id: `${of.id}/${at}`, name, mediaType: '', sizeBytes: found.size },
        bytesOfBlob(found, async () => undefined),
        signal,
      )
    return { content: { type: 'nothing', why: PROBLEMS[found ?? ''] ?? 'none' }, close: () => undefined }
  } finally {
    looker.close()
  }
}

/** Bytes that are here. `thumb`: their small picture, where somebody can make one. */
export const bytesOfBlob = (blob: Blob, thumb: Bytes['thumb']): Bytes => {
  let address: string | undefined
  return {
    address() {
      address ??= URL.createObjectURL(blob)
      return address
    },
    blob: async (_, maxBytes) => (maxBytes === undefined ? blob : blob.slice(0, maxBytes)),
    thumb,
    close: () => address !== undefined && URL.revokeObjectURL(address),
  }
}

const thumbJob = ({ name }: Subject, blob: Blob) => ({ type: 'thumb', name, blob, sidePx: LARGE_PX }) as const

/** A worker that broke leaves nothing to show; who has gone is told so. */
const ended = (signal: AbortSignal) => () => {
  signal.throwIfAborted()
  return undefined
}

const pagesOf = async (blob: Blob, looker: Looker, signal: AbortSignal): Promise<Content | undefined> => {
  const first = await looker.ask({ type: 'page', blob, number: 1, sidePx: FIRST_PX }, signal).catch(ended(signal))
  if (!first) return undefined
  return {
    type: 'pages',
    count: first.count,
    async page(number, sidePx, stop) {
      if (number === 1 && sidePx <= FIRST_PX) return first.picture
      return (await looker.ask({ type: 'page', blob, number, sidePx }, stop).catch(ended(stop)))?.picture
    },
  }
}

const shown = ({ sheets, mail, members, memberCount, text }: Inside, holder: Holder): Content | undefined => {
  if (sheets) return { type: 'table', sheets }
  // A mailbox has members and the headers of its first mail.
  if (members && members.length > 0)
    return { type: 'members', members, count: memberCount ?? members.length, ...holder }
  if (mail) return { type: 'mail', mail, text: text ?? '', ...holder }
  return text === undefined || text === '' ? undefined : { type: 'text', text }
}
