import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createPool } from '../../src/node/pool.ts'

/** Prints the process number of a reader once it hangs, and waits to be killed. */
const pool = createPool(fileURLToPath(new URL('./orphan.ts', import.meta.url)), { width: 1, timeoutMs: 3_600_000 })
const readers = (): string => readFileSync(`/proc/self/task/${process.pid}/children`, 'latin1')
const source = {
  sizeBytes: 1,
  async read(): Promise<Uint8Array> {
    await setTimeout(200)
    process.stdout.write(readers())
    return new Uint8Array(1)
  },
}
void pool.read({ name: 'x', source })
