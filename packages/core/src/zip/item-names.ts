/** Stand-in until the names of items are in `item/`: replaced by an import of them. */
export function collisionKey(name: string): string {
  return name.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC')
}
export function safeName(raw: string, _options: { readonly windows: boolean }): string {
  return raw.normalize('NFC')
}
export function freeName(name: string, isTaken: (key: string) => boolean): string {
  const dot = name.lastIndexOf('.')
  const stem = dot > 0 ? name.slice(0, dot) : name
  const extension = dot > 0 ? name.slice(dot) : ''
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${stem} (${number})${extension}`
    if (!isTaken(collisionKey(candidate))) return candidate
  }
}
