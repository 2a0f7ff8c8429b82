import { actOnSettingChange, type SettingChange } from '@sejuk/contract/company/setting-changes'
import { settingChange } from '@sejuk/domain/company/setting-changes'
import { pageTo } from '@sejuk/domain/pages'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import { useId } from 'react'
import { useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { SecretField } from '../../../ui/fields/secret-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { Section } from '../../../ui/record/section.tsx'
import style from './setting-change.module.css'

/** The decision with the code or password on the same screen as the values; locked with its reason for everybody else. */
export const DecisionCard = ({ row }: { row: SettingChange }) => {
  const t = useWords(settingChangeWords)
  const say = useSay()
  const viewer = useWorkflowViewer()
  const gate = settingChange.gate('approve', row, viewer, new Date().toISOString())
  if (row.status !== 'Submitted' || !settingChange.isOffered('approve', row, viewer, new Date().toISOString()))
    return null
  if (!gate.enabled)
    return (
      <Section title={t('decision')}>
        <div className={style.decision}>
          <Note>{say(gate.because)}</Note>
          <Button kind="primary" disabled>
            {t('approve')}
          </Button>
        </div>
      </Section>
    )
  return <OwnDecision key={row.row_version} row={row} />
}

const OwnDecision = ({ row }: { row: SettingChange }) => {
  const t = useWords(settingChangeWords)
  const id = useId()
  const { change_code, row_version, proof } = row
  const form = useEndpointForm({
    endpoint: actOnSettingChange.approve,
    initial: { valid_until: row.valid_until ?? '', code: '', current_password: '' },
    fixed: { change_code, row_version },
    onDone: () => {},
  })
  const { values, change, errorOf } = form
  const isTyped = proof === 'code' ? values.code !== '' : values.current_password !== ''
  return (
    <Section title={t('yourDecision')} sub={t('aboveAuthor')}>
      <div className={style.decision}>
        <EndpointFormBody id={id} form={form}>
          <DateField
            label={t('valid_until')}
            hint={t('shorten')}
            value={values.valid_until}
            onChange={(valid_until) => change({ valid_until })}
            error={errorOf('valid_until')}
          />
          {proof === 'code' && (
            <TextField
              label={t('code')}
              hint={t('asked')}
              inputMode="numeric"
              value={values.code}
              onChange={(code) => change({ code })}
              error={errorOf('code')}
              most={40}
            />
          )}
          {proof === 'password' && (
            <SecretField
              label={t('current_password')}
              hint={t('asked')}
              name="current_password"
              autoComplete="current-password"
              value={values.current_password}
              onChange={(current_password) => change({ current_password })}
              error={errorOf('current_password')}
            />
          )}
        </EndpointFormBody>
        {proof === 'none' ? (
          <Note>
            <Link {...pageTo('myAccount')}>{t('enrol')}</Link>
          </Note>
        ) : (
          <Button type="submit" form={id} kind="primary" isBusy={form.isBusy} disabled={!isTyped}>
            {t(isTyped ? 'approve' : proof === 'code' ? 'typeCode' : 'typePassword')}
          </Button>
        )}
      </div>
    </Section>
  )
}
