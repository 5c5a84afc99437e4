/** Windows code page number -> label of the Encoding Standard (TextDecoder). */
const LABELS: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  1201: 'utf-16be',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  1253: 'windows-1253',
  1254: 'windows-1254',
  1255: 'windows-1255',
  1256: 'windows-1256',
  1257: 'windows-1257',
  1258: 'windows-1258',
  1361: 'euc-kr',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  20866: 'koi8-r',
  20932: 'euc-jp',
  21866: 'koi8-u',
  28592: 'iso-8859-2',
  28595: 'iso-8859-5',
  28597: 'iso-8859-7',
  28605: 'iso-8859-15',
  32768: 'macintosh',
  50220: 'iso-2022-jp',
  51932: 'euc-jp',
  54936: 'gb18030',
  65001: 'utf-8',
}

/** Upper half of code page 437, the one of IBM PCs and of ZIP names without the UTF-8 flag (APPNOTE appendix D). */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'
/** The same of code page 850, where it differs. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

const single = (bytes: Uint8Array, upper: string): string =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : (upper[byte - 0x80] ?? ''))).join('')

const decoders = new Map<string, TextDecoder>()

/** A decoder for a label of the Encoding Standard; windows-1252 when there is none of that name. Never throws on bytes. */
export function decoderOf(label: string): TextDecoder {
  const key = label.trim().toLowerCase()
  let decoder = decoders.get(key)
  if (!decoder) {
    try {
      decoder = new TextDecoder(key)
    } catch {
      decoder = new TextDecoder('windows-1252')
    }
    if (decoders.size < 100) decoders.set(key, decoder)
  }
  return decoder
}

/** Bytes of a Windows code page as text; unknown pages count as 1252. */
export function decodeCodePage(bytes: Uint8Array, codePage: number): string {
  if (codePage === 437) return single(bytes, CP437)
  if (codePage === 850 || codePage === 858) return single(bytes, CP850)
  return decoderOf(LABELS[codePage] ?? 'windows-1252').decode(bytes)
}
