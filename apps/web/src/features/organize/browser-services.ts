import { browserClock, sendBatch } from '../../platform/web/index.ts'
import { createServices } from './services.ts'

/** The flow's side effects in a browser. */
export const browserServices = createServices({ send: sendBatch, clock: browserClock })
