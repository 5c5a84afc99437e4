/**
 * The gate of rare words: nothing in the code may name a thing of a test set. Lists words and phrases of the code's tables
 * (`tables.ts`) that stand in one set far more than anywhere else, and fails where nobody looked at one (`looked-at.ts`), or
 * where a table is missing in the list of tables. Where there are no sets it says so and fails, but for `--if-there`.
 * `--tables` looks at the list of tables only. `--all` prints what was looked at, too.
 * Usage: OCTAVO_DATA=... OCTAVO_PACKAGES=... node bench/quality/rare-words/run.ts [--if-there] [--tables] [--all]
 */
import { table } from '../sets.ts'
import { sourcesOfRooms, wrongTables } from './phrases.ts'

const has = (flag: string) => process.argv.includes(flag)
const say = (line: string) => process.stdout.write(`${line}\n`)

const wrong = wrongTables(sourcesOfRooms())
for (const line of wrong) say(line)
if (wrong.length > 0) process.exitCode = 1
if (!has('--tables')) {
  // The sets take seconds to load, which the list of tables does not need.
  const { rareWords, rowsOf } = await import('./measure.ts')
  const { phrases, sources, findings, missing } = rareWords((name) => process.stderr.write(`${name} is read\n`))
  for (const line of missing) say(`Not read: ${line}`)
  table([
    ['read', 'as', 'texts', 'pages'],
    ...sources.map(({ name, is, counted }) => [name, is, String(counted.texts), String(counted.pages)]),
  ])
  const open = findings.filter(({ why }) => why === undefined)
  table(rowsOf(has('--all') ? findings : open))
  say(`${phrases} phrases, ${findings.length} at home in one set, ${open.length} of which nobody looked at`)
  if (open.length > 0 || (missing.length > 0 && !has('--if-there'))) process.exitCode = 1
} else say(wrong.length === 0 ? 'All tables are listed.' : `${wrong.length} tables are not as listed.`)
