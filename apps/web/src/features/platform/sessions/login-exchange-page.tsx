import { exchangeLoginCode } from '@sejuk/contract/platform/sessions'
import { sessionWords } from '@sejuk/words/platform/sessions'
import { useEffect } from 'react'
import { call } from '../../../lib/call.ts'
import { takeWayBack } from '../../../lib/session-keeper.ts'
import { useWords } from '../../../lib/words.ts'
import { Mark } from '../../../ui/brand.tsx'
import style from './login-exchange-page.module.css'

type Props = { code: string; onIn: (path: string) => void; onRefused: (message: string) => void }

/** A code is worth one try, also where effects run twice. */
const tried = new Map<string, Promise<unknown>>()
const exchange = (code: string) => {
  const trying = tried.get(code) ?? call(exchangeLoginCode, { code })
  tried.set(code, trying)
  return trying
}

export const LoginExchangePage = ({ code, onIn, onRefused }: Props) => {
  const t = useWords(sessionWords)
  useEffect(() => {
    let isHere = true
    exchange(code).then(
      () => isHere && onIn(takeWayBack()),
      (error: Error) => isHere && onRefused(error.message),
    )
    return () => {
      isHere = false
    }
  }, [code, onIn, onRefused])
  return (
    <main className={style.page}>
      <Mark size={40} />
      <p role="status">{t('comingIn')}</p>
    </main>
  )
}
