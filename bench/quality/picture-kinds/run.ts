/**
 * Kinds of real pictures of a part. `report` is run once a release, by report.ts.
 * Usage: OCTAVO_PICTURES=... OCTAVO_DATA=... node bench/quality/picture-kinds/run.ts [fit|choose|seen|report]
 */
import { table } from '../sets.ts'
import { measuredKinds } from './measure.ts'

const PARTS_OF_PICTURES = ['fit', 'choose', 'seen', 'report'] as const

table(await measuredKinds(PARTS_OF_PICTURES.find((part) => part === process.argv[2]) ?? 'choose'))
