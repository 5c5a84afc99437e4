import { createHash, createSign, generateKeyPairSync } from 'node:crypto'

/** A sender who signs letters (DKIM, RFC 6376; both canonicalizations `simple`) and tells the key by the resolver. */
export interface Signer {
  /** The letter with a signature in front that stands for the headers of these names. */
  sign(letter: string, names: readonly string[], more?: string): string
  resolveTxt(name: string): Promise<string[][]>
}

/** Makes the signer of a domain. */
export function createSigner(domain: string): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const record = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`
  return {
    sign(letter, names, more = '') {
      const [head = '', ...rest] = letter.split('\r\n\r\n')
      const body = `${rest.join('\r\n\r\n').replace(/(?:\r\n)*$/u, '')}\r\n`
      const lines = head.split(/\r\n(?![ \t])/u)
      // Of several headers of one name the last is signed (5.4.2).
      const signed = names.map((name) => lines.findLast((line) => line.toLowerCase().startsWith(`${name}:`)) ?? '')
      const bodyHash = createHash('sha256').update(body).digest('base64')
      const unsigned = `DKIM-Signature: v=1; a=rsa-sha256; c=simple/simple; d=${domain}; s=s1; ${more}h=${names.join(':')}; bh=${bodyHash}; b=`
      const text = [...signed.filter((line) => line !== '').map((line) => `${line}\r\n`), unsigned].join('')
      return `${unsigned}${createSign('sha256').update(text).sign(privateKey, 'base64')}\r\n${letter}`
    },
    async resolveTxt(name) {
      if (name === `s1._domainkey.${domain}`) return [record.match(/.{1,200}/gu) ?? []]
      throw Object.assign(new Error('There is no such name.'), { code: 'ENOTFOUND' })
    },
  }
}

/** Headers that a sender of mailing lists signs. */
const SIGNED = ['from', 'list-id', 'list-unsubscribe', 'list-unsubscribe-post']

/** A letter to many. */
export interface ListLetter {
  /** The list's name; its sender is of `shop.example`. */
  readonly list: string
  /** Tells this letter from all others. */
  readonly number: number
  readonly sentAt: Date
  /** `List-Unsubscribe`. */
  readonly way: string
  /** False for one that says nothing of one click. */
  readonly isClick?: boolean
  /** Who signs it; nobody when left out. */
  readonly signer?: Signer | undefined
}

/** A letter that came by a mailing list, as it lies in a Maildir. */
export function listLetter({ list, number, sentAt, way, isClick = true, signer }: ListLetter): string {
  const letter = [
    `From: The ${list} <${list}@shop.example>`,
    `Subject: ${list} number ${number}`,
    `Date: ${sentAt.toUTCString()}`,
    `Message-ID: <${number}@shop.example>`,
    `List-Id: All about ${list} <${list}.shop.example>`,
    `List-Unsubscribe: ${way}`,
    ...(isClick ? ['List-Unsubscribe-Post: List-Unsubscribe=One-Click'] : []),
    '',
    'All must go.\r\n',
  ].join('\r\n')
  return signer ? signer.sign(letter, SIGNED) : letter
}
