import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeLink, safeNext } from './links.ts'

const NO_LINKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://a.test/1',
  '//evil.test',
  'https:',
  'https:///evil.test',
  'https:\\evil.test',
  '/settings',
  'a.test',
  '',
]

describe('links that came from outside', () => {
  it('X-5: only https, http and mailto become links', () => {
    expect(NO_LINKS.map(safeLink)).toEqual(NO_LINKS.map(() => undefined))
    const good = ['https://a.test/b?c#d', 'HTTP://a.test', 'mailto:a@b.test', 'https://[::1]/']
    expect(good.map(safeLink)).toEqual(good)
    expect(safeLink(' https://a.te\nst/ ')).toBe('https://a.test/')
  })

  it('X-5: next stays on this host', () => {
    const bad = [
      '//evil.test',
      '/\\evil.test',
      '/\t/evil.test',
      ' //evil.test',
      'https://evil.test',
      'javascript:1',
      '',
      'a',
    ]
    expect(bad.map(safeNext)).toEqual(bad.map(() => undefined))
    expect(['/', '/settings?a=//b', '/a//b'].map(safeNext)).toEqual(['/', '/settings?a=//b', '/a//b'])
  })

  it('X-5: whatever the text, a browser reads what passes as one of the allowed links', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.constantFrom(...NO_LINKS)), (text) => {
        const link = safeLink(text)
        if (link !== undefined && URL.canParse(link)) expect(new URL(link).protocol).toMatch(/^(?:https?|mailto):$/u)
        const next = safeNext(text)
        if (next !== undefined) expect(new URL(next, 'https://own.test').host).toBe('own.test')
      }),
    )
  })
})
