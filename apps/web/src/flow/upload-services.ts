import { uploads } from '../intake/uploads.ts'
import { clock } from '../platform/index.ts'
import { contentsOf } from './contents.ts'
import { livePlan } from './plans.ts'
import { createServices } from './services.ts'

/** The flow's side effects in a browser. */
export const uploadServices = createServices({ uploads, clock, contentsOf, plans: livePlan })
