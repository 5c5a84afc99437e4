import path from 'node:path'
import { AppError, formatCount, formatSize } from '@octavo/core'
import { checkBackup, isUsed, type RestoreDone, restoreBackup } from '@octavo/disk'
import type { Args } from '../args.ts'
import { dataFolder } from '../data-folder.ts'
import { EXIT } from '../exit.ts'
import { answerTo, giveOrder } from '../orders.ts'
import { type Output, shownName } from '../output.ts'

/** `octavo backup`: has the server at work make a backup, or holds one against its hashes. */
export async function backup(args: Args, output: Output): Promise<number> {
  const [first = '', second] = args.operands
  if (second !== undefined && first !== 'check')
    throw new AppError('bad_input', 'It is used like this: octavo backup FOLDER | check FOLDER')
  if (second !== undefined) return told('checked', await checkBackup(path.resolve(second)), output)
  const dir = dataFolder()
  const place = path.resolve(first)
  const id = giveOrder(dir, { order: 'backup', place })
  if (!isUsed(path.join(dir, 'octavo.lock.sqlite'))) {
    output.record({ type: 'backup', waits: true })
    output.say('No server is at work on this folder; the backup is made when one starts.')
    return EXIT.ok
  }
  const answer = await answerTo(dir, id)
  output.record({ type: 'backup', place, ...answer })
  if (answer.refused || answer.unknown) {
    output.say(`No backup was made: ${shownName(String(answer.message ?? 'the server does not know how'))}`)
    return EXIT.someFailed
  }
  const lacking = Array.isArray(answer.lacking) ? answer.lacking : []
  output.say(
    `Backup ${shownName(String(answer.id))}: ${formatCount(Number(answer.contents), 'stored file')}, ${formatSize(Number(answer.sizeBytes))}, ${Number(answer.added)} of them new here.`,
    ...sayLacking(lacking),
  )
  return lacking.length > 0 ? EXIT.someFailed : EXIT.ok
}

/** `octavo restore`: puts a backup into a new data folder. */
export async function restore(args: Args, output: Output): Promise<number> {
  const [place = '', id] = args.operands
  const into = path.resolve(process.env.OCTAVO_DATA_DIR || './data')
  const done = await restoreBackup({ place: path.resolve(place), into, ...(id === undefined ? {} : { id }) })
  const code = told('restored', done, output)
  output.say(
    `It lies in ${shownName(into)}. The next start there takes the rows into its database, which has to be empty (DATABASE_URL for a PostgreSQL server).`,
  )
  return code
}

function told(what: 'checked' | 'restored', done: RestoreDone, output: Output): number {
  const { manifest, contents, sizeBytes, damaged, lacking } = done
  output.record({ type: 'backup', what, id: manifest.id, atMs: manifest.atMs, contents, sizeBytes, damaged, lacking })
  output.say(
    `${what === 'checked' ? 'Checked' : 'Restored'}: the backup of ${new Date(manifest.atMs).toISOString()}, ${formatCount(contents, 'stored file')}, ${formatSize(sizeBytes)}.`,
    ...damaged.map((sha256) => `damaged  ${shownName(sha256)}`),
    ...sayLacking(lacking),
  )
  return damaged.length > 0 ? EXIT.someFailed : EXIT.ok
}

const sayLacking = (lacking: readonly unknown[]) =>
  lacking.length === 0
    ? []
    : [
        `${formatCount(lacking.length, 'stored file')} were gone or damaged on the server and are not in it: octavo data check`,
      ]
