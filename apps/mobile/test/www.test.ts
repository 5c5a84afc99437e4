import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { copyBuild } from '../scripts/www.mjs'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

it('a shell takes all of a build but what only a server hands out, in place of the build before', () => {
  const top = mkdtempSync(join(tmpdir(), 'octavo-www-'))
  made.push(top)
  const build = join(top, 'web.br')
  const www = join(top, 'www')
  mkdirSync(join(build, 'assets/worker'), { recursive: true })
  mkdirSync(join(build, '.vite'))
  mkdirSync(www)
  writeFileSync(join(www, 'old.js'), 'old')
  const files = [
    'index.html',
    'index.html.br',
    'index.html.gz',
    'sw.js',
    'sw.js.gz',
    'robots.txt',
    'manifest.webmanifest',
  ]
  const assets = ['app.js', 'app.js.br', 'app.css.gz', 'worker/sort.js', 'worker/sort.js.gz', 'letters.woff2']
  for (const name of [...files, ...assets.map((asset) => `assets/${asset}`)]) writeFileSync(join(build, name), name)
  writeFileSync(join(build, '.vite/manifest.json'), '{}')
  copyBuild(build, www)
  const copied = readdirSync(www, { recursive: true, encoding: 'utf8' }).sort()
  expect(copied).toEqual([
    'assets',
    'assets/app.js',
    'assets/letters.woff2',
    'assets/worker',
    'assets/worker/sort.js',
    'index.html',
  ])
  expect(existsSync(join(www, 'old.js'))).toBe(false)
})
