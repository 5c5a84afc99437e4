#!/usr/bin/env node
// Plain JavaScript that any Node can read: starts the command under a Node that can run its TypeScript.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major > 22 || (major === 22 && minor >= 18)) {
  module.enableCompileCache?.()
  const { start } = await import('../src/main.ts')
  await start()
} else {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = ['../../../node_modules/node/bin/', '../node_modules/node/bin/']
    .map((folder) => fileURLToPath(new URL(folder + name, import.meta.url)))
    .find((file) => existsSync(file))
  if (pinned === undefined) {
    process.stderr.write(
      `octavo needs Node.js 22.18 or newer; this is ${process.version}, and the one that comes with Octavo is not installed. Run "npm ci" in its folder.\n`,
    )
    process.exitCode = 69
  } else {
    const child = spawn(pinned, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
    // A terminal sends Ctrl+C to both; the child decides. Other signals reach only this one.
    process.on('SIGINT', () => undefined)
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    child.on('exit', (code, signal) => {
      if (signal) {
        process.removeAllListeners(signal)
        process.kill(process.pid, signal)
      } else process.exitCode = code ?? 70
    })
    child.on('error', (error) => {
      process.stderr.write(`octavo could not start: ${error.message}\n`)
      process.exitCode = 70
    })
  }
}
