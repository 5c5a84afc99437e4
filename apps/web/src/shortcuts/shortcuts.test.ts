import { describe, expect, it } from 'vitest'
import { type KeyPress, SHORTCUTS, type ShortcutScope, shortcutFor } from './shortcuts.ts'

const key = (name: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})
const all = {
  scopes: ['everywhere', 'review', 'open-file'] as const satisfies readonly ShortcutScope[],
  singleKeys: true,
}

const MODIFIERS: Record<string, Partial<KeyPress>> = { Mod: { ctrlKey: true }, Shift: { shiftKey: true } }
/** The key press that a row of the sheet describes. */
const pressOf = (keys: readonly string[]): KeyPress =>
  key(keys.at(-1) ?? '', Object.assign({}, ...keys.slice(0, -1).map((name) => MODIFIERS[name])))

describe('shortcuts', () => {
  it.each(SHORTCUTS.filter(({ by }) => by === 'page'))(
    '$id: every combination of the sheet is listened for',
    (shortcut) => {
      const scopes = ['everywhere', shortcut.scope] as const
      for (const keys of shortcut.keys) expect(shortcutFor(pressOf(keys), { ...all, scopes })).toBe(shortcut.id)
    },
  )

  it('has each combination once on a screen, and words for each', () => {
    for (const screen of [['review', 'open-file'], ['library']]) {
      const there = SHORTCUTS.filter(({ scope }) => scope === 'everywhere' || screen.includes(scope))
      const seen = there.flatMap(({ keys }) => keys.map((combination) => combination.join('+')))
      expect(new Set(seen).size).toBe(seen.length)
    }
    for (const { words } of SHORTCUTS) expect(words()).not.toBe('')
  })

  it('knows ? with and without Shift, Cmd as Ctrl, and letters of either case', () => {
    expect(shortcutFor(key('?', { shiftKey: true }), all)).toBe('help')
    expect(shortcutFor(key('z', { metaKey: true }), all)).toBe('undo')
    expect(shortcutFor(key('Z', { metaKey: true, shiftKey: true }), all)).toBe('redo')
    expect(shortcutFor(key('m'), all)).toBe('move')
    expect(shortcutFor(key('M', { shiftKey: true }), all)).toBeUndefined()
    expect(shortcutFor(key('m', { ctrlKey: true }), all)).toBeUndefined()
    expect(shortcutFor(key('m', { altKey: true }), all)).toBeUndefined()
  })

  it('leaves other screens alone', () => {
    expect(shortcutFor(key('m'), { ...all, scopes: ['everywhere'] })).toBeUndefined()
  })

  it('sleeps while somebody types, but for what acts in fields, too', () => {
    for (const name of ['m', 'x', '/', '?', 'F2'])
      expect(shortcutFor(key(name), { ...all, isTyping: true })).toBeUndefined()
    expect(shortcutFor(key('k', { ctrlKey: true }), { ...all, isTyping: true })).toBe('palette')
  })

  it('switches single keys off (WCAG 2.1.4), and only those', () => {
    const off = { ...all, singleKeys: false }
    expect(['m', 'x', '/', '?'].map((name) => shortcutFor(key(name), off))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(shortcutFor(key('F2'), off)).toBe('rename')
    expect(shortcutFor(key('Delete'), off)).toBe('exclude')
    expect(shortcutFor(key('z', { ctrlKey: true }), off)).toBe('undo')
  })
})
