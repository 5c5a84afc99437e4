/**
 * A folder of many files renamed, moved and taken back by the server: `node bench/library/rename.ts [FILES]` (default 100,000,
 * in 200 folders). For each act its time, and how long the server's thread was held at most: another person asks for
 * something small every 5 ms meanwhile, and the longest wait for an answer is told. Then the same library is looked
 * through for copies, of which it has 2,000. Times in ms.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../../apps/server/test/support/client.ts'
import { ownServer } from '../../e2e/support/server.ts'

const FILES = Number(process.argv[2] ?? 100_000)
const FOLDERS = 200
const EACH_UPLOAD = 2500
const COPIES = 2000

const own = await ownServer({ OCTAVO_RATE_LIMIT: '10000000' })
try {
  const me = new Client(own.url)
  const other = new Client(own.url)
  for (let at = 0; at < FILES; at += EACH_UPLOAD) {
    const some = Array.from({ length: Math.min(EACH_UPLOAD, FILES - at) }, (_, index) => at + index)
    await me.give(...some.map((n) => [`big/in ${n % FOLDERS}/note ${n}.txt`, `note ${Math.max(n, COPIES)}`] as const))
  }
  console.log(`| ${FILES} files in ${FOLDERS} folders | ms | another waits at most |`)
  console.log('|---|---:|---:|')
  const measure = async (name: string, act: () => Promise<string | null>) => {
    let isOver = false
    let longestMs = 0
    const ask = async () => {
      while (!isOver) {
        const began = performance.now()
        await other.get('/api/health')
        longestMs = Math.max(longestMs, performance.now() - began)
        await sleep(5)
      }
    }
    const asking = ask()
    const began = performance.now()
    const id = await act()
    const tookMs = performance.now() - began
    isOver = true
    await asking
    console.log(`| ${name} | ${tookMs.toFixed(0)} | ${longestMs.toFixed(0)} |`)
    return id
  }
  const post = (path: string, body: object) => async () => {
    const answer = await me.post(path, body)
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text().slice(0, 300)}`)
    return (answer.json() as { runId?: string }).runId ?? null
  }
  const renamed = await measure(
    'rename',
    post('/api/library/acts', { type: 'rename', folder: '/Inbox/big', name: 'large' }),
  )
  await measure('its undo', post(`/api/runs/${renamed}/undo`, {}))
  await measure('move', post('/api/library/acts', { type: 'move', ids: [], folders: ['/Inbox/big'], to: '/Kept' }))
  await measure('copies', post('/api/library/duplicates', {}))
} finally {
  await own.remove()
}
