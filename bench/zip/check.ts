import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type FileSet, fileName } from './sets.ts'

/** What `unzip -t`, `7z t` and Python's zipfile say of an archive of a set; Python also compares the last file's bytes. */
export function checkArchive(archive: string, folder: string, set: FileSet, prefix = ''): string {
  const unzip = spawnSync('unzip', ['-tqq', archive]).status === 0
  const seven = spawnSync('7z', ['t', archive]).status === 0
  const last = fileName(set.count - 1)
  const script = `import zipfile,sys
z=zipfile.ZipFile(sys.argv[1]); files=[n for n in z.namelist() if not n.endswith('/')]
assert len(files)==${set.count}, len(files); assert z.testzip() is None
print(z.read(sys.argv[3])==open(sys.argv[2],'rb').read())`
  const python = execFileSync('python3', ['-c', script, archive, join(folder, last), prefix + last])
    .toString()
    .trim()
  const word = (isFine: boolean) => (isFine ? 'ok' : 'FAILED')
  return `unzip ${word(unzip)}, 7z ${word(seven)}, python ${word(python === 'True')}`
}
