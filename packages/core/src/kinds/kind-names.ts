import type { Language } from '../reasons/index.ts'
import { type DocumentKind, kindWord } from './kinds.ts'

/** What one document of a kind is called, to stand in the name of a file. */
const ONE: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<DocumentKind, string>>>> = {
  de: {
    ...{ invoice: 'Rechnung', receipt: 'Beleg', quote: 'Angebot', 'bank-statement': 'Kontoauszug' },
    ...{ payslip: 'Gehaltsabrechnung', tax: 'Steuer', insurance: 'Versicherung', contract: 'Vertrag' },
    ...{ legal: 'Rechtstext', resume: 'Lebenslauf', letter: 'Brief', mail: 'E-Mail', minutes: 'Protokoll' },
    ...{ recipe: 'Rezept', news: 'Artikel', report: 'Bericht', paper: 'Aufsatz', manual: 'Anleitung' },
    ...{
      readme: 'Dokumentation',
      code: 'Quelltext',
      log: 'Protokolldatei',
      ticket: 'Buchung',
      medical: 'Arztunterlage',
    },
    ...{
      certificate: 'Zeugnis',
      notes: 'Notiz',
      presentation: 'Präsentation',
      schoolwork: 'Aufgabe',
      story: 'Geschichte',
    },
  },
  es: {
    ...{ invoice: 'Factura', receipt: 'Recibo', quote: 'Presupuesto', 'bank-statement': 'Extracto bancario' },
    ...{ payslip: 'Nómina', tax: 'Impuestos', insurance: 'Seguro', contract: 'Contrato' },
    ...{ legal: 'Texto legal', resume: 'Currículum', letter: 'Carta', mail: 'Correo', minutes: 'Acta' },
    ...{ recipe: 'Receta', news: 'Noticia', report: 'Informe', paper: 'Artículo', manual: 'Manual' },
    ...{ readme: 'Documentación', code: 'Código', log: 'Registro', ticket: 'Reserva', medical: 'Documento médico' },
    ...{
      certificate: 'Certificado',
      notes: 'Nota',
      presentation: 'Presentación',
      schoolwork: 'Tarea',
      story: 'Cuento',
    },
  },
  ar: {
    ...{ invoice: 'فاتورة', receipt: 'إيصال', quote: 'عرض سعر', 'bank-statement': 'كشف حساب' },
    ...{ payslip: 'قسيمة راتب', tax: 'ضريبة', insurance: 'تأمين', contract: 'عقد' },
    ...{ legal: 'نص قانوني', resume: 'سيرة ذاتية', letter: 'رسالة', mail: 'بريد', minutes: 'محضر' },
    ...{ recipe: 'وصفة', news: 'خبر', report: 'تقرير', paper: 'بحث', manual: 'دليل' },
    ...{ readme: 'وثائق', code: 'شيفرة', log: 'سجل', ticket: 'حجز', medical: 'مستند طبي' },
    ...{ certificate: 'شهادة', notes: 'ملاحظة', presentation: 'عرض', schoolwork: 'واجب', story: 'قصة' },
  },
}

/** What one document of a kind is called in a language: `invoice`, `Rechnung`. */
export const kindWordIn = (language: Language, kind: DocumentKind): string =>
  language === 'en' ? kindWord(kind) : ONE[language][kind]
