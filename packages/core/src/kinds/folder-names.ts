import { collisionKey } from '../item/index.ts'
import type { Language } from '../reasons/index.ts'

type Other = Exclude<Language, 'en'>

/**
 * Names that Octavo itself gives to folders: by the English one, which stands for all of them in code, what people of other
 * languages find on their disk. A new category is one row here; no two rows may share a name.
 */
const FOLDER_NAMES: Readonly<Record<string, Readonly<Record<Other, string>>>> = {
  'Photos & Images': { de: 'Fotos & Bilder', es: 'Fotos e imágenes', ar: 'الصور' },
  'Videos & Movies': { de: 'Videos & Filme', es: 'Vídeos y películas', ar: 'الفيديو والأفلام' },
  'Music & Audio': { de: 'Musik & Audio', es: 'Música y audio', ar: 'الموسيقى والصوتيات' },
  'PDF Documents': { de: 'PDF-Dokumente', es: 'Documentos PDF', ar: 'مستندات PDF' },
  'Documents & Text': { de: 'Dokumente & Texte', es: 'Documentos y textos', ar: 'المستندات والنصوص' },
  Documents: { de: 'Dokumente', es: 'Documentos', ar: 'المستندات' },
  Spreadsheets: { de: 'Tabellen', es: 'Hojas de cálculo', ar: 'جداول البيانات' },
  'Other Documents': { de: 'Andere Dokumente', es: 'Otros documentos', ar: 'مستندات أخرى' },
  Presentations: { de: 'Präsentationen', es: 'Presentaciones', ar: 'العروض التقديمية' },
  'Archives & Zips': { de: 'Archive & ZIPs', es: 'Archivos comprimidos', ar: 'الملفات المضغوطة' },
  'Software & Apps': { de: 'Programme & Apps', es: 'Programas y aplicaciones', ar: 'البرامج والتطبيقات' },
  'Code & Data': { de: 'Code & Daten', es: 'Código y datos', ar: 'الشيفرات والبيانات' },
  'Other Files': { de: 'Andere Dateien', es: 'Otros archivos', ar: 'ملفات أخرى' },
  Invoices: { de: 'Rechnungen', es: 'Facturas', ar: 'الفواتير' },
  Receipts: { de: 'Belege', es: 'Recibos', ar: 'الإيصالات' },
  'Quotes & Orders': { de: 'Angebote & Bestellungen', es: 'Presupuestos y pedidos', ar: 'عروض الأسعار والطلبات' },
  'Bank Statements': { de: 'Kontoauszüge', es: 'Extractos bancarios', ar: 'كشوف الحساب' },
  Payslips: { de: 'Gehaltsabrechnungen', es: 'Nóminas', ar: 'قسائم الرواتب' },
  Taxes: { de: 'Steuern', es: 'Impuestos', ar: 'الضرائب' },
  Insurance: { de: 'Versicherungen', es: 'Seguros', ar: 'التأمين' },
  Contracts: { de: 'Verträge', es: 'Contratos', ar: 'العقود' },
  'Legal & Policies': { de: 'Recht & Richtlinien', es: 'Textos legales', ar: 'القوانين والسياسات' },
  Resumes: { de: 'Lebensläufe', es: 'Currículums', ar: 'السير الذاتية' },
  Letters: { de: 'Briefe', es: 'Cartas', ar: 'الرسائل' },
  'E-mails': { de: 'E-Mails', es: 'Correos electrónicos', ar: 'البريد الإلكتروني' },
  'Meeting Minutes': { de: 'Sitzungsprotokolle', es: 'Actas de reuniones', ar: 'محاضر الاجتماعات' },
  Recipes: { de: 'Rezepte', es: 'Recetas', ar: 'الوصفات' },
  News: { de: 'Nachrichten', es: 'Noticias', ar: 'الأخبار' },
  Reports: { de: 'Berichte', es: 'Informes', ar: 'التقارير' },
  Papers: { de: 'Wissenschaftliche Arbeiten', es: 'Artículos científicos', ar: 'الأبحاث' },
  Manuals: { de: 'Anleitungen', es: 'Manuales', ar: 'أدلة الاستخدام' },
  'Software Docs': { de: 'Software-Dokumentation', es: 'Documentación de software', ar: 'وثائق البرمجيات' },
  'Source Code': { de: 'Quelltext', es: 'Código fuente', ar: 'الشيفرة المصدرية' },
  Logs: { de: 'Protokolldateien', es: 'Registros', ar: 'سجلات الأحداث' },
  'Travel & Tickets': { de: 'Reisen & Tickets', es: 'Viajes y billetes', ar: 'السفر والتذاكر' },
  Medical: { de: 'Gesundheit', es: 'Salud', ar: 'الصحة' },
  Certificates: { de: 'Zeugnisse & Zertifikate', es: 'Certificados', ar: 'الشهادات' },
  Notes: { de: 'Notizen', es: 'Notas', ar: 'الملاحظات' },
  'School & Study': { de: 'Schule & Studium', es: 'Estudios', ar: 'الدراسة' },
  Screenshots: { de: 'Bildschirmfotos', es: 'Capturas de pantalla', ar: 'لقطات الشاشة' },
  'Scanned Documents': { de: 'Gescannte Dokumente', es: 'Documentos escaneados', ar: 'المستندات الممسوحة ضوئيًا' },
  Charts: { de: 'Diagramme', es: 'Gráficos', ar: 'الرسوم البيانية' },
  'Icons & Logos': { de: 'Symbole & Logos', es: 'Iconos y logotipos', ar: 'الأيقونات والشعارات' },
  Illustrations: { de: 'Zeichnungen & Gemälde', es: 'Dibujos y pinturas', ar: 'الرسومات واللوحات' },
  Rubbish: { de: 'Überflüssiges', es: 'Archivos sobrantes', ar: 'ملفات زائدة' },
  Stories: { de: 'Geschichten', es: 'Cuentos', ar: 'القصص' },
}

/**
 * Short names that the flows on a phone or in a folder of the device give, and groups of mails and photos. They are words of everyday, too: a folder of
 * such a name may as well be the person's, so none of them says that Octavo has made it.
 */
const SHORT_NAMES: Readonly<Record<string, Readonly<Record<Other, string>>>> = {
  Images: { de: 'Bilder', es: 'Imágenes', ar: 'صور' },
  Photos: { de: 'Fotos', es: 'Fotos', ar: 'صور فوتوغرافية' },
  Videos: { de: 'Videos', es: 'Vídeos', ar: 'مقاطع الفيديو' },
  Audio: { de: 'Audio', es: 'Audio', ar: 'الصوتيات' },
  Music: { de: 'Musik', es: 'Música', ar: 'الموسيقى' },
  PDFs: { de: 'PDFs', es: 'Archivos PDF', ar: 'ملفات PDF' },
  'Documents & PDFs': { de: 'Dokumente & PDFs', es: 'Documentos y archivos PDF', ar: 'المستندات وملفات PDF' },
  Archives: { de: 'Archive', es: 'Comprimidos', ar: 'ملفات مضغوطة' },
  Code: { de: 'Code', es: 'Código', ar: 'الشيفرات' },
  Downloads: { de: 'Downloads', es: 'Descargas', ar: 'التنزيلات' },
  Other: { de: 'Andere', es: 'Otros', ar: 'أخرى' },
  'Work Emails': { de: 'Berufliche Mails', es: 'Correos de trabajo', ar: 'رسائل العمل' },
  'Personal Emails': { de: 'Private Mails', es: 'Correos personales', ar: 'الرسائل الشخصية' },
  'Receipts & Bills': { de: 'Belege & Rechnungen', es: 'Recibos y facturas', ar: 'الإيصالات والفواتير' },
  Promotional: { de: 'Werbung', es: 'Promociones', ar: 'العروض الترويجية' },
  'Social Media': { de: 'Soziale Netzwerke', es: 'Redes sociales', ar: 'الشبكات الاجتماعية' },
  Important: { de: 'Wichtig', es: 'Importante', ar: 'مهم' },
  'With Attachments': { de: 'Mit Anhängen', es: 'Con adjuntos', ar: 'مع مرفقات' },
  'Without Attachments': { de: 'Ohne Anhänge', es: 'Sin adjuntos', ar: 'بلا مرفقات' },
  Unread: { de: 'Ungelesen', es: 'No leídos', ar: 'غير مقروءة' },
  Others: { de: 'Übrige', es: 'Los demás', ar: 'رسائل أخرى' },
  Today: { de: 'Heute', es: 'Hoy', ar: 'اليوم' },
  Yesterday: { de: 'Gestern', es: 'Ayer', ar: 'أمس' },
  'This Week': { de: 'Diese Woche', es: 'Esta semana', ar: 'هذا الأسبوع' },
  'This Month': { de: 'Dieser Monat', es: 'Este mes', ar: 'هذا الشهر' },
  'This Year': { de: 'Dieses Jahr', es: 'Este año', ar: 'هذا العام' },
  Older: { de: 'Älter', es: 'Anteriores', ar: 'أقدم' },
  Small: { de: 'Klein', es: 'Pequeños', ar: 'صغيرة' },
  Medium: { de: 'Mittel', es: 'Medianos', ar: 'متوسطة' },
  Large: { de: 'Groß', es: 'Grandes', ar: 'كبيرة' },
  'Very Large': { de: 'Sehr groß', es: 'Muy grandes', ar: 'كبيرة جدًا' },
  'Unknown Sender': { de: 'Unbekannter Absender', es: 'Remitente desconocido', ar: 'مرسل مجهول' },
  Attachments: { de: 'Anhänge', es: 'Adjuntos', ar: 'المرفقات' },
  'Single Emails': { de: 'Einzelne Mails', es: 'Correos sueltos', ar: 'رسائل مفردة' },
  'Personal and Other': { de: 'Persönliches und anderes', es: 'Personales y otros', ar: 'شخصية وأخرى' },
  'From People': { de: 'Von Menschen', es: 'De personas', ar: 'من أشخاص' },
  'Mailing Lists': { de: 'Mailinglisten', es: 'Listas de correo', ar: 'القوائم البريدية' },
  Newsletters: { de: 'Newsletter', es: 'Boletines', ar: 'النشرات البريدية' },
  'Receipts & Orders': { de: 'Belege & Bestellungen', es: 'Recibos y pedidos', ar: 'الإيصالات والطلبات' },
  Notices: { de: 'Benachrichtigungen', es: 'Avisos', ar: 'الإشعارات' },
  'Live Photos': { de: 'Live Photos', es: 'Live Photos', ar: 'الصور الحية' },
  Favorites: { de: 'Favoriten', es: 'Favoritas', ar: 'المفضلة' },
  'High Quality': { de: 'Hohe Qualität', es: 'Alta calidad', ar: 'جودة عالية' },
  'Unknown Date': { de: 'Unbekanntes Datum', es: 'Fecha desconocida', ar: 'تاريخ مجهول' },
  'Unknown Location': { de: 'Unbekannter Ort', es: 'Lugar desconocido', ar: 'مكان مجهول' },
  'No People Detected': { de: 'Keine Personen erkannt', es: 'Sin personas reconocidas', ar: 'لا أشخاص معروفين' },
}

/** The row of an English name in either table. */
const namesOf = (english: string): Readonly<Record<Other, string>> | undefined =>
  Object.hasOwn(FOLDER_NAMES, english)
    ? FOLDER_NAMES[english]
    : Object.hasOwn(SHORT_NAMES, english)
      ? SHORT_NAMES[english]
      : undefined

/** All names that Octavo gives, in every language. */
const byName = new Map(
  Object.entries(FOLDER_NAMES).flatMap(([english, others]) =>
    [english, ...Object.values(others)].map((name) => [collisionKey(name), english] as const),
  ),
)

/** What a folder is called in a language: by its English name, which it keeps where Octavo has no other. */
export const folderIn = (language: Language, english: string): string =>
  language === 'en' ? english : (namesOf(english)?.[language] ?? english)

/** The English name of a folder that Octavo could have made, in whichever language; undefined for a name of the person's own. */
export const englishOf = (folder: string): string | undefined => byName.get(collisionKey(folder))

/** Every name, in every language, under which Octavo may have made the folder of an English name. */
export const allNamesOf = (english: string): readonly string[] => [
  english,
  ...(Object.hasOwn(FOLDER_NAMES, english) ? Object.values(FOLDER_NAMES[english] ?? {}) : []),
]
