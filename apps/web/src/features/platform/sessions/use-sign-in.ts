import type { Data, Input } from '@sejuk/contract/endpoint'
import type { Enrolment } from '@sejuk/contract/platform/second-factors'
import { signIn, signInToDemo } from '@sejuk/contract/platform/sessions'
import { useState } from 'react'
import { call, Refused } from '../../../lib/api/call.ts'
import { validatorOf } from '../../../lib/form/schemas.ts'

type Account = Input<typeof signIn>
type DemoAccount = Input<typeof signInToDemo>

/** What the schema refuses is refused here, in the words the server would use. */
const judged = async (account: Account) => {
  const { problemsOf } = await validatorOf(signIn)
  const problems = Object.entries(problemsOf(account))
  if (problems.length === 0) return call(signIn, account)
  throw new Refused({ code: '406', errors: Object.fromEntries(problems.map(([field, text]) => [field, [text]])) }, '')
}

/** What is asked for next, once the password was right. */
type Step = { ask: 'password' | 'new-password' | 'code' } | { ask: 'enrolment'; enrolment: Enrolment }
type Entry = Data<typeof signIn>

const nextStep = ({ status, data }: Refused): Step | undefined => {
  if (status === 'ChangePassword') return { ask: 'new-password' }
  if (status === 'SecondFactor') return { ask: 'code' }
  if (status === 'EnrolSecondFactor') return { ask: 'enrolment', enrolment: data as Enrolment }
}

/** What came of trying: the address that leads in, or what stands in the way. */
export const useSignIn = () => {
  const [isBusy, setBusy] = useState<string>()
  const [refusal, setRefusal] = useState('')
  const [problems, setProblems] = useState<Record<string, string[]>>({})
  const [step, setStep] = useState<Step>({ ask: 'password' })

  const attempt = async (what: string, ask: () => Promise<{ data: Entry }>) => {
    if (isBusy) return
    setBusy(what)
    setRefusal('')
    setProblems({})
    try {
      return (await ask()).data
    } catch (error) {
      const next = error instanceof Refused && nextStep(error)
      if (next) setStep(next)
      else if (error instanceof Refused && Object.keys(error.errors).length > 0) setProblems(error.errors)
      else setRefusal(error instanceof Error && error.message ? error.message : 'Unexpected error')
    } finally {
      setBusy(undefined)
    }
  }
  return {
    isBusy,
    refusal,
    problems,
    step,
    startAgain: () => {
      setStep({ ask: 'password' })
      setRefusal('')
    },
    parseLenient: () => setProblems({}),
    signInAs: (account: Account) => attempt(account.username, () => judged(account)),
    enterDemo: (account: DemoAccount) =>
      attempt(`${account.username}/${account.login_from}`, () => call(signInToDemo, account)),
  }
}
export type Signing = ReturnType<typeof useSignIn>
