// Finds a Chromium for the end-to-end tests, and gets one when there is none. Prints its path when run by hand.
import { existsSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { below } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

const say = (/** @type {string} */ message) => process.stderr.write(`${message}\n`)

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Whether this is a browser that answers: Ubuntu's `chromium-browser` only says that a snap is wanted. @param {string} path */
async function answers(path) {
  if (process.platform === 'win32') return existsSync(path)
  const { code, output } = await run(path, ['--version'], { timeoutMs: 30_000 })
  return code === 0 && /chrom|edge/i.test(output)
}

/** An installed browser: `CHROMIUM_PATH`, else one on the PATH, else one of the usual applications. */
async function installed() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (await answers(named)) return named
    throw new Error(`CHROMIUM_PATH is "${named}", which does not answer to --version.`)
  }
  for (const candidate of [...COMMANDS, ...APPLICATIONS.filter((path) => existsSync(path))]) {
    if (await answers(candidate)) return onPath(candidate)
  }
  return undefined
}

/** @param {string} command a name on the PATH or a path */
function onPath(command) {
  const folders = command.includes('/') || command.includes('\\') ? [''] : (process.env.PATH ?? '').split(':')
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path)) ?? command
}

/** The headless shell or browser that Playwright downloaded before, in this version's folder. */
async function downloaded() {
  const { output } = await run(process.execPath, [
    below('node_modules/playwright/cli.js'),
    'install',
    '--dry-run',
    'chromium-headless-shell',
    'chromium',
  ])
  const folders = [...output.matchAll(/Install location:\s+(.+)/g)].map((match) => match[1]?.trim() ?? '')
  const names = [
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
  ]
  const macs = [
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    'chrome-headless-shell-mac-x64/chrome-headless-shell',
  ]
  for (const folder of folders) {
    for (const name of [...names, ...macs, 'chrome-headless-shell-win64/chrome-headless-shell.exe']) {
      const path = join(folder, name)
      if (existsSync(path) && (await answers(path))) return path
    }
  }
  return undefined
}

async function downloadByPlaywright() {
  say('No Chrome or Chromium found: asking Playwright to download one.')
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  const cli = below('node_modules/playwright/cli.js')
  await run(process.execPath, [cli, 'install', 'chromium-headless-shell'], { env, timeoutMs: 600_000 })
}

async function installByApt() {
  if (!existsSync('/usr/bin/apt-get')) return
  const asRoot = process.getuid?.() === 0
  if (!asRoot && (await run('sudo', ['-n', 'true'])).code !== 0) return
  say('Installing the package "chromium" with apt-get.')
  const apt = (/** @type {string[]} */ ...args) => {
    const command = [
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-o',
      'DPkg::Lock::Timeout=600',
      '-qq',
      ...args,
    ]
    const [program = 'env', ...rest] = asRoot ? command : ['sudo', '-n', ...command]
    return run(program, rest, { timeoutMs: 900_000 })
  }
  await apt('update')
  const { code, output } = await apt('install', '-y', '--no-install-recommends', 'chromium')
  if (code !== 0) say(output.slice(-2_000))
}

/**
 * Path of a Chromium that answers. Looks for an installed one, then for Playwright's earlier download, then lets
 * Playwright download one, then asks Debian's package manager. Throws an Error that says what to do when all fail.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  for (const get of [undefined, downloadByPlaywright, installByApt]) {
    await get?.()
    const found = (await installed()) ?? (await downloaded())
    if (found) return found
  }
  throw new Error(
    `No Chrome or Chromium was found for the tests, and none could be installed. Install one (on Debian: apt-get install chromium) or name one: CHROMIUM_PATH=/path/to/chrome npm test. Looked in PATH and in ${homedir()}.`,
  )
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  console.log(await ensureBrowser())
}
