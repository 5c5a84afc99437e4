/**
 * Pages outside of the product that its screens lead to (part 1 section 7). The names end in `.example` (RFC 2606), which
 * nobody can own: an operator's own addresses come with the server's settings.
 */
export const EXTERNAL_LINKS = {
  store: 'https://store.octavo.example/',
} as const
