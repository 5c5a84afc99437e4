import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { AppError } from '@octavo/core'
import { childEnvironment, residentBytes } from '@octavo/readers/node'
import type { FromModel, ModelFolder, ToModel } from './protocol.ts'

/** What a process that runs a model may take. */
export interface ModelLimits {
  /** Resident memory in bytes at which it is ended (Linux). */
  readonly memoryBytes: number
  /** Longest time for one batch, in ms. */
  readonly timeoutMs: number
  /** Longest time for loading the model, in ms. */
  readonly loadMs: number
}

const WATCH_MS = 20
const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

/**
 * Flags of Node for the process: it may read the checkout (its own code and the packages) and the model, write nothing
 * and start no program. The add-on's inference runs in native code, which is why a process is used that can be killed.
 */
function flags(plugin: string, model: ModelFolder): string[] {
  const checkout = fileURLToPath(new URL('../../../../../../', import.meta.url))
  const installed = plugin.slice(0, plugin.indexOf(`${path.sep}node_modules${path.sep}`) + 1)
  const common = ['--max-old-space-size=512', '--no-warnings']
  if (!process.allowedNodeEnvironmentFlags.has('--permission')) return common
  const readable = [
    ...['packages', 'apps', 'node_modules'].map((room) => path.join(checkout, room, path.sep)),
    path.join(installed, path.sep),
    path.join(model.path, path.sep),
  ]
  return [
    ...common,
    '--permission',
    '--allow-addons',
    '--allow-worker',
    ...readable.map((at) => `--allow-fs-read=${at}*`),
  ]
}

/** A process with one loaded model. It is ended when a batch takes too long or too much memory; then it is gone for good. */
export class ModelProcess {
  readonly #child: ChildProcess
  readonly #limits: ModelLimits
  readonly #model: ModelFolder
  #settle: { readonly resolve: (answer: FromModel) => void; readonly reject: (error: AppError) => void } | undefined
  #why: string | undefined
  #isGone = false

  private constructor(plugin: string, model: ModelFolder, limits: ModelLimits) {
    this.#limits = limits
    this.#model = model
    this.#child = fork(CHILD, [], {
      execArgv: flags(plugin, model),
      env: childEnvironment(),
      cwd: tmpdir(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#child.on('message', (message: FromModel) => this.#settle?.resolve(message))
    const gone = () => {
      this.#isGone = true
      this.#settle?.reject(new AppError('io_error', this.#why ?? 'The local model broke off.'))
    }
    this.#child.on('error', gone)
    this.#child.on('exit', gone)
  }

  /** Starts a process and loads a model into it. Throws AppError `io_error` with what the model's own loader said. */
  static async start(plugin: string, model: ModelFolder, limits: ModelLimits): Promise<ModelProcess> {
    const started = new ModelProcess(plugin, model, limits)
    try {
      await started.#ask({ type: 'load', plugin, model }, limits.loadMs)
      return started
    } catch (error) {
      started.kill()
      throw error
    }
  }

  get isGone(): boolean {
    return this.#isGone
  }

  /** Vectors of texts, as the process sent them. One call at a time. */
  async embed(texts: readonly string[]): Promise<readonly Float32Array[]> {
    const answer = await this.#ask({ type: 'embed', texts }, this.#limits.timeoutMs)
    return answer.type === 'embedded' ? answer.vectors : []
  }

  kill(why = 'The local model was stopped.'): void {
    this.#why ??= why
    this.#child.kill('SIGKILL')
  }

  #ask(message: ToModel, limitMs: number): Promise<FromModel> {
    const { memoryBytes } = this.#limits
    const gigabytes = (memoryBytes / 1024 ** 3).toFixed(1)
    const timer = setTimeout(() => this.kill('The local model took too long and was stopped.'), limitMs)
    const watch = setInterval(() => {
      if (residentBytes(this.#child.pid) > memoryBytes)
        this.kill(`The local model took more than ${gigabytes} GiB of memory and was stopped (OCTAVO_MODEL_MEMORY).`)
    }, WATCH_MS)
    return new Promise<FromModel>((resolve, reject) => {
      if (this.#isGone) return reject(new AppError('io_error', this.#why ?? 'The local model broke off.'))
      this.#settle = { resolve, reject }
      this.#child.send(message, () => undefined)
    })
      .then((answer) => {
        if (answer?.type === 'loaded' || answer?.type === 'embedded') return answer
        const reason = answer?.type === 'failed' ? String(answer.reason) : 'it answered in a form that is not known'
        throw new AppError('io_error', `The local model failed: ${this.#withoutPath(reason).slice(0, 300)}`)
      })
      .finally(() => {
        clearTimeout(timer)
        clearInterval(watch)
        this.#settle = undefined
      })
  }

  /** What a loader says names its folder; people are told the files, not the machine's folders. */
  #withoutPath(text: string): string {
    return text.replaceAll(`${this.#model.path}${path.sep}`, '').replaceAll(this.#model.path, 'the model folder')
  }
}
