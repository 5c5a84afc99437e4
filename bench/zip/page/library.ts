/** Packs all files of the library of the server that this page came from. */
import { zipInWorker } from '../../../apps/web/src/worker/zip/client.ts'

interface Row {
  readonly id: string
  readonly path: string
  readonly size: number
  readonly modifiedAtMs: number
}

declare global {
  interface Window {
    fill(count: number, sizeBytes: number): Promise<void>
    packLibrary(isTogether: boolean): Promise<{ wallMs: number; count: number; sizeBytes: number }>
  }
}

/** Uploads files of random bytes. */
window.fill = async (count, sizeBytes) => {
  for (let at = 0; at < count; at += 2500) {
    const form = new FormData()
    for (let index = at; index < Math.min(count, at + 2500); index += 1)
      form.append('files', new Blob([crypto.getRandomValues(new Uint8Array(sizeBytes))]), `file-${index}.bin`)
    const response = await fetch('/api/files/upload', { method: 'POST', body: form })
    if (!response.ok) throw new Error(await response.text())
  }
}

window.packLibrary = async (isTogether) => {
  const rows: Row[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { files: Row[]; nextCursor: string | null } = await (
      await fetch(`/api/files${cursor && `?cursor=${encodeURIComponent(cursor)}`}`)
    ).json()
    rows.push(...page.files)
    cursor = page.nextCursor
  }
  const files = rows.map(({ id, path, size, modifiedAtMs }) => ({
    path: path.slice(1),
    modifiedAtMs,
    source: {
      kind: 'url' as const,
      url: new URL(`/api/files/${id}/content`, location.href).href,
      estimatedBytes: size,
      isOurs: true,
      libraryId: isTogether ? id : undefined,
    },
  }))
  const startedMs = performance.now()
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  const { archive, missing } = await zipInWorker({ files, headers: {} }, options)
  const wallMs = performance.now() - startedMs
  if (missing.length > 0) throw new Error(`${missing.length} files are missing: ${missing[0]?.reason}`)
  return { wallMs, count: rows.length, sizeBytes: archive.size }
}
