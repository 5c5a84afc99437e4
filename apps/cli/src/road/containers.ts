import { AppError, type RootName, type Roots } from '@octavo/core'
import { folderRoots, rootPath, type WriteOutTarget } from '@octavo/disk'
import { type Container, elsewhereOf } from './roots.ts'

/** Who writes parts of each into a folder. */
const WRITERS: Readonly<Record<Container, (container: string, into: string) => Promise<WriteOutTarget>>> = {
  mailbox: async (container, into) => (await import('./mailbox.ts')).writeMails(container, into),
  document: async (container, into) => (await import('./stack.ts')).writePages(container, into),
}
const CONTAINERS = Object.keys(WRITERS) as readonly Container[]

/** What a root is that is read and never written to; undefined for a folder. */
export const containerOf = (name: RootName): Container | undefined =>
  CONTAINERS.find((container) => name.startsWith(`${container}:`))

/** Opens what the command's journals name: folders of this machine or of a connection, and what is read and written out into one. */
export const commandRoots: Roots = {
  async open(from, into) {
    const [one, other] = [elsewhereOf(from), elsewhereOf(into)]
    if (one && other) return await (await import('./elsewhere.ts')).openTarget(one, other)
    if (one || other) throw new AppError('unsupported', 'Nothing is moved between this machine and a connection.')
    const [out, back] = [containerOf(from), containerOf(into)]
    if (out) return await WRITERS[out](rootPath(from), rootPath(into))
    if (back) return (await WRITERS[back](rootPath(into), rootPath(from))).reversed()
    return await folderRoots.open(from, into)
  },
}
