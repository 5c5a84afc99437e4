import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { startSettings } from './lib/settings.ts'
import './ui/app.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
startSettings()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
