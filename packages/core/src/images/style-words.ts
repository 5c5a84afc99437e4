import { folderIn } from '../kinds/index.ts'
import type { Language } from '../reasons/index.ts'
import type { ImageKind } from './kinds.ts'
import { pictureFolder } from './picture-kinds.ts'

/** How a group of pictures looks, in each language that folders are named in. */
const WORDS = {
  Dark: { de: 'Dunkel', es: 'Oscuro', ar: 'داكن' },
  Bright: { de: 'Hell', es: 'Claro', ar: 'فاتح' },
  Green: { de: 'Grün', es: 'Verde', ar: 'أخضر' },
  Blue: { de: 'Blau', es: 'Azul', ar: 'أزرق' },
  Warm: { de: 'Warm', es: 'Cálido', ar: 'دافئ' },
  Red: { de: 'Rot', es: 'Rojo', ar: 'أحمر' },
  Monochrome: { de: 'Einfarbig', es: 'Monocromo', ar: 'أحادي اللون' },
  Colourful: { de: 'Bunt', es: 'Colorido', ar: 'متعدد الألوان' },
  Muted: { de: 'Gedämpft', es: 'Apagado', ar: 'باهت' },
  Detailed: { de: 'Detailreich', es: 'Detallado', ar: 'مفصل' },
  Smooth: { de: 'Glatt', es: 'Liso', ar: 'ناعم' },
  'High Contrast': { de: 'Kontrastreich', es: 'Contrastado', ar: 'عالي التباين' },
  'Low Contrast': { de: 'Kontrastarm', es: 'Poco contraste', ar: 'منخفض التباين' },
  Wide: { de: 'Breit', es: 'Ancho', ar: 'عريض' },
  Tall: { de: 'Hoch', es: 'Alto', ar: 'طويل' },
} as const satisfies Readonly<Record<string, Readonly<Record<Exclude<Language, 'en'>, string>>>>
export type StyleWord = keyof typeof WORDS

/** What a group of pictures is called: what most of them are, and the words that tell it from others of that kind. */
export function styleName(kind: ImageKind, words: readonly StyleWord[], language: Language): string {
  const noun = folderIn(language, pictureFolder(kind))
  const said = words.map((word) => (language === 'en' ? word : WORDS[word][language]))
  return words.length === 0 ? noun : `${noun} - ${said.join(' & ')}`
}
