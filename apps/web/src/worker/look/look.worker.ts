import { blobSource } from '@octavo/core'
import {
  DEFAULT_LIMITS,
  findPicture,
  openPages,
  opensMembers,
  type Pages,
  read,
  readMember,
  readTable,
} from '@octavo/readers'
import { closeDoors } from '../sort/close-doors.ts'
import { fontOf, keepFonts } from './fonts.ts'
import { encodeDrawing, smallOf } from './picture.ts'
import type { Answers, FromLooker, Inside, LookJob, ToLooker } from './protocol.ts'

/** Far more than anybody reads before opening a file with its own program. */
const LIMITS = { ...DEFAULT_LIMITS, textChars: 200_000, softMs: 7_000 }
/** A member is opened whole: larger ones are for their own program. */
const MEMBER_LIMITS = { ...LIMITS, memberBytes: 32 * 1024 * 1024 }
const NO_PICTURE = { code: 'unsupported', reason: 'This browser has no decoder for it.' } as const

const thumb = async ({ name, blob, ...how }: Extract<LookJob, { type: 'thumb' }>): Promise<Blob | undefined> => {
  const made = await findPicture(
    { name, source: blobSource(blob) },
    LIMITS,
    async (picture) => {
      const small = picture instanceof Uint8Array ? await smallOf(picture, how) : await encodeDrawing(picture)
      return small ? { small } : NO_PICTURE
    },
    fontOf,
  )
  return 'small' in made ? made.small : undefined
}

const inside = async ({ name, blob }: Extract<LookJob, { type: 'inside' }>): Promise<Inside> => {
  const input = { name, source: blobSource(blob) }
  const sheets = await readTable(input, LIMITS)
  if (sheets.length > 0) return { sheets }
  const reading = await read(input, LIMITS)
  const holdsSome = reading.members !== undefined || (reading.mail?.attachments.length ?? 0) > 0
  return { ...reading, ...(holdsSome && { opens: await opensMembers(input) }) }
}

const member = async ({ name, blob, at }: Extract<LookJob, { type: 'member' }>): Promise<Answers['member']> => {
  const found = await readMember({ name, source: blobSource(blob) }, at, MEMBER_LIMITS)
  return found instanceof Uint8Array ? new Blob([found.slice()]) : (found.code ?? 'damaged')
}

/** The PDF that is looked at: its pages are drawn one after the other. */
let opened: { readonly blob: Blob; readonly pages: Promise<Pages> } | undefined

const page = async ({ blob, number, sidePx }: Extract<LookJob, { type: 'page' }>): Promise<Answers['page']> => {
  // Each message brings a Blob of its own; the size tells another file, for a worker serves one file at a time.
  if (opened?.blob.size !== blob.size) opened = { blob, pages: openPages(blobSource(blob), fontOf) }
  const pages = await opened.pages
  const picture = await encodeDrawing(await pages.draw(number, sidePx))
  void keepFonts()
  return { count: pages.count, picture }
}

const answerTo = (job: ToLooker): Promise<Answers[keyof Answers]> => {
  if (job.type === 'thumb') return thumb(job)
  if (job.type === 'inside') return inside(job)
  return job.type === 'member' ? member(job) : page(job)
}

closeDoors()
addEventListener('message', async ({ data }: MessageEvent<ToLooker | undefined>) => {
  // pdf.js listens and speaks on this channel too, in its own words.
  if (data?.job === undefined) return
  const answer = await answerTo(data).catch(() => undefined)
  postMessage({ job: data.job, answer: answer ?? (data.type === 'inside' ? {} : undefined) } satisfies FromLooker)
})
