/** What the compiler's DOM library lacks because only workers have it. */
interface FileSystemSyncAccessHandle {
  write(bytes: Uint8Array<ArrayBuffer>, options?: { at?: number }): number
  flush(): void
  close(): void
}
interface FileSystemFileHandle {
  createSyncAccessHandle(): Promise<FileSystemSyncAccessHandle>
}
