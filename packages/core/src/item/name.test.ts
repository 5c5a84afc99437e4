import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NASTY_NAMES } from '../testing/nasty-names.ts'
import { folderName, folderPath, MAX_NAME_BYTES, safeName } from './name.ts'
import { endingOf, safePath } from './path.ts'
import { cutToBytes, utf8Length } from './utf8.ts'

const anyName = fc.oneof(
  fc.constantFrom(...NASTY_NAMES),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .tuple(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
      fc.constantFrom('.pdf', '.tar.gz', '.jpeg', '.漢字'),
    )
    .map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom(...NASTY_NAMES), fc.constantFrom(...NASTY_NAMES)).map((parts) => parts.join('')),
)

const utf8 = new TextEncoder()
const bytesOf = (text: string) => utf8.encode(text).length
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

describe('safeName', () => {
  it('N-1: makes a storable, well-formed NFC name of any text, and keeps every one that is one already', () => {
    fc.assert(
      fc.property(anyName, fc.boolean(), (raw, windows) => {
        const { name, changed } = safeName(raw, { windows })
        expect(name.isWellFormed()).toBe(true)
        expect(name).toBe(name.normalize('NFC'))
        expect(name).not.toMatch(/[\p{Cc}/\\]/u)
        expect(['', '.', '..']).not.toContain(name)
        expect(bytesOf(name)).toBeLessThanOrEqual(MAX_NAME_BYTES)
        expect(changed).toBe(name !== raw)
        expect(safePath(name === 'C:' ? 'x' : name.replace(/^([A-Za-z]):$/u, '$1'))).toBeTruthy()
        expect(safeName(name, { windows }).name).toBe(name)
      }),
      { numRuns: 1000 },
    )
  })

  it('N-1: covers some two hundred strings of its own', () => {
    expect(new Set(NASTY_NAMES).size).toBeGreaterThan(200)
    for (const raw of NASTY_NAMES) {
      expect(safeName(raw).name).not.toBe('')
      expect(safeName(safeName(raw).name).changed).toBe(false)
    }
  })

  it('N-2: replaces NUL, separators and control characters, one for one', () => {
    expect(safeName('a\0b')).toEqual({ name: 'a_b', changed: true })
    expect(safeName('../../etc/passwd').name).toBe('.._.._etc_passwd')
    expect(safeName('..\\x\ny\u007f').name).toBe('.._x_y_')
    for (const raw of ['', ' ', '   ', '\u3000', '.', '..']) expect(safeName(raw)).toEqual({ name: '_', changed: true })
  })

  it('N-9: leaves text alone that only a shell or a web server would act on', () => {
    for (const raw of ['-rf', '~', '.htaccess', '$(id)', '`id`', '%00', '..%2f', "it's", 'a b', 'a;b', '...']) {
      expect(safeName(raw)).toEqual({ name: raw, changed: false })
    }
  })

  it('N-3: stores NFC, and says so', () => {
    expect(safeName('e\u0301.txt')).toEqual({ name: 'é.txt', changed: true })
    expect(safeName('é.txt').changed).toBe(false)
  })

  it('N-6: cuts by bytes, between graphemes, and keeps the extension', () => {
    const table: [string, number][] = [
      ['a'.repeat(255), 255],
      [`${'a'.repeat(255)}.pdf`, 255],
      [`${'漢'.repeat(86)}.pdf`, 253],
      [`${'漢'.repeat(100)}.pdf`, 253],
      [`${'😀'.repeat(64)}.jpg`, 252],
      [`${'👨‍👩‍👧‍👦'.repeat(20)}.tar.gz`, 25 * 9 + 7],
    ]
    for (const [raw, bytes] of table) {
      const { name } = safeName(raw)
      expect(bytesOf(name)).toBe(bytes)
      expect(endingOf(name)).toBe(endingOf(raw))
    }
    expect(safeName(`a.${'b'.repeat(300)}`).name).toBe(`a.${'b'.repeat(253)}`)
  })

  it('N-6: never cuts inside a grapheme, unless one alone is too long', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.integer({ min: 0, max: 300 }),
        (text, maxBytes) => {
          const cut = cutToBytes(text, maxBytes)
          expect(utf8Length(text)).toBe(bytesOf(text))
          expect(bytesOf(cut)).toBeLessThanOrEqual(maxBytes)
          expect(text.startsWith(cut)).toBe(true)
          const borders = new Set([...graphemes.segment(text)].map(({ index }) => index).concat(text.length))
          const first = [...graphemes.segment(text)][0]?.segment ?? ''
          if (bytesOf(first) <= maxBytes) expect(borders.has(cut.length)).toBe(true)
        },
      ),
    )
    expect(bytesOf(cutToBytes(`a${'\u0301'.repeat(300)}`, 255))).toBe(255)
  })
})

describe('safeName for Windows', () => {
  const table: [string, string][] = [
    ['CON', 'CON_'],
    ['con', 'con_'],
    ['prn.txt', 'prn_.txt'],
    ['AUX.tar.gz', 'AUX_.tar.gz'],
    ['nul.txt', 'nul_.txt'],
    ['COM1', 'COM1_'],
    ['com9.log', 'com9_.log'],
    ['COM¹', 'COM¹_'],
    ['com².x', 'com²_.x'],
    ['LPT³', 'LPT³_'],
    ['lpt0', 'lpt0_'],
    ['CLOCK$', 'CLOCK$_'],
    ['CONIN$', 'CONIN$_'],
    ['conout$.txt', 'conout$_.txt'],
    ['aux ', 'aux_'],
    ['aux .txt', 'aux _.txt'],
    ['con.', 'con_'],
    ['COM10', 'COM10'],
    ['CONSOLE', 'CONSOLE'],
    ['a.con', 'a.con'],
    ['COM', 'COM'],
    ['a:b', 'a_b'],
    ['a<b>c"d|e?f*g', 'a_b_c_d_e_f_g'],
    ['trailing. . ', 'trailing'],
    ['...', '_'],
    [' lead', ' lead'],
  ]
  it.each(table)('N-5: %j becomes %j', (raw, name) => {
    expect(safeName(raw, { windows: true }).name).toBe(name)
  })

  it('N-5: leaves such names alone elsewhere', () => {
    for (const raw of ['CON', 'nul.txt', 'a:b', 'x.', 'x '])
      expect(safeName(raw)).toEqual({ name: raw, changed: false })
  })

  it('N-5: never ends in a dot or space, whatever is cut', () => {
    fc.assert(
      fc.property(anyName, (raw) => {
        const { name } = safeName(raw, { windows: true })
        expect(name).not.toMatch(/[. ]$|[<>:"|?*]/u)
        expect(name).not.toMatch(/^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|clock\$|conin\$|conout\$) *(\.|$)/iu)
      }),
      { numRuns: 800 },
    )
  })
})

describe('folderName', () => {
  it('makes one folder of a category, never folders in folders, never a hidden one', () => {
    const table: [string, string][] = [
      ['Photos & Images', 'Photos & Images'],
      ['../../x', '___.._x'],
      ['a/b\\c', 'a_b_c'],
      ['CON', 'CON_'],
      ['', '_'],
      ['  Music \n & Audio  ', 'Music & Audio'],
      ['.git', '_git'],
      ['<b>Bold</b>', '_b_Bold__b_'],
      ['😀', '😀'],
      ['e\u0301', 'é'],
    ]
    for (const [category, folder] of table) expect(folderName(category)).toBe(folder)
    expect(folderName('x'.repeat(5000))).toBe('x'.repeat(80))
  })

  it('makes folders in folders of a category with steps, and none that leads out', () => {
    const table: [string, string][] = [
      ['Budget/2023', 'Budget/2023'],
      [' Budget / 2023 //', 'Budget/2023'],
      ['/etc/.ssh', 'etc/_ssh'],
      ['../../x', '__/__/x'],
      ['CON/a\\b', 'CON_/a_b'],
      ['/', '_'],
      ['a/b/c/d/e/f/g/h/i', 'a/b/c/d/e/f/g/h_i'],
    ]
    for (const [category, folder] of table) expect(folderPath(category)).toBe(folder)
  })

  it('N-1: does so for any text', () => {
    fc.assert(
      fc.property(anyName, (category) => {
        expect(folderPath(folderPath(category))).toBe(folderPath(category))
        expect(safePath(folderPath(category))).toBe(folderPath(category))
        const folder = folderName(category)
        expect(folder.length).toBeLessThanOrEqual(80)
        expect(bytesOf(folder)).toBeLessThanOrEqual(MAX_NAME_BYTES)
        expect(safePath(folder)).toBe(folder)
        expect(folder.startsWith('.')).toBe(false)
        expect(folderName(folder)).toBe(folder)
      }),
      { numRuns: 800 },
    )
  })
})
