import { latin1, matches, u8, u16be, u16le, u32be, u32le } from './bytes.ts'

const markedAt = 510
const tableAt = 446

/** Whether the first sector is a table of partitions: marked, each of four in use or not, one of them with a type and a size. */
function hasPartitions(head: Uint8Array): boolean {
  const rows = [0, 1, 2, 3].map((row) => tableAt + row * 16)
  if (!rows.every((at) => u8(head, at) === 0 || u8(head, at) === 0x80)) return false
  return rows.some((at) => u8(head, at + 4) > 0 && u32le(head, at + 8) > 0 && u32le(head, at + 12) > 0)
}

/** FAT, NTFS and exFAT say their names in the boot sector, which begins with a jump. */
function isBootSector(head: Uint8Array): boolean {
  if (u8(head, 0) !== 0xeb && u8(head, 0) !== 0xe9) return false
  const names = [latin1(head, 3, 8), latin1(head, 54, 5), latin1(head, 82, 5)]
  return names.some((name) => /^(?:NTFS {4}|EXFAT {3}|FAT(?:12|16|32| {2}))/u.test(name))
}

/** The superblock of ext2 to ext4: its mark, a state and a way with errors that exist, a revision of 0 or 1. */
const isExt = (head: Uint8Array): boolean =>
  u16le(head, 1080) === 0xef53 && u16le(head, 1082) < 8 && u16le(head, 1084) < 4 && u32le(head, 1100) < 2

const isHfs = (head: Uint8Array): boolean =>
  (matches(head, 1024, 'H+') && u16be(head, 1026) === 4) || (matches(head, 1024, 'HX') && u16be(head, 1026) === 5)

/**
 * `img` for a copy of a disk or of one partition: a table of partitions, or the first blocks of a file system (FAT, NTFS,
 * exFAT, ext, HFS+, XFS, swap space); `iso` for a disc's (ECMA-119, ECMA-167), where the head reaches so far.
 */
export function matchDisk(head: Uint8Array): string | undefined {
  if (['CD001', 'BEA01', 'NSR02', 'NSR03'].includes(latin1(head, 32_769, 5))) return 'iso'
  if (isExt(head) || isHfs(head)) return 'img'
  if (matches(head, 0, 'XFSB') && u32be(head, 4) >= 512) return 'img'
  if (matches(head, 4086, 'SWAPSPACE2')) return 'img'
  if (matches(head, 512, 'EFI PART')) return 'img'
  // Apple's map of partitions, and small systems that are read only.
  if (matches(head, 0, 'ER') && matches(head, 512, 'PM\x00\x00')) return 'img'
  if (matches(head, 0, '-rom1fs-') || matches(head, 0, '\x45\x3d\xcd\x28')) return 'img'
  if (!matches(head, markedAt, '\x55\xaa')) return undefined
  // A boot sector begins with a jump over its table and a byte that does nothing.
  if (u8(head, 0) === 0xeb && u8(head, 1) >= 0x3c && u8(head, 2) === 0x90) return 'img'
  return isBootSector(head) || hasPartitions(head) ? 'img' : undefined
}
