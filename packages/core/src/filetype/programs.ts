import { find, latin1, matches, u8, u16be, u16le, u32be, u32le } from './bytes.ts'

const machO = ['\xfe\xed\xfa\xce', '\xfe\xed\xfa\xcf', '\xce\xfa\xed\xfe', '\xcf\xfa\xed\xfe']

/** `class` or `macho`: both begin with CAFEBABE; a class file's version is 45 or more, a fat binary has few parts. */
function matchCafebabe(head: Uint8Array): string | undefined {
  if (!matches(head, 0, '\xca\xfe\xba\xbe')) return undefined
  return u16be(head, 6) >= 45 && u32be(head, 4) > 0x2c ? 'class' : 'macho'
}

function matchWindows(head: Uint8Array): string | undefined {
  if (!matches(head, 0, 'MZ') || head.length < 64) return undefined
  const at = u32le(head, 60)
  // Fonts of Windows were programs of the older kind with nothing in them but fonts, and say so in their descriptions.
  if (matches(head, at, 'NE') && find(head, 'FONTRES', at) !== -1) return 'fon'
  if (!matches(head, at, 'PE\x00\x00')) return at > 0 && at < 0x10_0000 ? 'exe' : 'com'
  return (u16le(head, at + 22) & 0x2000) === 0 ? 'exe' : 'dll'
}

function matchElf(head: Uint8Array): string | undefined {
  if (!matches(head, 0, '\x7fELF')) return undefined
  if (matches(head, 8, 'AI\x02') || matches(head, 8, 'AI\x01')) return 'appimage'
  const type = u8(head, 5) === 2 ? u16be(head, 16) : u16le(head, 16)
  return type === 1 ? 'o' : 'elf'
}

/** Python byte code: a version number, CR LF, then flags of 0 to 3 or an old time stamp (PEP 552). */
function matchPython(head: Uint8Array): string | undefined {
  if (u8(head, 2) !== 0x0d || u8(head, 3) !== 0x0a || head.length < 16) return undefined
  // A capture of network traffic begins with the same two bytes behind two of its own.
  if (matches(head, 0, '\x0a\x0d\x0d\x0a')) return undefined
  const version = u16le(head, 0)
  const modern = version >= 3000 && version < 4000
  const old = version >= 50_000 && version < 63_000
  return modern || old ? 'pyc' : undefined
}

/** Part of a program for Windows (COFF): a machine, few sections, symbols behind them, nothing about running. */
function matchObject(head: Uint8Array): string | undefined {
  if (![0x14c, 0x8664, 0xaa64].includes(u16le(head, 0)) || head.length < 60) return undefined
  const [sections, symbolsAt, symbols] = [u16le(head, 2), u32le(head, 8), u32le(head, 12)]
  const isListed =
    sections > 0 && sections < 200 && symbolsAt >= 20 + 40 * sections && symbols > 0 && symbols < 0x10_0000
  return isListed && u16le(head, 16) === 0 && /^[._/][\w$./]{1,7}\0*$/u.test(latin1(head, 20, 8)) ? 'o' : undefined
}

/** Extension of a program: Windows, Linux, macOS, Java, Python byte code; undefined for anything else. */
export function matchProgram(head: Uint8Array): string | undefined {
  const isApple = machO.some((magic) => matches(head, 0, magic))
  // What is not linked yet is of the first kind.
  const isPart = isApple && (u8(head, 0) === 0xfe ? u32be(head, 12) : u32le(head, 12)) === 1
  const apple = isApple ? (isPart ? 'o' : 'macho') : undefined
  return matchElf(head) ?? matchWindows(head) ?? apple ?? matchCafebabe(head) ?? matchPython(head) ?? matchObject(head)
}

const tarChecksumAt = 148

/** First members that two formats always have: a package of Ruby's, and a machine's description before its disks. */
const firstMembers: readonly (readonly [name: RegExp, extension: string])[] = [
  [/^(?:metadata\.gz|data\.tar\.gz|checksums\.yaml\.gz)\0/u, 'gem'],
  [/^[^/\0]{1,95}\.ovf\0/u, 'ova'],
]

/** `tar` when the sum of the header's bytes is the one that it states (POSIX 1003.1, ustar and the older form). */
export function matchTar(head: Uint8Array): string | undefined {
  if (head.length < 512 || u8(head, 0) === 0) return undefined
  let stated = 0
  for (let at = tarChecksumAt; at < tarChecksumAt + 8; at += 1) {
    const digit = u8(head, at) - 0x30
    if (digit >= 0 && digit < 8) stated = stated * 8 + digit
  }
  // The field itself counts as eight blanks, so no header's sum is smaller.
  if (stated < 8 * 0x20) return undefined
  let sum = 8 * 0x20
  for (let at = 0; at < 512; at += 1) if (at < tarChecksumAt || at >= tarChecksumAt + 8) sum += u8(head, at)
  if (stated !== sum) return undefined
  const name = latin1(head, 0, 101)
  return firstMembers.find(([first]) => first.test(name))?.[1] ?? 'tar'
}
