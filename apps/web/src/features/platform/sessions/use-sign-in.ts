import type { Input } from '@sejuk/contract/endpoint'
import { signIn, signInToDemo } from '@sejuk/contract/platform/sessions'
import { useState } from 'react'
import { call, Refused } from '../../../lib/call.ts'

type Account = Input<typeof signIn>
type DemoAccount = Input<typeof signInToDemo>

/** What came of trying: the address that leads in, or what stands in the way. */
export const useSignIn = () => {
  const [isBusy, setBusy] = useState<string>()
  const [refusal, setRefusal] = useState('')
  const [problems, setProblems] = useState<Record<string, string[]>>({})
  /** The password was right, and must be replaced before it opens anything. */
  const [mustChange, setMustChange] = useState(false)

  const attempt = async (what: string, ask: () => Promise<{ data: { url: string } }>) => {
    if (isBusy) return
    setBusy(what)
    setRefusal('')
    setProblems({})
    try {
      return (await ask()).data.url
    } catch (error) {
      if (error instanceof Refused && error.status === 'ChangePassword') setMustChange(true)
      else if (error instanceof Refused && error.errors.new_password) setProblems(error.errors)
      else setRefusal(error instanceof Error && error.message ? error.message : 'Unexpected error')
    } finally {
      setBusy(undefined)
    }
  }
  return {
    isBusy,
    refusal,
    problems,
    mustChange,
    startAgain: () => {
      setMustChange(false)
      setRefusal('')
    },
    signInAs: (account: Account) => attempt(account.username, () => call(signIn, account)),
    enterDemo: (account: DemoAccount) =>
      attempt(`${account.username}/${account.login_from}`, () => call(signInToDemo, account)),
  }
}
export type Signing = ReturnType<typeof useSignIn>
