import { entryPages } from '@sejuk/domain/platform/pages'
import { useCallback, useEffect, useState } from 'react'
import { LoginExchangePage } from './features/platform/sessions/login-exchange-page.tsx'
import { SignInPage } from './features/platform/sessions/sign-in-page.tsx'

const [exchangePath] = entryPages.loginWithCode.split('?')

/** Without a code in the address the sign-in form is shown. */
const codeIn = (url: URL) => (url.pathname === exchangePath && url.searchParams.get('code')) || undefined
const here = () => new URL(window.location.href)

/** The addresses of all pages are fetched only once one of them is to be opened. */
const addresses = () => import('./features/platform/sessions/first-page.ts')

/** Sign-in loads without the rest of the app, which opens in a document of its own with all that is known of who came in. */
export const SignInApp = ({ onIn }: { onIn: (path: string) => void }) => {
  const enter = useCallback((path: string) => void addresses().then(({ firstPage }) => onIn(firstPage(path))), [onIn])
  const refuse = useCallback(
    (message: string) => void addresses().then(({ refusalPage }) => onIn(refusalPage(message))),
    [onIn],
  )
  const [code, setCode] = useState(() => codeIn(here()))
  useEffect(() => {
    const follow = () => setCode(codeIn(here()))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  const go = (address: string) => {
    const url = new URL(address, window.location.origin)
    const next = url.origin === window.location.origin ? codeIn(url) : undefined
    if (next === undefined) return window.location.assign(url)
    window.history.replaceState(null, '', url)
    setCode(next)
  }
  return code === undefined ? (
    <SignInPage onSignedIn={go} />
  ) : (
    <LoginExchangePage code={code} onIn={enter} onRefused={refuse} />
  )
}
