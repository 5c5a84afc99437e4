// Runs before the first paint, so that nobody sees a flash of the wrong theme. No inline script: the CSP forbids it.
;(() => {
  let choice = 'dark'
  try {
    choice = JSON.parse(localStorage.getItem('octavo.settings') || '{}').theme || 'dark'
  } catch {
    choice = 'dark'
  }
  const light = choice === 'light' || (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset.theme = light ? 'light' : 'dark'
})()
