import { getFlow } from '../../flow/flow.ts'
import { stageOf } from '../../flow/stages.ts'
import { chosenFiles } from './chosen-files.ts'
import type { Key, Source } from './entry.ts'

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
  const there = (await chosenFiles(keys, source)).filter(({ state }) => state === 'ok')
  if (there.length === 0) return 0
  const flow = await getFlow()
  flow.send({ type: 'GO', stage: 'collect' })
  flow.send({ type: 'RESUME', files: there })
  return there.length
}
