import { exportLearned, isTelling, judge, learnLesson, MAX_LESSON, recallLearned } from '@octavo/core'
import { gather } from './gather.ts'
import { type FromSorter, PIECE, type SortInput, type SortTask, type ToSorter } from './protocol.ts'
import { createReadingPool, type ReadingPool } from './reading-pool.ts'

/** A lesson that takes longer is learned from names. */
const LESSON_MS = 10_000
/** How often the page hears of progress. */
const TELL_MS = 100

const tell = (message: FromSorter) => postMessage(message)
const inputs: SortInput[] = []

const openPool = (): ReadingPool =>
  createReadingPool({
    start: () => new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' }),
    width: Math.max(1, Math.min(2, navigator.hardwareConcurrency - 1)),
  })

let toldAtMs = 0
const progress = (processed: number) => {
  const nowMs = performance.now()
  if (nowMs < toldAtMs + TELL_MS) return
  toldAtMs = nowMs
  tell({ type: 'progress', processed: Math.floor(processed) })
}

/** The server's road with the device's parts: first bytes, contents, then the one rule of core. */
async function sort(
  { learned: texts, folders }: Extract<SortTask, { type: 'sort' }>,
  pool: ReadingPool,
): Promise<void> {
  const learned = recallLearned(...texts)
  // A file counts half when it is read, and whole when it is judged.
  const known = await gather(inputs, {
    read: pool.read,
    withTags: learned.examples.length > 0,
    onRead: (done) => progress(done / 2),
  })
  const judged = judge(known, { learned, folders, onDone: (done) => progress((inputs.length + done) / 2) })
  for (let at = 0; at < judged.length; at += PIECE) tell({ type: 'judged', judged: judged.slice(at, at + PIECE) })
}

async function learn({ learned: texts }: Extract<SortTask, { type: 'learn' }>, pool: ReadingPool): Promise<void> {
  const telling = inputs.filter(({ item, filed }) => filed && isTelling(item, filed.label)).slice(0, MAX_LESSON)
  const known = await gather(telling, { read: pool.read, withTags: true, budgetMs: LESSON_MS })
  const examples = known.flatMap(({ item, reading }, index) => {
    const filed = telling[index]?.filed
    return filed ? [{ itemId: filed.lessonId, label: filed.label, item, ...(reading && { reading }) }] : []
  })
  tell({ type: 'learned', learned: exportLearned(learnLesson(recallLearned(...texts), examples)) })
}

addEventListener('message', async ({ data }: MessageEvent<ToSorter>) => {
  if (data.type === 'add') {
    inputs.push(...data.inputs)
    return
  }
  const pool = openPool()
  try {
    await (data.type === 'sort' ? sort(data, pool) : learn(data, pool))
    tell({ type: 'done' })
  } catch (error) {
    tell({ type: 'failed', message: error instanceof Error ? error.message : 'unknown' })
  } finally {
    pool.close()
  }
})
