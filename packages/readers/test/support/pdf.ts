import { latin1 } from './bytes.ts'

/** A PDF of these objects, the first of which is the catalogue; offsets are counted, so that it is a sound file. */
export function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = text.length
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return latin1(text)
}

/** A PDF with one page for each text, a title and an author. */
export function pdf(
  pages: readonly string[],
  extra: {
    readonly catalogue?: string
    readonly trailer?: string
    readonly objects?: readonly string[]
    readonly font?: string
  } = {},
): Uint8Array {
  const first = 5 + (extra.objects?.length ?? 0)
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')
  return pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${extra.catalogue ?? ''} >>`,
      `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      "<< /Title (Field notes) /Author (Hal Example) /CreationDate (D:20240506070809+02'00') >>",
      ...(extra.objects ?? []),
      ...pages.flatMap((text, index) => {
        const stream = `BT /F1 12 Tf 72 700 Td ${/^<[0-9A-F]+>$/u.test(text) ? text : `(${text})`} Tj ET`
        return [
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${first + index * 2 + 1} 0 R /Resources << /Font << /F1 ${extra.font ?? '3 0 R'} >> >> >>`,
          `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
        ]
      }),
    ],
    `/Info 4 0 R ${extra.trailer ?? ''}`,
  )
}
