import { type Language, languageFor } from '@octavo/core'

/** What the page of approvals says in a language. `files` stands for a count, as `filesIn` writes it. */
export interface PageWords {
  readonly ask: (files: string) => string
  readonly wants: (files: string) => string
  readonly where: (root: string, size: string) => string
  readonly stays: (files: string) => string
  readonly code: string
  readonly codeHint: (command: string) => string
  readonly approve: (files: string) => string
  readonly refuse: string
  readonly folders: string
  readonly moves: string
  readonly to: string
  readonly more: (files: string, command: string) => string
  readonly digest: string
  readonly wrongCode: string
  readonly notHere: readonly [title: string, sentence: string]
  readonly over: readonly [title: string, sentence: string]
  readonly notOurs: readonly [title: string, sentence: string]
  readonly refused: readonly [title: string, sentence: string]
  readonly tooMany: readonly [title: string, sentence: string]
  readonly approved: readonly [title: string, sentence: string]
}

const WORDS: Readonly<Record<Language, PageWords>> = {
  en: {
    ask: (files) => `Move ${files}?`,
    wants: (files) => `An agent wants to move ${files}`,
    where: (root, size) => `In ${root}, ${size}. Nothing is overwritten or deleted, and the run can be undone.`,
    stays: (files) => `Stays as it is: ${files}.`,
    code: 'Your code',
    codeHint: (command) => `The one that you chose with ${command}. Agents don't have it.`,
    approve: (files) => `Approve ${files}`,
    refuse: 'Refuse',
    folders: 'Folders',
    moves: 'Moves',
    to: 'to',
    more: (files, command) => `And ${files} more: ${command} lists them all.`,
    digest: 'Digest',
    wrongCode: 'That is not your code.',
    notHere: ['Not here', 'This address is not the one of this page.'],
    over: ['This page is over', 'The plan was decided on, or was changed since. Ask the agent for a new link.'],
    notOurs: ['Refused', 'Only the form of this page decides.'],
    refused: ['Refused', 'Nothing was moved. You can close this page.'],
    tooMany: ['Too many wrong codes', 'Approve at a terminal:'],
    approved: ['Approved', 'The agent can carry the plan out now, as it stands. You can close this page.'],
  },
  de: {
    ask: (files) => `${files} verschieben?`,
    wants: (files) => `Ein Agent möchte ${files} verschieben`,
    where: (root, size) =>
      `In ${root}, ${size}. Nichts wird überschrieben oder gelöscht, und der Lauf lässt sich zurücknehmen.`,
    stays: (files) => `Bleibt, wo es ist: ${files}.`,
    code: 'Dein Code',
    codeHint: (command) => `Der, den du mit ${command} gewählt hast. Agenten haben ihn nicht.`,
    approve: (files) => `${files} genehmigen`,
    refuse: 'Ablehnen',
    folders: 'Ordner',
    moves: 'Verschiebungen',
    to: 'nach',
    more: (files, command) => `Und noch ${files}: ${command} zeigt alle.`,
    digest: 'Prüfsumme',
    wrongCode: 'Das ist nicht dein Code.',
    notHere: ['Nicht hier', 'Diese Adresse ist nicht die dieser Seite.'],
    over: [
      'Diese Seite ist vorbei',
      'Über den Plan wurde entschieden, oder er wurde geändert. Bitte den Agenten um einen neuen Link.',
    ],
    notOurs: ['Abgelehnt', 'Nur das Formular dieser Seite entscheidet.'],
    refused: ['Abgelehnt', 'Nichts wurde verschoben. Du kannst diese Seite schließen.'],
    tooMany: ['Zu viele falsche Codes', 'Genehmige in einem Terminal:'],
    approved: ['Genehmigt', 'Der Agent kann den Plan jetzt ausführen, wie er ist. Du kannst diese Seite schließen.'],
  },
  es: {
    ask: (files) => `¿Mover ${files}?`,
    wants: (files) => `Un agente quiere mover ${files}`,
    where: (root, size) => `En ${root}, ${size}. Nada se sobrescribe ni se borra, y se puede deshacer.`,
    stays: (files) => `Se queda como está: ${files}.`,
    code: 'Tu código',
    codeHint: (command) => `El que elegiste con ${command}. Los agentes no lo tienen.`,
    approve: (files) => `Aprobar ${files}`,
    refuse: 'Rechazar',
    folders: 'Carpetas',
    moves: 'Cambios',
    to: 'a',
    more: (files, command) => `Y ${files} más: ${command} los muestra todos.`,
    digest: 'Huella',
    wrongCode: 'Ese no es tu código.',
    notHere: ['Aquí no', 'Esta dirección no es la de esta página.'],
    over: ['Esta página ya no vale', 'Ya se decidió sobre el plan, o ha cambiado. Pide al agente un enlace nuevo.'],
    notOurs: ['Rechazado', 'Solo decide el formulario de esta página.'],
    refused: ['Rechazado', 'No se movió nada. Puedes cerrar esta página.'],
    tooMany: ['Demasiados códigos erróneos', 'Aprueba en un terminal:'],
    approved: ['Aprobado', 'El agente ya puede ejecutar el plan tal como está. Puedes cerrar esta página.'],
  },
  ar: {
    ask: (files) => `نقل ${files}؟`,
    wants: (files) => `يريد وكيل نقل ${files}`,
    where: (root, size) => `في ${root}، ${size}. لا يُستبدل شيء ولا يُحذف، ويمكن التراجع عن العملية.`,
    stays: (files) => `يبقى كما هو: ${files}.`,
    code: 'رمزك',
    codeHint: (command) => `الرمز الذي اخترته بالأمر ${command}. لا يملكه الوكلاء.`,
    approve: (files) => `الموافقة على ${files}`,
    refuse: 'رفض',
    folders: 'المجلدات',
    moves: 'النقل',
    to: 'إلى',
    more: (files, command) => `و${files} أخرى: يعرضها كلها ${command}.`,
    digest: 'البصمة',
    wrongCode: 'هذا ليس رمزك.',
    notHere: ['ليس هنا', 'هذا العنوان ليس عنوان هذه الصفحة.'],
    over: ['انتهت هذه الصفحة', 'تم البت في الخطة أو تغيّرت منذ ذلك الحين. اطلب من الوكيل رابطًا جديدًا.'],
    notOurs: ['مرفوض', 'لا يقرر إلا نموذج هذه الصفحة.'],
    refused: ['مرفوض', 'لم يُنقل شيء. يمكنك إغلاق هذه الصفحة.'],
    tooMany: ['رموز خاطئة كثيرة', 'وافق من الطرفية:'],
    approved: ['تمت الموافقة', 'يستطيع الوكيل الآن تنفيذ الخطة كما هي. يمكنك إغلاق هذه الصفحة.'],
  },
}

const FILES: Readonly<Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>> = {
  en: { one: 'file', other: 'files' },
  de: { one: 'Datei', other: 'Dateien' },
  es: { one: 'archivo', many: 'de archivos', other: 'archivos' },
  ar: { two: 'ملفان', few: 'ملفات', many: 'ملفًا', other: 'ملف' },
}

/** A number of files as a language writes it. */
export function filesIn(language: Language, count: number): string {
  const rule = new Intl.PluralRules(language).select(count)
  const tag = language === 'ar' ? 'ar-u-nu-latn' : language
  return `${new Intl.NumberFormat(tag).format(count)} ${FILES[language][rule] ?? FILES[language].other}`
}

/** The language that a browser asks for first of those that are spoken here, and the page's words in it. */
export function wordsFor(acceptLanguage: string | undefined): {
  readonly language: Language
  readonly words: PageWords
} {
  const tags = (acceptLanguage ?? '').slice(0, 500).split(',')
  const language = languageFor(tags.map((tag) => tag.split(';', 1)[0]?.trim() ?? '').filter(Boolean))
  return { language, words: WORDS[language] }
}
