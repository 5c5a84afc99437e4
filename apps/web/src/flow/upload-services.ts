import { uploads } from '../intake/uploads.ts'
import { clock } from '../platform/index.ts'
import { contentsOf } from './contents.ts'
import { createFileUnasked } from './file-unasked.ts'
import { libraryPlan, livePlan } from './plans.ts'
import { createServices } from './services.ts'
import type { UploadServices } from './types.ts'

/** The flow's side effects in a browser. */
const services = createServices({ uploads, clock, contentsOf, plans: livePlan })

/** What needs no review has a plan of its own beside that of the review. */
const fileUnasked: UploadServices['fileUnasked'] = async (...args) => {
  const plans = libraryPlan()
  try {
    return await createFileUnasked(createServices({ uploads, clock, contentsOf, plans }).organize)(...args)
  } finally {
    plans.close()
  }
}

export const uploadServices: UploadServices = { ...services, fileUnasked }
