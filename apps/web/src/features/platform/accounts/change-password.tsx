import { changePassword, getUserDetail, listDevices } from '@sejuk/contract/platform/accounts'
import { accountWords } from '@sejuk/words/platform/accounts'
import { sessionWords } from '@sejuk/words/platform/sessions'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { NewPasswordFields, noPassword, problemsOfNew } from '../../../entities/new-password-fields.tsx'
import { Refused } from '../../../lib/api/call.ts'
import { keyOf, useSend } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SecretField } from '../../../ui/fields/secret-field.tsx'
import { Section } from '../../../ui/record/section.tsx'
import style from './my-account-page.module.css'

type Problems = { current?: string; password?: string; repeat?: string }
const isOfField = (error: Error) => error instanceof Refused && Object.keys(error.errors).length > 0

export const ChangePassword = ({ hasPassword, changedDate }: { hasPassword: boolean; changedDate: string | null }) => {
  const t = useWords(accountWords)
  const dates = useDates()
  return (
    <Section title={t('password')}>
      {hasPassword ? (
        <PasswordForm when={changedDate ? t('changedOn', { time: dates.visit(changedDate) }) : t('neverChanged')} />
      ) : (
        <p className={style.form}>{t('noPassword')}</p>
      )}
    </Section>
  )
}

const PasswordForm = ({ when }: { when: string }) => {
  const t = useWords(accountWords)
  const signing = useWords(sessionWords)
  const say = useSay()
  const client = useQueryClient()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState(noPassword)
  const [problems, setProblems] = useState<Problems>({})
  const send = useSend(changePassword, { handles: isOfField })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found: Problems = {
      ...(current ? {} : { current: 'Current password is required!' }),
      ...problemsOfNew(next, signing('repeatDiffers')),
    }
    setProblems(found)
    if (Object.keys(found).length > 0) return
    send.mutate(
      { current_password: current, new_password: next.password },
      {
        onSuccess: () => {
          setCurrent('')
          setNext(noPassword)
          for (const endpoint of [getUserDetail, listDevices])
            void client.invalidateQueries({ queryKey: keyOf(endpoint, {}) })
        },
        onError: (error) => {
          if (!(error instanceof Refused)) return
          const { current_password: [wrong] = [], new_password: [weak] = [] } = error.errors
          setProblems({ ...(wrong ? { current: wrong } : {}), ...(weak ? { password: weak } : {}) })
        },
      },
    )
  }
  return (
    <form className={style.form} onSubmit={submit} noValidate aria-label={t('changePassword')}>
      <p className={style.when}>{when}</p>
      <SecretField
        label={t('currentPassword')}
        name="current_password"
        autoComplete="current-password"
        value={current}
        error={problems.current && say(problems.current)}
        onChange={(value) => {
          setCurrent(value)
          setProblems({})
        }}
      />
      <NewPasswordFields
        value={next}
        problems={problems}
        onChange={(value) => {
          setNext(value)
          setProblems({})
        }}
      />
      <div>
        <Button type="submit" kind="primary" isBusy={send.isPending}>
          {t('changePassword')}
        </Button>
      </div>
    </form>
  )
}
