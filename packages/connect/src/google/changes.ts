import { AppError } from '@octavo/core'
import { type Changes, type Entry, TOP } from '@octavo/core/connect'
import { asList, asObject, asText } from '../body.ts'
import { type DriveCalls, LISTED, MOST_A_PAGE, notFound } from './calls.ts'
import { type Cursor, readCursor } from './cursor.ts'
import { FIELDS, fileOf, quoted } from './file.ts'

/** Folders whose insides are asked for at once: a search is some thousand characters at most. */
const FOLDERS_AT_ONCE = 40

type Inside = Extract<Cursor, { at: 'inside' }>

interface Ask {
  readonly cursor: string | undefined
  readonly within: string
  readonly limit: number | undefined
  readonly signal: AbortSignal | undefined
}

/** A page of a drive, or of what came since: the whole of it is followed by Google's feed, one folder is listed anew. */
export async function driveChanges(calls: DriveCalls, ask: Ask): Promise<Changes | 'expired'> {
  const { cursor, within, limit = MOST_A_PAGE, signal } = ask
  const most = Math.min(Math.max(limit, 1), MOST_A_PAGE)
  const at = cursor === undefined ? await begin(calls, within, signal) : readCursor(cursor)
  if (at === undefined) return 'expired'
  if (at.at === 'feed') return await feed(calls, at.page, String(most), signal)
  return at.at === 'all'
    ? await listing(calls, at, String(most), signal)
    : await insides(calls, at, within, most, signal)
}

async function begin(calls: DriveCalls, within: string, signal?: AbortSignal): Promise<Cursor> {
  if (within !== TOP) return { at: 'inside', now: [within], waiting: [] }
  // Asked for before the first page: what comes while the listing runs is told after it.
  const start = await calls.read('changes/startPageToken', { fields: 'startPageToken' }, signal)
  return { at: 'all', since: asText(start.startPageToken) ?? '' }
}

const listed = (entries: readonly Entry[], cursor: Cursor, hasMore: boolean): Changes => ({
  ...{ entries, gone: [], unlisted: [], isListing: true },
  ...{ cursor: JSON.stringify(cursor), hasMore },
})

async function listing(
  calls: DriveCalls,
  at: Extract<Cursor, { at: 'all' }>,
  pageSize: string,
  signal?: AbortSignal,
): Promise<Changes | 'expired'> {
  const query = { q: 'trashed=false', pageSize, fields: LISTED, ...(at.page !== undefined && { pageToken: at.page }) }
  const page = await calls.page('files', query, signal)
  if (page === 'expired') return page
  const entries = (await calls.files(page?.files, signal)).map(({ entry }) => entry)
  const next = asText(page?.nextPageToken)
  if (next === undefined) return listed(entries, { at: 'feed', page: at.since }, false)
  return listed(entries, { ...at, page: next }, true)
}

/** As many folders as fill a page. */
async function insides(
  calls: DriveCalls,
  from: Inside,
  within: string,
  limit: number,
  signal?: AbortSignal,
): Promise<Changes | 'expired'> {
  // After its end it begins again: the feed does not tell what lies below what.
  let at = from.now.length === 0 ? { ...from, now: [within] } : from
  const entries: Entry[] = []
  while (at.now.length > 0 && entries.length < limit) {
    const page = await insideOf(calls, at, within, limit, signal)
    if (page === 'expired') return page
    entries.push(...page.entries)
    at = page.at
  }
  return listed(entries, at, at.now.length > 0)
}

/** The insides of many folders are asked for at once; where one of them has gone since, by halves, until it is passed over. */
async function insideOf(
  calls: DriveCalls,
  { now, waiting, page: pageToken }: Inside,
  within: string,
  limit: number,
  signal?: AbortSignal,
): Promise<{ readonly entries: readonly Entry[]; readonly at: Inside } | 'expired'> {
  const parents = now.map((id) => `${quoted(id)} in parents`).join(' or ')
  const query = { q: `(${parents}) and trashed=false`, pageSize: String(limit), fields: LISTED }
  const page = await calls.page('files', { ...query, ...(pageToken !== undefined && { pageToken }) }, signal)
  if (page === 'expired') return page
  if (page === undefined) {
    if (now.includes(within)) throw notFound()
    if (now.length === 1) return { entries: [], at: { at: 'inside', ...next(waiting) } }
    const half = now.length >> 1
    return { entries: [], at: { at: 'inside', now: now.slice(0, half), waiting: [...now.slice(half), ...waiting] } }
  }
  const entries = (await calls.files(page.files, signal)).map(({ entry }) => entry)
  if (entries.length === 0 && now.includes(within)) await checkFolder(calls, within, signal)
  const all = [...waiting, ...entries.filter(({ kind }) => kind === 'folder').map(({ id }) => id)]
  const more = asText(page.nextPageToken)
  const at = more === undefined ? next(all) : { now, waiting: all, page: more }
  return { entries, at: { at: 'inside', ...at } }
}

const next = (waiting: readonly string[]) => ({
  now: waiting.slice(0, FOLDERS_AT_ONCE),
  waiting: waiting.slice(FOLDERS_AT_ONCE),
})

/** Throws AppError `not_found`, `not_a_folder`. */
export async function checkFolder(calls: DriveCalls, id: string, signal?: AbortSignal): Promise<void> {
  if (id === TOP) return
  const found = await calls.file(id, signal)
  if (found === undefined) throw notFound()
  if (found.entry.kind !== 'folder') throw new AppError('not_a_folder', 'It is a file.')
}

async function feed(
  calls: DriveCalls,
  pageToken: string,
  pageSize: string,
  signal?: AbortSignal,
): Promise<Changes | 'expired'> {
  const fields = `nextPageToken,newStartPageToken,changes(changeType,fileId,removed,file(${FIELDS}))`
  const page = await calls.page('changes', { pageToken, pageSize, fields }, signal)
  if (page === undefined || page === 'expired') return 'expired'
  const top = await calls.topId(signal)
  // A page may name a thing more than once; what it says last is how it is.
  const last = new Map<string, Entry | undefined>()
  for (const change of asList(page.changes).map(asObject)) {
    const id = asText(change?.fileId)
    if (change === undefined || id === undefined || id === top || change.changeType === 'drive') continue
    last.set(id, change.removed === true ? undefined : fileOf(change.file, top)?.entry)
  }
  const more = asText(page.nextPageToken)
  const cursor: Cursor = { at: 'feed', page: more ?? asText(page.newStartPageToken) ?? pageToken }
  return {
    entries: [...last.values()].filter((entry) => entry !== undefined),
    gone: [...last].flatMap(([id, entry]) => (entry === undefined ? [id] : [])),
    unlisted: [],
    isListing: false,
    cursor: JSON.stringify(cursor),
    hasMore: more !== undefined,
  }
}
