import type { LearnedRequest, LearnedResponse } from '@octavo/contract'
import { getJson, requestJson } from './http.ts'

/** What a server says is checked before anything trusts it; the schemas are fetched with the first call. */
const schemas = () => import('@octavo/contract')

/** What the library has learned, by folder. Throws HttpError, TypeError when the server can't be reached. */
export const learnedThere = async (signal?: AbortSignal): Promise<LearnedResponse['folders']> => {
  const [all, answer] = await Promise.all([schemas(), getJson('/api/learned', signal ? { signal } : {})])
  return all.learnedResponse.parse(answer).folders
}

/** All of it as a text to take along. Throws as `learnedThere`. */
export const learnedTextThere = async (): Promise<string> => {
  const [all, answer] = await Promise.all([schemas(), getJson('/api/learned/text')])
  return all.learnedText.parse(answer).text
}

/** Changes it, and gives what is known then. Throws as `learnedThere`. */
export const changeLearnedThere = async (change: LearnedRequest): Promise<LearnedResponse['folders']> => {
  const [all, answer] = await Promise.all([schemas(), requestJson('/api/learned', { method: 'POST', body: change })])
  return all.learnedResponse.parse(answer).folders
}
