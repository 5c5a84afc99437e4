import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, it } from 'vitest'
import { holdFile } from './hold.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'octavo-hold-'))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

it('R-28: a lock that nobody in the process refers to any more is held all the same, until its process ends', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const file = path.join(dir, 'lock')
  const take = () => typeof holdFile(file)
  expect(take()).toBe('object')
  for (let turn = 0; turn < 3; turn += 1) {
    await setImmediate()
    collect()
  }
  expect(holdFile(file)).toBe('held')
})
