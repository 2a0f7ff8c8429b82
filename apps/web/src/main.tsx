import './tokens.css'
import './global.css'
import { isSignInPath } from '@sejuk/domain/own-paths'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startCompanyWords } from './lib/language/company-words.ts'
import { knownWords } from './lib/session/known-session.ts'
import { pageAt } from './routes.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root')
const root = createRoot(place)

// The server answers these addresses with the sign-in page: here they are opened only from what is kept, without a network.
if (isSignInPath(window.location.pathname)) window.history.replaceState(null, '', '/')

const openApp = async () => {
  const page = pageAt(window.location.pathname)
  page?.load().catch(() => {})
  // The frame is drawn once, as the page's route says; without it the page itself says what is missing.
  await page?.loadRoutes().catch(() => {})
  root.render(<App />)
}

/** The books speak at once; what the company says otherwise follows. */
startCompanyWords(knownWords())

void openApp()
