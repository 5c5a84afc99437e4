import { createHash } from 'node:crypto'
import { isUnclear, type Judged, type UnderstandInput } from '@octavo/core'
import type { Owner } from '../callers/index.ts'
import type { StoredEntry } from '../library/index.ts'
import type { ModelAdvice, OwnModels } from '../models/index.ts'

/** Answers of models that are kept; the oldest go first. */
const MOST_KEPT = 5000

/** Asks a connected model about what is unclear, and about the same thing only once. */
export interface AdviceCache {
  improve(
    owner: Owner,
    files: readonly { readonly entry: StoredEntry; readonly input: UnderstandInput; readonly local: Judged }[],
    folders: readonly string[],
    signal: AbortSignal,
  ): ReturnType<ModelAdvice['improve']>
}

/**
 * Two runs over the same files have the same result, although a model may change its mind: what it said is kept as long
 * as the model, the content and name of the file, the person's folders and the local verdict are the same (I-9). A
 * correction changes the local verdict, and so the model is asked anew or not at all.
 */
export function createAdviceCache(parts: { readonly models: ModelAdvice; readonly ownModels: OwnModels }): AdviceCache {
  const { models, ownModels } = parts
  const kept = new Map<string, Judged>()
  return {
    async improve(owner, files, folders, signal) {
      const unclear = files.filter(({ local }) => isUnclear(local.verdict))
      if (unclear.length === 0) return { verdicts: files.map(({ local }) => local) }
      const own = await ownModels.read(owner)
      const common = [owner.id, own ? [own.kind, own.url, own.name] : models.name, folders]
      const keyOf = ({ file }: StoredEntry, { verdict }: Judged): string =>
        createHash('sha256')
          .update(JSON.stringify([common, file.sha256, file.path, verdict.category, verdict.confidence]))
          .digest('base64')
      const known = new Map<string, Judged>()
      for (const { entry, local } of unclear) {
        const before = kept.get(keyOf(entry, local))
        if (before) known.set(entry.file.id, { ...before, verdict: { ...before.verdict, itemId: entry.file.id } })
      }
      const open = files.filter(({ entry }) => !known.has(entry.file.id))
      const asked = await models.improve(
        owner,
        open.map(({ input }) => input),
        open.map(({ local }) => local),
        folders,
        signal,
      )
      open.forEach(({ entry, local }, index) => {
        const judged = asked.verdicts[index] ?? local
        known.set(entry.file.id, judged)
        if (judged.verdict.by === 'model') kept.set(keyOf(entry, local), judged)
      })
      for (const key of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(key)
      return { ...asked, verdicts: files.map(({ entry, local }) => known.get(entry.file.id) ?? local) }
    },
  }
}
