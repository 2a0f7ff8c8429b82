import type { Data } from '@sejuk/contract/endpoint'
import { exchangeLoginCode } from '@sejuk/contract/platform/sessions'
import { savedPageOf } from '@sejuk/domain/own-paths'
import { sessionWords } from '@sejuk/words/platform/sessions'
import { useEffect } from 'react'
import { call } from '../../../lib/api/call.ts'
import { useWords } from '../../../lib/language/words.ts'
import { takeReturnPath } from '../../../lib/session/sign-in-again.ts'
import { WaitingPage } from '../../../ui/feedback/waiting-page.tsx'

type Props = { code: string; onIn: (path: string) => void; onRefused: (message: string) => void }

/** A code is worth one try, also where effects run twice. */
const tried = new Map<string, Promise<string>>()
const exchange = (code: string) => {
  const trying = tried.get(code) ?? pageFor(code)
  tried.set(code, trying)
  return trying
}

const pageFor = async (code: string) => pageAfter((await call(exchangeLoginCode, { code })).data)

/** What this tab wanted counts before what the browser wanted last; what the person must see counts before both. */
const pageAfter = ({ landing, homepage }: Data<typeof exchangeLoginCode>) => {
  const wanted = takeReturnPath()
  return landing ?? (wanted === '/' ? savedPageOf(homepage) : wanted)
}

export const LoginExchangePage = ({ code, onIn, onRefused }: Props) => {
  const t = useWords(sessionWords)
  useEffect(() => {
    let isHere = true
    exchange(code).then(
      (page) => isHere && onIn(page),
      (error: Error) => isHere && onRefused(error.message),
    )
    return () => {
      isHere = false
    }
  }, [code, onIn, onRefused])
  return <WaitingPage text={t('comingIn')} />
}
