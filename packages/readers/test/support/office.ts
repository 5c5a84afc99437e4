import { zip } from './bytes.ts'

const rels = (entries: string): string =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries}</Relationships>`

/** One relationship; `type` is the last word of its type. */
export const relation = (id: string, type: string, target: string, isExternal = false): string =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`

export const relations = rels

const core = `<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>Harvest report</dc:title><dc:creator>Ada Example</dc:creator><cp:keywords>barley</cp:keywords><dcterms:created>2024-03-02T10:20:30Z</dcterms:created></cp:coreProperties>`

const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const word = (root: string, inside: string): string =>
  `<?xml version="1.0"?><w:${root} xmlns:w="w">${inside}</w:${root}>`

/** A Word document with one of everything that holds text; `extra` replaces or adds parts. */
export const docx = (extra: Readonly<Record<string, string | Uint8Array>> = {}): Uint8Array =>
  zip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': rels(relation('r1', 'officeDocument', 'word/document.xml')),
    'word/document.xml': word(
      'document',
      `<w:body>${paragraph('Main &amp; first')}<w:p><w:r><w:t>split</w:t></w:r><w:r><w:t>word</w:t><w:tab/><w:t>tabbed</w:t></w:r></w:p>
      <w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>
      <w:tbl><w:tr><w:tc>${paragraph('cell one')}</w:tc><w:tc>${paragraph('cell two')}</w:tc></w:tr></w:tbl>
      <w:p><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('in a box')}</w:txbxContent></mc:Choice><mc:Fallback>${paragraph('in a box')}</mc:Fallback></mc:AlternateContent></w:p></w:body>`,
    ),
    'word/header1.xml': word('hdr', paragraph('top of the page')),
    'word/footer1.xml': word('ftr', paragraph('foot of the page')),
    'word/footnotes.xml': word('footnotes', paragraph('a note below')),
    'word/endnotes.xml': word('endnotes', paragraph('a note at the end')),
    'word/comments.xml': word('comments', paragraph('a remark')),
    'word/charts/chart1.xml':
      '<c:chart><a:t>chart heading</a:t><c:strCache><c:pt><c:v>barley</c:v></c:pt></c:strCache><c:numCache><c:pt><c:v>987654</c:v></c:pt></c:numCache></c:chart>',
    'docProps/core.xml': core,
    'docProps/app.xml': '<Properties><Pages>3</Pages></Properties>',
    ...extra,
  })

const shape = (placeholder: string, text: string): string =>
  `<p:sp><p:nvSpPr><p:nvPr>${placeholder && `<p:ph type="${placeholder}"/>`}</p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`

export const pptx = (): Uint8Array =>
  zip({
    '_rels/.rels': rels(relation('r1', 'officeDocument', 'ppt/presentation.xml')),
    'ppt/presentation.xml':
      '<p:presentation><p:sldIdLst><p:sldId id="256" r:id="r2"/><p:sldId id="257" r:id="r1"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels': rels(
      relation('r1', 'slide', 'slides/slide1.xml') + relation('r2', 'slide', 'slides/slide2.xml'),
    ),
    'ppt/slides/slide1.xml': `<p:sld>${shape('title', 'shown second')}</p:sld>`,
    'ppt/slides/slide2.xml': `<p:sld>${shape('title', 'shown first')}</p:sld>`,
    'ppt/slides/_rels/slide2.xml.rels': rels(relation('r1', 'notesSlide', '../notesSlides/notesSlide1.xml')),
    'ppt/notesSlides/notesSlide1.xml': `<p:notes>${shape('body', 'what to say')}</p:notes>`,
    'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster>${shape('title', 'Click to edit')}${shape('ftr', 'company line')}${shape('', 'a slogan')}</p:sldMaster>`,
  })

export const xlsx = (extra: Readonly<Record<string, string>> = {}): Uint8Array =>
  zip({
    '_rels/.rels': rels(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': '<workbook><sheets><sheet name="Yield" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': rels(relation('r1', 'worksheet', 'worksheets/sheet1.xml')),
    'xl/sharedStrings.xml': '<sst><si><t>Field</t></si><si><r><t>rich </t></r><r><t>text</t></r></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="#,##0.00&quot; kg&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row><row><c s="1"><v>45292</v></c><c s="2"><v>1234.5</v></c><c s="3"><v>0.25</v></c><c t="b"><v>1</v></c><c t="inlineStr"><is><t>inline</t></is></c><c><v>123456789012345</v></c></row></sheetData><headerFooter><oddHeader>&amp;L&amp;"Arial,Bold"&amp;12Left head&amp;RRight head</oddHeader></headerFooter></worksheet>',
    'xl/comments1.xml':
      '<comments><commentList><comment><text><r><t>check this</t></r></text></comment></commentList></comments>',
    'xl/drawings/drawing1.xml': '<xdr:wsDr><xdr:sp><a:p><a:r><a:t>drawn words</a:t></a:r></a:p></xdr:sp></xdr:wsDr>',
    ...extra,
  })

/** An OpenDocument package; `manifest` may say that it is encrypted. */
export const odf = (type: string, body: string, manifest = ''): Uint8Array =>
  zip({
    mimetype: `application/vnd.oasis.opendocument.${type}`,
    'content.xml': `<office:document-content xmlns:office="o" xmlns:text="t"><office:body>${body}</office:body></office:document-content>`,
    'styles.xml':
      '<office:document-styles><style:master-page><style:header><text:p>running head</text:p></style:header></style:master-page><text:p>a style sample</text:p></office:document-styles>',
    'meta.xml':
      '<office:document-meta><dc:title>Letter</dc:title><meta:initial-creator>Bo Example</meta:initial-creator><meta:keyword>oats</meta:keyword></office:document-meta>',
    'META-INF/manifest.xml': `<manifest:manifest>${manifest}</manifest:manifest>`,
  })
