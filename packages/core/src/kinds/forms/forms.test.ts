import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kindOfDocument } from '../kind-of-document.ts'
import type { DocumentKind } from '../kinds.ts'
import { foldForm } from './fold.ts'
import { formSigns } from './index.ts'
import { FORM_WORDS } from './words/index.ts'

/** A title with its number, a field and a tax beside an amount: three lines in each language. */
const INVOICES: Readonly<Record<string, string>> = {
  ...{ bg: 'Фактура № 12\nПолучател: Иванов\nДДС 20% 40,00', cs: 'Faktura č. 12\nOdběratel: Malý\nDPH 21 % 40,00' },
  ...{
    da: 'Faktura nr. 12\nForfaldsdato: 4.5.\nMoms 25% 40,00',
    de: 'Rechnung Nr. 12\nZahlbar bis 4.5.\nMwSt. 19 % 40,00',
  },
  ...{ el: 'Τιμολόγιο 12\nΠελάτης: Δήμου\nΦΠΑ 24% 40,00', en: 'Invoice no. 12\nDue date: 4 May\nVAT 20% 40.00' },
  ...{
    es: 'Factura n.º 12\nVencimiento: 4/5\nIVA 21% 40,00',
    et: 'Arve nr 12\nMaksetähtaeg: 4.5.\nKäibemaks 22% 40,00',
  },
  ...{ fi: 'Lasku nro 12\nEräpäivä 4.5.\nALV 25 % 40,00', fr: 'Facture n° 12\nÉchéance : 4/5\nTVA 20 % 40,00' },
  ...{
    ga: 'Sonrasc uimh. 12\nDáta dlite: 4 Bealtaine\nCBL 23% 40.00',
    hr: 'Račun br. 12\nRok plaćanja: 4.5.\nPDV 25% 40,00',
  },
  ...{ hu: 'Számla 12\nFizetési határidő: 5.4.\nÁFA 27% 40 Ft', it: 'Fattura n. 12\nScadenza: 4/5\nIVA 22% 40,00' },
  ...{
    lt: 'Sąskaita faktūra Nr. 12\nApmokėti iki: 05.04\nPVM 21 % 40,00',
    lv: 'Rēķins Nr. 12\nApmaksas termiņš: 4.5.\nPVN 21% 40,00',
  },
  ...{ mt: 'Fattura nru 12\nKlijent: Vella\nVAT 18% 40.00', nl: 'Factuur nr. 12\nVervaldatum: 4-5\nBTW 21% 40,00' },
  ...{
    pl: 'Faktura nr 12\nTermin płatności: 4.5.\nVAT 23% 40,00',
    pt: 'Fatura n.º 12\nVencimento: 4/5\nIVA 23% 40,00',
  },
  ...{
    ro: 'Factură nr. 12\nScadență: 4.5.\nTVA 19% 40,00',
    sk: 'Faktúra č. 12\nDátum splatnosti: 4.5.\nDPH 20 % 40,00',
  },
  ...{ sl: 'Račun št. 12\nRok plačila: 4.5.\nDDV 22 % 40,00', sv: 'Faktura nr 12\nFörfallodatum: 4/5\nMoms 25% 40,00' },
  ...{
    ar: 'فاتورة رقم 12\nتاريخ الاستحقاق: 4/5\nضريبة القيمة المضافة 40',
    hi: 'बीजक संख्या 12\nदेय तिथि: 4/5\nजीएसटी 18% 40',
  },
  ...{
    ja: '請求書\n請求番号 12\n消費税 40円',
    ko: '세금계산서\n공급자: 한빛\n세액 40',
    zh: '发票号码：12\n开票日期：5月4日\n税额 40\n价税合计 240',
  },
  ...{
    ru: 'Счёт на оплату № 12\nПлательщик: Белов\nНДС 20% 40,00',
    uk: 'Рахунок № 12\nПлатник: Гнатюк\nПДВ 20% 40,00',
  },
  ...{ no: 'Faktura nr. 12\nForfallsdato: 4.5.\nMVA 25 % 40,00' },
  ...{ tr: 'Fatura No 12\nSon ödeme tarihi: 4.5.\nKDV %20 40,00' },
}

/** The kind that a text clearly is, else none. */
function told(text: string): DocumentKind | 'none' {
  const { kinds, none } = kindOfDocument({ name: 'scan 1.txt', text })
  const [best] = kinds
  return best && best.probability > 0.5 && best.probability > none ? best.kind : 'none'
}

describe('words of forms', () => {
  it.each(Object.keys(FORM_WORDS))('tell a short invoice in %s, with its accents and without', (language) => {
    const text = INVOICES[language] ?? ''
    expect(told(text)).toBe('invoice')
    const plain = /[\u0900-\u097f\u0e00-\u0e7f\u3040-\u30ff]/u.test(text)
      ? text
      : text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
    expect(told(plain)).toBe('invoice')
  })

  it.each([
    ['contract', 'Umowa najmu\nWynajmujący: Jan Lis\nNajemca: Ewa Kot\nCzynsz 900 zł'],
    ['contract', 'Vuokranantaja ja vuokralainen sopivat seuraavaa.\n1. Vuokra on 700 euroa.\n2. Vakuus on 700 euroa.'],
    ['payslip', 'Bérjegyzék\nBruttó bér 400 000\nLevonások 90 000\nNettó bér 310 000'],
    ['minutes', '회의록\n참석자: 김, 이\n안건: 예산\n결정사항: 승인'],
    ['recipe', '肉野菜炒め\n材料：豚肉、キャベツ\n作り方：フライパンで炒め、大さじ1の醤油を入れる'],
    ['medical', '诊断证明书\n患者姓名：王某\n诊断：肺炎\n建议：休息'],
    ['letter', 'Szanowny Panie,\nproszę o odpowiedź.\nZ poważaniem\nJan Lis'],
  ] as const)('tell a %s', (kind, text) => {
    expect(told(text)).toBe(kind)
  })

  it.each([
    'Hei, muistitko maksaa laskun? Puhutaan illalla, en löydä sitä mistään.',
    'Ahoj, kde je ta smlouva na byt? Večer zavolám a řekneme si víc.',
    'Ты не видела счёт от мастера? Кажется, я оставил его на кухне.',
    '昨日の請求書の件だけど、もう払ったっけ？また週末に話そうね。',
    '小李，你收到电费的发票了吗？我找了半天没找到，周末再说吧。',
    '엄마, 관리비 영수증 봤어? 어디 뒀는지 모르겠네. 저녁에 얘기하자.',
    'SELECT句はALもILもONも使える',
    'sertifikaat\nkast\nlamp\nlaud',
    'billede\nkontekst\nblokke\nordret',
  ])('tell nothing of what only speaks of papers: %s', (text) => {
    // From 0.3 on a person is asked.
    expect(kindOfDocument({ name: 'scan 1.txt', text }).kinds[0]?.probability).toBeLessThan(0.3)
  })

  it('say nothing of a title that stands in the middle of a sentence, in any language', () => {
    const titles = Object.values(FORM_WORDS).flatMap((list) =>
      list.split('\n').flatMap((row) => (row.split(':')[1]?.split(';')[0] ?? '').split(',').map((one) => one.trim())),
    )
    fc.assert(
      fc.property(fc.constantFrom(...titles.filter((title) => title !== '' && !title.includes('*'))), (title) => {
        const text = `qua wex zog vim pel ${title} dux tar mol nib rus zul`
        for (const { points } of formSigns(text)) expect(points).toBeLessThan(5)
      }),
    )
  })

  it('hear the head of a long text only by its title', () => {
    const prose = 'wex zog vim pel dux tar mol nib rus qua. '.repeat(100)
    const points = (text: string) => formSigns(text).find(({ kind }) => kind === 'contract')?.points ?? 0
    expect(points(`Umowa najmu\nWynajmujący: Lis\nNajemca: Kot\n${prose}`)).toBeGreaterThan(9)
    expect(points(`Wynajmujący: Lis\nNajemca: Kot\n${prose}`)).toBeLessThan(3)
  })

  it('quote what stands in the paper', () => {
    expect(formSigns('FAKTÚRA 12').find(({ kind }) => kind === 'invoice')?.words).toEqual(['FAKTÚRA'])
  })

  it('keep the length of words that are not parted, so that places stay', () => {
    for (const word of ['請求書', 'ご請求', 'がぎぐ']) expect(foldForm(word)).toHaveLength(word.length)
  })
})
