import { join, latin1 } from './bytes.ts'

/** One ustar header with its data. */
export function tarMember(name: string, data: string, type = '0'): Uint8Array {
  const header = new Uint8Array(512)
  header.set(latin1(name), 0)
  header.set(latin1('0000644\0'), 100)
  header.set(latin1(`${data.length.toString(8).padStart(11, '0')}\0`), 124)
  header.set(latin1('        '), 148)
  header.set(latin1(`${type}\0`).subarray(0, 1), 156)
  header.set(latin1('ustar\x0000'), 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.set(latin1(`${sum.toString(8).padStart(6, '0')}\0 `), 148)
  return join(header, latin1(data.padEnd(Math.ceil(data.length / 512) * 512, '\0')))
}
export const tar = (...members: readonly Uint8Array[]): Uint8Array => join(...members, new Uint8Array(1024))
