import { types } from './types/de.ts'
import type { Wording } from './wording.ts'

const quoted = (words: readonly string[]): string => words.map((word) => `„${word}“`).join(', ')
const called = (name: string, extension: string): string =>
  name === '' ? `Der Name endet auf .${extension}` : `Der Name ist „${name}“`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What is said in German. */
export const de: Wording = {
  types,
  kinds: {
    invoice: 'eine Rechnung',
    receipt: 'ein Beleg',
    quote: 'ein Angebot oder eine Bestellung',
    'bank-statement': 'ein Kontoauszug',
    payslip: 'eine Gehaltsabrechnung',
    tax: 'eine Steuerunterlage',
    insurance: 'eine Versicherungsunterlage',
    contract: 'ein Vertrag',
    legal: 'ein Rechtstext',
    resume: 'ein Lebenslauf',
    letter: 'ein Brief',
    mail: 'eine E-Mail',
    minutes: 'ein Sitzungsprotokoll',
    recipe: 'ein Rezept',
    news: 'ein Zeitungsartikel',
    report: 'ein Bericht',
    paper: 'eine wissenschaftliche Arbeit',
    manual: 'eine Anleitung',
    readme: 'eine Software-Dokumentation',
    code: 'Quelltext',
    log: 'eine Protokolldatei',
    ticket: 'eine Fahrkarte oder Buchung',
    medical: 'eine medizinische Unterlage',
    certificate: 'ein Zeugnis oder Zertifikat',
    notes: 'eine Notiz',
    presentation: 'eine Präsentation',
    schoolwork: 'eine Arbeit für Schule oder Studium',
    story: 'eine Geschichte',
  },
  pictures: {
    screenshot: 'ein Bildschirmfoto',
    receipt: 'ein Beleg',
    scan: 'eine gescannte oder fotografierte Seite',
    chart: 'ein Diagramm',
    icon: 'ein Symbol oder Logo',
    illustration: 'eine Zeichnung oder ein Gemälde',
    photo: 'ein Foto',
  },
  units: {
    'saved-page': 'eine gespeicherte Webseite und ihre Dateien',
    'archive-parts': 'die Teile eines Archivs',
    'raw-and-picture': 'RAW-Datei und Bild desselben Fotos',
    'live-photo': 'Bild und Film eines Live Photos',
    sidecar: 'eine Datei und was dazu notiert wurde',
    subtitles: 'ein Video und seine Untertitel',
  },
  sentences: {
    'bytes-are': ({ type }) => `Der Inhalt ist ${type}.`,
    'bytes-look-like': ({ type }) => `Der Inhalt ist Text und sieht aus wie ${type}.`,
    'bytes-and-name': ({ name, extension, type }) =>
      `Der Inhalt ist ${type}, und ${name === '' ? `die Endung .${extension}` : `der Name „${name}“`} passt dazu.`,
    'bytes-hold-it': ({ name, extension, means, type }) =>
      `${called(name, extension)} (${means}), und der Inhalt ist ${type}: So werden solche Dateien gespeichert.`,
    'name-and-text': ({ name, extension, means }) =>
      `${called(name, extension)} (${means}), und der Inhalt ist Text, wie es sein soll.`,
    'name-over-text': ({ extension, means, type }) =>
      `Der Name sagt .${extension} (${means}), und der Inhalt ist Text, der aussieht wie ${type}.`,
    'name-against-bytes': ({ extension, type }) => `Der Name sagt .${extension}, aber der Inhalt ist ${type}.`,
    'kept-as-named': ({ means }) =>
      `Es gilt, was der Name sagt (${means}), denn eine Datei dieses Namens könnte beim Öffnen ausgeführt werden.`,
    'name-alone': ({ name, extension, means }) => `${called(name, extension)} (${means}).`,
    'no-text-so': ({ name, extension, means }) =>
      `${called(name, extension)}, und der Inhalt ist kein Text, also ist es ${means}.`,
    'no-text': ({ name, extension }) => `${called(name, extension)}, aber der Inhalt ist kein Text.`,
    'begins-otherwise': ({ name, extension, means }) =>
      `${called(name, extension)}, aber der Inhalt beginnt nicht so wie ${means}.`,
    'declared-alone': ({ mediaType, type }) =>
      `Angegeben war ${mediaType}, das ist ${type}; Name und Inhalt sagen nicht mehr.`,
    declared: ({ mediaType, type }) => `Angegeben war ${mediaType}, das ist ${type}.`,
    'unknown-ending': ({ extension }) =>
      `Die Endung .${extension} ist nicht bekannt, und sonst sagt nichts, was es ist.`,
    'nothing-says': () => 'Weder Inhalt noch Name sagen, was es ist.',
    empty: () => 'Die Datei ist leer, es gibt also keinen Inhalt zum Ansehen.',
    'hidden-script': ({ type }) => `${capital(type)} sollte kein Skript enthalten, hier steckt aber eines darin.`,
    'whole-folder': ({ name }) => `Der Ordner „${name}“ gehört zusammen und bleibt ganz.`,
    together: ({ others, unit }) =>
      `Gehört mit ${others === 1 ? 'einer anderen Datei' : `${others} anderen Dateien`} zusammen: ${unit}.`,
    'goes-with': ({ name, unit }) => `Gehört zu „${name}“: ${unit}.`,
    'reads-like': ({ kind }) => `Liest sich wie ${kind}.`,
    'fits-no-kind': () => 'Wörter und Aussehen passen zu keiner Art von Dokument richtig.',
    'too-little-to-overrule': () => 'Wörter und Aussehen sagen zu wenig, um das zu überstimmen.',
    'has-words': ({ words }) =>
      `Darin ${words.length === 1 ? 'steht das Wort' : 'stehen die Wörter'} ${quoted(words)}.`,
    'begins-with': ({ word }) => `Am Anfang steht „${word}“.`,
    'name-says': ({ word }) => `Im Namen steht „${word}“.`,
    'name-ends': ({ extension }) => `Der Name endet auf .${extension}.`,
    'mail-heads': ({ heads }) =>
      heads.length > 1
        ? 'Es gibt einen Absender und einen Betreff.'
        : `Es gibt einen ${heads[0] === 'from' ? 'Absender' : 'Betreff'}.`,
    'mail-headers': () => 'Am Anfang stehen die Kopfzeilen einer E-Mail.',
    prices: ({ prices, words }) => `${prices} Preise auf ${words} Wörter.`,
    'prices-totals': ({ prices, words }) => `${prices} Preise auf ${words} Wörter, mit Summen.`,
    'bank-account': () => 'Ein Bankkonto oder eine Umsatzsteuernummer wird genannt.',
    card: () => 'Eine Karte wird mit ihren letzten Ziffern genannt.',
    money: () => 'Geldbeträge werden genannt.',
    quantities: ({ lines }) => `${lines} Zeilen beginnen mit einer Menge, wie bei Zutaten.`,
    'log-lines': ({ percent }) => `${percent} % der Zeilen beginnen mit Uhrzeit oder Stufe, wie in einem Protokoll.`,
    'code-lines': ({ percent }) => `${percent} % der Zeilen sehen aus wie Quelltext.`,
    'first-line-program': () => 'Die erste Zeile nennt das Programm, das es ausführt.',
    'docs-look': () => 'Zwischen den Zeilen stehen Plaketten, Bilder oder Code, wie in einer Dokumentation.',
    headings: () => 'Es gibt Überschriften in Markdown.',
    clauses: () => 'Die Absätze sind nummeriert wie Klauseln.',
    tasks: () => 'Es ist eine Liste zum Abhaken.',
    people: () => 'Es steht darin, wer dabei war.',
    'meeting-title': () => 'Am Anfang stehen eine Sitzung und ihr Datum.',
    'people-said': () => 'In Absätzen wird erzählt, was Leute sagten.',
    'long-paragraphs': () => 'Es ist in langen Absätzen geschrieben.',
    references: () => 'Andere Arbeiten werden zitiert.',
    'looks-like': ({ picture }) => `Sieht aus wie ${picture}.`,
    'most-like': ({ picture }) => `Am ehesten ${picture}.`,
    'may-be': ({ picture }) => `Könnte ${picture} sein, aber sicher ist das nicht.`,
    'raw-photo': () => 'Es ist ein RAW-Foto.',
    'screen-size': ({ widthPx, heightPx }) => `${widthPx} x ${heightPx} Pixel ist die Größe eines Bildschirms.`,
    'icon-size': ({ widthPx, heightPx }) => `${widthPx} x ${heightPx} Pixel ist die Größe eines Symbols.`,
    'paper-shape': () => 'Es hat die Form eines Blattes Papier.',
    'narrow-paper': () => 'Es ist so schmal wie eine Papierrolle.',
    'from-scanner': ({ device }) => `Kommt aus einem Scanner: ${device}.`,
    'from-camera': ({ device }) => `Aufgenommen mit einer Kamera: ${device}.`,
    'says-where': () => 'Der Aufnahmeort steht darin.',
    'system-file': () => 'Ein System hat es für sich angelegt und legt es neu an, wo es gebraucht wird.',
    'half-download': ({ program }) => `Ein Download, den ${program} nicht beendet hat.`,
    'owner-note': () => 'Ein Programm hat es zurückgelassen, um zu sagen, wer ein Dokument geöffnet hat.',
    'is-empty': () => 'Die Datei ist leer.',
    'like-yours': ({ items, folder }) =>
      items === 1
        ? `Ähnelt etwas, das du in „${folder}“ gelegt hast.`
        : `Ähnelt ${items} Dingen, die du in „${folder}“ gelegt hast.`,
    'like-folder': ({ folder }) => `Ähnelt den Dateien in deinem Ordner „${folder}“.`,
    'own-folder': ({ folder }) => `Dafür hast du einen Ordner: „${folder}“.`,
    instruction: ({ text }) => `Deine Anweisung sagt: ${text}.`,
    rule: ({ name }) => `Deine Regel „${name}“ sagt es.`,
    protected: ({ name }) => `„${name}“ ist geschützt: Nichts bewegt es.`,
    'model-chose': ({ model }) => `${model} hat diesen Ordner gewählt.`,
    'model-said': ({ model, words }) => `${model}: ${words}`,
    undecided: () => 'Darüber ist nichts entschieden.',
    'left-out': () => 'Du hast es ausgelassen.',
    'stays-with': ({ name }) => `Bleibt bei „${name}“.`,
    'could-go': ({ folders }) =>
      `Könnte nach ${folders.map((folder) => `„${folder}“`).join(' oder ')}. Sicher genug zum Verschieben ist niemand.`,
    'in-folder': ({ folder }) => `Liegt in deinem Ordner „${folder}“.`,
    'already-in': ({ folder }) => `Liegt schon in „${folder}“.`,
    'in-its-folder': () => 'Liegt schon, wo es hingehört.',
    'folder-needed': () => 'Der Name ist der eines Ordners, der hier gebraucht wird.',
    'was-not-done': () => 'Es wurde nicht getan, also wird es auch nicht zurückgenommen.',
    gone: () => 'Es ist nicht mehr da.',
    'changed-since': () => 'Es hat sich seit der Planung geändert.',
    'name-taken': () => 'Etwas mit diesem Namen ist schon da.',
    'not-empty': () => 'Da ist noch etwas drin.',
    'not-permitted': () => 'Dafür fehlt die Berechtigung.',
    'no-space': () => 'Dafür ist kein Platz mehr.',
    'was-stopped': () => 'Der Durchlauf wurde vorher angehalten.',
    'disk-failed': () => 'Der Datenträger konnte es nicht lesen oder schreiben.',
    renamed: () => 'Umbenannt, weil der Name vergeben war.',
    'copy-of': ({ path }) => `Kopie von „${path}“; diese Datei bleibt.`,
  },
}
