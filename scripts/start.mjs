// `npm start`: installs what is missing, builds what is stale, starts the product. Plain JavaScript without
// dependencies, for it runs before node_modules exist.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { constants } from 'node:os'
import { root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'

/** Exit codes of sysexits.h, which the server uses too: a wrong setting, and something that is not to be had. */
const EXIT_CONFIGURATION = 78
const EXIT_UNAVAILABLE = 69

/** @param {string} message @param {number} code @returns {never} */
function stop(message, code) {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

/** @param {number} port @param {string} host @returns {Promise<string | undefined>} why the port cannot be used */
function whyTaken(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined
      if (code === 'EADDRINUSE')
        resolve(`Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`)
      else if (code === 'EACCES')
        resolve(`Port ${port} may not be used by this user. Choose one above 1023, for example: PORT=3000 npm start`)
      else resolve(undefined)
    })
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}

/** Calls `act` once the process that started this one is gone: a stopped npm ends without telling its scripts. */
function whenOrphaned(/** @type {() => void} */ act) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, 200)
  timer.unref()
}

const portText = process.env.PORT ?? '3000'
const port = Number(portText)
if (!/^\d{1,5}$/.test(portText) || port > 65_535) {
  stop(`PORT must be a number from 0 to 65535 and is "${portText}".`, EXIT_CONFIGURATION)
}
const taken = await whyTaken(port, process.env.HOST || '127.0.0.1')
if (taken) stop(taken, EXIT_UNAVAILABLE)

const { node, webDir, serverMain } = await prepare().catch((error) =>
  stop(error instanceof Error ? error.message : String(error), 1),
)
const server = spawn(node, [serverMain, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  // A person at a terminal wants the address, not a line per request; OCTAVO_LOG_LEVEL=info brings those back.
  env: { NODE_ENV: 'production', OCTAVO_LOG_LEVEL: 'warn', OCTAVO_WEB_DIR: webDir, ...process.env, PORT: portText },
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  // A terminal sends Ctrl+C to the server too: forwarding it as well would look like a second, impatient one.
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal)
  })
}
whenOrphaned(() => server.kill('SIGTERM'))
server.on('error', (error) => stop(`The server could not be started: ${error.message}`, 1))
server.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
