/** What a search looks at. */
interface Searched {
  readonly name: string
  readonly mimeType: string
  readonly parents: readonly string[]
  readonly trashed: boolean
}

type Fits = (file: Searched) => boolean

const TOKEN = /\s*('(?:[^'\\]|\\['\\])*'|[A-Za-z]+|=|\(|\))/uy

/**
 * A query of `files.list` as far as it is used: `in parents`, `name=`, `mimeType=`, `trashed=`, and, or, parentheses; with the
 * folders that it names. Throws Error for anything else.
 */
export function readSearch(text: string): { readonly fits: Fits; readonly parents: readonly string[] } {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const token = TOKEN.exec(text)?.[1]
    if (token === undefined) throw new Error(`q: ${text}`)
    tokens.push(token)
  }
  const parents: string[] = []
  const take = (wanted?: string): string => {
    const token = tokens.shift()
    if (token === undefined || (wanted !== undefined && token !== wanted)) throw new Error(`q: ${token} in ${text}`)
    return token
  }
  const unquoted = (token: string): string => {
    if (!token.startsWith("'")) throw new Error(`q: ${token} in ${text}`)
    return token.slice(1, -1).replace(/\\(['\\])/gu, '$1')
  }
  const term = (): Fits => {
    const first = take()
    if (first === '(') {
      const inner = joined('or')
      take(')')
      return inner
    }
    if (first.startsWith("'")) {
      take('in')
      take('parents')
      const parent = unquoted(first)
      parents.push(parent)
      return (file) => file.parents.includes(parent)
    }
    take('=')
    const second = take()
    if (first === 'trashed') return (file) => file.trashed === (second === 'true')
    const wanted = unquoted(second)
    // As Google does it: capital letters are as good as small ones.
    if (first === 'name') return (file) => file.name.toLowerCase() === wanted.toLowerCase()
    if (first === 'mimeType') return (file) => file.mimeType === wanted
    throw new Error(`q: ${first} in ${text}`)
  }
  const joined = (word: 'and' | 'or'): Fits => {
    const next = word === 'or' ? () => joined('and') : term
    const terms = [next()]
    while (tokens[0] === word) {
      tokens.shift()
      terms.push(next())
    }
    return (file) => (word === 'or' ? terms.some((fits) => fits(file)) : terms.every((fits) => fits(file)))
  }
  const fits = text === '' ? () => true : joined('or')
  if (tokens.length > 0) throw new Error(`q: ${tokens.join(' ')} in ${text}`)
  return { fits, parents }
}
