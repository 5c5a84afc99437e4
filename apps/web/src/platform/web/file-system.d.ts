/** Parts of the File System Access API that the compiler's DOM library lacks. */
interface DataTransferItem {
  getAsFileSystemHandle?(): Promise<FileSystemHandle | null>
}
