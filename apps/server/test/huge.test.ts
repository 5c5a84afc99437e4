import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import type { UploadResponse } from '@octavo/contract'
import { expect, it } from 'vitest'
import { BOUNDARY, Client } from './support/client.ts'
import { freshDataDir, spawnServer, stopChild } from './support/server.ts'

/** Needs 5 GB of disk: OCTAVO_NIGHTLY=1 npx vitest run --project server huge */
const NIGHTLY = process.env.OCTAVO_NIGHTLY === '1'
const SIZE_BYTES = 4 * 1024 ** 3 + 1

it.skipIf(!NIGHTLY)(
  'U-9: a file of one byte more than 4 GiB is taken, listed and given back with its size, in flat memory',
  async () => {
    const child = spawnServer({ OCTAVO_DATA_DIR: await freshDataDir(), OCTAVO_GUEST_QUOTA: '5GiB' })
    try {
      const me = new Client(await child.ready)
      await me.give(['first.txt', 'first'])
      const memoryKb = () => Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1])
      const idleKb = memoryKb()
      let mostKb = idleKb
      const digest = createHash('sha256')
      const began = performance.now()
      const body = await new Promise<string>((resolve, reject) => {
        const headers = {
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          origin: me.base,
          cookie: me.cookie,
        }
        const request = http.request(`${me.base}/api/files/upload`, { method: 'POST', headers, agent: false })
        request.on('error', reject)
        request.on('response', (response) => {
          let text = ''
          response.on('data', (chunk: Buffer) => {
            text += chunk.toString()
          })
          response.on('end', () => resolve(text))
        })
        const send = async () => {
          request.write(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="huge.bin"\r\n\r\n`)
          const zeros = Buffer.alloc(1024 * 1024)
          for (let left = SIZE_BYTES; left > 0; left -= zeros.length) {
            const chunk = zeros.subarray(0, Math.min(left, zeros.length))
            digest.update(chunk)
            mostKb = Math.max(mostKb, memoryKb())
            if (!request.write(chunk)) await new Promise((ready) => request.once('drain', ready))
          }
          request.end(`\r\n--${BOUNDARY}--\r\n`)
        }
        send().catch(reject)
      })
      const seconds = (performance.now() - began) / 1000
      const [file] = (JSON.parse(body) as UploadResponse).files
      expect([file?.size, file?.sha256]).toEqual([SIZE_BYTES, digest.digest('hex')])
      expect((await me.list()).find(({ id }) => id === file?.id)?.size).toBe(SIZE_BYTES)
      const url = `/api/files/${file?.id}/content`
      const head = await me.send('HEAD', url)
      expect(head.headers['content-length']).toBe(String(SIZE_BYTES))
      const tail = await me.get(url, { range: `bytes=${SIZE_BYTES - 10}-` })
      expect([tail.status, tail.bytes]).toEqual([206, Buffer.alloc(10)])
      console.info(`U-9: ${seconds.toFixed(1)} s, +${Math.round((mostKb - idleKb) / 1024)} MB`)
      expect(mostKb - idleKb).toBeLessThan(150 * 1024)
    } finally {
      await stopChild(child)
    }
  },
  900_000,
)
