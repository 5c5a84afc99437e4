import { inventoryOf } from '../connect/inventory.ts'
import { ConnectorSource, measureAll } from '../connect/source.ts'
import { ConnectorTarget } from '../connect/target.ts'
import { AppError, type ErrorCode } from '../errors/errors.ts'
import { baseName, joinPath, parentPath } from '../item/path.ts'
import type { Expectation } from '../plan/plan.ts'
import type { Suite } from './cases.ts'
import { type ConnectorWorld, connectorCases, type ProviderFault } from './connector-suite.ts'
import { journalCases } from './journal-suite.ts'
import { MemoryDrive, MemoryDriveTogether } from './memory-drive.ts'
import { MemoryJournal } from './memory-journal.ts'
import { MemoryTarget } from './memory-target.ts'
import { MemoryTree } from './memory-tree.ts'
import { sourceCases } from './source-suite.ts'
import { type TargetWorld, targetCases } from './target-suite.ts'
import { writingCases } from './writing-suite.ts'

/** The suites over everything that stands in memory, for Node and for a browser alike. */
export function memorySuites(suite: Suite): void {
  suite('source: memory tree', sourceCases, async () => {
    const source = new MemoryTree()
    return { source, write: async (...file) => source.write(...file) }
  })
  for (const caseInsensitive of [false, true])
    suite(`target: one ${caseInsensitive ? 'case-insensitive ' : ''}memory tree`, targetCases, async () => {
      const tree = new MemoryTree({ caseInsensitive })
      return worldOf(tree, tree)
    })
  suite('target: from one memory tree to another', targetCases, async () => worldOf(new MemoryTree(), new MemoryTree()))
  suite('connector: memory drive', connectorCases, async () => driveWorld(new MemoryDrive()))
  suite('files from elsewhere: memory drive', writingCases, async () => driveWorld(new MemoryDrive()))
  suite('source: memory drive', sourceCases, async () => {
    const drive = new MemoryDrive()
    return { source: new ConnectorSource(drive), write: async (...file) => drive.write(...file) }
  })
  suite('target: one folder of a memory drive', targetCases, async () => driveTarget('in here', 'in here'))
  suite('target: from one folder of a memory drive to another', targetCases, async () => driveTarget('one', 'an/other'))
  suite('target: one folder of a memory drive that moves files together', targetCases, async () =>
    driveTarget('in here', 'in here', new MemoryDriveTogether()),
  )
  suite('target: from one folder to another of a memory drive that moves files together', targetCases, async () =>
    driveTarget('one', 'an/other', new MemoryDriveTogether()),
  )
  suite('journal: memory', journalCases, async () => {
    const journal = new MemoryJournal()
    return { journal, reopen: async () => journal, tear: async () => journal.tear() }
  })
}

function worldOf(from: MemoryTree, into: MemoryTree): TargetWorld {
  const side = (which: 'from' | 'into') => (which === 'from' ? from : into)
  return {
    target: new MemoryTarget(from, into),
    write: async (which, path, text, modifiedAtMs) => side(which).write(path, text, modifiedAtMs),
    makeFolder: async (which, path) => side(which).makeFolders(path),
    read: async (which, path) => {
      const text = side(which).text(path)
      return text === undefined ? undefined : { text, modifiedAtMs: side(which).file(path)?.modifiedAtMs ?? 0 }
    },
    isFolder: async (which, path) => side(which).isFolder(path),
    expectation: async (path) => from.expectation(path) ?? { sizeBytes: 0, modifiedAtMs: 0 },
    halfMove: async (path, to) => {
      if (from === into) from.link(path, to)
      else into.write(to, from.text(path) ?? '', from.file(path)?.modifiedAtMs)
    },
  }
}

const CODES: Readonly<Record<Exclude<ProviderFault, 'hang'>, ErrorCode>> = {
  wait: 'rate_limited',
  refuse: 'permission_denied',
  'signed-out': 'auth_expired',
  lost: 'transient',
  cut: 'transient',
}

function driveWorld(drive: MemoryDrive): ConnectorWorld {
  return {
    connect: () => drive,
    write: async (...file) => drive.write(...file),
    makeFolder: async (path) => void drive.makeFolders(path),
    remove: async (path) => drive.remove(path),
    rename: async (from, to) => void (await renamed(drive, from, to)),
    read: async (path) => drive.text(path),
    forget: () => drive.forget(),
    meet: (fault) => {
      drive.fault = async (call, signal) => {
        if (fault === 'hang')
          return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
        if ((fault === 'cut') !== (call === 'cut')) return undefined
        drive.fault = async () => undefined
        return { error: new AppError(CODES[fault], fault, { retryAfterMs: 3_600_000 }), isLost: fault === 'lost' }
      }
    },
  }
}

const renamed = (drive: MemoryDrive, from: string, to: string) =>
  drive.move({
    id: drive.at(from)?.id ?? '',
    parentId: drive.makeFolders(parentPath(to)),
    name: baseName(to),
  })

function driveTarget(from: string, into: string, drive = new MemoryDrive()): TargetWorld {
  for (const folder of [from, into]) drive.makeFolders(folder)
  const at = (side: 'from' | 'into', path: string) => joinPath(side === 'from' ? from : into, path)
  const measure = async (path: string) => {
    const entry = drive.at(at('from', path))
    if (entry?.kind !== 'folder') return entry
    const { inventory } = await inventoryOf(drive, { within: entry.id })
    return measureAll(inventory, entry.id)
  }
  return {
    target: new ConnectorTarget(drive, { from, to: into }),
    write: async (side, path, text, modifiedAtMs) => drive.write(at(side, path), text, modifiedAtMs),
    makeFolder: async (side, path) => void drive.makeFolders(at(side, path)),
    read: async (side, path) => {
      const text = drive.text(at(side, path))
      return text === undefined ? undefined : { text, modifiedAtMs: drive.at(at(side, path))?.modifiedAtMs ?? 0 }
    },
    isFolder: async (side, path) => drive.at(at(side, path))?.kind === 'folder',
    expectation: async (path) => {
      const { sizeBytes, modifiedAtMs, version }: Expectation = (await measure(path)) ?? {
        sizeBytes: 0,
        modifiedAtMs: 0,
      }
      return { sizeBytes, modifiedAtMs, ...(version !== undefined && { version }) }
    },
    idOf: async (path) => drive.at(at('from', path))?.id ?? path,
    halfMove: async (path, to) => void (await renamed(drive, at('from', path), at('into', to))),
  }
}
