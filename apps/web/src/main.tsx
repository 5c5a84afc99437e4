import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { startScrollMemory } from './app/use-arrival.ts'
import { startLanguage } from './language/index.ts'
import { startShell } from './platform/index.ts'
import { startSettings } from './settings/settings.ts'
import './ui/app.css'

// The page's policy forbids eval: without this zod tries it once, and the browser reports a breach of the policy.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
startSettings()
startScrollMemory()
void startShell()
// No top-level await: the words' chunk may import this one, and would wait for itself.
void startLanguage().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
