import { collisionKey } from '../item/index.ts'
import type { PictureKind } from './picture-kinds.ts'

/** How strongly a name speaks for kinds of pictures, in the logarithm of odds. */
export interface NameSign {
  readonly pattern: RegExp
  readonly scores: Readonly<Partial<Record<PictureKind, number>>>
  /** A name that a machine made: no word of it says anything to a person. */
  readonly isOfCamera?: boolean
}

/** Not inside another word: a letter before or after makes it something else. */
const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')

/** What systems call a picture of a screen, in the languages that they are sold in. */
const SCREEN_WORDS =
  'screen ?-?shots?|screen ?cap(?:ture)?|screenrecorder|bildschirmfoto|bildschirmaufnahme|captura de (?:pantalla|tela|ecra)|capture d.ecran|schermata|schermafbeelding|skarmavbild|skaermbillede|skjermbilde|zrzut ekranu|ekran resmi|снимок экрана|скриншот|لقطة ?شاشة|لقطة الشاشة|スクリーンショット|屏幕截图|屏幕快照|截屏|截图|스크린샷'

/**
 * What systems and programs call what they make, in the languages that they are sold in, and what people call such things.
 * Names given by a system say more than a word that a person may have used for anything.
 */
const SIGNS: readonly NameSign[] = [
  {
    // macOS, Windows, GNOME, Android and iOS; "Captura de pantalla", "Bildschirmfoto" and so on are theirs.
    pattern: word(SCREEN_WORDS),
    scores: { screenshot: 6 },
  },
  {
    // With its time, to the minute or second: no hand writes that.
    pattern: new RegExp(
      `(?<!\\p{L})(?:${SCREEN_WORDS})(?!\\p{L}).*\\d{4}[-_.]?\\d{2}[-_.]?\\d{2}\\D{1,8}\\d{2}[-_.:]?\\d{2}`,
      'u',
    ),
    scores: { screenshot: 5 },
  },
  {
    pattern: word(
      'scan(?:ned|s|ner)?|camscanner|adobe scan|genius scan|numerisation|numerise|escaneo|escaneado|digitalizacion|eingescannt|scansione|مسح ضوئي|スキャン|扫描',
    ),
    scores: { scan: 3, receipt: 1.5 },
  },
  {
    // Design rule for Camera File system (JEITA CP-3461): four characters, four digits; and what phones write since.
    pattern:
      /^(?:[a-z_]{3,4}[_-]?\d{4}|img[_-]\d{8}[_-]\d{6}.*|pxl_\d{8}_\d+.*|mvimg_\d+.*|dji_\d+.*|gopr?\d+|p\d{7}|\d{8}_\d{6}(?:_\d+)?|wp_\d{8}.*)(?:[ ~(_-].*)?$/u,
    scores: { photo: 1.2, screenshot: -2, icon: -2, chart: -1.5, illustration: -0.7 },
    isOfCamera: true,
  },
  {
    pattern: word('whatsapp image|img-\\d{8}-wa\\d+|signal-\\d{4}-.*|photo_\\d{4}-.*'),
    scores: { photo: 0.7, icon: -1 },
    isOfCamera: true,
  },
  {
    pattern: word('charts?|graphs?|plots?|diagrams?|diagramm|grafik|grafico|graphique|histogram|figure ?\\d+'),
    scores: { chart: 2.5 },
  },
  { pattern: word('icons?|logos?|favicon|apple-touch-icon|sprite|badge|glyph'), scores: { icon: 3 } },
  {
    pattern: word(
      'drawings?|sketch(?:es)?|paintings?|illustrations?|zeichnung|gemalde|skizze|dibujo|pintura|dessin|cartoon|comic|watercolou?r|artwork|fan ?art',
    ),
    scores: { illustration: 2.5 },
  },
  {
    pattern: word(
      'receipts?|kassenbon|quittung|kassenzettel|recibo|ticket de (?:compra|caisse)|recu|scontrino|paragon|إيصال',
    ),
    scores: { receipt: 4, scan: 1.5 },
  },
  {
    pattern: word(
      'invoice|rechnung|factura|facture|contract|vertrag|letter|brief|document|dokument|documento|page ?\\d+|seite ?\\d+|فاتورة|عقد',
    ),
    scores: { scan: 2, receipt: 0.5 },
  },
]

/** What the name of a picture says, the strongest sign first. */
export function nameSigns(name: string): readonly (NameSign & { readonly said: string })[] {
  const plain = collisionKey(name)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(/\.[^.]*$/u, '')
  const strength = ({ scores }: NameSign) => Math.max(...Object.values(scores))
  return SIGNS.flatMap((sign) => {
    const said = sign.pattern.exec(plain)?.[0] ?? sign.pattern.exec(plain.replace(/_/gu, ' '))?.[0]
    return said === undefined ? [] : [{ ...sign, said }]
  }).sort((a, b) => strength(b) - strength(a))
}
