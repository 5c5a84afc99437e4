// Runs before the first paint, so that nobody sees a flash of the wrong theme or a page that turns around. The build
// puts it into the page itself (scripts/head.ts), and the server its hash into the CSP. The languages are those of
// src/settings/languages.ts; a test compares the two.
;(() => {
  let stored = {}
  try {
    stored = JSON.parse(localStorage.getItem('octavo.settings') || '{}') || {}
  } catch {
    stored = {}
  }
  const { theme = 'dark', language } = stored
  const root = document.documentElement
  const light = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  root.dataset.theme = light ? 'light' : 'dark'
  const spoken = ['en', 'de', 'es', 'ar']
  const asked = spoken.includes(language) ? [language] : navigator.languages
  root.lang = asked.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => spoken.includes(tag)) || 'en'
  root.dir = root.lang === 'ar' ? 'rtl' : 'ltr'
})()
