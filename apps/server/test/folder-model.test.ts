import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AppError, cosine } from '@octavo/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FolderEmbedder, folderEmbedder } from '../src/providers/models/index.ts'
import { temporaryDir } from './support/server.ts'
import { writeTinyModel } from './support/tiny-model.ts'

const PLUGIN = fileURLToPath(new URL('../../../plugins/transformers', import.meta.url))
const noTrace = spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status !== 0
const signal = () => AbortSignal.timeout(60_000)
const failure = (promise: Promise<unknown>): Promise<AppError> =>
  promise.then(
    () => {
      throw new Error('It did not fail')
    },
    (error: AppError) => error,
  )

const made: FolderEmbedder[] = []
const embedder = (options: Parameters<typeof folderEmbedder>[0]) => {
  const fresh = folderEmbedder(options)
  made.push(fresh)
  return fresh
}
afterAll(() => {
  for (const one of made) one.close()
})

// `npm test` installs the add-on where it is missing; a suite that is run by itself says what to do.
describe('a model in a folder', () => {
  let folder: string
  beforeAll(() => {
    if (!existsSync(path.join(PLUGIN, 'node_modules'))) throw new Error('Run `npm run models:install` first')
    folder = writeTinyModel(path.join(temporaryDir(), 'tiny'))
  })

  it('loads, embeds, and finds alike what means the same though it shares no word', async () => {
    const model = embedder({ folder })
    const [bill, invoice, kitten] = await model.embed(
      ['the bill is due', 'invoice payment', 'a purring kitten'],
      signal(),
    )
    if (!bill || !invoice || !kitten) throw new Error('A vector is missing')
    expect(bill.length).toBe(7)
    expect(cosine(bill, invoice)).toBeGreaterThan(0.9)
    expect(cosine(bill, kitten)).toBeLessThan(0.2)
    expect(model.name).toBe('tiny')
    expect(await model.identity()).toMatch(/^folder [0-9a-f]{16}$/u)
  })

  it.runIf(process.env.TEST_LONG)('takes several callers at once and a folder that is exchanged under it', async () => {
    const copy = path.join(temporaryDir(), 'tiny')
    cpSync(folder, copy, { recursive: true })
    const model = embedder({ folder: copy })
    const answers = await Promise.all(['soup', 'song', 'train'].map((text) => model.embed([text], signal())))
    expect(answers.map(([vector]) => vector?.indexOf(Math.max(...(vector ?? []))))).toEqual([3, 5, 2])
    const before = await model.identity()
    mkdirSync(path.join(copy, '1_Pooling'))
    writeFileSync(path.join(copy, '1_Pooling', 'config.json'), '{"pooling_mode_cls_token":true}')
    expect(await model.identity()).not.toBe(before)
    // The first token stands for the text now, and that is the same for all.
    const [one, two] = await model.embed(['soup', 'song'], signal())
    expect([...(one ?? [])]).toEqual([...(two ?? [])])
  })

  it('writes its own prompts before texts where the folder has some', async () => {
    const copy = path.join(temporaryDir(), 'tiny')
    cpSync(folder, copy, { recursive: true })
    writeFileSync(path.join(copy, 'config_sentence_transformers.json'), '{"prompts":{"query":"soup soup soup "}}')
    const model = embedder({ folder: copy })
    const [asked] = await model.embed(['song'], signal(), 'query')
    const [kept] = await model.embed(['song'], signal(), 'document')
    expect([asked?.indexOf(Math.max(...(asked ?? []))), kept?.indexOf(Math.max(...(kept ?? [])))]).toEqual([3, 5])
  })

  describe('that is not whole', () => {
    it.each(['config.json', 'tokenizer.json', 'tokenizer_config.json', 'onnx/model.onnx'])(
      'says that %s is missing',
      async (name) => {
        const broken = path.join(temporaryDir(), 'tiny')
        cpSync(folder, broken, { recursive: true })
        rmSync(path.join(broken, name))
        const { code, message } = await failure(embedder({ folder: broken }).embed(['a'], signal()))
        expect([code, message]).toEqual(['not_found', expect.stringContaining(`lacks ${name}`)])
        expect(message).not.toContain(path.dirname(broken))
      },
    )

    it('says so of a folder that is none, of damaged weights, and of an add-on that is not installed', async () => {
      const nowhere = path.join(temporaryDir(), 'nowhere')
      expect((await failure(embedder({ folder: nowhere }).identity())).message).toContain('OCTAVO_MODEL_FOLDER')
      const damaged = path.join(temporaryDir(), 'tiny')
      cpSync(folder, damaged, { recursive: true })
      writeFileSync(path.join(damaged, 'onnx/model.onnx'), 'not a model')
      const { code, message } = await failure(embedder({ folder: damaged }).embed(['a'], signal()))
      expect(code).toBe('io_error')
      expect(message).toMatch(/^The local model failed: /u)
      expect(message).not.toContain(path.dirname(damaged))
      const bare = embedder({ folder, pluginDir: nowhere })
      expect((await failure(bare.embed(['a'], signal()))).message).toContain('npm run models:install')
      expect((await failure(bare.identity())).message).toContain('npm run models:install')
    })
  })

  it.runIf(process.env.TEST_LONG)('is killed when it hangs, and a later question starts it afresh', async () => {
    const hanging = writeTinyModel(path.join(temporaryDir(), 'tiny'), 'hangs')
    const model = embedder({ folder: hanging, limits: { timeoutMs: 1500 } })
    expect((await failure(model.embed(['a'], signal()))).message).toContain('took too long')
    writeTinyModel(hanging)
    expect((await model.embed(['soup'], signal()))[0]?.length).toBe(7)
  })

  it.runIf(process.platform === 'linux')('is killed when it takes too much memory', async () => {
    const greedy = writeTinyModel(path.join(temporaryDir(), 'tiny'), 'eats memory')
    const model = embedder({ folder: greedy, limits: { memoryBytes: 600 * 1024 ** 2 } })
    const { code, message } = await failure(model.embed(['soup soup soup'], signal()))
    expect([code, message]).toEqual(['io_error', expect.stringContaining('OCTAVO_MODEL_MEMORY')])
  })

  describe('and the network', () => {
    let sentinel: Server
    const asked: (string | undefined)[] = []
    beforeAll(async () => {
      sentinel = createServer((request, response) => {
        asked.push(request.url)
        response.end('{}')
      })
      await new Promise<void>((ready) => sentinel.listen(0, '127.0.0.1', ready))
    })
    afterAll(() => void sentinel.close())

    it('is not asked, whatever the folder says and whatever is missing; nothing is written into the folder', async () => {
      const url = `http://127.0.0.1:${(sentinel.address() as AddressInfo).port}`
      const model = path.join(temporaryDir(), 'tiny')
      writeTinyModel(model)
      writeFileSync(
        path.join(model, 'config.json'),
        JSON.stringify({
          model_type: 'bert',
          _name_or_path: `${url}/m`,
          auto_map: { AutoModel: `${url}/x` },
          'transformers.js_config': { use_external_data_format: { 'model.onnx': 1 } },
        }),
      )
      // The weights' second half is said to be missing: remote loading would look for it elsewhere.
      await failure(embedder({ folder: model }).embed(['a'], signal()))
      writeTinyModel(model)
      const before = readdirSync(model, { recursive: true }).sort()
      await embedder({ folder: model }).embed([`${url}/text`, 'soup'], signal())
      expect(asked).toEqual([])
      expect(readdirSync(model, { recursive: true }).sort()).toEqual(before)
      // The sentinel does hear what is sent.
      await fetch(`${url}/heard`)
      expect(asked).toEqual(['/heard'])
    })

    it.skipIf(noTrace)('is not even tried: the kernel sees no connection of it or of any of its threads', () => {
      const calls = path.join(temporaryDir(), 'calls')
      const program = `
        const { folderEmbedder } = await import(${JSON.stringify(new URL('../src/providers/models/index.ts', import.meta.url).href)})
        const model = folderEmbedder({ folder: ${JSON.stringify(folder)} })
        const [vector] = await model.embed(['soup'], AbortSignal.timeout(100000))
        process.stdout.write(String(vector.length))
        model.close()
        if (process.argv[1] === 'call') await fetch('http://127.0.0.1:65533/').catch(() => undefined)`
      const run = (...args: string[]) => {
        const trace = ['-f', '-o', calls, '-e', 'trace=connect,sendto,sendmsg']
        const node = [process.execPath, '--input-type=module', '-e', program, '--', ...args]
        const { stdout } = spawnSync('strace', [...trace, ...node], { encoding: 'utf8' })
        expect(stdout).toBe('7')
        return readFileSync(calls, 'utf8')
          .split('\n')
          .filter((line) => /sa_family=AF_INET|nscd/u.test(line))
      }
      expect(run()).toEqual([])
      expect(run('call')).not.toEqual([])
    })
  })
})
