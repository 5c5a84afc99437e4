import { sendPhoneBatch } from '../intake/send-batch.ts'
import { createUploads } from '../intake/uploads.ts'
import { clock } from '../platform/index.ts'
import { createLibraryCarry } from './carry-to-library.ts'
import { contentsOf } from './contents.ts'
import type { DeviceServices } from './device-types.ts'
import { libraryPlan } from './plans.ts'
import { createServices } from './services.ts'

const uploads = createUploads({ send: sendPhoneBatch, clock })

/** Brings what was reviewed on a phone into the library, with a plan of its own. */
export const carryToLibrary: DeviceServices['carry'] = async (...args) => {
  const plans = libraryPlan()
  try {
    return await createLibraryCarry(createServices({ uploads, clock, contentsOf, plans }), contentsOf)(...args)
  } finally {
    plans.close()
  }
}
