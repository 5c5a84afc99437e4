import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readableText, splitMail } from './clean.ts'
import { featuresOf } from './features.ts'
import { stemEnglish, stemGerman, stemSpanish } from './stem.ts'
import { canName, isStopWord, languageOf } from './stop-words.ts'
import { wordsOf, wordsOfName } from './tokenise.ts'

describe('stemEnglish', () => {
  it.each([
    ['connect', 'connected', 'connecting', 'connection', 'connections'],
    ['bake', 'baked', 'baking', 'bakes'],
    ['hop', 'hopped', 'hopping'],
    ['story', 'stories'],
    ['agree', 'agreed'],
    ['relational', 'relate', 'relates'],
    ['invoice', 'invoices', 'invoiced'],
  ])('brings the forms of %s together', (...forms) => {
    expect(new Set(forms.map(stemEnglish)).size).toBe(1)
  })

  it.each([
    ['news', 'new'],
    ['sing', 's'],
    ['business', 'busy'],
    ['university', 'universe'],
  ])('keeps %s apart from %s', (one, other) => {
    expect(stemEnglish(one)).not.toBe(stemEnglish(other))
  })

  it('never makes a word longer by more than the e that it lost, nor empty', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/u), (word) => {
        const stem = stemEnglish(word)
        expect(stem.length).toBeGreaterThan(0)
        expect(stem.length).toBeLessThanOrEqual(word.length + 1)
      }),
    )
  })
})

describe('other languages', () => {
  it('lets German and Spanish endings go', () => {
    expect(stemGerman('rechnungen')).toBe(stemGerman('rechnung'))
    expect(stemGerman('häuser')).toBe(stemGerman('hauser'))
    expect(stemSpanish('facturas')).toBe(stemSpanish('factura'))
  })

  it('knows a language by its function words', () => {
    expect(languageOf(wordsOf('Die Rechnung ist mit der Lieferung an das Haus gekommen und wurde nicht bezahlt'))).toBe(
      'de',
    )
    expect(languageOf(wordsOf('La factura de la casa no ha sido pagada por el cliente'))).toBe('es')
    expect(languageOf(wordsOf('The invoice of the house has not been paid by the customer'))).toBe('en')
    expect(languageOf(['alpha', 'beta', 'gamma'])).toBeUndefined()
  })

  it('takes "war" for a topic in English and for a function word in German', () => {
    expect(isStopWord('war', 'en')).toBe(false)
    expect(isStopWord('war', 'de')).toBe(true)
    expect(featuresOf('The war of the roses was a war between two houses').stems).toContain('war')
  })
})

describe('wordsOf', () => {
  it('reads words of any script, without numbers, endings after apostrophes and codes', () => {
    expect(wordsOf("Müller's 12 mp3 files; don't 2024 l’avion ΑΒΓ")).toEqual([
      'müller',
      'mp3',
      'files',
      'don',
      'avion',
      'αβγ',
    ])
    expect(wordsOf('x'.repeat(31))).toEqual([])
  })

  it('reads pairs where a script has no spaces', () => {
    expect(wordsOf('東京都の')).toEqual(['東京', '京都', '都の'])
  })

  it('reads names apart at case, digits and signs', () => {
    expect(wordsOfName('IMG_2024-budgetPlan.final.pdf')).toEqual(['img', 'budget', 'plan', 'final', 'pdf'])
  })
})

describe('splitMail', () => {
  it('parts headers and body, joins folded lines, keeps the first of a kind', () => {
    const mail = splitMail('From: a@example.org\nSubject: one\n two\nSubject: other\nX-Y: z\n\nHello\n\nSubject: no\n')
    expect(mail?.headers.get('subject')).toBe('one two')
    expect(mail?.body).toContain('Hello')
    expect(mail?.body).not.toContain('X-Y')
  })

  it.each(['Dear reader,\nFrom: here\n', 'Total: 12\nTax: 3\n', '', '\n\n\n\nFrom: a\nTo: b\n'])(
    'leaves %j alone',
    (text) => {
      expect(splitMail(text)).toBeUndefined()
    },
  )

  it('never throws and never invents text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const mail = splitMail(text)
        if (mail) expect(text.endsWith(mail.body)).toBe(true)
        featuresOf(text)
      }),
    )
  })
})

describe('readableText', () => {
  it('drops addresses, hosts, markup, entities, link targets and coded lines, and keeps the words', () => {
    const text = `See https://example.com/a?b=c or mail joe@example.org, www.example.net and docs.example.io/x.
<b>Bold</b> <script>var hidden = 1</script>&nbsp;[shown](target.html)
${'A'.repeat(64)}`
    const words = wordsOf(readableText(text))
    expect(words).toEqual(['see', 'or', 'mail', 'and', 'bold', 'shown'])
  })

  it('ends quickly on hostile text', () => {
    for (const part of ['<', '<a ', 'http:', 'a.', '@a.', '&#', '](', '<script>']) {
      const clean = readableText(part.repeat(40_000))
      expect(clean.length).toBeLessThanOrEqual(part.length * 40_000)
    }
  })
})

describe('what names are made of', () => {
  it('never names by function words and words of forms', () => {
    for (const word of ['the', 'subject', 'https', 'com', 'monday', 'ab', 'copyright', 'redistributions'])
      expect(canName(word)).toBe(false)
    expect(canName('garden')).toBe(true)
  })
})
