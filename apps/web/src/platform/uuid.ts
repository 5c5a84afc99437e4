/** A random UUID (version 4). Browsers give `crypto.randomUUID` to secure pages only; a home network is often plain http. */
export const uuid = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-')
}

/** A UUID version 7 (RFC 9562): the time, then 74 random bits. Sorts by time, can't be guessed. */
export const uuidv7 = (nowMs = Date.now()): string => {
  const time = nowMs.toString(16).padStart(12, '0')
  const random = uuid()
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`
}
