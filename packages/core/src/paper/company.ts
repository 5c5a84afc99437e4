/** A company by what the law calls it, at the end of its name. */
const COMPANY =
  /^[\p{L}\p{N}&.,'’ -]{2,50}?\b(?:GmbH(?: & Co\. KG)?|AG|KG|e\.V\.|Ltd\.?|Limited|Inc\.?|LLC|LLP|Corp\.?|PLC|S\.?A\.?S?|S\.L\.?|B\.V\.|ApS|AB|Oy|S\.r\.l\.)(?=$|[\s,;|])/u

/** The first company whose name begins a line of a text, as it is written; undefined where there is none. */
export const companyIn = (text: string): string | undefined =>
  text.split('\n').flatMap((line) => COMPANY.exec(line.trim())?.[0] ?? [])[0]
