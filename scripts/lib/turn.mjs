import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const HEARTBEAT_MS = 2_000
const SILENT_AFTER_MS = 60_000

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** The content of a lock whose owner is gone, or undefined while it is held. @param {string} file */
function abandoned(file) {
  try {
    const text = readFileSync(file, 'utf8')
    const silentMs = Date.now() - statSync(file).mtimeMs
    return isAlive(Number.parseInt(text, 10)) && silentMs < SILENT_AFTER_MS ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * Takes the lock if it is free. It appears with its owner in it: one that was empty for a moment would look abandoned.
 * @param {string} file @param {string} text
 */
function take(file, text) {
  const draft = `${file}.${process.pid}.new`
  writeFileSync(draft, text)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Takes an abandoned lock away, and gives it back if it turned out to be a fresh one. @param {string} file @param {string} text */
function clear(file, text) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') !== text) linkSync(aside, file)
  } catch {
    // Somebody else was faster: the next look at the lock tells.
  }
  rmSync(aside, { force: true })
}

/**
 * Runs `work` while no other process of this checkout runs its own, so that `npm start` and `npm test` side by side
 * never install or build over each other. A lock whose owner died is taken over.
 * @template T
 * @param {string} file absolute path of the lock file
 * @param {() => Promise<T>} work
 * @param {(message: string) => void} tell
 * @returns {Promise<T>}
 */
export async function inTurn(file, work, tell) {
  mkdirSync(dirname(file), { recursive: true })
  const mine = `${process.pid} ${Math.random()}`
  let told = false
  for (;;) {
    if (take(file, mine)) break
    const left = abandoned(file)
    if (left !== undefined) clear(file, left)
    else if (!told) {
      told = true
      tell('Waiting for another Octavo command that installs or builds.')
    }
    await sleep(200)
  }
  const heartbeat = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(file, now, now)
    } catch {
      // The folder was removed by hand: the work goes on, and nothing is left to release.
    }
  }, HEARTBEAT_MS)
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    process.off('exit', release)
    release()
  }
}
