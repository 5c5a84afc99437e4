/** Made by `scripts/languages.ts` from the messages. */
declare module 'virtual:words/*' {
  const words: import('./dictionary.ts').Dictionary
  export default words
}
