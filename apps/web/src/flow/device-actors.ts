import { type Beats, type Clock, type Counts, lengthOf, type Pacing, quietMs, scanPercent, shownAt } from '@octavo/core'
import { type EventObject, fromCallback } from 'xstate'
import { type Brought, joined, type ScanProgress } from '../intake/brought.ts'
import { countsOf, type DeviceContext, type DeviceEvent, type DeviceServices } from './device-types.ts'

/** What paces a flow: time, and how long things are shown for this person. */
export interface Pace {
  readonly clock: Clock
  pacing(): Pacing
}

interface Paced {
  readonly beats: Beats
  readonly counts: Counts
}

/**
 * Work that begins at once and is shown at least as long as its beats last. Its end is told when both are over, its failure
 * at once. What was left answers no more: its signal is aborted.
 */
const paced = <Input extends Paced>(
  { clock, pacing }: Pace,
  work: (
    input: Input,
    hooks: { readonly signal: AbortSignal; tell(event: DeviceEvent): void; share(share: number): void },
  ) => Promise<DeviceEvent>,
) =>
  fromCallback<EventObject, Input>(({ input, sendBack }) => {
    const abort = new AbortController()
    const { signal } = abort
    const tell = (event: DeviceEvent) => {
      if (!signal.aborted) sendBack(event)
    }
    const { beats, counts } = input
    const times = pacing()
    const startMs = clock.nowMs()
    let share: number | undefined
    let last = ''
    const show = () => {
      const shown = shownAt(beats, { pacing: times, counts, elapsedMs: clock.nowMs() - startMs, share })
      const said = `${shown.percent} ${shown.stage}`
      if (said !== last) tell({ type: 'SHOWN', shown })
      last = said
    }
    const showAll = async () => {
      const wholeMs = lengthOf(beats, times, counts)
      for (let atMs = 0; atMs < wholeMs; atMs = clock.nowMs() - startMs) {
        await clock.sleep(Math.min(wholeMs - atMs, quietMs(beats, times, counts, atMs)), signal)
        show()
      }
    }
    const run = async () => {
      show()
      const [end] = await Promise.all([
        work(input, {
          signal,
          tell,
          share(next) {
            share = next
            show()
          },
        }).then((event) => {
          share = 1
          show()
          return event
        }),
        showAll(),
      ])
      tell(end)
    }
    run().catch((error: unknown) => {
      if (!signal.aborted) console.warn('A step of the flow failed', error)
      tell({ type: 'FAILED', error })
      abort.abort()
    })
    return () => abort.abort()
  })

/** How much of a scan is done, 0 to 1; by what was found where nobody knows how much there is. */
const shareOf = ({ scannedFiles, totalFiles }: ScanProgress): number =>
  totalFiles === undefined ? scanPercent(scannedFiles) / 100 : scannedFiles / Math.max(1, totalFiles)

/** What came, with what was there where it joins that: more of it, or the rest where a scan had stopped. */
const withBefore = (
  { brought: before, joins }: Pick<DeviceContext, 'brought' | 'joins'>,
  fresh: Brought,
  signal: AbortSignal,
): Brought | Promise<Brought> => {
  if (!joins || !before || fresh.items.length === 0) return fresh
  const { stopped, ...read } = before
  return joined(joins === 'rest' || !stopped ? read : { ...read, stopped }, fresh, signal)
}

/** Asks for files, in the press itself. */
export const collecting = (pace: Pace) =>
  paced<Paced & Pick<DeviceContext, 'collect' | 'brought' | 'joins'>>(pace, async (wish, { signal, tell, share }) => {
    const { collect } = wish
    if (!collect) throw new Error('Nobody said what to collect')
    const collected = await collect({
      signal,
      onProgress(scan) {
        tell({ type: 'SCAN.PROGRESS', scan })
        share(shareOf(scan))
      },
    })
    if (collected.outcome !== 'brought') return { type: 'SCAN.END', collected }
    const brought = await withBefore(wish, collected.brought, signal)
    return { type: 'SCAN.END', collected: { outcome: 'brought', brought } }
  })

type Telling = { tell(event: DeviceEvent): void; share(share: number): void }

const progressTo =
  ({ tell, share }: Telling) =>
  (done: number, total: number) => {
    tell({ type: 'WORK.PROGRESS', work: { done, total } })
    share(done / Math.max(1, total))
  }

/** Says where everything belongs. */
export const judging = (pace: Pace, judge: DeviceServices['judge']) =>
  paced<Paced & Pick<DeviceContext, 'brought' | 'draft' | 'taxonomy' | 'opened'>>(
    pace,
    async ({ brought, draft, taxonomy, opened }, hooks) => {
      if (!brought) throw new Error('There is nothing to judge')
      const judged = await judge(brought, draft, {
        ...{ signal: hooks.signal, taxonomy, opened, onProgress: progressTo(hooks) },
        onFiled: (filed) => hooks.tell({ type: 'FILED', filed }),
      })
      return { type: 'JUDGE.END', draft: judged }
    },
  )

/** Carries out what was reviewed. */
export const carrying = (pace: Pace, carry: DeviceServices['carry']) =>
  paced<Paced & Pick<DeviceContext, 'brought' | 'draft' | 'way'>>(pace, async ({ brought, draft, way }, hooks) => {
    if (!brought || !draft) throw new Error('There is nothing to carry out')
    const report = await carry({ draft, brought }, way, { signal: hooks.signal, onProgress: progressTo(hooks) })
    return { type: 'CARRY.END', report }
  })

/** What an actor needs to pace itself. */
export const pacedInput = (context: DeviceContext, beats: Beats): Paced & DeviceContext => ({
  ...context,
  beats,
  counts: countsOf(context),
})
