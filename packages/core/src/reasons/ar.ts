import { types } from './types/ar.ts'
import type { Wording } from './wording.ts'

/** A foreign name inside an Arabic sentence keeps its own direction (U+2068, U+2069). */
const own = (text: string): string => `\u2068${text}\u2069`
const quote = (text: string): string => `«${own(text)}»`
const quoted = (words: readonly string[]): string => words.map(quote).join('، ')
const ending = (extension: string): string => own(`.${extension}`)
const called = (name: string, extension: string): string =>
  name === '' ? `ينتهي الاسم بـ ${ending(extension)}` : `الاسم هو ${quote(name)}`

/** A count with its noun, as Arabic counts: one, two, three to ten, and more. */
const counted = (count: number, one: string, two: string, few: string, many: string): string => {
  if (count === 1) return one
  if (count === 2) return two
  const rest = count % 100
  return `${count} ${rest >= 3 && rest <= 10 ? few : rest >= 11 ? many : one}`
}
const files = (count: number): string => counted(count, 'ملف آخر', 'ملفين آخرين', 'ملفات أخرى', 'ملفًا آخر')
const prices = (count: number): string => counted(count, 'سعر', 'سعران', 'أسعار', 'سعرًا')
const wordCount = (count: number): string => counted(count, 'كلمة', 'كلمتين', 'كلمات', 'كلمة')
const lineCount = (count: number): string => counted(count, 'سطر', 'سطران', 'أسطر', 'سطرًا')
const taughtItems = (count: number): string =>
  counted(count, 'شيئًا وضعته', 'شيئين وضعتهما', 'أشياء وضعتها', 'شيئًا وضعتها')

/** What is said in Arabic. */
export const ar: Wording = {
  types,
  kinds: {
    invoice: 'فاتورة',
    receipt: 'إيصال',
    quote: 'عرض سعر أو طلب شراء',
    'bank-statement': 'كشف حساب بنكي',
    payslip: 'قسيمة راتب',
    tax: 'مستند ضريبي',
    insurance: 'مستند تأمين',
    contract: 'عقد',
    legal: 'نص قانوني',
    resume: 'سيرة ذاتية',
    letter: 'رسالة',
    mail: 'بريد إلكتروني',
    minutes: 'محضر اجتماع',
    recipe: 'وصفة طعام',
    news: 'مقال إخباري',
    report: 'تقرير',
    paper: 'بحث علمي',
    manual: 'دليل استخدام',
    readme: 'وثائق برمجيات',
    code: 'شيفرة مصدرية',
    log: 'سجل أحداث',
    ticket: 'تذكرة أو حجز',
    medical: 'مستند طبي',
    certificate: 'شهادة',
    notes: 'ملاحظة',
    presentation: 'عرض تقديمي',
    schoolwork: 'واجب دراسي',
    story: 'قصة',
  },
  pictures: {
    screenshot: 'لقطة شاشة',
    receipt: 'إيصال',
    scan: 'صفحة ممسوحة ضوئيًا أو مصوَّرة',
    chart: 'رسم بياني',
    icon: 'أيقونة أو شعار',
    illustration: 'رسم أو لوحة',
    photo: 'صورة فوتوغرافية',
  },
  units: {
    'saved-page': 'صفحة ويب محفوظة وملفاتها',
    'archive-parts': 'أجزاء أرشيف واحد',
    'raw-and-picture': 'ملف RAW وصورة اللقطة نفسها',
    'live-photo': 'صورة وفيديو من صورة حية',
    sidecar: 'ملف وما دُوّن بجانبه',
    subtitles: 'فيديو وترجمته',
  },
  sentences: {
    'bytes-are': ({ type }) => `المحتوى هو ${type}.`,
    'bytes-look-like': ({ type }) => `المحتوى نص، ويبدو أنه ${type}.`,
    'bytes-and-name': ({ name, extension, type }) =>
      `المحتوى هو ${type}، و${name === '' ? `الامتداد ${ending(extension)}` : `الاسم ${quote(name)}`} يوافقه.`,
    'bytes-hold-it': ({ name, extension, means, type }) =>
      `${called(name, extension)} (${means})، والمحتوى هو ${type}، وهكذا تُحفظ هذه الملفات.`,
    'name-and-text': ({ name, extension, means }) => `${called(name, extension)} (${means})، والمحتوى نص كما ينبغي.`,
    'name-over-text': ({ extension, means, type }) =>
      `يقول الاسم ${ending(extension)} (${means})، والمحتوى نص يبدو أنه ${type}.`,
    'name-against-bytes': ({ extension, type }) => `يقول الاسم ${ending(extension)} لكن المحتوى هو ${type}.`,
    'kept-as-named': ({ means }) => `يُعتمد ما يقوله الاسم (${means})، لأن ملفًا بهذا الاسم قد يُنفَّذ عند فتحه.`,
    'name-alone': ({ name, extension, means }) => `${called(name, extension)} (${means}).`,
    'no-text-so': ({ name, extension, means }) => `${called(name, extension)}، والمحتوى ليس نصًا، فهو إذن ${means}.`,
    'no-text': ({ name, extension }) => `${called(name, extension)}، لكن المحتوى ليس نصًا.`,
    'begins-otherwise': ({ name, extension, means }) =>
      `${called(name, extension)}، لكن المحتوى لا يبدأ كما يبدأ ${means}.`,
    'declared-alone': ({ mediaType, type }) =>
      `صُرِّح بأنه ${own(mediaType)}، وهو ${type}؛ ولا يقول الاسم ولا المحتوى أكثر من ذلك.`,
    declared: ({ mediaType, type }) => `صُرِّح بأنه ${own(mediaType)}، وهو ${type}.`,
    'unknown-ending': ({ extension }) => `الامتداد ${ending(extension)} غير معروف، ولا شيء آخر يقول ما هو.`,
    'nothing-says': () => 'لا المحتوى ولا الاسم يقول ما هو.',
    empty: () => 'الملف فارغ، فلا محتوى يُنظر فيه.',
    'hidden-script': ({ type }) => `لا ينبغي أن يحوي ${type} نصًا برمجيًا، لكن هذا يحوي واحدًا.`,
    'whole-folder': ({ name }) => `محتويات المجلد ${quote(name)} مترابطة، فيبقى كاملًا.`,
    together: ({ others, unit }) => `يخصّ مجموعة مع ${files(others)}: ${unit}.`,
    'goes-with': ({ name, unit }) => `يرافق ${quote(name)}: ${unit}.`,
    'reads-like': ({ kind }) => `يُقرأ كأنه ${kind}.`,
    'fits-no-kind': () => 'كلماته وشكله لا توافق أي نوع من المستندات جيدًا.',
    'too-little-to-overrule': () => 'كلماته وشكله لا تكفي لتغيير ذلك.',
    'has-words': ({ words }) => `فيه ${words.length === 1 ? 'الكلمة' : 'الكلمات'} ${quoted(words)}.`,
    'begins-with': ({ word }) => `يبدأ بـ ${quote(word)}.`,
    'name-says': ({ word }) => `في اسمه ${quote(word)}.`,
    'name-ends': ({ extension }) => `ينتهي اسمه بـ ${ending(extension)}.`,
    'mail-heads': ({ heads }) =>
      heads.length > 1 ? 'له مرسِل وموضوع.' : `له ${heads[0] === 'from' ? 'مرسِل' : 'موضوع'}.`,
    'mail-headers': () => 'يبدأ بترويسة رسالة بريد إلكتروني.',
    prices: ({ prices: count, words }) => `فيه ${prices(count)} في ${wordCount(words)}.`,
    'prices-totals': ({ prices: count, words }) => `فيه ${prices(count)} في ${wordCount(words)}، مع مجاميع.`,
    'bank-account': () => 'يذكر حسابًا بنكيًا أو رقمًا ضريبيًا.',
    card: () => 'يذكر بطاقة بأرقامها الأخيرة.',
    money: () => 'يذكر مبالغ مالية.',
    quantities: ({ lines }) => `فيه ${lineCount(lines)} تبدأ بكمية، كما في المقادير.`,
    'log-lines': ({ percent }) => `${percent}٪ من أسطره تبدأ بوقت أو مستوى، كما في سجل الأحداث.`,
    'code-lines': ({ percent }) => `${percent}٪ من أسطره تبدو شيفرة مصدرية.`,
    'first-line-program': () => 'سطره الأول يسمّي البرنامج الذي ينفّذه.',
    'docs-look': () => 'بين أسطره شارات أو صور أو مقاطع شيفرة، كما في الوثائق.',
    headings: () => 'فيه عناوين بصيغة ماركداون.',
    clauses: () => 'فقراته مرقّمة كالبنود.',
    tasks: () => 'هو قائمة مهام تُعلَّم عند إنجازها.',
    people: () => 'يسرد أسماء الحاضرين.',
    'meeting-title': () => 'يبدأ باجتماع وتاريخه.',
    'people-said': () => 'يروي في فقرات ما قاله أشخاص.',
    'long-paragraphs': () => 'مكتوب في فقرات طويلة.',
    references: () => 'يستشهد بأبحاث أخرى.',
    'looks-like': ({ picture }) => `يبدو أنها ${picture}.`,
    'most-like': ({ picture }) => `أقرب ما تكون إلى ${picture}.`,
    'may-be': ({ picture }) => `قد تكون ${picture}، لكن ذلك غير مؤكد.`,
    'raw-photo': () => 'هي صورة خام من كاميرا.',
    'screen-size': ({ widthPx, heightPx }) => `${own(`${widthPx} x ${heightPx}`)} بكسل هو قياس شاشة.`,
    'icon-size': ({ widthPx, heightPx }) => `${own(`${widthPx} x ${heightPx}`)} بكسل هو قياس أيقونة.`,
    'paper-shape': () => 'لها شكل ورقة.',
    'narrow-paper': () => 'ضيقة كلفافة ورق.',
    'from-scanner': ({ device }) => `جاءت من ماسح ضوئي: ${own(device)}.`,
    'from-camera': ({ device }) => `التُقطت بكاميرا: ${own(device)}.`,
    'says-where': () => 'تذكر أين التُقطت.',
    'system-file': () => 'أنشأه نظام لاستعماله الخاص، ويعيد إنشاءه حيث يحتاجه.',
    'half-download': ({ program }) => `تنزيل لم يُكمله ${own(program)}.`,
    'owner-note': () => 'تركه برنامج ليذكر من يفتح مستندًا.',
    'is-empty': () => 'الملف خالٍ تمامًا.',
    'like-yours': ({ items, folder }) => `يشبه ${taughtItems(items)} في ${quote(folder)}.`,
    'like-folder': ({ folder }) => `يشبه الملفات التي في مجلدك ${quote(folder)}.`,
    'own-folder': ({ folder }) => `لديك مجلد لذلك: ${quote(folder)}.`,
    instruction: ({ text }) => `تقول تعليماتك: ${own(text)}.`,
    rule: ({ name }) => `هذا ما تقوله قاعدتك ${quote(name)}.`,
    protected: ({ name }) => `${quote(name)} محمي: لا شيء ينقله.`,
    'model-chose': ({ model }) => `اختار ${own(model)} هذا المجلد.`,
    'model-said': ({ model, words }) => `${own(model)}: ${own(words)}`,
    'mail-label': ({ label }) => `كان في صندوق بريدك تحت ${quote(label)}.`,
    'mail-network': ({ domain }) => `كتبته شبكة: ${domain}.`,
    'mail-many': () => 'أُرسل إلى كثيرين: قائمة أو نشرة.',
    'mail-private': ({ domain }) => `من صندوق بريد خاص لدى ${domain} أو إليه.`,
    'mail-same-house': ({ domain }) => `من شخص لدى ${domain} مثلك أو إليه.`,
    'mail-grouped': ({ group }) => `ينتمي إلى ${quote(group)}.`,
    'attached-to': ({ mail }) => `كان مرفقًا بالرسالة ${quote(mail)}.`,
    'written-once': () => 'موجود أكثر من مرة، ويُكتب مرة واحدة.',
    undecided: () => 'لم يُقرَّر شيء بشأنه.',
    'left-out': () => 'استبعدته أنت.',
    'stays-with': ({ name }) => `يبقى مع ${quote(name)}.`,
    'could-go': ({ folders }) => `قد يذهب إلى ${folders.map(quote).join(' أو ')}. ولا أحد متأكد بما يكفي لنقله.`,
    'in-folder': ({ folder }) => `هو في مجلدك ${quote(folder)}.`,
    'already-in': ({ folder }) => `هو في ${quote(folder)} بالفعل.`,
    'in-its-folder': () => 'هو في مكانه الصحيح.',
    'folder-needed': () => 'اسمه هو اسم مجلد مطلوب هنا.',
    'was-not-done': () => 'لم يُنفَّذ، فلا يُتراجع عنه.',
    gone: () => 'لم يعد موجودًا.',
    'changed-since': () => 'تغيّر منذ إعداد الخطة.',
    'name-taken': () => 'يوجد شيء بهذا الاسم بالفعل.',
    'not-empty': () => 'ما زال فيه شيء.',
    'not-permitted': () => 'لا إذن بالتصرف فيه.',
    'no-space': () => 'لم تبقَ مساحة له.',
    'was-stopped': () => 'أُوقف التنفيذ قبل دوره.',
    'disk-failed': () => 'تعذّر على القرص قراءته أو كتابته.',
    renamed: () => 'غُيِّر اسمه لأن الاسم مستخدم.',
    'copy-of': ({ path }) => `نسخة من ${quote(path)}، وهذا الملف يبقى في مكانه.`,
  },
}
