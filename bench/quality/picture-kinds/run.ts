/**
 * Kinds of real pictures of a part. `report` is run once a release, by report.ts.
 * Usage: OCTAVO_PICTURES=... OCTAVO_DATA=... node bench/quality/picture-kinds/run.ts [fit|choose]
 */
import { table } from '../sets.ts'
import { measuredKinds } from './measure.ts'

table(await measuredKinds(process.argv[2] === 'fit' ? 'fit' : 'choose'))
