/**
 * Packs one set once with one contender, in a process of its own: `contender.ts NAME FOLDER COUNT SIZE OUT`.
 * Prints wall time and time to the first byte (ms), memory before and at its peak (bytes) as JSON.
 */
import { createReadStream, createWriteStream, openSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { writeZip } from '@octavo/disk'
import { downloadZip } from 'client-zip'
import JSZip from 'jszip'
import { fileName } from './sets.ts'

const [contender = '', folder = '', count = '0', size = '0', out = ''] = process.argv.slice(2)
const sizeBytes = Number(size)
const modifiedAtMs = Date.UTC(2026, 0, 1)
const files = Array.from({ length: Number(count) }, (_, index) => {
  const name = fileName(index)
  return { name, path: join(folder, name), sizeBytes, modifiedAtMs }
})
let startedMs = 0
let firstByteMs: number | undefined

function firstByte() {
  firstByteMs ??= performance.now() - startedMs
}

async function drain(stream: NodeJS.ReadableStream): Promise<void> {
  const watch = new Transform({
    transform(chunk, _encoding, done) {
      firstByte()
      done(null, chunk)
    },
  })
  await pipeline(stream, watch, createWriteStream(out))
}

const contenders: Record<string, () => Promise<unknown>> = {
  'octavo writeZip': () =>
    writeZip(
      (read) => files.map((file) => ({ ...file, open: () => read(() => openSync(file.path, 'r'), sizeBytes) })),
      openSync(out, 'w'),
    ),
  'jszip stream': async () => {
    const zip = new JSZip()
    // Streams for big files, as its documentation advises; whole buffers for small ones are faster.
    for (const { name, path } of files) zip.file(name, sizeBytes > 1e6 ? createReadStream(path) : readFileSync(path))
    await drain(zip.generateNodeStream({ compression: 'STORE', streamFiles: true }))
  },
  'jszip buffer': async () => {
    const zip = new JSZip()
    for (const { name, path } of files) zip.file(name, readFileSync(path))
    const bytes = await zip.generateAsync({ type: 'nodebuffer', compression: 'STORE' })
    await drain(Readable.from([bytes]))
  },
  'client-zip': async () => {
    async function* inputs() {
      for (const { name, path } of files) {
        const input =
          sizeBytes > 1e6 ? Readable.toWeb(createReadStream(path, { highWaterMark: 1 << 20 })) : await readFile(path)
        yield {
          name,
          input: input as ReadableStream<Uint8Array> | Buffer<ArrayBuffer>,
          lastModified: new Date(modifiedAtMs),
        }
      }
    }
    const { body } = downloadZip(inputs())
    if (!body) throw new Error('client-zip gave no body')
    await drain(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]))
  },
}

const run = contenders[contender]
if (!run) throw new Error(`no contender ${contender}`)
const idleBytes = process.memoryUsage.rss()
startedMs = performance.now()
await run()
const wallMs = performance.now() - startedMs
const peakBytes = process.resourceUsage().maxRSS * 1024
process.stdout.write(JSON.stringify({ wallMs, firstByteMs, idleBytes, peakBytes }))
