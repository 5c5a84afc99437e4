import { kindOfMediaType } from '../filetype/index.ts'
import type { FileKind } from '../item/index.ts'
import { ALL_DOCUMENT_KINDS, type DocumentKind, kindOfDocument, wordsOfKind } from '../kinds/index.ts'
import type { Searchable } from './searchable.ts'
import { tokensOf } from './tokens.ts'

/** What an item is, whatever it holds: a type of file, a kind of document. */
export type Sort = FileKind | DocumentKind

/** A kind that is likelier than all others together. */
const LIKELY = 0.5
/** Texts that are judged, by their beginning; what shows its kind shows it there. */
const LOOKED_AT = 4000
const SOME_TEXT = 40
const WITH_TEXT: ReadonlySet<FileKind> = new Set(['pdf', 'document', 'text', 'web-page', 'spreadsheet', 'image'])

/**
 * What people call a file by its type, in one word each: English, German, Spanish, French, Italian, Portuguese, Dutch, Polish,
 * Swedish, Danish, Czech, Hungarian, Finnish, Romanian, Greek, Russian, Turkish, Arabic, Chinese, Japanese, Korean.
 */
const TYPE_WORDS: Readonly<Partial<Record<FileKind, string>>> = {
  image: `photo photos photograph photographs picture pictures pic pics image images snapshot foto fotos fotografie bild bilder
    aufnahme aufnahmen fotografia fotografias imagen imagenes photographie photographies immagine immagini imagem imagens afbeelding
    afbeeldingen fotografía zdjęcie zdjęcia obraz obrazy fotografi billede billeder fotka fotky obrázek obrázky fénykép kép képek
    kuva kuvat valokuva poză poze imagine imagini φωτογραφία φωτογραφίες εικόνα фото фотография фотографии снимок снимки картинка
    fotoğraf resim resimler صورة صور 照片 图片 写真 画像 사진 그림`,
  video: `video videos movie movies film films clip clips vídeo vídeos filmpje filmpjes wideo filmy filmer videa videó videók
    videoclip βίντεο видео ролик فيديو 视频 動画 ビデオ 동영상 비디오`,
  audio: `audio music song songs recording recordings musik lied lieder tonaufnahme música canción canciones grabación musique
    chanson chansons enregistrement musica canzone canzoni registrazione gravação muziek opname muzyka piosenka nagranie inspelning
    låt hudba píseň nahrávka zene dal musiikki muzică μουσική музыка песня запись müzik şarkı موسيقى أغنية 音乐 音楽 음악`,
  spreadsheet: `spreadsheet spreadsheets sheet sheets excel xls table tables tabelle tabellen hoja hojas tableur tableau tableaux foglio
    fogli planilha planilhas folha werkblad arkusz arkusze kalkylark regneark tabulka tabulky táblázat taulukko
    υπολογιστικό таблица таблицы tablo جدول 表格 スプレッドシート 엑셀`,
  presentation: `slides slide slideshow deck powerpoint folien folie diapositivas diapositives diapositive slajdy prezentace
    prezentacja presentatie presentazione apresentação презентация слайды sunum عرض 幻灯片 スライド 슬라이드`,
  pdf: 'pdf pdfs',
  document:
    'document documents doc docs dokument dokumente documento documentos documenti documenten dokumenty документ وثيقة 文档 文書 문서',
  archive:
    'archive archives zip zips archiv archive archivo archivio arquivo archief archiwum arkiv архив أرشيف 压缩包',
  ebook:
    'ebook ebooks book books buch bücher libro libros livre livres libri livro livros boek boeken książka bok kniha книга kitap كتاب 电子书',
  mail: 'mail mails email emails e-mail message messages correo messaggio письмо электронная رسالة 邮件 メール 메일',
  contact: 'contact contacts vcard kontakt kontakte contacto contactos contatto contatti контакт',
  calendar:
    'calendar event events appointment appointments kalender termin termine calendario calendrier afspraak событие',
  font: 'font fonts schriftart schriften fuente police',
}

const SORTS = new Map<string, Set<Sort>>()
const name = (sort: Sort, words: readonly string[]) => {
  for (const said of words) {
    const [token, ...others] = tokensOf(said)
    if (token === undefined || others.length > 0) continue
    SORTS.set(token.word, (SORTS.get(token.word) ?? new Set()).add(sort))
  }
}
for (const kind of ALL_DOCUMENT_KINDS) name(kind, wordsOfKind(kind))
for (const [kind, words] of Object.entries(TYPE_WORDS)) name(kind as FileKind, words.split(/\s+/u))

/** The term of a sort, in a form that no word has. */
export const termOfSort = (sort: Sort): string => `~${sort}`

/** What a folded word of a query may ask for by what it is. */
export const sortsSaid = (word: string): ReadonlySet<Sort> => SORTS.get(word) ?? NONE
const NONE: ReadonlySet<Sort> = new Set()

/** What an item is: its type, and the kind of document that its text shows. */
export function sortsOf({ name, mediaType, text = '' }: Searchable): ReadonlySet<Sort> {
  const type = mediaType === undefined ? undefined : kindOfMediaType(mediaType)
  const sorts = new Set<Sort>()
  if (type === undefined) return sorts
  sorts.add(type)
  if (type === 'raw-image' || type === 'vector-image') sorts.add('image')
  if (!WITH_TEXT.has(type) || text.length < SOME_TEXT) return sorts
  const [best] = kindOfDocument({ name, text: text.slice(0, LOOKED_AT), mediaType: mediaType ?? '' }).kinds
  if (best && best.probability >= LIKELY) sorts.add(best.kind)
  return sorts
}
