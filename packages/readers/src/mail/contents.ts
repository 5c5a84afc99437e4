const LF = 10
const GREATER = 62
const FROM = [70, 114, 111, 109, 32]

/** How many `>` stand before `From ` at the beginning of a line; undefined where it does not begin so. */
export function quotesBeforeFrom(bytes: Uint8Array, line: number): number | undefined {
  let at = line
  while (bytes[at] === GREATER) at += 1
  return FROM.every((code, index) => bytes[at + index] === code) ? at - line : undefined
}

/** True where a line begins with what a mailbox has made of `From `: any number of `>` before it. */
const isQuotedFrom = (bytes: Uint8Array, line: number): boolean =>
  bytes[line] === GREATER && quotesBeforeFrom(bytes, line) !== undefined

/** Message text of a mailbox as it was before: one `>` less before `From ` at the beginning of a line (the `mboxrd` form). */
export function withoutFromQuotes(bytes: Uint8Array): Uint8Array {
  let out: Uint8Array | undefined
  let [read, written] = [0, 0]
  for (let line = 0; line !== -1 && line < bytes.length; line = bytes.indexOf(LF, line) + 1 || -1) {
    if (!isQuotedFrom(bytes, line)) continue
    out ??= new Uint8Array(bytes.length)
    out.set(bytes.subarray(read, line), written)
    written += line - read
    read = line + 1
  }
  if (!out) return bytes
  out.set(bytes.subarray(read), written)
  return out.subarray(0, written + bytes.length - read)
}
