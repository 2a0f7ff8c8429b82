import { signIn } from '@sejuk/contract/platform/sessions'
import { sessionWords } from '@sejuk/words/platform/sessions'
import IconAlertCircle from '#icon/AlertCircle'
import IconEye from '#icon/Eye'
import IconEyeOff from '#icon/EyeOff'
import { type SubmitEvent, useId, useState } from 'react'
import { problemsOf } from '../../../lib/judge.ts'
import { useSay, useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import style from './sign-in-form.module.css'
import type { useSignIn } from './use-sign-in.ts'

type Props = { username?: string; onSignedIn: (url: string) => void; signing: ReturnType<typeof useSignIn> }

export const SignInForm = ({ username: known = '', onSignedIn, signing }: Props) => {
  const t = useWords(sessionWords)
  const say = useSay()
  const id = useId()
  const [values, setValues] = useState({ username: known, password: '' })
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isShown, setShown] = useState(false)
  const change = (part: Partial<typeof values>) => {
    setValues({ ...values, ...part })
    setProblems({})
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const found = problemsOf(signIn.input, values)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const url = await signing.signInAs(values)
    if (url) onSignedIn(url)
  }
  const errorOf = (name: keyof typeof values) =>
    problems[name] && (
      <span id={`${id}-${name}-error`} className={style.error}>
        <IconAlertCircle size={14} aria-hidden="true" />
        {say(problems[name])}
      </span>
    )
  const about = (name: keyof typeof values) => ({
    id: `${id}-${name}`,
    name,
    value: values[name],
    'aria-invalid': problems[name] ? true : undefined,
    'aria-describedby': problems[name] ? `${id}-${name}-error` : undefined,
  })
  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <div className={style.field}>
        <label htmlFor={`${id}-username`}>{t('username')}</label>
        <input
          {...about('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => change({ username: event.currentTarget.value })}
        />
        {errorOf('username')}
      </div>
      <div className={style.field}>
        <label htmlFor={`${id}-password`}>{t('password')}</label>
        <div className={style.secret}>
          <input
            {...about('password')}
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            onChange={(event) => change({ password: event.currentTarget.value })}
          />
          <button
            type="button"
            aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <IconEyeOff size={18} /> : <IconEye size={18} />}
          </button>
        </div>
        {errorOf('password')}
      </div>
      <p className={style.refusal} role="alert">
        {signing.refusal && say(signing.refusal)}
      </p>
      <Button type="submit" kind="primary" size="large" isBusy={signing.isBusy === values.username}>
        {t(signing.isBusy === values.username ? 'signingIn' : 'signIn')}
      </Button>
    </form>
  )
}
