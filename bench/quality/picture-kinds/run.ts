/**
 * Kinds of real pictures of a part, and where they go. `report` is run once a release, by report.ts.
 * Usage: OCTAVO_PICTURES=... OCTAVO_DATA=... node bench/quality/picture-kinds/run.ts [fit|choose|report|first-report|second-report|third-report|fourth-report|drawn]
 */
import { table } from '../sets.ts'
import { measuredKinds, measuredPlaces } from './measure.ts'

const PARTS = [
  'fit',
  'choose',
  'report',
  'first-report',
  'second-report',
  'third-report',
  'fourth-report',
  'drawn',
] as const

const part = PARTS.find((one) => one === process.argv[2]) ?? 'choose'
table(await measuredKinds(part))
table(await measuredPlaces(part))
