import {
  carryOutInPlace,
  finishInPlace,
  forgetPlace,
  knownPlaces,
  openPlace,
  type Place,
  type RanInPlace,
  runsInPlace,
  scanPlace,
  undoInPlace,
  unfinishedInPlace,
} from '../../apps/web/src/device/place/index.ts'
import { PlaceTarget } from '../../apps/web/src/place/target.ts'
import { approve, createDraft, propose, type Verdict } from '../../packages/core/src/index.ts'

/** A drop gives handles on what lies on the disk; the library of types knows nothing of it yet. */
interface HandleItem extends DataTransferItem {
  getAsFileSystemHandle(): Promise<FileSystemHandle | null>
}

/** What became of a run, in numbers. */
const told = ({ runId, status, counts }: RanInPlace) => ({ runId, status, ...counts })

const place = async (): Promise<Place> => {
  const [last] = await knownPlaces()
  if (!last) throw new Error('No folder was dropped yet')
  return last
}

/** Everything in the folder, sorted by the ends of the names, as an approved plan. */
async function plan() {
  const { files } = await place()
  const { items, bundles } = await scanPlace(await place(), { mostItems: Number.POSITIVE_INFINITY })
  const verdicts = items.map(
    ({ id, name }): Verdict => ({
      ...{ itemId: id, fileKind: 'other', confidence: 1, by: 'name', why: [] },
      category: `Sorted/${name.slice(name.lastIndexOf('.') + 1)}`,
    }),
  )
  const draft = createDraft(items, verdicts)
  const options = {
    id: crypto.randomUUID(),
    createdAtMs: Date.now(),
    bundles,
    units: new Map(),
    unsure: 'move',
  } as const
  return propose(draft, { ...options, target: new PlaceTarget(files) })
}

const api = {
  /** How many items were listed and found, as long as nobody asks for all of them. */
  async scan() {
    const { listed, found } = await scanPlace(await place())
    return { listed, found }
  },
  async organise() {
    let waited = false
    const ran = await carryOutInPlace(await place(), approve(await plan()), { onWait: () => (waited = true) })
    return { ...told(ran), waited }
  },
  undo: async (runId: string, froms?: readonly string[]) =>
    told(await undoInPlace(runId, froms ? { only: ({ from }) => froms.includes(from) } : {})),
  forget: async () => forgetPlace(await place()),
  finish: async (runId: string) => told(await finishInPlace(runId)),
  unfinished: async () => (await unfinishedInPlace()).map(({ state }) => state.runId),
  runs: async () =>
    (await runsInPlace()).map(({ state, status, canUndo, back }) => ({
      ...{ runId: state.runId, isUndo: state.undoes !== undefined, status, canUndo, back: back.size },
    })),
  /** Moves one file after the other from a folder of its own to names that another tab wants, too. */
  async race(folder: string, count: number) {
    const { files } = await place()
    const target = new PlaceTarget(files)
    const outcomes: string[] = []
    for (let index = 0; index < count; index += 1) {
      const from = `${folder}/${index}`
      const [found] = await files.stat([from])
      if (typeof found !== 'object') throw new Error(`${from} is not there`)
      const { sizeBytes, modifiedAtMs } = found
      const move = { type: 'move', itemId: from, from, to: `to/${index}`, what: 'file' } as const
      const [outcome] = await target.carryOut([{ ...move, expect: { sizeBytes, modifiedAtMs } }], {})
      outcomes.push(outcome?.code ?? outcome?.status ?? '')
    }
    return outcomes
  },
}

declare global {
  interface Window {
    place: typeof api & { readonly dropped: Promise<string> }
  }
}

addEventListener('dragover', (event) => event.preventDefault())
const dropped = new Promise<string>((resolve, reject) => {
  addEventListener('drop', (event) => {
    event.preventDefault()
    const [item] = event.dataTransfer?.items ?? []
    ;(item as HandleItem | undefined)
      ?.getAsFileSystemHandle()
      .then((handle) => openPlace(handle as FileSystemDirectoryHandle))
      .then(({ id }) => resolve(id), reject)
  })
})
window.place = { ...api, dropped }
