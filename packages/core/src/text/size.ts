/** Names of the steps: `Bytes` in the download sheet (part 1 section 9), `B` in the device organizer (part 2). */
const longUnits = ['Bytes', 'KB', 'MB', 'GB'] as const
const shortUnits = ['B', 'KB', 'MB', 'GB'] as const

/**
 * A number of bytes for people, in steps of 1024 with one decimal: `0 Bytes`, `512 Bytes`, `1.0 KB`, `2.5 MB`. From KB
 * on the decimal always shows, so that a column of sizes lines up; whole bytes have none. GB is the last step.
 */
export function formatSize(sizeBytes: number, style: 'long' | 'short' = 'long'): string {
  const units = style === 'long' ? longUnits : shortUnits
  let value = sizeBytes > 0 ? sizeBytes : 0
  let unit = 0
  while (unit < units.length - 1 && Number(value.toFixed(unit === 0 ? 0 : 1)) >= 1024) {
    value /= 1024
    unit += 1
  }
  return `${unit === 0 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`
}

/** A count with its noun: `1 file`, `2,500 files`. Thousands are parted by commas. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  const digits = String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/gu, ',')
  return `${digits} ${count === 1 ? one : many}`
}
