import fs from 'node:fs'
import { open } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/**
 * Loaded ahead of the command under strace, which counts each call in each thread by itself: lets the thread of the pool make
 * so many flushes that the numbers of its calls can't be mistaken for those of the main thread.
 */
const SHIFT = 200
const file = path.join(os.tmpdir(), `octavo-shift-${process.pid}`)
const handle = await open(file, 'w')
for (let count = 0; count < SHIFT; count += 1) await handle.datasync()
for (let count = 0; count < SHIFT; count += 1) await handle.sync()
await handle.close()
fs.rmSync(file)
