import { signIn } from '@sejuk/contract/platform/sessions'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'

type Account = { username: string; password: string }

/** Signing in as somebody gives the address that leads in, or a refusal to show. */
export const useSignIn = () => {
  const [isBusy, setBusy] = useState<string>()
  const [refusal, setRefusal] = useState('')
  const signInAs = async (account: Account) => {
    if (isBusy) return
    setBusy(account.username)
    setRefusal('')
    try {
      const { data } = await call(signIn, account)
      return data.url
    } catch (error) {
      setRefusal(error instanceof Error && error.message ? error.message : 'Unexpected error')
    } finally {
      setBusy(undefined)
    }
  }
  return { isBusy, refusal, signInAs }
}
