import path from 'node:path'
import { isWithin, parseRoot, type Receipt, readRun } from '@octavo/core'
import { type RunStore, rootPath } from '@octavo/disk'

/** What a run left at a place: whatever lies there and is another by now was put there by somebody else. */
type Left = NonNullable<Receipt['after']>

/**
 * What the runs of this machine's user put into a folder as it was judged, by path below it; what instructions said is left
 * out: that was the person's own word. Nothing is looked at on the disk.
 */
export async function filedByRuns(store: RunStore, root: string): Promise<ReadonlyMap<string, Left>> {
  const filed = new Map<string, Left | undefined>()
  for (const { state } of await store.list()) {
    const isHere = parseRoot(state.root).kind === 'folder' && parseRoot(state.into).kind === 'folder'
    const into = isHere ? rootPath(state.into) : ''
    if (!isHere || !(isWithin(into, root) || isWithin(root, into))) continue
    const { acts, receipts } = await readRun(store.open(state.runId).read())
    for (const [index, { to, status, after }] of receipts) {
      const act = acts[index]
      if (act?.type !== 'move' || status !== 'done' || after === undefined) continue
      const below = path.relative(root, path.join(into, to)).split(path.sep).join('/')
      if (below.startsWith('../') || filed.has(below)) continue
      const isJudged = act.judged !== undefined && act.judged.by !== 'instruction' && act.wanted === undefined
      filed.set(below, isJudged && act.what === 'file' ? after : undefined)
    }
  }
  return new Map([...filed].flatMap(([below, left]) => (left ? [[below, left] as const] : [])))
}
