import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@octavo/core'
import * as z from 'zod'
import type { ModelFolder } from './protocol.ts'

/** Weights by the names that transformers.js gives them, in the order in which they are taken. */
const WEIGHTS = [
  ['model.onnx', 'fp32'],
  ['model_fp16.onnx', 'fp16'],
  ['model_quantized.onnx', 'q8'],
  ['model_int8.onnx', 'int8'],
  ['model_uint8.onnx', 'uint8'],
  ['model_q4.onnx', 'q4'],
] as const
const NEEDED = ['config.json', 'tokenizer.json', 'tokenizer_config.json'] as const
const LARGEST_JSON = 64 * 1024 * 1024

// The two side files of sentence-transformers' folder form; both may be missing.
const poolingFile = z.object({
  pooling_mode_cls_token: z.boolean().default(false),
  pooling_mode_lasttoken: z.boolean().default(false),
})
const promptsFile = z.object({
  prompts: z
    .object({
      query: z.string().max(1000).default(''),
      document: z.string().max(1000).optional(),
      passage: z.string().max(1000).optional(),
    })
    .default({ query: '' }),
})

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Reads an optional JSON file of a model folder; undefined when it is missing or says nothing that is known. */
async function optional<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.safeParse(JSON.parse(await readFile(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

async function sizeOf(file: string): Promise<{ readonly sizeBytes: number; readonly changedMs: number } | undefined> {
  try {
    const found = await stat(file)
    return found.isFile() ? { sizeBytes: found.size, changedMs: Math.trunc(found.mtimeMs) } : undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/**
 * Looks whether a folder holds an embedding model in the form that transformers.js reads: `config.json`,
 * `tokenizer.json`, `tokenizer_config.json`, and weights below `onnx/`. Throws AppError `not_found` or `bad_input` with a
 * sentence that says what is missing; the sentence names files of the folder, never its place on this machine.
 */
export async function inspectFolder(folder: string): Promise<ModelFolder> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder)
    throw new AppError('not_found', 'OCTAVO_MODEL_FOLDER names no folder that can be read. Check the path.')
  for (const name of NEEDED) {
    const found = await sizeOf(path.join(folder, name))
    if (!found)
      throw new AppError('not_found', `The model folder lacks ${name}. Copy the model's whole folder there again.`)
    if (found.sizeBytes > LARGEST_JSON) throw new AppError('bad_input', `${name} of the model folder is too large.`)
  }
  for (const [name, dtype] of WEIGHTS) {
    const weights = await sizeOf(path.join(folder, 'onnx', name))
    if (!weights) continue
    const config = await readFile(path.join(folder, 'config.json'))
    const pooling = await optional(path.join(folder, '1_Pooling', 'config.json'), poolingFile)
    const prompts = (await optional(path.join(folder, 'config_sentence_transformers.json'), promptsFile))?.prompts
    const hash = createHash('sha256')
      .update(config)
      .update(JSON.stringify([name, weights, pooling, prompts]))
    return {
      path: folder,
      dtype,
      pooling: pooling?.pooling_mode_cls_token ? 'cls' : pooling?.pooling_mode_lasttoken ? 'last_token' : 'mean',
      prompts: { query: prompts?.query ?? '', document: prompts?.document ?? prompts?.passage ?? '' },
      print: hash.digest('hex').slice(0, 16),
    }
  }
  throw new AppError('not_found', 'The model folder lacks onnx/model.onnx. Copy the model in its ONNX form there.')
}

/** The add-on's entry file, or an error that says how to install it. Looked for anew at each start of a model. */
export async function findPlugin(pluginDir: string): Promise<string> {
  const entry = path.join(pluginDir, 'node_modules/@huggingface/transformers/dist/transformers.node.mjs')
  if (await sizeOf(entry)) return entry
  throw new AppError(
    'not_found',
    "The add-on that runs models from a folder is not installed. Run `npm run models:install` in Octavo's folder.",
  )
}
