import { randomUUID } from 'node:crypto'
import { renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { holdFile, shareFile } from '@octavo/disk'
import { describeOwner, type FolderOwner, isAlive, ownOwner, readOwner } from './owner.ts'

/** How often an owner renews its file, how long a starter watches for that, and the age at which it needs not watch. */
const PULSE = { beatMs: 5000, watchMs: 30_000, deadMs: 120_000 }

/** A lock that this process holds until `release`, or until it ends in any way. */
export interface Lock {
  release(): void
}

/**
 * Takes the lock of a data folder, or says in words who has it. The kernel's lock on `<file>.sqlite` is the truth for all
 * processes of one kernel, in whatever pid namespace or container. `<file>` names the owner and is renewed every 5 seconds
 * for those who can't see that lock: on another machine, or on a disk without locks. They watch it for 30 seconds before
 * they take over, without comparing clocks of two machines. An owner that finds another name in its file throws out of its
 * timer: it must end, for the folder is not its own any more. With `isShared` any number of processes have it together,
 * and nobody alone; each of them renews the file by its own name.
 */
export async function takeLock(
  file: string,
  {
    pulse = PULSE,
    say = () => undefined,
    isShared = false,
  }: { readonly pulse?: typeof PULSE; readonly say?: (line: string) => void; readonly isShared?: boolean } = {},
): Promise<Lock | { readonly owner: string }> {
  const hold = (isShared ? shareFile : holdFile)(`${file}.sqlite`)
  const found = readOwner(file)
  if (hold === 'held') return { owner: found === undefined ? 'a process that has just begun' : describeOwner(found) }
  const release = () => {
    if (typeof hold === 'object') hold.release()
  }
  try {
    const mine = { ...ownOwner(randomUUID()), ...(isShared && { isShared }) }
    const write = (beat: number) => {
      const draft = `${file}.${mine.token}`
      writeFileSync(draft, JSON.stringify({ ...mine, beat }), { mode: 0o600 })
      renameSync(draft, file)
    }
    const isOneOfUs = isShared && found?.isShared === true
    if (found && !isOneOfUs && (await isAtWork(file, found, { mine, isTold: hold !== 'unlockable', pulse, say }))) {
      release()
      return { owner: describeOwner(found) }
    }
    write(0)
    const timer = keepBeating(file, mine, write, pulse.beatMs)
    return {
      release() {
        clearInterval(timer)
        if (readOwner(file)?.token === mine.token) unlinkSync(file)
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Whether the owner that a lock file names still works, as far as the kernel's lock has not told already. */
async function isAtWork(
  file: string,
  found: FolderOwner,
  look: {
    readonly mine: FolderOwner
    /** The kernel's lock was free. */
    readonly isTold: boolean
    readonly pulse: typeof PULSE
    readonly say: (line: string) => void
  },
): Promise<boolean> {
  const { mine, isTold, pulse, say } = look
  // Written by an Octavo that knew no lock of the kernel: its pid is all there is.
  if (found.kernel === undefined) return isAlive(found)
  if (isTold && found.kernel === mine.kernel) return false
  const probe = `${file}.${mine.token}`
  writeFileSync(probe, '')
  // Both times are those of the disk, so it doesn't matter that two machines differ in theirs.
  const ageMs = statSync(probe).mtimeMs - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  unlinkSync(probe)
  if (ageMs > pulse.deadMs) return false
  say(
    `Waiting ${Math.ceil(pulse.watchMs / 1000)} seconds to see whether ${describeOwner(found)} still uses the folder.`,
  )
  const beatOf = () => JSON.stringify(readOwner(file))
  const before = beatOf()
  for (let waitedMs = 0; waitedMs < pulse.watchMs; waitedMs += 250) {
    await wait(250)
    const now = beatOf()
    // Gone means that it has stopped in order.
    if (now === undefined) return false
    if (now !== before) return true
  }
  return false
}

function keepBeating(file: string, mine: FolderOwner, write: (beat: number) => void, everyMs: number) {
  let beat = 0
  const act = () => {
    const found = readOwner(file)
    const isOneOfUs = mine.isShared === true && found?.isShared === true
    if (found && found.token !== mine.token && !isOneOfUs) {
      throw new Error(`The data folder was taken over by ${describeOwner(found)}; this Octavo ends`)
    }
    beat += 1
    try {
      write(beat)
    } catch {
      // A full or failing disk is told by those who write what matters; the next beat tries again.
    }
  }
  return setInterval(act, everyMs).unref()
}
