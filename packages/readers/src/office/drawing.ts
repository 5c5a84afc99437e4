import type { TextSink } from '../sink.ts'
import { scanXml, type XmlHandler } from '../xml/scan.ts'

/**
 * Adds the text of a DrawingML or chart part (ISO/IEC 29500-1, sections 20 and 21): runs, and a chart's names. Older
 * twins of shapes (`mc:Fallback`) are left out, as are a chart's cached numbers.
 */
export function drawingText(xml: string, sink: TextSink, skipShape?: (placeholder: string) => boolean): void {
  let fallback = 0
  let numbers = 0
  let isText = false
  let skipped = false
  const handler: XmlHandler = {
    open(name, attributes) {
      if (name === 'Fallback') fallback += 1
      if (name === 'numCache' || name === 'numLit') numbers += 1
      if (name === 'sp') skipped = false
      if (name === 'ph' && skipShape) skipped = skipShape(attributes.get('type') ?? 'obj')
      isText = name === 't' || name === 'v' || name === 'text' || name === 'author'
      if (name === 'br') sink.add('\n')
      if (name === 'tab') sink.add(' ')
      if (name === 'cNvPr') sink.line(attributes.get('descr') ?? '')
      if (name === 'cmAuthor') sink.line(attributes.get('name') ?? '')
    },
    close(name) {
      if (name === 'Fallback') fallback -= 1
      if (name === 'numCache' || name === 'numLit') numbers -= 1
      isText = false
      if (name === 'p' || name === 'tr' || name === 'sp' || name === 'pt' || name === 'cm' || name === 'comment')
        sink.add('\n')
      else if (name === 'tc') sink.add(' ')
    },
    text(value) {
      if (isText && fallback <= 0 && numbers <= 0 && !skipped) sink.add(value)
    },
    done: () => sink.isFull,
  }
  scanXml(xml, handler)
}
