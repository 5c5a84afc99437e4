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
    'usb stick pendrive thumbdrive sd sdcard phone handy smartphone iphone ipad android laptop notebook pc computer imac mac',
    'macbook tablet hdd ssd harddisk disk drive nas trash',
    // Heaps.
    'misc miscellaneous stuff things unsorted unfiled random assorted leftovers junk various untitled temp tmp dump pile heap',
    'recovered recovery backup backups bak cleanup scan scans scanner',
    // German.
    'schreibtisch posteingang eingang ablage verschiedenes sonstiges diverses allerlei kram krimskrams sachen zeug sammelsurium',
    'durcheinander unsortiert unsortierte unsortiertes sortieren aufräumen unbenannt sicherung sicherungen sicherungskopie',
    'datensicherung anhänge empfangen rechner festplatte speicherkarte kamera papierkorb müll temporär zwischenlager',
    // French.
    'téléchargement téléchargements divers vrac trucs bazar trier classer sauvegarde sauvegardes ordinateur ordi téléphone corbeille',
    'temporaire numérisations inclassable',
    // Spanish, Portuguese, Catalan.
    'cosas descarga descargas escritorio varios varias ordenar clasificar desordenado respaldo respaldos ordenador portátil móvil',
    'papelera basura temporal temporales revoltijo coisas transferências transferencias diversos organizar arrumar bagunça celular',
    'telemóvel computador lixo temporário baixados descàrregues coses',
    // Italian, Dutch.
    'roba scaricati scrivania varie vario sistemare ordinare disordine cellulare telefono chiavetta cestino temporanei bureaublad',
    'rommel spullen diversen overig overige sorteren uitzoeken telefoon prullenbak tijdelijk gedownload',
    // Polish, Czech, Slovak.
    'pobrane pulpit różne rozne posortowania posortować telefon komputer śmieci tymczasowe zapasowa stažené stiahnuté plocha různé',
    'rôzne roztřídit počítač mobil zálohy záloha',
    // Turkish.
    'indirilenler masaüstü çeşitli karışık telefonum bilgisayar bilgisayarım diğer geçici yedek yedekler',
    // Swedish, Danish, Norwegian, Finnish.
    'hämtade nedladdningar skrivbord blandat osorterat sortera dator papperskorg overførsler skrivebord blandet usorteret sorteres',
    'nedlastinger diverse usortert lataukset työpöytä sekalaiset sekalaista lajittelematta tietokone puhelin',
    // Hungarian, Romanian.
    'letöltések asztal vegyes rendezni telefonról számítógép descărcări diverse sortat',
    // Russian, Ukrainian, Greek, Arabic, Hebrew.
    'загрузки рабочий разное телефон компьютер разобрать завантаження різне розібрати комп λήψεις διάφορα υπολογιστής',
    'تنزيلات التنزيلات متفرقات متنوع أشياء الهاتف الحاسوب מחשב הורדות שונות',
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
