import { addressTo, pathOf } from '@sejuk/domain/pages'
import { useCallback, useEffect, useState } from 'react'
import { LoginExchangePage } from './features/platform/sessions/login-exchange-page.tsx'
import { SignInPage } from './features/platform/sessions/sign-in-page.tsx'

/** An address without a code is somebody at the door. */
const codeIn = (url: URL) => (url.pathname === pathOf('loginWithCode') && url.searchParams.get('code')) || undefined
const here = () => new URL(window.location.href)

/** Whoever only wants to sign in does not wait for the whole house: no router, no tables, no Mantine. */
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
