import * as contract from '@sejuk/contract/platform/second-factors'
import { secondFactorWords } from '@sejuk/words/platform/second-factors'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { BackupCodes } from '../../../entities/backup-codes.tsx'
import { EnrolSecondFactor } from '../../../entities/enrol-second-factor.tsx'
import { Refused } from '../../../lib/api/call.ts'
import { keyOf, useCall, useSend } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SecretField } from '../../../ui/fields/secret-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section } from '../../../ui/record/section.tsx'
import style from './my-account-page.module.css'

const isOfField = (error: Error) => error instanceof Refused && Object.keys(error.errors).length > 0
const problemIn = (error: Error | null, field: string) =>
  error instanceof Refused ? error.errors[field]?.[0] : undefined

/** Adding, renewing and removing all ask for the password: an open session alone must not suffice. */
export const SecondFactor = () => {
  const t = useWords(secondFactorWords)
  const { data, error } = useCall(contract.getSecondFactor, {})
  return (
    <Section title={t('title')}>
      {error && <p role="alert">{errorText(error)}</p>}
      {data && <Factor now={data.data} />}
    </Section>
  )
}

type Now = { added_date: string | null; backup_codes_left: number; is_required: boolean }

const Factor = ({ now }: { now: Now }) => {
  const t = useWords(secondFactorWords)
  const dates = useDates()
  const say = useSay()
  const client = useQueryClient()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[]>()
  const begin = useSend(contract.beginSecondFactor, { handles: isOfField })
  const confirm = useSend(contract.confirmSecondFactor, { handles: isOfField })
  const renew = useSend(contract.renewBackupCodes, { handles: isOfField })
  const remove = useSend(contract.removeSecondFactor, { handles: isOfField })
  const reload = () => void client.invalidateQueries({ queryKey: keyOf(contract.getSecondFactor, {}) })
  const done = (found?: readonly string[]) => {
    setPassword('')
    setCode('')
    setCodes(found)
    begin.reset()
    reload()
  }
  const enrolment = begin.data?.data
  const wrongPassword = [begin, renew, remove].map(({ error }) => problemIn(error, 'current_password')).find(Boolean)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (enrolment) confirm.mutate({ code }, { onSuccess: ({ data }) => done(data.backup_codes) })
    else if (!now.added_date) begin.mutate({ current_password: password })
  }
  if (codes)
    return (
      <div className={style.form}>
        <BackupCodes codes={codes} onSaved={() => setCodes(undefined)} />
      </div>
    )
  if (enrolment)
    return (
      <form className={style.form} onSubmit={submit} noValidate aria-label={t('add')}>
        <p className={style.when}>{t('scan')}</p>
        <EnrolSecondFactor enrolment={enrolment} />
        <TextField
          label={t('code')}
          inputMode="numeric"
          value={code}
          error={say(problemIn(confirm.error, 'code') ?? '')}
          onChange={(typed) => {
            setCode(typed)
            confirm.reset()
          }}
        />
        <div>
          <Button type="submit" kind="primary" isBusy={confirm.isPending}>
            {t('goOn')}
          </Button>
        </div>
      </form>
    )
  return (
    <form className={style.form} onSubmit={submit} noValidate aria-label={t('title')}>
      <p className={style.when}>
        {now.added_date ? t('on', { time: dates.visit(now.added_date), n: now.backup_codes_left }) : t('off')}{' '}
        {now.is_required && t('required')}
      </p>
      <SecretField
        label={t('password')}
        name="factor_password"
        autoComplete="current-password"
        value={password}
        error={wrongPassword && say(wrongPassword)}
        onChange={(typed) => {
          setPassword(typed)
          for (const send of [begin, renew, remove]) send.reset()
        }}
      />
      <div className={style.buttons}>
        {now.added_date ? (
          <>
            <Button
              isBusy={renew.isPending}
              onClick={() =>
                renew.mutate({ current_password: password }, { onSuccess: ({ data }) => done(data.backup_codes) })
              }
            >
              {t('renew')}
            </Button>
            <Button
              isBusy={remove.isPending}
              onClick={() => remove.mutate({ current_password: password }, { onSuccess: () => done() })}
            >
              {t('remove')}
            </Button>
          </>
        ) : (
          <Button type="submit" kind="primary" isBusy={begin.isPending}>
            {t('add')}
          </Button>
        )}
      </div>
    </form>
  )
}
