import { LIMITS } from '@octavo/core'
import { ask, bridge, type ShellError } from './bridge.ts'
import { readLocal } from './read-local.ts'

/** What came of asking for photos or documents of the device. */
export type Taken =
  | {
      readonly outcome: 'taken'
      readonly files: readonly File[] /** Chosen, but more than may come at once. */
      readonly leftCount: number
    }
  | { readonly outcome: 'cancelled' | 'empty' | 'refused' | 'failed' }

/** A file as `@capawesome/capacitor-file-picker` tells of it. */
interface Picked {
  readonly name: string
  readonly mimeType?: string
  readonly modifiedAt?: number
  readonly path?: string
}

/**
 * Photos and videos of the device, by its own picker: at most 50. A picker that gives one at a time is opened again,
 * 10 times at most, until the person has enough.
 */
export const takePhotos = async (): Promise<Taken> => {
  await askForPlaces()
  const picked: Picked[] = []
  for (let round = 0; round < LIMITS.nativePhotoRounds && picked.length < LIMITS.photoImport; round += 1) {
    try {
      const { files } = await pick('pickMedia', { limit: 0, skipTranscoding: true })
      picked.push(...files)
      if (files.length !== 1) break
    } catch (error) {
      if (picked.length === 0) return { outcome: outcomeOf(error) }
      break
    }
  }
  return asTaken(picked, LIMITS.photoImport)
}

/** Documents of the device, by its own picker: at most 30. */
export const takeDocuments = async (): Promise<Taken> => {
  try {
    const { files } = await pick('pickFiles', { limit: 0 })
    return await asTaken(files, LIMITS.documentImport)
  } catch (error) {
    return { outcome: outcomeOf(error) }
  }
}

const pick = (method: 'pickMedia' | 'pickFiles', options: object) =>
  ask<{ readonly files: readonly Picked[] }>('FilePicker', method, { ...options, readData: false })

/** Android hides where a photo was taken until it is asked; without it photos come all the same. */
const askForPlaces = async (): Promise<void> => {
  if (bridge().getPlatform() !== 'android') return
  await ask('FilePicker', 'requestPermissions', { permissions: ['accessMediaLocation'] }).catch(() => undefined)
}

/** Which of the outcomes a picker's error means: it says why in words only. */
export const outcomeOf = (error: unknown): 'cancelled' | 'refused' | 'failed' => {
  const { message = '', code = '' } = error instanceof Error ? (error as ShellError) : {}
  if (/cancell?ed/i.test(message)) return 'cancelled'
  if (code === 'permission_denied' || /denied|permission|not allowed/i.test(message)) return 'refused'
  console.error('The picker of the device failed', error)
  return 'failed'
}

const asTaken = async (picked: readonly Picked[], most: number): Promise<Taken> => {
  if (picked.length === 0) return { outcome: 'empty' }
  try {
    const files: File[] = []
    // One after the other: fifty films at once would be more than a telephone can hold.
    for (const one of picked.slice(0, most)) files.push(await asFile(one))
    return { outcome: 'taken', files, leftCount: Math.max(0, picked.length - most) }
  } catch (error) {
    console.error('What was picked could not be read', error)
    return { outcome: 'failed' }
  }
}

const asFile = async ({ name, mimeType, modifiedAt, path = '' }: Picked): Promise<File> =>
  new File([await readLocal(path)], name, {
    ...(mimeType ? { type: mimeType } : {}),
    ...(modifiedAt ? { lastModified: modifiedAt } : {}),
  })
