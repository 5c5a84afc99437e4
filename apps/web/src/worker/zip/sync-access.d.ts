/** What the DOM library lacks because only workers have it: their tests are checked with both. */
interface FileSystemSyncAccessHandle {
  write(bytes: Uint8Array<ArrayBuffer>, options?: { at?: number }): number
  flush(): void
  close(): void
}
interface FileSystemFileHandle {
  createSyncAccessHandle(): Promise<FileSystemSyncAccessHandle>
}
