import type { LibraryDay } from '@octavo/contract'
import { requestJson, respond } from './http.ts'

/** The days that the papers of the library set, the first day first, as far as they were read. Throws HttpError. */
export const listDates = async (signal: AbortSignal): Promise<readonly LibraryDay[]> => {
  const [{ listDatesResponse }, answer] = await Promise.all([
    import('@octavo/contract'),
    requestJson('/api/dates', { signal }),
  ])
  return listDatesResponse.parse(answer).days
}

/** The same as a calendar, its titles in a language. Throws HttpError. */
export const calendarOfDates = async (language: string): Promise<Blob> =>
  await (await respond(`/api/dates.ics?language=${language}`, {})).blob()
