import { sessionWords } from '@sejuk/words/platform/sessions'
import { type SubmitEvent, useId, useState } from 'react'
import IconAlertCircle from '#icon/AlertCircle'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SecretField } from '../../../ui/fields/secret-field.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import style from './sign-in-form.module.css'
import type { Signing } from './use-sign-in.ts'

const NewPasswordStep = lazyPart(() => import('./new-password-step.tsx').then((step) => step.NewPasswordStep))
const SecondFactorStep = lazyPart(() => import('./second-factor-step.tsx').then((step) => step.SecondFactorStep))
const BackupCodes = lazyPart(() => import('../../../entities/backup-codes.tsx').then((codes) => codes.BackupCodes))

type Props = { username?: string; onSignedIn: (url: string) => void; signing: Signing }

/** Name and password; after a one-time password, a new one; then the second factor. What was typed stays whatever is answered. */
export const SignInForm = ({ username: known = '', onSignedIn, signing }: Props) => {
  const [values, setValues] = useState({ username: known, password: '', keep: false })
  const [newPassword, setNewPassword] = useState<string>()
  const [entry, setEntry] = useState<{ url: string; codes: readonly string[] }>()
  const enter = async (more: { new_password?: string; code?: string } = {}) => {
    const new_password = more.new_password ?? newPassword
    setNewPassword(new_password)
    const found = await signing.signInAs({ ...values, ...more, ...(new_password ? { new_password } : {}) })
    if (found?.backup_codes) setEntry({ url: found.url, codes: found.backup_codes })
    else if (found) onSignedIn(found.url)
  }
  const { step } = signing
  if (entry) return <BackupCodes codes={entry.codes} onSaved={() => onSignedIn(entry.url)} />
  if (step.ask === 'new-password')
    return <NewPasswordStep signing={signing} onChosen={(new_password) => enter({ new_password })} />
  if (step.ask === 'password')
    return <NameAndPassword values={values} onChange={setValues} signing={signing} onSubmit={() => enter()} />
  const enrolment = step.ask === 'enrolment' ? step.enrolment : undefined
  return <SecondFactorStep signing={signing} enrolment={enrolment} onCode={(code) => enter({ code })} />
}

type Values = { username: string; password: string; keep: boolean }
type FormProps = { values: Values; onChange: (values: Values) => void; signing: Signing; onSubmit: () => void }

const NameAndPassword = ({ values, onChange, signing, onSubmit }: FormProps) => {
  const t = useWords(sessionWords)
  const say = useSay()
  const id = useId()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const change = (part: Partial<Values>) => {
    onChange({ ...values, ...part })
    signing.parseLenient()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const isBusy = signing.isBusy === values.username
  const problemOf = (field: keyof Values) => signing.problems[field]?.[0]
  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <div className={style.field}>
        <label htmlFor={`${id}-username`}>{t('username')}</label>
        <input
          id={`${id}-username`}
          name="username"
          value={values.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problemOf('username') ? true : undefined}
          aria-describedby={problemOf('username') ? `${id}-username-error` : undefined}
          onChange={(event) => change({ username: event.currentTarget.value })}
        />
        {problemOf('username') && (
          <span id={`${id}-username-error`} className={style.error}>
            <IconAlertCircle size={14} aria-hidden="true" />
            {say(problemOf('username') ?? '')}
          </span>
        )}
      </div>
      <SecretField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={values.password}
        error={say(problemOf('password') ?? '')}
        onChange={(password) => change({ password })}
        aside={
          <button
            type="button"
            className={style.forgot}
            aria-expanded={isHelpOpen}
            aria-controls={`${id}-help`}
            onClick={() => setHelpOpen(!isHelpOpen)}
          >
            {t('forgot')}
          </button>
        }
      />
      <p id={`${id}-help`} className={style.help} role="status">
        {isHelpOpen && t('forgotText')}
      </p>
      <label className={style.keep}>
        <input
          type="checkbox"
          checked={values.keep}
          onChange={(event) => change({ keep: event.currentTarget.checked })}
        />
        {t('keep')}
      </label>
      <p className={style.refusal} role="alert">
        {signing.refusal && say(signing.refusal)}
      </p>
      <Button type="submit" kind="primary" size="large" isBusy={isBusy}>
        {t(isBusy ? 'signingIn' : 'signIn')}
      </Button>
    </form>
  )
}
