import './tokens.css'
import './global.css'
import { createRoot } from 'react-dom/client'
import { startCompanyWords } from './lib/language/company-words.ts'
import { SignInApp } from './sign-in-app.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root')

/** The app's files, as the server named them, are fetched while somebody types: after the form, never before it. */
const fetchApp = () => {
  const files: string[] = JSON.parse(document.getElementById('app-files')?.textContent ?? '[]')
  for (const file of files) {
    const link = document.createElement('link')
    Object.assign(link, {
      rel: 'prefetch',
      crossOrigin: '',
      as: file.endsWith('.css') ? 'style' : 'script',
      href: file,
    })
    document.head.append(link)
  }
}

startCompanyWords()
const leave = (path: string) => window.location.replace(path)
createRoot(place).render(<SignInApp onIn={leave} />)
if (document.readyState === 'complete') fetchApp()
else window.addEventListener('load', fetchApp, { once: true })
