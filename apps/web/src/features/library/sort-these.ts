import type { LibraryFile } from '@octavo/contract'
import { getFlow } from '../../flow/flow.ts'
import { stageOf } from '../../flow/stages.ts'
import { listFiles } from '../../http/api.ts'
import { type Key, type Source, thingsOf } from './entry.ts'

/** All files in a folder and below it. Throws HttpError. */
const filesBelow = async (folder: string): Promise<readonly LibraryFile[]> => {
  const files: LibraryFile[] = []
  let cursor: string | undefined
  do {
    const page = await listFiles({ folder, ...(cursor === undefined ? {} : { cursor }) })
    files.push(...page.files)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return files
}

/** What stands in the way of handing files to the organizer: something that runs there, or a review that would be given up. */
export const organizerState = async (): Promise<'free' | 'busy' | 'review'> => {
  const flow = await getFlow()
  const now = flow.getSnapshot()
  const stage = stageOf(now)
  if (stage === 'sorting' || stage === 'approving' || now.matches({ sort: 'uploading' })) return 'busy'
  return now.context.draft && now.context.files.length > 0 ? 'review' : 'free'
}

/** Hands files, and all that is in folders, to the organizer; how many there were. Throws HttpError. */
export const sortThese = async (keys: ReadonlySet<Key>, source: Source): Promise<number> => {
  const { ids, folders } = thingsOf(keys)
  const chosen = await source.load(ids)
  const files = new Map(chosen.flatMap((entry) => (entry.is === 'file' ? [[entry.file.id, entry.file]] : [])))
  for (const folder of folders) for (const file of await filesBelow(folder)) files.set(file.id, file)
  const there = [...files.values()].filter(({ state }) => state === 'ok')
  if (there.length === 0) return 0
  const flow = await getFlow()
  flow.send({ type: 'GO', stage: 'collect' })
  flow.send({ type: 'RESUME', files: there })
  return there.length
}
