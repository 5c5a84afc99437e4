import { crc32, deflateSync } from 'node:zlib'

/** A PNG file (8 bits, red, green and blue) from a rule that gives the colour of each place, 0 to 1 across and down. */
export function png(width: number, height: number, rule: (x: number, y: number) => readonly number[]): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = rule((x + 0.5) / width, (y + 0.5) / height)
      for (let k = 0; k < 3; k++)
        rows[y * (1 + width * 3) + 1 + x * 3 + k] = Math.max(0, Math.min(255, Math.round(colour[k] ?? 0)))
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([sign, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, inside: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), inside])
  const whole = Buffer.alloc(8 + named.length)
  whole.writeUInt32BE(inside.length, 0)
  whole.set(named, 4)
  whole.writeUInt32BE(crc32(named), 4 + named.length)
  return whole
}
