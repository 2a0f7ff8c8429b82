import type { Enrolment } from '@sejuk/contract/platform/second-factors'
import { secondFactorWords } from '@sejuk/words/platform/second-factors'
import { sessionWords } from '@sejuk/words/platform/sessions'
import { type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import IconAlertCircle from '#icon/AlertCircle'
import { EnrolSecondFactor } from '../../../entities/enrol-second-factor.tsx'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import style from './sign-in-form.module.css'
import type { Signing } from './use-sign-in.ts'

type Props = { signing: Signing; enrolment?: Enrolment; onCode: (code: string) => void }

/** The password was right; now the code of the app, which is set up here where a role asks for it. */
export const SecondFactorStep = ({ signing, enrolment, onCode }: Props) => {
  const t = useWords(secondFactorWords)
  const session = useWords(sessionWords)
  const say = useSay()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  useLayoutEffect(() => field.current?.focus(), [])
  const problem = signing.problems.code?.[0]
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onCode(code)
  }
  return (
    <form className={style.form} onSubmit={submit} noValidate aria-label={t(enrolment ? 'enrol' : 'step')}>
      <div>
        <h2 className={style.step}>{t(enrolment ? 'enrol' : 'step')}</h2>
        <p className={style.hint}>{t(enrolment ? 'enrolText' : 'stepText')}</p>
      </div>
      {enrolment && <EnrolSecondFactor enrolment={enrolment} />}
      <div className={style.field}>
        <label htmlFor={id}>{t('code')}</label>
        <input
          id={id}
          name="code"
          value={code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={enrolment ? 'numeric' : 'text'}
          ref={field}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={(event) => {
            setCode(event.currentTarget.value)
            signing.parseLenient()
          }}
        />
        {problem && (
          <span id={`${id}-error`} className={style.error}>
            <IconAlertCircle size={14} aria-hidden="true" />
            {say(problem)}
          </span>
        )}
      </div>
      <p className={style.refusal} role="alert">
        {signing.refusal && say(signing.refusal)}
      </p>
      <Button type="submit" kind="primary" size="large" isBusy={signing.isBusy !== undefined}>
        {t('goOn')}
      </Button>
      <Button size="large" onClick={signing.startAgain}>
        {session('backToSignIn')}
      </Button>
    </form>
  )
}
