import './tokens.css'
import './global.css'
import { isSignInPath } from '@sejuk/domain/own-paths'
import { createRoot } from 'react-dom/client'
import { App, preloadPage } from './app.tsx'
import { hearBuild, startVersion } from './lib/browser/new-version.ts'
import { startCompanyWords } from './lib/language/company-words.ts'
import { knownBuild, knownWords } from './lib/session/known-session.ts'
import { pageAt } from './routes.tsx'

// The server answers these addresses with the sign-in page: here they are opened only from what is kept, without a network.
if (isSignInPath(window.location.pathname)) window.history.replaceState(null, '', '/')

/** A page whose files are still under way is drawn as a frame first. */
const patience = 300

/** This script runs while the document is still coming: what it says at its end, of who is looking, is waited for. */
const documentRead = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve()
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })

const openApp = async () => {
  startVersion(import.meta.url)
  const { pathname } = window.location
  const files = preloadPage(pathname)
  // The frame is drawn once, as the page's route says; without it the page itself says what is missing.
  await pageAt(pathname)
    ?.loadRoutes()
    .catch(() => {})
  await Promise.race([files, new Promise((resolve) => setTimeout(resolve, patience))])
  await documentRead()
  // The document has come from the server just now, this script perhaps from what the phone keeps.
  hearBuild(knownBuild())
  /** The books speak at once; what the company says otherwise follows. */
  startCompanyWords(knownWords())
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no #root')
  createRoot(place).render(<App />)
}

void openApp()
