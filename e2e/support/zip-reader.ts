import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'

/** Name of each member of an archive and the SHA-256 of its bytes, and which program opened it. */
export interface OpenedZip {
  readonly by: string
  readonly members: readonly { readonly name: string; readonly sha256: string }[]
}

const PYTHON = `
import hashlib, json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    print(json.dumps([{"name": i.filename, "sha256": hashlib.sha256(archive.read(i)).hexdigest()} for i in archive.infolist() if not i.is_dir()]))
`

/** Opens an archive with Python's zipfile, which checks every CRC; without a Python, with a small reader of our own. */
export function openZip(file: string): OpenedZip {
  const python = spawnSync('python3', ['-c', PYTHON, file], { encoding: 'utf8', maxBuffer: 1e8 })
  if (python.status === 0) return { by: 'python', members: JSON.parse(python.stdout) }
  if (!python.error) throw new Error(`Python's zipfile refused the archive:\n${python.stderr}`)
  return { by: 'reader', members: readMembers(readFileSync(file)) }
}

/** Whether `unzip -t` and `7z t`, where they are installed, find no fault. */
export function otherProgramsAgree(file: string): boolean {
  return [
    ['unzip', '-tqq', file],
    ['7z', 't', file],
  ].every(([command = '', ...args]) => {
    const { status, error } = spawnSync(command, args, { stdio: 'ignore' })
    return error !== undefined || status === 0
  })
}

/** Reads the central directory of a ZIP without ZIP64 (APPNOTE 6.3, 4.3). */
function readMembers(file: Buffer): OpenedZip['members'] {
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const count = file.readUInt16LE(end + 10)
  const members: { name: string; sha256: string }[] = []
  let at = file.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    const method = file.readUInt16LE(at + 10)
    const packed = file.readUInt32LE(at + 20)
    const nameLength = file.readUInt16LE(at + 28)
    const local = file.readUInt32LE(at + 42)
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const body = file.subarray(start, start + packed)
    const bytes = method === 0 ? body : inflateRawSync(body)
    if (!name.endsWith('/')) members.push({ name, sha256: createHash('sha256').update(bytes).digest('hex') })
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return members
}
