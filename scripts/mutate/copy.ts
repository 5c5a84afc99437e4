import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { edited, editsOf } from './breaks.ts'
import type { Break } from './types.ts'

/** A copy of the checkout in which the product can be broken; the checkout itself is only read. */
export interface Copy {
  readonly root: string
  /** Breaks the copy, runs `work`, and mends it again, whatever `work` does. */
  broken<T>(broken: Break, work: () => Promise<T>): Promise<T>
  remove(): void
}

/** Links one folder of packages, entry by entry: links of workspaces stay relative, so that they lead into the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    // Caches are written to: the copy makes its own.
    if (name.startsWith('.') && name !== '.bin' && name !== '.package-lock.json') continue
    if (name === '@octavo') {
      mkdirSync(join(to, name))
      for (const room of readdirSync(join(from, name))) {
        const path = ['packages', 'apps', '.']
          .map((top) => join(top, room))
          .find((place) => existsSync(join(dirname(from), place)))
        if (path) symlinkSync(join('..', '..', path), join(to, name, room))
      }
    } else symlinkSync(join(from, name), join(to, name))
  }
}

/** Copies the files that git knows or would take, links the installed packages, and makes what the build generates. */
export function makeCopy(checkout: string): Copy {
  const root = mkdtempSync(join(tmpdir(), 'octavo-mutate-'))
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: checkout,
    maxBuffer: 2 ** 26,
  })
  for (const file of new Set(listed.toString().split('\0'))) {
    if (file === '' || !existsSync(join(checkout, file))) continue
    mkdirSync(dirname(join(root, file)), { recursive: true })
    copyFileSync(join(checkout, file), join(root, file))
  }
  linkPackages(join(checkout, 'node_modules'), join(root, 'node_modules'))
  const compileMessages = () => {
    const script = ['apps/web/scripts/messages.ts']
    const { status, stderr } = spawnSync(process.execPath, script, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(`The messages of ${root} could not be compiled:\n${stderr}`)
  }
  compileMessages()
  return {
    root,
    async broken(broken, work) {
      const before = new Map<string, string>()
      const hasMessages = editsOf(broken).some(({ file }) => file.startsWith('apps/web/messages/'))
      try {
        for (const edit of editsOf(broken)) {
          const path = join(root, edit.file)
          const text = readFileSync(path, 'utf8')
          if (!before.has(path)) before.set(path, text)
          writeFileSync(path, edited(text, edit))
        }
        if (hasMessages) compileMessages()
        return await work()
      } finally {
        for (const [path, text] of before) writeFileSync(path, text)
        if (hasMessages) compileMessages()
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }),
  }
}
