import { createHash } from 'node:crypto'
import { type Advice, isUnclear, type Judged, type JudgeInput, type Language } from '@octavo/core'
import type { Caller } from '../callers/index.ts'
import type { StoredEntry } from '../library/index.ts'
import type { ModelAdvice, OwnModels } from '../models/index.ts'

/** Answers of models that are kept; the oldest go first. */
const MOST_KEPT = 5000

/** Asks a connected model about what is unclear, and about the same thing only once. */
export interface AdviceCache {
  advise(
    owner: Caller,
    files: readonly { readonly entry: StoredEntry; readonly input: JudgeInput; readonly local: Judged }[],
    own: { readonly folders: readonly string[]; readonly language: Language },
    signal: AbortSignal,
  ): ReturnType<ModelAdvice['advise']>
}

/**
 * Two runs over the same files have the same result, although a model may change its mind: what it said is kept as long
 * as the model, the content and name of the file, the person's folders and the local verdict are the same (I-9). A
 * correction changes the local verdict, and so the model is asked anew or not at all.
 */
export function createAdviceCache(parts: { readonly models: ModelAdvice; readonly ownModels: OwnModels }): AdviceCache {
  const { models, ownModels } = parts
  const kept = new Map<string, Advice>()
  return {
    async advise(owner, files, { folders, language }, signal) {
      const unclear = files.filter(({ local }) => isUnclear(local.verdict))
      if (unclear.length === 0) return { advice: new Map() }
      const own = await ownModels.read(owner)
      const common = [owner.id, own ? [own.kind, own.url, own.name] : models.name, folders, language]
      const keyOf = ({ file }: StoredEntry, { verdict }: Judged): string =>
        createHash('sha256')
          .update(JSON.stringify([common, file.sha256, file.path, verdict.category, verdict.confidence]))
          .digest('base64')
      const keys = new Map(unclear.map(({ entry, local }) => [entry.file.id, keyOf(entry, local)]))
      const known = new Map<string, Advice>()
      for (const [itemId, key] of keys) {
        const before = kept.get(key)
        if (before) known.set(itemId, { ...before, itemId })
      }
      const open = unclear.flatMap(({ entry, input }) => (known.has(entry.file.id) ? [] : [input]))
      const asked = await models.advise(owner, open, { folders, language }, signal)
      for (const [itemId, advice] of asked.advice) {
        const key = keys.get(itemId)
        if (key !== undefined) kept.set(key, advice)
      }
      for (const key of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(key)
      return { ...asked, advice: new Map([...known, ...asked.advice]) }
    },
  }
}
