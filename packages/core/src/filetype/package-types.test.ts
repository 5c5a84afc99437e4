import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { detect } from './detect.ts'
import { extensionTypes } from './extension-types.ts'
import { matchPackage } from './package-types.ts'

const vendor = 'application/vnd.'
const open = `${vendor}openxmlformats-officedocument.`

/** Media type of a package's main part and the extension of such a package (ISO/IEC 29500 and its makers' pages). */
const packages: readonly (readonly [extension: string, mainPart: string])[] = [
  ['docx', `${open}wordprocessingml.document.main+xml`],
  ['dotx', `${open}wordprocessingml.template.main+xml`],
  ['docm', `${vendor}ms-word.document.macroEnabled.main+xml`],
  ['dotm', `${vendor}ms-word.template.macroEnabledTemplate.main+xml`],
  ['xlsx', `${open}spreadsheetml.sheet.main+xml`],
  ['xltx', `${open}spreadsheetml.template.main+xml`],
  ['xlsm', `${vendor}ms-excel.sheet.macroEnabled.main+xml`],
  ['xltm', `${vendor}ms-excel.template.macroEnabled.main+xml`],
  ['xlsb', `${vendor}ms-excel.sheet.binary.macroEnabled.main`],
  ['pptx', `${open}presentationml.presentation.main+xml`],
  ['potx', `${open}presentationml.template.main+xml`],
  ['ppsx', `${open}presentationml.slideshow.main+xml`],
  ['pptm', `${vendor}ms-powerpoint.presentation.macroEnabled.main+xml`],
  ['potm', `${vendor}ms-powerpoint.template.macroEnabled.main+xml`],
  ['ppsm', `${vendor}ms-powerpoint.slideshow.macroEnabled.main+xml`],
  ['vsdx', `${vendor}ms-visio.drawing.main+xml`],
]

function list(mainPart: string): Buffer {
  return Buffer.from(`<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="${mainPart}"/></Types>`)
}

/** A ZIP file of one member, the list of part types; `streamed`: its size stands after the data. */
function packed(content: Buffer, options: { method: 0 | 8; streamed?: boolean; encrypted?: boolean }): Uint8Array {
  const name = '[Content_Types].xml'
  const data = options.method === 8 ? deflateRawSync(content) : content
  const header = Buffer.alloc(30)
  header.write('PK\x03\x04', 'latin1')
  header.writeUInt16LE((options.streamed ? 8 : 0) + (options.encrypted ? 1 : 0), 6)
  header.writeUInt16LE(options.method, 8)
  if (!options.streamed) header.writeUInt32LE(data.length, 18)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name), data])
}

describe('matchPackage', () => {
  it.each(packages)('tells %s by its main part, deflated, stored and streamed', (extension, mainPart) => {
    const content = list(mainPart)
    expect(extensionTypes.has(extension)).toBe(true)
    expect(detect(packed(content, { method: 8 }))?.extension).toBe(extension)
    expect(detect(packed(content, { method: 8, streamed: true }))?.extension).toBe(extension)
    expect(detect(packed(content, { method: 0 }))?.extension).toBe(extension)
  })

  it('knows what stands before a cut in the list', () => {
    const content = Buffer.concat([list(`${vendor}ms-word.document.macroEnabled.main+xml`), Buffer.alloc(9000, 'x')])
    expect(matchPackage(deflateRawSync(content, { strategy: 4 }).subarray(0, 400), 8)).toBe('docm')
  })

  it('says nothing about a list that is encrypted, packed otherwise or of no known program', () => {
    expect(detect(packed(list(packages[2]?.[1] ?? ''), { method: 0, encrypted: true }))?.extension).toBe('zip')
    expect(matchPackage(list(packages[2]?.[1] ?? ''), 12)).toBeUndefined()
    expect(matchPackage(list('application/x-nobody'), 0)).toBeUndefined()
  })
})
