import { sessionWords } from '@sejuk/words/platform/sessions'
import { type SubmitEvent, useState } from 'react'
import { NewPasswordFields, noPassword, type Problems, problemsOfNew } from '../../../entities/new-password-fields.tsx'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import style from './sign-in-form.module.css'
import type { Signing } from './use-sign-in.ts'

type Props = { signing: Signing; onChosen: (newPassword: string) => void }

/** A one-time password was right; now one's own. */
export const NewPasswordStep = ({ signing, onChosen }: Props) => {
  const t = useWords(sessionWords)
  const say = useSay()
  const [value, setValue] = useState(noPassword)
  const [problems, setProblems] = useState<Problems>()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = problemsOfNew(value, t('repeatDiffers'))
    setProblems(found)
    if (!found) onChosen(value.password)
  }
  const refused = signing.problems.new_password?.[0]
  return (
    <form className={style.form} onSubmit={submit} noValidate aria-label={t('chooseNew')}>
      <div>
        <h2 className={style.step}>{t('chooseNew')}</h2>
        <p className={style.hint}>{t('chooseNewText')}</p>
      </div>
      <NewPasswordFields
        value={value}
        problems={problems ?? (refused ? { password: refused } : {})}
        onChange={(next) => {
          setValue(next)
          setProblems({})
        }}
      />
      <p className={style.refusal} role="alert">
        {signing.refusal && say(signing.refusal)}
      </p>
      <Button type="submit" kind="primary" size="large" isBusy={signing.isBusy !== undefined}>
        {t('saveAndSignIn')}
      </Button>
      <Button size="large" onClick={signing.startAgain}>
        {t('backToSignIn')}
      </Button>
    </form>
  )
}
