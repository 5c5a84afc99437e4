import type { LevelsResponse, RuleFile, TryRulesResponse, WhyRulesResponse } from '@octavo/contract'
import type { Level } from '@octavo/core/rules'
import { requestJson } from './http.ts'
import { requestFollowed } from './progress-lines.ts'

/** What a server says is checked before anything trusts it; the schemas are fetched with the first call. */
const schemas = () => import('@octavo/contract')

/** What rules would do with the whole library; `onProgress` hears how many files are judged. Nothing changes. Throws HttpError. */
export const tryRules = async (
  rules: RuleFile,
  signal: AbortSignal,
  onProgress: (doneCount: number) => void,
): Promise<TryRulesResponse> => {
  const [{ tryRulesResponse }, answer] = await Promise.all([
    schemas(),
    requestFollowed('/api/rules/try', { method: 'POST', body: { rules }, signal }, onProgress),
  ])
  return tryRulesResponse.parse(answer)
}

/** Why rules have, or have not, their say about a file of the library. Throws HttpError. */
export const whyRules = async (rules: RuleFile, fileId: string, signal: AbortSignal): Promise<WhyRulesResponse> => {
  const [{ whyRulesResponse }, answer] = await Promise.all([
    schemas(),
    requestFollowed('/api/rules/why', { method: 'POST', body: { rules, fileId }, signal }, () => undefined),
  ])
  return whyRulesResponse.parse(answer)
}

/** How far rules go by themselves. Throws HttpError. */
export const ruleLevels = async (rules: RuleFile, signal?: AbortSignal): Promise<LevelsResponse> => {
  const [{ levelsResponse }, answer] = await Promise.all([
    schemas(),
    requestJson('/api/rules/levels', { method: 'POST', body: { rules }, ...(signal && { signal }) }),
  ])
  return levelsResponse.parse(answer)
}

/** Lets a rule go by itself, or has it ask again; gives all levels. Throws HttpError. */
export const giveLevel = async (rules: RuleFile, name: string, level: Level): Promise<LevelsResponse> => {
  const [{ levelsResponse }, answer] = await Promise.all([
    schemas(),
    requestJson('/api/rules/levels', { method: 'PUT', body: { rules, name, level } }),
  ])
  return levelsResponse.parse(answer)
}
