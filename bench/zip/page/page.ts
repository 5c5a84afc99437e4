/** The page in which the contenders run: picks a folder of files and packs it with one of them. */
import { downloadZip } from 'client-zip'
import JSZip from 'jszip'
import { zipInWorker } from '../../../apps/web/src/worker/zip/client.ts'
import './library.ts'

const input = document.querySelector<HTMLInputElement>('#folder')
const files = () => [...(input?.files ?? [])]

/** What a list of files shows: sizes, which the browser looks up on the disk once. */
const sizes = new Map<File, number>()

const contenders: Record<string, () => Promise<Blob>> = {
  async octavo() {
    const list = files().map((file) => ({
      path: file.webkitRelativePath,
      sizeBytes: sizes.get(file),
      source: { kind: 'blob' as const, blob: file },
    }))
    const options = { signal: new AbortController().signal, onProgress: () => undefined }
    const { archive, missing } = await zipInWorker({ files: list, headers: {} }, options)
    if (missing.length > 0) throw new Error(`${missing.length} files are missing`)
    return archive
  },
  jszip() {
    const zip = new JSZip()
    for (const file of files()) zip.file(file.webkitRelativePath, file)
    return zip.generateAsync({ type: 'blob', compression: 'STORE' })
  },
  'jszip streamFiles'() {
    const zip = new JSZip()
    for (const file of files()) zip.file(file.webkitRelativePath, file)
    return zip.generateAsync({ type: 'blob', compression: 'STORE', streamFiles: true })
  },
  'client-zip'() {
    const entries = files().map((file) => ({
      name: file.webkitRelativePath,
      input: file,
      lastModified: file.lastModified,
    }))
    return downloadZip(entries).blob()
  },
}

declare global {
  interface Window {
    list(): void
    pack(contender: string, save: boolean): Promise<{ wallMs: number; sizeBytes: number }>
  }
}

window.list = () => {
  for (const file of files()) sizes.set(file, file.size)
}

window.pack = async (contender, save) => {
  const startedMs = performance.now()
  const archive = await contenders[contender]?.()
  const wallMs = performance.now() - startedMs
  if (!archive) throw new Error(`no contender ${contender}`)
  if (save) {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(archive)
    link.download = 'archive.zip'
    link.click()
  }
  return { wallMs, sizeBytes: archive.size }
}
