import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Where packages are unpacked and sets are made: nothing of them is ever part of the project. */
export const SETS = process.env.OCTAVO_SETS ?? path.join(os.tmpdir(), 'octavo-sets')

/** The folder that a Debian package was unpacked in; fetched when it is not there. Throws, in words, where it can't be had. */
export function unpacked(name: string): string {
  const folder = path.join(SETS, 'packages', name)
  if (fs.existsSync(folder)) return folder
  const fetched = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-package-'))
  try {
    spawnSync('apt-get', ['download', name], { cwd: fetched })
    const [file] = fs.readdirSync(fetched)
    if (!file) throw new Error(`The package ${name} is missing: "apt-get download ${name}" did not bring it.`)
    fs.mkdirSync(path.dirname(folder), { recursive: true })
    const { status } = spawnSync('dpkg', ['-x', path.join(fetched, file), folder])
    if (status !== 0) throw new Error(`The package ${name} could not be unpacked.`)
  } finally {
    fs.rmSync(fetched, { recursive: true, force: true })
  }
  return folder
}

/** All files below a folder whose path in it fits, sorted. */
export function filesIn(folder: string, fits: RegExp): readonly string[] {
  const all = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  return all
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => fits.test(file))
    .sort()
    .map((file) => path.join(folder, file))
}
