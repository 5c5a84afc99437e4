import { syncFailure, syncResult, syncState } from '@octavo/contract'
import { AppError } from '@octavo/core'
import { MemoryDrive } from '@octavo/core/testing'
import { expect, it } from 'vitest'
import { Client } from './support/client.ts'
import { withDrive } from './support/drive.ts'
import { startHere } from './support/server.ts'

const SYNC = '/api/google-drive-sync'

const INVOICE = (n: number) =>
  `Invoice number ${n}. Amount due 300 EUR for the garden fence, payable within fourteen days. Thank you for your order.`
const RECIPE = (n: number) =>
  `Recipe ${n}: stir flour, butter and sugar, add two eggs, bake in the oven for forty minutes, let the cake cool before serving.`

/** A drive with loose files at its top, and one folder of the person's. */
function aDrive(): MemoryDrive {
  const drive = new MemoryDrive()
  for (let n = 1; n <= 6; n += 1) {
    drive.write(`invoice-${n}.txt`, INVOICE(n))
    drive.write(`cake-${n}.txt`, RECIPE(n))
  }
  drive.write('song.mp3', 'ID3 not really a song', 1, 'audio/mpeg')
  drive.write('Invoices/old.txt', INVOICE(99))
  return drive
}

/** Where every file of a drive lies. */
async function pathsOf(drive: MemoryDrive): Promise<string[]> {
  const walk = async (id: string, at: string): Promise<string[]> =>
    (
      await Promise.all(
        (
          await drive.list(id)
        ).map((entry) =>
          entry.kind === 'folder' ? walk(entry.id, `${at}${entry.name}/`) : [`${at}${entry.name} ${entry.id}`],
        ),
      )
    ).flat()
  return (await walk('', '')).sort()
}

it.runIf(process.env.TEST_LONG)(
  'P2-7.3: takes mode, numClusters and maxFiles and answers groups, other files and the folder of the copies',
  async () => {
    const drive = aDrive()
    const server = await withDrive(drive)
    try {
      const answer = await server.me.post(SYNC, { mode: 'download', numClusters: 3, maxFiles: 50 })
      expect(answer.status).toBe(200)
      const result = syncResult.parse(answer.json())
      expect(result).toMatchObject({ success: true, sync_directory: '/Google Drive', found: 14, taken: 14 })
      expect(result).toMatchObject({ downloaded: 14, planId: null, failed: [], image_groups: {} })
      const texts = Object.values(result.text_groups).flat()
      expect(texts).toHaveLength(13)
      expect(result.other_files.map(({ path }) => path)).toEqual(['song.mp3'])
      expect(texts[0]).toMatchObject({ mimeType: 'text/plain', category: 'Documents', fileId: expect.any(String) })
      const { files } = (await server.me.get('/api/files')).json()
      const inFolder = (name: string) =>
        files.filter((file: { folder: string }) => file.folder === `/Google Drive/${name}`).length
      expect([inFolder('Documents'), inFolder('Other')]).toEqual([13, 1])
      // The drive is as it was; where it has forgotten what changed it is listed anew, and nothing is fetched twice.
      drive.forget()
      let opened = 0
      drive.fault = async (call) => {
        if (call === 'open') opened += 1
        return undefined
      }
      const again = syncResult.parse((await server.me.post(SYNC, { mode: 'download', maxFiles: 'all' })).json())
      expect([again.downloaded, opened]).toEqual([14, 0])
    } finally {
      await server.close()
    }
  },
)

it('P2-1.3: organize makes a plan that is reviewed, carried out on the drive, listed among the runs, and undone to the first state', async () => {
  const drive = aDrive()
  const before = await pathsOf(drive)
  const server = await withDrive(drive)
  try {
    const { me } = server
    const result = syncResult.parse((await me.post(SYNC, { mode: 'organize', maxFiles: 'all' })).json())
    expect(result).toMatchObject({ found: 14, loose: 13, sync_directory: null, downloaded: 0 })
    expect(result.placed).toBeGreaterThan(11)
    expect(await pathsOf(drive)).toEqual(before)
    const planId = result.planId ?? ''
    const { plan, place } = (await me.get(`/api/plans/${planId}`)).json()
    expect(place).toBe('drive-1')
    const to = Object.fromEntries(plan.acts.map((act: { from: string; to: string }) => [act.from, act.to]))
    expect(to['invoice-1.txt']).toBe('Invoices/invoice-1.txt')
    expect(to['Invoices/old.txt']).toBeUndefined()

    const { runId, organized } = (await me.post(`/api/plans/${planId}/approve`, {})).json()
    expect(organized).toBe(plan.acts.length)
    expect(drive.at('Invoices/invoice-1.txt')).toBeDefined()
    expect(drive.at('invoice-1.txt')).toBeUndefined()
    // A second yes answers with the same run.
    expect((await me.post(`/api/plans/${planId}/approve`, {})).json()).toMatchObject({ runId, organized })
    const { runs } = (await me.get('/api/runs')).json()
    expect(runs[0]).toMatchObject({ id: runId, kind: 'drive', moved: organized, canUndo: true })
    const { files } = (await me.get(`/api/runs/${runId}`)).json()
    expect(files.find((file: { from: string }) => file.from === '/invoice-1.txt')).toMatchObject({
      to: '/Invoices/invoice-1.txt',
    })

    const undone = await me.post(`/api/runs/${runId}/undo`, {})
    expect(undone.status, undone.text()).toBe(200)
    expect(undone.json().undone).toBe(organized)
    expect(await pathsOf(drive)).toEqual(before)
    expect((await me.get('/api/runs')).json().runs[1]).toMatchObject({ id: runId, status: 'undone', canRedo: true })
    expect((await me.post(`/api/runs/${undone.json().runId}/undo`, {})).json().undone).toBe(organized)
    expect(drive.at('Invoices/invoice-1.txt')).toBeDefined()
  } finally {
    await server.close()
  }
})

it('P2-8.15: without credentials and without a drive it says so, in the shape of a result with nothing in it', async () => {
  const server = await startHere()
  try {
    const me = new Client(server.address)
    const answer = await me.post(SYNC, {})
    expect(answer.status).toBe(409)
    expect(syncFailure.parse(answer.json())).toMatchObject({
      ...{ success: false, message: 'Google Drive sync failed', text_groups: {}, image_groups: {}, other_files: [] },
      ...{ sync_directory: null, error: expect.stringContaining('credentials') },
    })
    expect(syncState.parse((await me.get(SYNC)).json())).toMatchObject({ isReady: false, places: [], task: null })
    expect((await me.post(SYNC, { mode: 'all' })).status).toBe(400)
  } finally {
    await server.close()
  }
})

it.runIf(process.env.OCTAVO_NIGHTLY === '1')(
  'R-20: a run on a drive waits where the drive says so, goes on after a restart of the server, and moves each file once',
  async () => {
    const drive = new MemoryDrive()
    for (let n = 1; n <= 120; n += 1) drive.write(`invoice-${n}.txt`, INVOICE(n))
    const before = await pathsOf(drive)
    const first = await withDrive(drive)
    const { planId } = syncResult.parse((await first.me.post(SYNC, { mode: 'organize', maxFiles: 'all' })).json())
    const moved: number[] = []
    let server: Awaited<ReturnType<typeof first.begin>> | undefined
    const half = Promise.withResolvers<void>()
    drive.fault = async (call) => {
      if (call !== 'move') return undefined
      moved.push(1)
      if (moved.length === 10) return { error: new AppError('rate_limited', 'Slow down.', { retryAfterMs: 400 }) }
      if (moved.length === 70) half.resolve()
      // Slow enough to be stopped in the midst of it.
      if (moved.length >= 70) await new Promise((resolve) => setTimeout(resolve, 20))
      return undefined
    }
    const approving = first.me.post(`/api/plans/${planId}/approve`, {}).catch(() => undefined)
    await half.promise
    await first.close()
    await approving
    server = await first.begin()
    try {
      const stateNow = async () => (await server?.me.get(`/api/plans/${planId}`))?.json()
      await expect
        .poll(async () => 'taskId' in ((await stateNow()) ?? {}), { timeout: 60_000, interval: 200 })
        .toBe(false)
      const { runId } = await stateNow()
      expect((await server.me.get(`/api/runs/${runId}`)).json().run).toMatchObject({ status: 'completed', moved: 120 })
      // One was refused with the wait, and asked for again.
      expect(moved).toHaveLength(121)
      expect((await pathsOf(drive)).filter((path) => !path.includes('/'))).toEqual([])
      expect((await server.me.post(`/api/runs/${runId}/undo`, {})).json().undone).toBe(120)
      expect(await pathsOf(drive)).toEqual(before)
    } finally {
      await server.close()
    }
  },
)

it.runIf(process.env.TEST_LONG)(
  'P2-3.13: a sync that is at work tells each download, and is found again after a restart without fetching anything twice',
  async () => {
    const drive = new MemoryDrive()
    for (let n = 1; n <= 60; n += 1) drive.write(`invoice-${n}.txt`, INVOICE(n))
    let opened = 0
    let atOnce = 0
    let mostAtOnce = 0
    const half = Promise.withResolvers<void>()
    drive.fault = async (call) => {
      if (call !== 'open') return undefined
      opened += 1
      if (opened === 30) half.resolve()
      if (opened < 30) return undefined
      atOnce += 1
      mostAtOnce = Math.max(mostAtOnce, atOnce)
      await new Promise((resolve) => setTimeout(resolve, 30))
      atOnce -= 1
      return undefined
    }
    const first = await withDrive(drive)
    const headers = { 'content-type': 'application/json', prefer: 'respond-async' }
    const body = JSON.stringify({ mode: 'download', maxFiles: 100 })
    const begun = await first.me.send('POST', SYNC, { headers, body })
    expect(begun.status).toBe(202)
    await half.promise
    const during = syncState.parse((await first.me.get(SYNC)).json())
    expect(during).toMatchObject({ task: { type: 'sync', status: 'running' }, toDownload: 60 })
    expect(during.downloads[0]).toMatchObject({
      status: 'downloading',
      fileName: expect.any(String),
      category: 'Documents',
    })
    expect(during.downloaded).toBeGreaterThan(0)
    expect((await first.me.post(SYNC, {})).status).toBe(409)
    await first.close()
    const server = await first.begin()
    try {
      const task = async () => syncState.parse((await server.me.get(SYNC)).json()).task
      await expect.poll(async () => (await task())?.status, { timeout: 60_000, interval: 200 }).toBe('completed')
      expect((await task())?.result).toMatchObject({ downloaded: 60, failed: [] })
      // What was under way when the server stopped is fetched once more: one piece at most.
      expect(opened).toBeLessThanOrEqual(80)
      expect(mostAtOnce).toBe(5)
    } finally {
      await server.close()
    }
  },
)
