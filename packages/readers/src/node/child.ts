import { type ByteSource, lookOf } from '@octavo/core'
import { sentenceOf } from '../problem.ts'
import { guard } from './guard.ts'
import { DRAWS, PIECE_BYTES, type ToChild, type ToPool } from './protocol.ts'

guard(process.argv.includes(DRAWS))
const { read } = await import('../read.ts')
const { decodePixels } = await import('../image/pixels.ts')

const waiting = new Map<number, (bytes: Uint8Array | undefined) => void>()
let asked = 0

const send = (message: ToPool): void => {
  process.send?.(message)
}

/** The item of the job at hand: its bytes lie with the pool, which hands over what is asked for. */
function askedSource(sizeBytes: number): ByteSource {
  return {
    sizeBytes,
    async read(at, length) {
      const end = Math.min(sizeBytes, at + length)
      const whole = new Uint8Array(Math.max(0, end - at))
      for (let from = at; from < end; from += PIECE_BYTES) {
        const bytes = await piece(from, Math.min(PIECE_BYTES, end - from))
        if (!bytes) throw new Error('The bytes could not be read.')
        whole.set(bytes, from - at)
        if (bytes.length < Math.min(PIECE_BYTES, end - from)) return whole.subarray(0, from - at + bytes.length)
      }
      return whole
    },
  }
}

function piece(at: number, length: number): Promise<Uint8Array | undefined> {
  asked += 1
  const ask = asked
  return new Promise((resolve) => {
    waiting.set(ask, resolve)
    send({ type: 'need', ask, at, length })
  })
}

async function look({
  type,
  sizeBytes,
  maxBytes,
  maxSidePx,
}: Extract<ToChild, { type: 'look' | 'pixels' }>): Promise<void> {
  const bytes = await askedSource(sizeBytes)
    .read(0, Math.min(sizeBytes, maxBytes))
    .catch(() => undefined)
  if (!bytes) return send({ type: 'done', reading: { code: 'unreadable', reason: sentenceOf('unreadable') } })
  const pixels = await decodePixels(bytes, maxSidePx)
  if (!('rgb' in pixels)) send({ type: 'done', reading: pixels })
  else send(type === 'look' ? { type: 'looked', look: lookOf(pixels) } : { type: 'seen', pixels })
}

async function draw({ maxSidePx, limits, ...item }: Extract<ToChild, { type: 'thumbnail' }>): Promise<void> {
  const { makeThumbnail } = await import('../thumbnail/make.ts')
  const made = await makeThumbnail({ ...item, source: askedSource(item.sizeBytes) }, maxSidePx, limits)
  send('webp' in made ? { type: 'drawn', thumbnail: made } : { type: 'done', reading: made })
}

/** What is asked of an item by its name. */
type OfItem = Extract<ToChild, { readonly name: string }>

async function drawPage({ number, maxSidePx, limits, ...item }: Extract<ToChild, { type: 'page' }>): Promise<void> {
  const { drawGreyPage } = await import('../paper/grey-page.ts')
  const page = await drawGreyPage({ ...item, source: askedSource(item.sizeBytes) }, number, maxSidePx, limits)
  send('grey' in page ? { type: 'page', page } : { type: 'done', reading: page })
}

async function readTexts({ limits, sizeBytes }: OfItem): Promise<void> {
  const { readPageTexts } = await import('../paper/page-texts.ts')
  const read = await readPageTexts(askedSource(sizeBytes), limits)
  send('texts' in read ? { type: 'texts', ...read } : { type: 'done', reading: read })
}

async function cut({ ranges, madeAtMs, limits, sizeBytes }: Extract<ToChild, { type: 'parts' }>): Promise<void> {
  const { makeParts } = await import('../paper/parts.ts')
  const made = await makeParts(askedSource(sizeBytes), { ranges, madeAtMs }, limits)
  send('parts' in made ? { type: 'parts', ...made } : { type: 'done', reading: made })
}

process.on('message', (message: ToChild) => {
  if (message.type === 'bytes') {
    waiting.get(message.ask)?.(message.bytes)
    waiting.delete(message.ask)
    return
  }
  if (message.type === 'thumbnail') return void draw(message)
  if (message.type === 'page') return void drawPage(message)
  if (message.type === 'texts') return void readTexts(message)
  if (message.type === 'parts') return void cut(message)
  if (message.type !== 'read') return void look(message)
  const { name, extension, sizeBytes, limits } = message
  const input = { name, ...(extension !== undefined && { extension }), source: askedSource(sizeBytes) }
  void read(input, limits).then((reading) => send({ type: 'done', reading }))
})
process.on('disconnect', () => process.exit())
send({ type: 'ready' })
