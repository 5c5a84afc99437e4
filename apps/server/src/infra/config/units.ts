/** Milliseconds of a duration such as `90s`, `15m`, `24h`, `7d` or `1h30m`; undefined when it is none. */
export function parseDuration(text: string): number | undefined {
  const unitMs: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }
  if (!/^(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+$/u.test(text)) return undefined
  let total = 0
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/gu)) {
    total += Number(amount) * (unitMs[unit ?? ''] ?? Number.NaN)
  }
  return Number.isFinite(total) ? Math.round(total) : undefined
}

/** Bytes of a size such as `1048576`, `500 MB` or `16GiB` (1024 per step either way); undefined when it is none. */
export function parseBytes(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*([kmgt]?)(?:i?b)?$/iu.exec(text.trim())
  if (!match) return undefined
  const power = ['', 'k', 'm', 'g', 't'].indexOf((match[2] ?? '').toLowerCase())
  const bytes = Math.round(Number(match[1]) * 1024 ** power)
  return Number.isSafeInteger(bytes) ? bytes : undefined
}

/** A size in words for a message: `25 bytes`, `16 GB` (1024 per step, one decimal at most). */
export function showBytes(sizeBytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB']
  let value = sizeBytes
  let step = 0
  while (value >= 1024 && step < units.length - 1) {
    value /= 1024
    step += 1
  }
  return `${Math.round(value * 10) / 10} ${units[step]}`
}
