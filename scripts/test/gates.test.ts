import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { below } from '../lib/paths.mjs'
import { missingFromLock } from '../lock.mjs'
import { findings } from '../source-gate.mjs'

const WEB = 'apps/web/src/features/a/a.tsx'
const CORE = 'packages/core/src/a.ts'
const SERVER = 'apps/server/src/modules/a/a.ts'

/** Test name, file, its text, and the rule that must speak, or none. */
const CASES: readonly (readonly [name: string, path: string, text: string, rule?: string])[] = [
  [
    'N-9: a shell option',
    SERVER,
    "import { spawn } from 'node:child_process'\nspawn('ls', [name], { shell: true })",
    'no-shell',
  ],
  ['N-9: exec of child_process', SERVER, "import { exec } from 'node:child_process'\nexec('ls ' + name)", 'no-shell'],
  ['N-9: a regular expression may exec', SERVER, "import 'node:child_process'\nconst match = /a/.exec(name)"],
  ['N-9: a database may exec', SERVER, 'exec(text: string) {}'],
  ['X-11: raw HTML', WEB, '<p dangerouslySetInnerHTML={{ __html: name }} />', 'no-raw-html'],
  ['X-11: innerHTML', WEB, 'element.innerHTML = name', 'no-raw-html'],
  ['X-11: window.open without noopener', WEB, "window.open(url, '_blank')", 'no-opener'],
  ['X-11: window.open with noopener', WEB, "window.open(url, '_blank', 'noopener')"],
  ['X-11: a link to a new tab without noopener', WEB, '<a target="_blank" href="https://a.test">', 'no-opener'],
  ['X-5: a link to what somebody else wrote', WEB, '<a href={url}>', 'no-foreign-link'],
  ['X-5: a link that was looked at', WEB, '<a href={safeLink(url)}>'],
  ['X-11: a link to a new tab with noopener', WEB, '<a\n  target="_blank"\n  rel="noopener noreferrer"\n>'],
  ['bare words in an attribute', WEB, '<img alt="A red octopus" />', 'no-bare-words'],
  ['bare words as an expression', WEB, "<p>{'Good morning'}</p>", 'no-bare-words'],
  ['words from the messages', WEB, '<img alt={m.octopus()} title={name} role="img" />'],
  ['X-3: eval', WEB, 'eval(name)', 'no-eval'],
  ['a suppression without a reason', CORE, '// @ts-expect-error', 'no-silent-suppression'],
  ['a suppression with a reason', CORE, '// @ts-expect-error the library types this too narrowly'],
  ['a lint suppression without a reason', CORE, '// biome-ignore lint/style/useConst', 'no-silent-suppression'],
  ['a physical margin class', WEB, '<p className="flex ml-2" />', 'logical-sides'],
  ['a physical position class', WEB, '<p className="absolute -left-4" />', 'logical-sides'],
  ['physical text alignment', WEB, '<p className="text-left" />', 'logical-sides'],
  ['logical classes', WEB, '<p className="ms-2 me-1 ps-2 text-start start-0 rounded-s-lg min-h-2 flex-col" />'],
  ['a physical CSS property', 'apps/web/src/ui/a.css', '  margin-left: 2px;', 'logical-sides'],
  ['a logical CSS property', 'apps/web/src/ui/a.css', '  margin-inline-start: 2px;'],
  ['a wall clock in core', CORE, 'const now = Date.now()', 'core-is-pure'],
  ['randomness in core', CORE, 'const id = Math.random()', 'core-is-pure'],
  ['a date of a given time in core', CORE, 'const day = new Date(atMs)'],
  ['a second mover', SERVER, "import { rename } from 'node:fs/promises'\nawait rename(a, b)", 'one-mover'],
  ['a second remover', SERVER, "import * as fs from 'node:fs'\nfs.unlinkSync(a)", 'one-mover'],
  ['the mover itself', 'packages/disk/src/a.ts', "import { rename } from 'node:fs/promises'\nawait rename(a, b)"],
  ['a rename that touches no file', WEB, 'rename(category, name)'],
  ['a second sender', WEB, "const answer = await fetch('/api/files')", 'one-sender'],
  ['a sender of another sort', WEB, 'const request = new XMLHttpRequest()', 'one-sender'],
  ['a beacon', WEB, "navigator.sendBeacon('/api/x', body)", 'one-sender'],
  ['the sender itself', 'apps/web/src/http/send.ts', 'return fetch(url, init)'],
  ['asking a query again', WEB, 'onRetry={() => void refetch()}'],
  ['unfinished work', SERVER, '// TODO: later', 'finished'],
  ['a forbidden word in a comment', SERVER, '// never eval( here, never Date.now('],
]

describe('source gates', () => {
  test.each(CASES.map(([name, path, text, rule = '']) => ({ name, path, text, rule })))(
    '$name',
    ({ path, text, rule }) => {
      const rules = findings(path, text).map((line) => line.split(/[ :]+/)[2])
      expect(rules).toEqual(rule === '' ? [] : [rule])
    },
  )

  test('a file that is too long', () => {
    expect(findings(CORE, 'const a = 1\n'.repeat(401))[0]).toContain('too-long')
    expect(findings(CORE, 'const a = 1\n'.repeat(400))).toEqual([])
    const leaves = `export {\n${'  a,\n'.repeat(500)}} from './a.ts'\n`
    expect(findings(CORE, leaves)).toEqual([])
    expect(findings(CORE, `${leaves}const a = 1\n`)[0]).toContain('too-long')
  })
})

describe('bare words', () => {
  /** What the linter, with our own settings, says about a screen with this text. */
  const lint = (text: string) => {
    const checkout = mkdtempSync(join(tmpdir(), 'octavo-lint-'))
    mkdirSync(join(checkout, 'apps/web/src'), { recursive: true })
    copyFileSync(below('biome.json'), join(checkout, 'biome.json'))
    writeFileSync(join(checkout, 'apps/web/src/a.tsx'), text)
    const biome = below('node_modules/@biomejs/biome/bin/biome')
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [biome, 'lint', '--colors=off', '--vcs-enabled=false', '.'],
      { cwd: checkout, encoding: 'utf8' },
    )
    rmSync(checkout, { recursive: true })
    return { said: `${stdout}${stderr}`, status }
  }

  test('text between tags is refused by the linter, a message is not', () => {
    const planted = lint('export const A = () => <p>Good morning</p>\n')
    expect(planted.said).toContain('noJsxLiterals')
    expect(planted.status).not.toBe(0)
    expect(lint('export const A = () => <p>{m.good_morning()}</p>\n').status).toBe(0)
  })
})

describe('lock file', () => {
  test('an optional dependency without its entry is named', () => {
    const packages = {
      '': {},
      'node_modules/a': { optionalDependencies: { 'a-linux': '1.0.0', 'a-darwin': '1.0.0' } },
      'node_modules/a/node_modules/a-linux': {},
    }
    expect(missingFromLock(packages)).toEqual(['node_modules/a wants a-darwin, which the lock lacks'])
  })

  test('an entry in a folder above counts', () => {
    const packages = {
      'node_modules/@x/a/node_modules/b': { optionalDependencies: { c: '1.0.0' } },
      'node_modules/c': {},
    }
    expect(missingFromLock(packages)).toEqual([])
  })
})
