/**
 * Says why a folder must stay whole and is never looked into, from the names directly inside it and its own name;
 * undefined when it is an ordinary folder. Names are compared as the file system gave them.
 */
export function bundleMarker(names: readonly string[], folderName: string): string | undefined {
  if (/\.(app|photoslibrary|lrdata|xcodeproj)$/iu.test(folderName)) return `"${folderName}" is one document or program`
  const marker = names.find((name) => ['.git', 'package.json', 'Cargo.toml', 'go.mod'].includes(name))
  return marker && `it contains ${marker}`
}
