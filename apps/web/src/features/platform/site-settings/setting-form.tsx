import type { Endpoint } from '@sejuk/contract/endpoint'
import type { SettingKind } from '@sejuk/domain/company/setting-kinds'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import { everydayWords } from '@sejuk/words/everyday'
import { siteSettingWords } from '@sejuk/words/platform/site-settings'
import { type ReactNode, useId, useState } from 'react'
import { WaitingChanges } from '../../../entities/company/waiting-change.tsx'
import {
  type EndpointForm,
  type FixedValues,
  type FormValues,
  useEndpointForm,
} from '../../../lib/form/endpoint-form.ts'
import { useAgo } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConflictDialog } from '../../../ui/form/conflict-dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { Section } from '../../../ui/record/section.tsx'
import style from './setting-form.module.css'

export type Setting<Values> = {
  value: Values
  row_version: number
  updated_user_name: string | null
  updated_date: string | null
}
/** A number is typed as text: a comma, or nothing yet, is no number. */
export type Typed<Values> = { [Field in keyof Values]: Values[Field] extends number ? string : Values[Field] }
const typed = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, typeof value === 'number' ? String(value) : value]),
  ) as Typed<Values>

type Props<E extends Endpoint, Values extends object> = {
  title: string
  sub: string
  endpoint: E
  setting: Setting<Values> & { value: FormValues<E, Values> }
  labels: Record<keyof Values, string>
  children: (form: EndpointForm<Typed<Values>>) => ReactNode
  /** It moves money: what is saved waits for a decision, with its reason. */
  kind?: SettingKind
}

/** One group of settings, saved as one. */
export const SettingForm = <E extends Endpoint, Values extends object>(props: Props<E, Values>) => {
  const { title, sub, endpoint, setting, labels, children, kind } = props
  const t = useWords(siteSettingWords)
  const everyday = useWords(everydayWords)
  const change = useWords(settingChangeWords)
  const say = useSay()
  const ago = useAgo()
  const id = useId()
  const gate = useGate(endpoint)
  const [reason, setReason] = useState('')
  const { row_version, updated_user_name, updated_date } = setting
  const value = typed<Values>(setting.value)
  const form = useEndpointForm<E, Typed<Values>>({
    endpoint,
    initial: value as FormValues<E, Typed<Values>>,
    fixed: { row_version, ...(kind ? { reason } : {}) } as FixedValues<E>,
    onDone: () => {},
  })
  const saved = updated_user_name ? t('savedBy', { who: updated_user_name, when: ago(updated_date) }) : t('neverSaved')
  return (
    <Section title={title}>
      <div className={style.form}>
        <p className={style.sub}>{sub}</p>
        {kind && <WaitingChanges kind={kind} />}
        <EndpointFormBody id={id} form={form}>
          <fieldset disabled={!gate.enabled} className={style.fields}>
            {children(form)}
            {kind && form.isDirty && (
              <TextField
                label={change('reason')}
                hint={change('reasonHelp')}
                value={reason}
                onChange={setReason}
                error={form.errorOf('reason')}
                most={500}
                isLong
              />
            )}
          </fieldset>
        </EndpointFormBody>
        <footer className={style.foot}>
          <span>{gate.enabled ? saved : say(gate.because)}</span>
          <Button
            type="submit"
            form={id}
            kind="primary"
            isBusy={form.isBusy}
            disabled={!gate.enabled || !form.isDirty}
            aria-disabled={!gate.enabled || !form.isDirty || undefined}
          >
            {form.isBusy ? everyday('saving') : kind ? change('propose') : everyday('save')}
          </Button>
        </footer>
      </div>
      <ConflictDialog form={form} base={value} labels={labels} version={row_version} />
    </Section>
  )
}
