import { deflateSync } from 'node:zlib'
import type { FormPart } from '../caller.ts'
import type { Shape } from '../shape.ts'

const FILES = 16
const SORTS = 4

/** A PDF of a few kB whose page holds a million words, packed twice. */
function paper(mark: string): Buffer {
  const words = Buffer.from(`BT /F1 9 Tf (${mark}) Tj ET\n${'BT 1 0 0 1 0 0 Tm (a) Tj ET\n'.repeat(1_000_000)}`)
  const packed = deflateSync(deflateSync(words, { level: 9 }), { level: 9 }).toString('latin1')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Filter [/FlateDecode /FlateDecode] /Length ${packed.length} >>\nstream\n${packed}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF\n`, 'latin1')
}

function* files(): Generator<FormPart> {
  for (let index = 0; index < FILES; index += 1) yield { name: `${index}.pdf`, content: paper(`${index}`) }
}

export const shape: Shape = {
  row: 13,
  name: 'slow-papers',
  what: `${FILES} PDF files of a kB that take 20 s each to read, and ${SORTS} sorts of all of them at once`,
  sentinel: ['list', 'sort'],
  seconds: 60,
  prepare: async ({ caller }) => {
    await caller.upload(files())
  },
  attack: async ({ caller }, signal) => {
    const body = { files: caller.ids.map((id) => ({ id })) }
    const sorts = Array.from({ length: SORTS }, () => caller.post('/api/agentkit/organize', body, signal))
    return (await Promise.all(sorts)).map(({ status }) => status).join(' ')
  },
}
