import { foldForm } from './forms/index.ts'
import type { LayoutSign } from './signs-of-layout.ts'

/** What is measured and dosed stands on the first page. */
const MOST_CHARS = 5000

/**
 * Endings of the international names of medicines, as the world's health organisation gives them, in the spellings of
 * languages that write by sound; and a few that have none.
 */
const MEDICINE = new RegExp(
  [
    String.raw`\b\p{L}{3,}(?:cill?[iy]+n|cikl[iy]n|cycline?|prazol|sartan|[adeinopt]{2}pril|[eo]nolol|prolol|vedilol|lodipin|dipin|vastatin|floxacin|floks[ae]cin|floksats|[mt][iy]cin|[mt][iy]tsiin|profen|lofenac|lofenak|cetamol|[st]etamol|tseetamol|triptan|tformin|nisolon|metason|[oz]semid|t[iy]azid|zepam|[oe]xetin|lukast|ratadin|tirizin|gliptin|parin|dronat|coxib|azepin|misol|conazol|konazol|[cz]lovir)\p{L}{0,4}\b`,
    String.raw`\b(?:aspirin|insulin|codein|kodein|morphin|morfin|warfarin|thyroxin|tiroksin|tramadol|metamizol|acetaminophen|salbutamol|diazepam|lisinopril|ramipril)\p{L}{0,4}\b`,
    String.raw`\p{L}{2,}(?:циллин|циклин|празол|сартан|илоприл|алаприл|иноприл|миприл|олол|дипин|статин|флоксацин|мицин|профен|фенак|цетамол|формин|низолон|метазон|семид|зепам|ксетин|лукаст|тадин|тиризин|парин)`,
    String.raw`\p{L}{2,}(?:κιλλιν|κυκλιν|πραζολ|σαρταν|πριλη|ολολη|διπιν|στατιν|φλοξασιν|μυκιν|προφεν|προφαιν|φενακ|κεταμολ|φορμιν|ζολον)`,
    String.raw`\p{L}{2,}(?:سيلين|سايكلين|برازول|سارتان|ستاتين|ديبين|فلوكساسين|ميسين|بروفين|فيناك|سيتامول|فورمين)`,
    '(?:सिलिन|सिलीन|प्राज़ोल|प्राजोल|सार्टन|स्टेटिन|डिपिन|फ्लॉक्सासिन|माइसिन|प्रोफेन|फेनाक|सिटामोल|सीटामोल|फॉर्मिन)',
    '(?:西林|头孢|頭孢|拉唑|沙坦|普利片|地平|他汀|沙星|霉素|黴素|洛芬|双胍|雙胍|乙酰氨基酚|芬酸)',
    '(?:シリン|セフ[ァェジ]|プラゾール|サルタン|スタチン|ジピン|キサシン|マイシン|プロフェン|アセトアミノフェン|フェナク|ロキソニン|カロナール)',
    '(?:실린|프라졸|사르탄|스타틴|디핀|플록사신|마이신|프로펜|페낙|아세트아미노펜|타이레놀|메트포르민)',
  ].join('|'),
  'gu',
)
/** So much of it, or so often. */
const DOSE =
  /\d\s?(?:mg|mcg|µg|μg|ml|мг|мл|ملغ|مغ|مل|मि\.? ?ग्रा|मिग्रा|एमजी|毫克|ミリグラム|밀리그램)(?!\p{L}|\/)|\b[0-3]-[0-3]-[0-3](?:-[0-3])?\b|\b\d ?[x×х] ?\d|\b\d ?[x×х] (?=\p{Ll})/gu
/** What blood is measured in, and what is usual beside it. */
const LAB =
  /(?:mmol|µmol|μmol|umol|ммоль|мкмоль|mg|ng|pg|µg|μg|ug|g|г|iu|u|mu|miu|ме|ед)\/(?:dl|ml|l|л|дл|мл)\b|10\^?\d{1,2}\/[lu]|\bfl\b/iu
const RANGE = /\d\s?[-–—]\s?\d|[<>≤≥]\s?\d/u
/** A class of diseases behind the short word for a diagnosis, and the pressure of blood. */
const CODED =
  /(?<!\p{L})(?:dg|dx|icd|cim|cie|mkb|mkn|bno|дз|д-з|мкб|мкх|тк)[\s.:#-]{0,3}(?:10)?[\s.:-]{0,3}[a-zа-я]\d{2}(?!\d)/iu
const PRESSURE =
  /\b[12]\d{2}\s?\/\s?\d{2,3}\s?(?:mm ?hg|мм)|(?<!\p{L})(?:rr|bp|ta|tk|aks|vaks|ад|απ)[\s.:]{1,3}[12]\d{2}\s?\/\s?\d{2,3}\b/iu
const FEVER = /(?<![\d.,])(?:3[5-9]|4[01])[.,]\d\s?(?:°|º|℃)/u

/** Two places by the codes of their airports, and a flight by its number. */
const AIRPORTS = /(?<![\p{L}\d])([A-Z]{3})\s?(?:-|–|—|→|➔|➝|>|\/)\s?([A-Z]{3})(?![\p{L}\d])/u
const FLIGHT = /(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}(?![\p{L}\d])/u
const CLOCK = String.raw`(?:[01]?\d|2[0-3])(?:[:.]|h| h |時|时|點|시 ?)[0-5]\d(?:分|분)?`
const PLACE = String.raw`[\p{L}][\p{L}.'’\s]{1,30}`
/** One place with a time, and another with a later one. */
const JOURNEY = new RegExp(
  String.raw`${PLACE}[\s,(]{1,3}${CLOCK}(?:\s?uhr|発)?\)?\s*(?:-|–|—|→|➔|>|/|\s{2,})\s*${PLACE}[\s,(]{1,3}${CLOCK}`,
  'iu',
)
const TIME = new RegExp(`(?<![\\d.,:])${CLOCK}(?![\\d:%])`, 'gu')
const MOST_TIMES = 6

/** What every one of the slower looks needs: a quick look before them. */
const MAY_BE_DOSED = /\d\s?(?:m[gcl]|µg|μg|мг|мл|м|ملغ|مغ|مل|मि|एम|毫|ミ|밀|[x×х-])/u
const MAY_BE_LAB = /\/(?:[dm]?l|[дм]?л)(?!\p{L})|\^?\d\/[lu]/iu
const MAY_BE_FLOWN = /[A-Z]{3}\s?[-–—→➔➝>/]\s?[A-Z]{3}/u

/** Signs in units and codes that are the same in all languages: medicines and doses, values of blood, flights and journeys. */
export function signsOfUnits(text: string): readonly LayoutSign[] {
  const head = text.slice(0, MOST_CHARS)
  const signs: LayoutSign[] = []
  if (!/\d/u.test(head)) return signs
  const doses = MAY_BE_DOSED.test(head) ? (head.match(DOSE) ?? []) : []
  const medicines = doses.length > 0 ? [...new Set(foldForm(head).match(MEDICINE) ?? [])] : []
  if (medicines.length > 0)
    signs.push({ lines: [...medicines, ...doses], scores: { medical: Math.min(7, 4 + medicines.length * 1.5) } })
  const times = head.match(TIME)?.length ?? 0
  const hasValues = MAY_BE_LAB.test(head)
  const mayTravel = times >= 2 && times <= MOST_TIMES
  const lines = hasValues || mayTravel ? head.split(/\r\n|\r|\n/u) : []
  const values = hasValues ? lines.filter((line) => line.length < 200 && LAB.test(line) && RANGE.test(line)) : []
  if (values.length >= 2) signs.push({ lines: values, scores: { medical: Math.min(7, 3 + values.length) } })
  const clinical = [CODED, PRESSURE, FEVER].flatMap((test) => test.exec(head)?.[0] ?? [])
  if (clinical.length > 0) signs.push({ lines: clinical, scores: { medical: clinical.length * 2 } })
  const [flown] = (MAY_BE_FLOWN.test(head) && AIRPORTS.exec(head)) || []
  if (flown !== undefined && (times > 0 || FLIGHT.test(head))) signs.push({ lines: [flown], scores: { ticket: 4 } })
  else if (mayTravel) {
    const journey = lines.find((line) => line.length < 120 && /\d.*\d/u.test(line) && JOURNEY.test(line))
    if (journey !== undefined) signs.push({ lines: [journey], scores: { ticket: 3.5 } })
  }
  return signs
}
