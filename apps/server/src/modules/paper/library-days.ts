import { setImmediate as turn } from 'node:timers/promises'
import type { LibraryDay } from '@octavo/contract'
import { isDocument, kindOfMediaType, typeOfName } from '@octavo/core'
import { type Deadline, deadlinesIn, SURE_DAY } from '@octavo/core/paper'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import { READING_OF_FILE } from '../readings/index.ts'

/** The days that papers of libraries set. */
export interface LibraryDays {
  /** The sure ones of a library, the first day first, of what was read so far. Rejects with the signal's reason. */
  of(owner: Caller, signal: AbortSignal): Promise<readonly LibraryDay[]>
}

/** Papers that are looked at together; a text takes a millisecond at most, and others have their turn in between. */
const PAGE = 100
const AT_ONCE = 5
/** Texts whose days are remembered: a calendar asks again every few hours, and texts do not change. */
const MOST_KNOWN = 20_000

interface Row {
  readonly id: string
  readonly name: string
  readonly folder: string
  readonly media_type: string
  readonly text_key: string
  readonly is_recognised: boolean
}

export function createLibraryDays(db: Db): LibraryDays {
  const known = new Map<string, readonly Deadline[]>()

  const remember = (key: string, days: readonly Deadline[]): void => {
    for (const [oldest] of known) {
      if (known.size < MOST_KNOWN) break
      known.delete(oldest)
    }
    known.set(key, days)
  }

  /** Looks at the texts of some files whose days nobody knows yet. */
  async function look(rows: readonly Row[], signal: AbortSignal): Promise<void> {
    const asked = rows.filter(({ text_key: key }) => !known.has(key))
    for (let at = 0; at < asked.length; at += AT_ONCE) {
      await turn(undefined, { signal })
      const part = asked.slice(at, at + AT_ONCE)
      const texts = await query<{ id: string; text: string }>(
        db,
        sql`select f.id, r.reading->>'text' as text from files f join readings r on ${READING_OF_FILE}
            where f.id in (select json_array_elements_text(${JSON.stringify(part.map(({ id }) => id))}::json))`,
      )
      const byId = new Map(texts.map(({ id, text }) => [id, text]))
      for (const { id, text_key } of part)
        remember(
          text_key,
          deadlinesIn(byId.get(id) ?? '').filter(({ confidence }) => confidence >= SURE_DAY),
        )
    }
  }

  return {
    async of(owner, signal) {
      const days: LibraryDay[] = []
      for (let last: string | undefined = ''; last !== undefined; ) {
        const rows: readonly Row[] = await query<Row>(
          db,
          sql`select f.id, f.name, f.folder, f.media_type, r.reading->'ocr' is not null as is_recognised,
                r.sha256 || '.' || r.read_as || '.' || r.read_at_ms as text_key
              from files f join readings r on ${READING_OF_FILE}
              where f.owner_id = ${owner.id} and f.id > ${last} and r.reading->>'text' <> ''
              order by f.id limit ${PAGE}`,
        )
        const papers = rows.filter(isPaper)
        await look(papers, signal)
        for (const { id, name, folder, text_key } of papers)
          for (const day of known.get(text_key) ?? []) days.push({ ...day, fileId: id, name, folder })
        last = rows.length < PAGE ? undefined : rows.at(-1)?.id
      }
      return days.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    },
  }
}

/** A document, a mail, or a picture of one: what stands in a program's source sets no days. */
const isPaper = ({ name, media_type, is_recognised }: Row): boolean => {
  const kind = typeOfName(name)?.kind ?? kindOfMediaType(media_type)
  return is_recognised || kind === 'mail' || (kind !== undefined && isDocument(kind))
}
