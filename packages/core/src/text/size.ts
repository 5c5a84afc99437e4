const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB'] as const

/**
 * A number of bytes for people, in steps of 1024 with one decimal: `0 Bytes`, `1 Bytes`, `1.5 KB`, `2.0 MB`. The
 * decimal always shows from KB on, so that a list of sizes lines up; bytes never have one. Part 1 section 9.
 */
export function formatSize(sizeBytes: number): string {
  if (!(sizeBytes > 0)) return '0 Bytes'
  let value = sizeBytes
  let unit = 0
  while (unit < units.length - 1 && Number(value.toFixed(unit === 0 ? 0 : 1)) >= 1024) {
    value /= 1024
    unit += 1
  }
  return `${unit === 0 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`
}

/** A count with its noun: `1 file`, `2,500 files`. Thousands are parted by commas. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  const digits = String(Math.round(count)).replace(/\B(?=(\d{3})+$)/gu, ',')
  return `${digits} ${count === 1 ? one : many}`
}
