import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/**
 * @typedef {{ code: number, output: string, ms: number }} Finished
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, timeoutMs?: number }} RunOptions
 */

/**
 * Runs a program without a shell and waits for its end. With `show` its output goes to this process's stderr, so that
 * stdout stays free for what the caller promises to print; otherwise it is collected. Never throws: a program that
 * cannot be started ends with code 127, one that is ended by a signal with 128, one that runs out of time with 124.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>}
 */
export function run(command, args, { cwd = root, env = process.env, show = false, timeoutMs = 0 } = {}) {
  const startedMs = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: show ? ['ignore', 2, 2] : ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let timedOut = false
    const timer =
      timeoutMs > 0
        ? setTimeout(() => {
            timedOut = true
            child.kill('SIGKILL')
          }, timeoutMs)
        : undefined
    const end = (/** @type {number} */ code) => {
      clearTimeout(timer)
      resolve({ code: timedOut ? 124 : code, output, ms: performance.now() - startedMs })
    }
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.on('error', (error) => {
      output += `${error.message}\n`
      end(127)
    })
    child.on('close', (code) => end(code ?? 128))
  })
}
