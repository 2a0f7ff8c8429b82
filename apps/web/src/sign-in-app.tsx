import { addressTo, pathOf } from '@sejuk/domain/pages'
import { useCallback, useEffect, useState } from 'react'
import { LoginExchangePage } from './features/platform/sessions/login-exchange-page.tsx'
import { SignInPage } from './features/platform/sessions/sign-in-page.tsx'

/** Without a code in the address the sign-in form is shown. */
const codeIn = (url: URL) => (url.pathname === pathOf('loginWithCode') && url.searchParams.get('code')) || undefined
const here = () => new URL(window.location.href)

/** Sign-in loads without the rest of the app: no router, tables or Mantine. */
export const SignInApp = ({ onIn }: { onIn: (path: string) => void }) => {
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
  const refuse = useCallback((message: string) => onIn(addressTo('notAuthorized', { message })), [onIn])
  return code === undefined ? (
    <SignInPage onSignedIn={go} />
  ) : (
    <LoginExchangePage code={code} onIn={onIn} onRefused={refuse} />
  )
}
