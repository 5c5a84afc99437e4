import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { evenly, filesBelow, holdingOf, type SubjectSet } from './subjects.ts'

const LABELS = 'networking filesystems sound gpu mm virt scsi trace input i2c'.split(' ')

/** Guides of an operating system's kernel by area. */
export function kernelGuides(): SubjectSet {
  const root = holdingOf('linux-doc-6.1', 'usr/share/doc/linux-doc-6.1/Documentation')
  const documents = LABELS.flatMap((label) =>
    filesBelow(path.join(root, label))
      .filter((file) => /\.rst(?:\.gz)?$/u.test(file) && !file.includes('/index.'))
      .map((file) => {
        const bytes = fs.readFileSync(file)
        const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
        return { id: path.relative(root, file), label, text: text.replace(/^\.\. SPDX.*$/mu, '').slice(0, 20_000) }
      })
      .filter(({ text }) => text.length > 600),
  )
  return {
    name: 'kernel guides',
    part: 'choose',
    holds: 'guides of a kernel by area',
    telling: {
      networking: 'network net packet socket',
      filesystems: 'filesystem mount inode file',
      sound: 'audio alsa codec',
      gpu: 'graphics drm display',
      mm: 'memory page pages',
      virt: 'kvm guest virtual hypervisor',
      scsi: 'disk host adapter target',
      trace: 'tracing event events probe',
      input: 'joystick touch keys keyboard device',
      i2c: 'bus smbus adapter',
    },
    documents: evenly(documents, 20, 45),
  }
}
