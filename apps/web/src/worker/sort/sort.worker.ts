import {
  AppError,
  collapseLibrary,
  collapse as collapsePick,
  findStacks,
  gather,
  type Item,
  inspect,
  isDocument,
  isPicture,
  isTelling,
  type Judged,
  type JudgeInput,
  joinLearned,
  judge,
  knowFolders,
  MAX_LESSON,
  ownPhotos,
  type Readers,
  type Reading,
  readInside,
  recallLearned,
  runTask,
  toStack,
  typeOfName,
} from '@octavo/core'
import { readRules } from '@octavo/core/rules'
import { readyRules } from '@octavo/readers'
import { browserClock } from '../../platform/clock.ts'
import { blobOf, firstBytes } from '../../platform/file-bytes.ts'
import { cluster } from './cluster.ts'
import { equalFiles, keyOf } from './equal-files.ts'
import { type FromSorter, PIECE, type SortInput, type SortTask, type ToSorter } from './protocol.ts'
import { createReadingPool, type ReadingPool } from './reading-pool.ts'

/** A lesson that takes longer is learned from names. */
const LESSON_MS = 10_000
/** Files that are looked at together, so that no reader waits for the first bytes of the next one. */
const AT_ONCE = 6
/** A browser decodes a picture whole, four bytes a pixel. */
const MOST_PIXELS = 50_000_000
/** Pictures that are compared for copies here: a phone has other things to do. */
const MOST_COMPARED = 800
/** Documents that are compared by what they say. */
const MOST_TEXTS = 1000
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

/** Contents that lie on this device, as a source and its readers. */
const open = (files: readonly SortInput[], pool: ReadingPool) => {
  const bytes = new Map(files.map(({ item, blob }) => [item.id, blob]))
  const away = new AppError('not_found', 'Its bytes are not on this device.')
  const headOf = async (id: string, maxBytes: number): Promise<Uint8Array | AppError> => {
    try {
      const known = bytes.get(id)
      return known ? await firstBytes(known, maxBytes) : away
    } catch {
      // Nobody can read it any more: then its name and type decide.
      return away
    }
  }
  const blobBy = async (id: string) => {
    const known = bytes.get(id)
    return known && (await blobOf(known).catch(() => undefined))
  }
  // What a picture's own header says of its size is known before it is decoded: looked at or read first, it is read once.
  const underWay = new Map<string, Promise<Reading | undefined>>()
  const readOnce = ({ id, name }: Item): Promise<Reading | undefined> => {
    const known = underWay.get(id)
    if (known) return known
    const reading = blobBy(id).then((blob) => blob && pool.read(name, blob))
    underWay.set(id, reading)
    return reading
  }
  const readers: Readers = {
    read: async (item) => {
      const reading = await readOnce(item)
      underWay.delete(item.id)
      return reading
    },
    look: async (item) => {
      const { widthPx = Number.POSITIVE_INFINITY, heightPx = 1 } = (await readOnce(item).catch(() => undefined)) ?? {}
      if (widthPx * heightPx > MOST_PIXELS) return undefined
      const blob = await blobBy(item.id)
      return blob && (await pool.look(item.name, blob))
    },
  }
  return {
    source: {
      heads: (items: readonly Item[], maxBytes: number) => Promise.all(items.map(({ id }) => headOf(id, maxBytes))),
    },
    found: {
      items: files.map(({ item }) => item),
      bundles: files.flatMap(({ item, bundle }) => (bundle ? [item.path] : [])),
    },
    readers,
  }
}

/** The road of every door with the device's parts: first bytes, contents, then the one judging of core. */
async function sort(
  { learned: texts, folders, language, taxonomy, rules: file, opened }: Extract<SortTask, { type: 'sort' }>,
  pool: ReadingPool,
) {
  const taught = recallLearned(...texts)
  const { source, found, readers } = open(inputs, pool)
  const typed = await gather(source, found, { ...(taxonomy && { taxonomy }) })
  const own = opened && (await ownFolders(typed, readers, opened))
  const learned = own ? joinLearned(own.learned, taught) : taught
  const loose = own ? typed.filter(({ item }) => own.of(item) === undefined) : typed
  const filedCount = inputs.length - loose.length
  // A file counts half when it is read, and whole when it is judged; one that is filed needs neither.
  const known = await inspect(loose, readers, {
    withTags: learned.examples.length > 0,
    atOnce: AT_ONCE,
    onProgress: (_, done) => progress(filedCount + done / 2),
  })
  const onDone = (done: number) => progress(filedCount + (loose.length + done) / 2)
  const rules = file && (await readyRules(readRules(file), Date.now()))
  const context = { learned, folders: own ? [...own.folders] : folders, language, ...(rules && { rules }), onDone }
  const judged = judge(known, context)
  for (let at = 0; at < judged.length; at += PIECE) tell({ type: 'judged', judged: judged.slice(at, at + PIECE) })
  tell({ type: 'stacks', stacks: await stacksIn(known, judged) })
}

/** The folders of the person that inputs lie in, which are learned from; the page is told what is filed in them. */
async function ownFolders(typed: readonly JudgeInput[], readers: Readers, opened: readonly string[]) {
  const onRead = (done: number) => progress(done / 2)
  const read = (items: readonly Item[]) => readInside(items, readers, { atOnce: AT_ONCE, onRead })
  const own = await knowFolders({ inputs: typed, names: [], opened: new Set(opened) }, read)
  const filed = new Map<string, number[]>()
  for (const [at, { item }] of typed.entries()) {
    const folder = own.of(item)
    if (folder === undefined) continue
    const inside = filed.get(folder)
    if (inside) inside.push(at)
    else filed.set(folder, [at])
  }
  tell({ type: 'filed', filed: new Map([...filed].map(([folder, inside]) => [folder, Uint32Array.from(inside)])) })
  return own
}

/** What is there more than once: pictures and documents are looked into, of others the bytes say it. */
async function copies(pool: ReadingPool) {
  const { source, found, readers } = open(inputs, pool)
  const kindOf = ({ name }: Item) => typeOfName(name)?.kind ?? 'other'
  const documents = found.items.filter((item) => isDocument(kindOf(item)))
  const read = new Set(documents.slice(0, MOST_TEXTS))
  const known = await gather(source, found, {
    readers,
    atOnce: AT_ONCE,
    skip: (item) => !isPicture(kindOf(item)) && !read.has(item),
    onProgress: (step, done) => step === 'inside' && progress(done),
  })
  const stacks = await stacksIn(known, judge(known), { withTexts: true })
  const stacked = new Set(stacks.flatMap(({ itemIds }) => itemIds))
  const contents = new Map<string, string>()
  for (const { item, blob } of inputs) {
    const key = blob && stacked.has(item.id) ? await keyOf(blob) : undefined
    if (key !== undefined) contents.set(item.id, key)
  }
  const isPart = known.filter(({ look }) => look).length > MOST_COMPARED || documents.length > read.size
  tell({ type: 'copies', stacks, contents, isPart })
}

/** Notes beside a picture are short texts; those of an editor hold how it was edited, too. */
const MOST_NOTE_BYTES = 512 * 1024

/** What pictures and films say of themselves; how they look is not asked. */
async function photos(pool: ReadingPool) {
  const isPhoto = (item: Item) => {
    const { kind = 'other' } = typeOfName(item.name) ?? {}
    return isPicture(kind) || kind === 'video'
  }
  const shots = inputs.filter(({ item, bundle }) => !bundle && isPhoto(item))
  const {
    source,
    found,
    readers: { look: _, ...readers },
  } = open(shots, pool)
  const known = await gather(source, found, {
    ...{ readers, atOnce: AT_ONCE },
    onProgress: (step, done) => step === 'inside' && progress(done),
  })
  const verdicts = judge(known).map(({ verdict }) => verdict)
  const beside = (ending: RegExp) =>
    inputs.flatMap(({ item, blob }) =>
      blob && ending.test(item.name) && item.sizeBytes <= MOST_NOTE_BYTES ? [{ ...item, blob }] : [],
    )
  const all = ownPhotos(
    known.map(({ item, reading }, at) => ({
      ...{ item, reading, fileKind: verdicts[at]?.fileKind ?? 'other', pictureKind: verdicts[at]?.pictureKind },
    })),
    {
      notes: await Promise.all(
        beside(/\.json$/i).map(async ({ path, blob }) => ({ path, text: await (await blobOf(blob)).text() })),
      ),
      sidecars: await Promise.all(
        beside(/\.xmp$/i).map(async ({ path, name, blob }) => ({
          ...{ path, reading: await pool.read(name, await blobOf(blob)) },
        })),
      ),
    },
  )
  for (let at = 0; at < all.length; at += PIECE) tell({ type: 'photos', photos: all.slice(at, at + PIECE) })
}

/** Copies and bursts among what is known of the inputs, `withTexts` versions of documents, too. */
async function stacksIn(
  known: readonly JudgeInput[],
  judged: readonly Judged[],
  { withTexts = false }: { readonly withTexts?: boolean } = {},
) {
  const verdicts = new Map(judged.map(({ verdict }) => [verdict.itemId, verdict]))
  const files = inputs.flatMap(({ item, blob, bundle }) =>
    blob && !bundle && verdicts.has(item.id) ? [{ id: item.id, bytes: blob, sizeBytes: item.sizeBytes }] : [],
  )
  const toCompare = toStack(known, verdicts, { withTexts })
  return findStacks(toCompare, await equalFiles(files), { mostCompared: MOST_COMPARED })
}

async function learn({ learned: texts }: Extract<SortTask, { type: 'learn' }>, pool: ReadingPool) {
  const telling = inputs.filter(({ item, filed }) => filed && isTelling(item, filed.label)).slice(0, MAX_LESSON)
  const {
    source,
    found,
    // What a picture looks like teaches nothing.
    readers: { look: _, ...readers },
  } = open(telling, pool)
  const budget = { ms: LESSON_MS, clock: browserClock }
  const known = await gather(source, found, { readers, atOnce: AT_ONCE, budget })
  const examples = known.flatMap(({ item, reading }, index) => {
    const filed = telling[index]?.filed
    return filed ? [{ itemId: filed.lessonId, label: filed.label, item, ...(reading && { reading }) }] : []
  })
  const { learned } = runTask({ type: 'learn', learned: texts, examples })
  tell({ type: 'learned', learned })
}

function collapse({ of }: Extract<SortTask, { type: 'collapse' }>) {
  const list = inputs.map(({ item }) => item)
  const { items, members, unlisted } = of === 'pick' ? collapsePick(list) : collapseLibrary(list)
  const bundles = items.filter(({ path }) => members.has(path))
  const places = new Map([...list, ...bundles].map((item, place) => [item, place]))
  const placesOf = (some: readonly Item[]) => Uint32Array.from(some, (item) => places.get(item) ?? 0)
  tell({
    type: 'collapsed',
    items: placesOf(items),
    bundles,
    members: new Map([...members].map(([path, inside]) => [path, placesOf(inside)])),
    unlisted,
  })
}

addEventListener('message', async ({ data }: MessageEvent<ToSorter>) => {
  if (data.type === 'add') {
    inputs.push(...data.inputs)
    return
  }
  const pool = openPool()
  try {
    if (data.type === 'collapse') collapse(data)
    else if (data.type === 'cluster')
      tell({ type: 'clustered', groups: await cluster(data, { inputs, pool, onDone: progress }) })
    else if (data.type === 'copies') await copies(pool)
    else if (data.type === 'photos') await photos(pool)
    else if (data.type === 'known') {
      const { learned: text, folders } = runTask(data)
      tell({ type: 'known', text, folders })
    } else await (data.type === 'sort' ? sort(data, pool) : learn(data, pool))
    tell({ type: 'done' })
  } catch (error) {
    tell({ type: 'failed', message: error instanceof Error ? error.message : 'unknown' })
  } finally {
    pool.close()
  }
})
