import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Target } from '@octavo/core'
import type { ConnectorSource } from '@octavo/core/connect'
import { FolderSource, FolderTarget, stateDir } from '@octavo/disk'
import type { Roots } from './roots.ts'

/** Where files lie and where they go: folders of this machine, or of a connection. */
export interface Ground {
  readonly source: FolderSource | ConnectorSource
  readonly target: Target
  /** Names of the folders right where folders are made: empty ones hold no item, and count all the same. Hidden ones do not. */
  folders(): Promise<readonly string[]>
  /** What lies in the second root already; undefined when it is not there yet. */
  there(): Promise<Ground['source'] | undefined>
}

/** Opens the folders of a plan. `sorted`: folders that sorting makes, which are never one whole by chance. */
export async function openGround(roots: Roots, sorted: ReadonlySet<string>): Promise<Ground> {
  const { root, into, within, connection } = roots
  if (connection !== undefined) return await (await import('./elsewhere.ts')).groundElsewhere(roots, sorted)
  return {
    source: new FolderSource(root, { ignore: [stateDir()], sorted }),
    target: new FolderTarget({ from: root, to: into }),
    folders: async () => foldersIn(path.join(into, within)),
    there: async () => (existsSync(into) ? new FolderSource(into) : undefined),
  }
}

function foldersIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith('.') ? [entry.name] : []))
  } catch {
    return []
  }
}
