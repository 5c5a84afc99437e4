import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { guard } from '@octavo/readers/node'
import type { FromModel, ModelFolder, ToModel } from './protocol.ts'

// Before the first line of the add-on runs, this process has no network.
guard(false)

/** The little of transformers.js that is used; the add-on is optional, so its own types may not be there. */
interface Transformers {
  readonly env: Record<string, unknown>
  pipeline(task: 'feature-extraction', model: string, options: object): Promise<Extractor>
}
type Extractor = (
  texts: readonly string[],
  options: { readonly pooling: string; readonly normalize: boolean },
) => Promise<{ readonly dims: readonly number[]; readonly data: Float32Array }>

let extract: Extractor | undefined
let pooling: ModelFolder['pooling'] = 'mean'

const send = (message: FromModel): void => {
  process.send?.(message)
}

async function load(plugin: string, model: ModelFolder): Promise<void> {
  const { env, pipeline } = (await import(pathToFileURL(plugin).href)) as Transformers
  Object.assign(env, {
    allowRemoteModels: false,
    allowLocalModels: true,
    localModelPath: `${path.dirname(model.path)}/`,
    useFSCache: false,
    useBrowserCache: false,
    useCustomCache: false,
  })
  const options = { dtype: model.dtype, device: 'cpu', local_files_only: true }
  extract = await pipeline('feature-extraction', path.basename(model.path), options)
  pooling = model.pooling
  send({ type: 'loaded' })
}

async function embed(texts: readonly string[]): Promise<void> {
  if (!extract) throw new Error('No model is loaded.')
  const { dims, data } = await extract(texts, { pooling, normalize: true })
  const width = dims.at(-1) ?? 0
  send({
    type: 'embedded',
    vectors: texts.map((_, index) => Float32Array.from(data.subarray(index * width, (index + 1) * width))),
  })
}

process.on('message', (message: ToModel) => {
  const work = message.type === 'load' ? load(message.plugin, message.model) : embed(message.texts)
  work.catch((error: unknown) => send({ type: 'failed', reason: error instanceof Error ? error.message : 'unknown' }))
})
process.on('disconnect', () => process.exit())
