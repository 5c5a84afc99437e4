import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photoAt } from '../../apps/cli/test/support/photo.ts'
import { jsonLines, octavo } from '../../apps/cli/test/support/run.ts'
import { hashes, newFolder, write } from '../../apps/cli/test/support/tree.ts'
import { layDown, sameFiles } from '../../e2e/fixtures/same-files.ts'
import { HEIC } from '../../packages/readers/test/support/heic.ts'

const PACK = fileURLToPath(new URL('../pack-cli.ts', import.meta.url))
const INSTALL = ['install', '--prefer-offline', '--no-audit', '--no-fund']
/** What the command ends with when two of the pictures are damaged. */
const SOME_DAMAGED = 1
const BY_COUNTRY = `version: 1
rules:
  - name: places
    when: { field: country, op: isKnown, value: true }
    move: '{country}/{place|Unknown}'
`

let base: ReturnType<typeof newFolder>
let installed: string
let root: string
let rules: string

/** Runs a program to its end with what a person's shell has; rejects when it ends otherwise than with `code`. */
function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
  code = 0,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const state = { OCTAVO_STATE_DIR: path.join(base.root, 'state'), OCTAVO_OCR: 'false', LC_ALL: 'C', NO_COLOR: '1' }
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...state, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [out, err] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    child.on('error', reject)
    child.on('close', (ended) =>
      ended === code ? resolve(out) : reject(new Error(`${args.join(' ')}: ${ended} ${out}${err}`)),
    )
  })
}

const inHouse = async (...args: string[]) => (await octavo(args, { state: path.join(base.root, 'state') })).out

beforeAll(async () => {
  base = newFolder()
  root = path.join(base.root, 'files')
  installed = path.join(base.root, 'installed')
  rules = path.join(base.root, 'rules.yaml')
  fs.mkdirSync(installed)
  layDown(root, sameFiles)
  write(root, 'holiday.heic', HEIC)
  write(root, 'rhine.jpg', photoAt('48,34.3N', '7,48.9E'))
  fs.writeFileSync(rules, BY_COUNTRY)
  const packed = (await run(process.execPath, [PACK, base.root], base.root)).trim()
  await run('npm', [...INSTALL, packed], installed)
})
afterAll(() => base.dispose())

describe('the packed command, installed from its own tarball into an empty folder', () => {
  it('is one package with nothing of the house beside it, and says its version', async () => {
    const manifest = JSON.parse(fs.readFileSync(path.join(installed, 'node_modules/octavo/package.json'), 'utf8'))
    expect(Object.keys(manifest.dependencies)).toEqual(['sharp', '@napi-rs/canvas'])
    expect(fs.existsSync(path.join(installed, 'node_modules/@octavo'))).toBe(false)
    expect(await run('npx', ['octavo', '--version'], installed)).toBe(`octavo ${manifest.version}\n`)
  })

  it('reads and plans a real folder as the checkout does, and touches nothing', async () => {
    const before = hashes(root)
    const planned = await run('npx', ['octavo', 'plan', root, '--rules', rules, '--json'], installed)
    expect(planned).toBe(await inHouse('plan', root, '--rules', rules, '--json'))
    expect(jsonLines(planned)).toContainEqual(
      expect.objectContaining({ from: 'rhine.jpg', to: 'Germany/Strasbourg/rhine.jpg' }),
    )
    const facts = await run('npx', ['octavo', 'facts', root, '--json'], installed)
    expect(facts).toBe(await inHouse('facts', root, '--json'))
    expect(hashes(root)).toEqual(before)
  })

  it('sees pictures by its native parts, as the checkout does', async () => {
    const groups = await run('npx', ['octavo', 'cluster', 'images', root, '--json'], installed, {}, SOME_DAMAGED)
    expect(groups).toBe(await inHouse('cluster', 'images', root, '--json'))
    expect(jsonLines(groups).length).toBeGreaterThan(5)
  })

  describe.runIf(process.env.OCTAVO_NIGHTLY === '1')('on other Nodes', () => {
    it.each(['22', '24'])('plans on Node %s as here', async (major) => {
      const there = path.join(base.root, `node-${major}`)
      fs.mkdirSync(there)
      fs.writeFileSync(path.join(there, 'package.json'), JSON.stringify({ allowScripts: { node: true } }))
      await run('npm', [...INSTALL, `node@${major}`], there)
      const node = path.join(there, 'node_modules/node/bin')
      expect(await run(path.join(node, 'node'), ['--version'], there)).toMatch(new RegExp(`^v${major}\\.`, 'u'))
      const env = { PATH: `${node}${path.delimiter}${process.env.PATH}` }
      const bin = path.join(installed, 'node_modules/.bin/octavo')
      expect(await run(bin, ['plan', root, '--rules', rules, '--json'], installed, env)).toBe(
        await inHouse('plan', root, '--rules', rules, '--json'),
      )
      expect(await run(bin, ['cluster', 'images', root, '--json'], installed, env, SOME_DAMAGED)).toBe(
        await inHouse('cluster', 'images', root, '--json'),
      )
    })
  })
})
