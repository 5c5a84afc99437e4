import { kindOfWord } from '../kinds/index.ts'
import { isStopWord, wordsOfName } from '../words/index.ts'

/**
 * Words of folders in which things land without anybody having filed them: where programs and devices put what they bring,
 * what copies of whole disks are called, and what people call a heap. One such word is enough: "from old laptop" is no topic.
 */
const LANDING = new Set(
  [
    // Programs and devices.
    'download downloads inbox outbox desktop dcim camera screenshot screenshots incoming imports import uploads received',
    'attachment attachments airdrop bluetooth whatsapp telegram messenger wechat takeout dropbox onedrive icloud nextcloud',
    'usb stick sd sdcard phone handy smartphone iphone ipad android laptop notebook pc computer imac mac macbook tablet',
    'hdd ssd harddisk disk drive nas festplatte speicherkarte',
    // Heaps.
    'misc miscellaneous stuff unsorted unfiled random junk various untitled temp tmp dump recovered recovery backup backups',
    'bak cleanup things scan scans scanner',
    // German.
    'schreibtisch posteingang eingang ablage verschiedenes sonstiges diverses allerlei kram krimskrams unsortiert unsortierte',
    'sortieren aufräumen unbenannt sicherung sicherungen datensicherung anhänge empfangen rechner sachen zeug',
    // French.
    'téléchargement téléchargements divers vrac trucs bazar trier classer sauvegarde sauvegardes ordinateur téléphone',
    // Spanish and Portuguese.
    'cosas descarga descargas escritorio varios varias ordenar clasificar respaldo respaldos ordenador portátil móvil',
    'coisas transferências transferencias diversos organizar celular telemóvel computador',
    // Italian, Dutch.
    'roba scaricati scrivania varie vario disordine cellulare telefono bureaublad rommel spullen diversen overig sorteren telefoon',
    // Polish, Czech, Turkish, Swedish, Danish, Norwegian, Finnish, Hungarian, Romanian.
    'pobrane pulpit różne rozne telefon komputer stažené plocha různé indirilenler masaüstü çeşitli karışık telefonum',
    'hämtade nedladdningar skrivbord blandat osorterat overførsler skrivebord blandet usorteret nedlastinger diverse usortert',
    'lataukset työpöytä sekalaiset sekalaista letöltések asztal vegyes descărcări',
    // Russian, Ukrainian, Greek, Arabic, Hebrew.
    'загрузки рабочий разное телефон компьютер завантаження різне λήψεις διάφορα تنزيلات التنزيلات متفرقات متنوع الهاتف הורדות שונות',
  ]
    .join(' ')
    .split(' '),
)

/** What programs call a folder that nobody has named yet, and folders of cameras, which count their pictures. */
const UNNAMED = [
  /^(?:new|neuer|nouveau|nueva|nova|nuova|nieuwe|nowy|nový|ny|uusi|új|yeni|новая|مجلد)[ _-]?(?:folder|ordner|dossier|carpeta|pasta|cartella|map|folder|složka|mapp|mappe|kansio|mappa|klasör|папка|جديد)\b/iu,
  /^(?:untitled|unbenannt|sans titre|sin título|sem título|senza (?:nome|titolo))/iu,
  /^(?:copy|kopie|copie|copia|cópia) (?:of|von|de|di)\b/iu,
  /^\d{3}[a-z_]{5}$/iu,
  /^(?:新建文件夹|新しいフォルダー?|새 ?폴더|下载|ダウンロード|다운로드|桌面|その他|杂项)/u,
]

/** Words that stand beside a name and are none. */
const BESIDE = new Set(
  'folder folders files file data old new copy kopie alt alte neu neue neuer neues ordner dateien dossier carpeta archivos fichiers all alles tout todo'.split(
    ' ',
  ),
)

const LEAST_LETTERS = 2

/**
 * True when nobody chose this name of a folder for what lies in it: that of a heap, of a device, of a program, of nothing.
 * "Phone bills" is none of these: it says what it holds.
 */
export function isLandingName(name: string): boolean {
  const plain = name.normalize('NFC').trim()
  if (UNNAMED.some((form) => form.test(plain))) return true
  // As they stand, too: `WhatsApp` is one word.
  const words = [...wordsOfName(plain), ...wordsOfName(plain.toLowerCase())]
  return words.some((word) => LANDING.has(word)) && !words.some((word) => kindOfWord(word) !== undefined)
}

/** True when a folder's name is one that a person chose for what lies in it: neither of a landing place nor of numbers alone. */
export function isGivenName(name: string): boolean {
  if (isLandingName(name)) return false
  return wordsOfName(name).some((word) => word.length >= LEAST_LETTERS && !BESIDE.has(word) && !isStopWord(word))
}
