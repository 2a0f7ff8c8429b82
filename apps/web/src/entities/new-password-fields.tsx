import { passwordProblem } from '@sejuk/domain/platform/accounts/passwords'
import { sessionWords } from '@sejuk/words/platform/sessions'
import { useSay, useWords } from '../lib/language/words.ts'
import { SecretField } from '../ui/fields/secret-field.tsx'

export type NewPassword = { password: string; repeat: string }
export type Problems = Partial<Record<keyof NewPassword, string>>
export const noPassword: NewPassword = { password: '', repeat: '' }

/** What is wrong with a password and its repetition, by field. The server has the last word. */
export const problemsOfNew = ({ password, repeat }: NewPassword, isRepeatWrong: string): Problems | undefined => {
  const problem = passwordProblem(password)
  if (problem) return { password: problem }
  return password === repeat ? undefined : { repeat: isRepeatWrong }
}

type Props = {
  value: NewPassword
  onChange: (value: NewPassword) => void
  problems: Problems
}

export const NewPasswordFields = ({ value, onChange, problems }: Props) => {
  const t = useWords(sessionWords)
  const say = useSay()
  return (
    <>
      <SecretField
        label={t('newPassword')}
        name="new_password"
        autoComplete="new-password"
        hint={t('passwordHint')}
        value={value.password}
        error={problems.password && say(problems.password)}
        onChange={(password) => onChange({ ...value, password })}
      />
      <SecretField
        label={t('repeatPassword')}
        name="repeat_password"
        autoComplete="new-password"
        value={value.repeat}
        error={problems.repeat && say(problems.repeat)}
        onChange={(repeat) => onChange({ ...value, repeat })}
      />
    </>
  )
}
