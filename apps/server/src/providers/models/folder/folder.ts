import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { AppError, type Embedder } from '@octavo/core'
import { inOrder } from '../openai.ts'
import { findPlugin, inspectFolder } from './inspect.ts'
import { type ModelLimits, ModelProcess } from './model-process.ts'

export interface FolderModelOptions {
  /** Folder of the model. */
  readonly folder: string
  /** Folder where the add-on is installed; `plugins/transformers` of the checkout when left out. */
  readonly pluginDir?: string
  readonly limits?: Partial<ModelLimits>
  /** After so long without a question the process ends and its memory is free, in ms; 5 minutes when left out. */
  readonly idleMs?: number
}

/** An embedder that runs in a process of its own on this machine; `close` ends it. */
export interface FolderEmbedder extends Embedder {
  close(): void
}

const PLUGIN_DIR = fileURLToPath(new URL('../../../../../../plugins/transformers', import.meta.url))
const LIMITS: ModelLimits = { memoryBytes: 2 * 1024 ** 3, timeoutMs: 60_000, loadMs: 120_000 }
const MAX_DIMENSIONS = 8192

/**
 * Vectors from a model that lies in a folder of this machine, run by transformers.js with remote loading off, in a process
 * that has no network and is killed when it hangs or takes too much memory. It is started by the first question. Throws
 * AppError with a sentence that says what to do where the add-on or a file is missing.
 */
export function folderEmbedder(options: FolderModelOptions): FolderEmbedder {
  const { folder, pluginDir = PLUGIN_DIR, idleMs = 300_000 } = options
  const limits = { ...LIMITS, ...options.limits }
  const name = path.basename(folder)
  let running: { readonly process: ModelProcess; readonly print: string } | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  const stop = () => {
    running?.process.kill()
    running = undefined
  }
  const embed = async (texts: readonly string[], purpose: 'query' | 'document', signal: AbortSignal) => {
    signal.throwIfAborted()
    clearTimeout(idle)
    try {
      const [plugin, model] = [await findPlugin(pluginDir), await inspectFolder(folder)]
      // A folder that was exchanged is another model.
      if (running && (running.process.isGone || running.print !== model.print)) stop()
      if (isClosed) throw new AppError('cancelled', 'The server is stopping.')
      running ??= { process: await ModelProcess.start(plugin, model, limits), print: model.print }
      const vectors = await running.process.embed(texts.map((text) => model.prompts[purpose] + text))
      if (!Array.isArray(vectors) || vectors.some((vector) => vector.length > MAX_DIMENSIONS))
        throw new AppError('io_error', `${name} answered in a form that is not known.`)
      return inOrder(
        texts.length,
        vectors.map((embedding, index) => ({ index, embedding })),
        name,
      )
    } finally {
      if (isClosed) stop()
      else idle = setTimeout(stop, idleMs).unref()
    }
  }

  return {
    name,
    identity: async () => {
      await findPlugin(pluginDir)
      return `folder ${(await inspectFolder(folder)).print}`
    },
    embed(texts, signal, purpose = 'document') {
      const mine = turn.then(() => embed(texts, purpose, signal))
      turn = mine.catch(() => undefined)
      return mine
    },
    close() {
      isClosed = true
      clearTimeout(idle)
      stop()
    },
  }
}
