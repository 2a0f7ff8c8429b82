import { updateStaffEmail } from '@sejuk/contract/masters/staff'
import { getUserDetail } from '@sejuk/contract/platform/accounts'
import { accountWords } from '@sejuk/words/platform/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { keyOf, useSend } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SecretField } from '../../../ui/fields/secret-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section } from '../../../ui/record/section.tsx'
import style from './my-account-page.module.css'

type Problems = Partial<Record<'email' | 'current_password', string>>

export const ChangeEmail = ({ email: before }: { email: string | null }) => {
  const t = useWords(accountWords)
  const say = useSay()
  const client = useQueryClient()
  const [email, setEmail] = useState(before ?? '')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const send = useSend(updateStaffEmail, {
    handles: (error) => error instanceof Refused && Object.keys(error.errors).length > 0,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send.mutate(
      { email, current_password: password },
      {
        onSuccess: () => {
          setPassword('')
          void client.invalidateQueries({ queryKey: keyOf(getUserDetail, {}) })
        },
        onError: (error) => {
          if (!(error instanceof Refused)) return
          const { email: [wrong] = [], current_password: [secret] = [] } = error.errors
          setProblems({ ...(wrong ? { email: wrong } : {}), ...(secret ? { current_password: secret } : {}) })
        },
      },
    )
  }
  return (
    <Section title={t('email')}>
      <form className={style.form} onSubmit={submit} noValidate aria-label={t('changeEmail')}>
        <TextField
          label={t('newEmail')}
          inputMode="email"
          most={200}
          value={email}
          error={problems.email && say(problems.email)}
          onChange={(typed) => {
            setEmail(typed)
            setProblems({})
          }}
        />
        <SecretField
          label={t('passwordForEmail')}
          name="email_password"
          autoComplete="current-password"
          value={password}
          error={problems.current_password && say(problems.current_password)}
          onChange={(typed) => {
            setPassword(typed)
            setProblems({})
          }}
        />
        <div>
          <Button type="submit" kind="primary" isBusy={send.isPending}>
            {t('changeEmail')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
