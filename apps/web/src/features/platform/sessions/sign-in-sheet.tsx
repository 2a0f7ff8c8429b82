import { exchangeLoginCode } from '@sejuk/contract/platform/sessions'
import { addressTo } from '@sejuk/domain/pages'
import { sessionWords } from '@sejuk/words/platform/sessions'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { settleSignIn } from '../../../lib/session/sign-in-again.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { sessionOf } from './session-of.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useProviders } from './use-providers.ts'
import { useSignIn } from './use-sign-in.ts'

/** The session has ended, the page has not: sign in above it, and what waited is sent again. */
export const SignInSheet = () => {
  const t = useWords(sessionWords)
  const say = useSay()
  const { usercode } = useViewer()
  const client = useQueryClient()
  const signing = useSignIn()
  const { others, hasOwn } = useProviders()
  const [refusal, setRefusal] = useState('')
  const leave = () => window.location.assign(addressTo('signIn'))
  const goOn = async () => {
    const session = await sessionOf(client)
    // Somebody else's page is not theirs to go on with.
    if (session.usercode !== usercode) return window.location.assign('/')
    settleSignIn(true)
  }
  const comeIn = async (url: string) => {
    const code = new URL(url, window.location.origin).searchParams.get('code')
    if (!code) return window.location.assign(url)
    try {
      await call(exchangeLoginCode, { code })
      await goOn()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '')
    }
  }
  // Whoever signed in in another window finds this one as it was.
  const lookAgain = useEffectEvent(() => void goOn().catch(() => {}))
  useEffect(() => {
    window.addEventListener('focus', lookAgain)
    return () => window.removeEventListener('focus', lookAgain)
  }, [])
  return (
    <Dialog
      title={t('sessionEnded')}
      sub={t('sessionEndedText')}
      size={440}
      footer={<Button onClick={leave}>{t('leave')}</Button>}
    >
      {refusal && <p role="alert">{say(refusal)}</p>}
      {hasOwn && <SignInForm signing={signing} onSignedIn={comeIn} />}
      {signing.step.ask === 'password' && (
        <ProviderButtons providers={others} isAlone={!hasOwn} onGo={(url) => window.open(url, '_blank', 'noopener')} />
      )}
    </Dialog>
  )
}
