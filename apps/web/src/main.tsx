import './tokens.css'
import './global.css'
import { createRoot } from 'react-dom/client'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root')
const root = createRoot(place)

const isFrontDoor = /^\/(signin|login)\/?$/.test(window.location.pathname)

/** The page's files are on their way while the house itself is still arriving. */
const openHouse = async () => {
  const app = import('./app.tsx')
  const { pageAt } = await import('./routes.tsx')
  const page = pageAt(window.location.pathname)
  page?.load().catch(() => {})
  // The frame is drawn once, as the page's route says; without it the page itself says what is missing.
  await page?.loadRoutes().catch(() => {})
  const { App } = await app
  root.render(<App />)
}

/** Signed in, the house opens in the same document; its files were fetched while the person was typing. */
const openFrontDoor = async () => {
  const { SignInApp } = await import('./sign-in-app.tsx')
  // A page that is gone, or not there yet, is no place to begin.
  const enter = async (path: string) => {
    const { pathname } = new URL(path, window.location.origin)
    const { pageAt } = await import('./routes.tsx')
    window.history.replaceState(null, '', pageAt(pathname) ? path : '/')
    void openHouse()
  }
  root.render(<SignInApp onIn={(path) => void enter(path)} />)
}

/** The books speak at once; what the company says otherwise follows. */
void import('./lib/language/company-words.ts').then(({ startCompanyWords }) => startCompanyWords())

void (isFrontDoor ? openFrontDoor() : openHouse())
