import './tokens.css'
import './global.css'
import { isSignInPath } from '@sejuk/domain/own-paths'
import { createRoot } from 'react-dom/client'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root')
const root = createRoot(place)

// The server answers these addresses with the sign-in page: here they are opened only from what is kept, without a network.
if (isSignInPath(window.location.pathname)) window.history.replaceState(null, '', '/')

/** The page's files are on their way while the app itself is still arriving. */
const openApp = async () => {
  const app = import('./app.tsx')
  const { pageAt } = await import('./routes.tsx')
  const page = pageAt(window.location.pathname)
  page?.load().catch(() => {})
  // The frame is drawn once, as the page's route says; without it the page itself says what is missing.
  await page?.loadRoutes().catch(() => {})
  const { App } = await app
  root.render(<App />)
}

/** The books speak at once; what the company says otherwise follows. */
void import('./lib/language/company-words.ts').then(({ startCompanyWords }) => startCompanyWords())

void openApp()
