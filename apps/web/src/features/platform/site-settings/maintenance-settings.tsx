import { updateMaintenance } from '@sejuk/contract/platform/site-settings'
import type { SiteSettings } from '@sejuk/domain/platform/site-settings'
import { datesFor, dayIn, instantOf, isDay, zoneName } from '@sejuk/domain/values/dates'
import { readTime } from '@sejuk/domain/values/read-day'
import { siteSettingWords } from '@sejuk/words/platform/site-settings'
import { useState } from 'react'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import type { FieldProps } from '../../../ui/fields/field-frame.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { DateTimeField } from '../../../ui/fields/time-field.tsx'
import { type Setting, SettingForm } from './setting-form.tsx'

/** By the clock of the viewer's branch. */
const shownAt = (instant: string | null, timezone: string) =>
  instant ? { day: dayIn(instant, timezone), time: datesFor('default', timezone).time(instant) } : { day: '', time: '' }

type Props = FieldProps & { value: string | null; onChange: (instant: string | null) => void }

/** While only one half is typed there is no moment yet: the halves are held here. */
const MomentField = ({ value, onChange, ...field }: Props) => {
  const { timezone } = useViewer()
  const [half, setHalf] = useState<{ day: string; time: string }>()
  return (
    <DateTimeField
      {...field}
      value={half ?? shownAt(value, timezone)}
      onChange={(next) => {
        const isWhole = isDay(next.day) && readTime(next.time) === next.time
        setHalf(isWhole ? undefined : next)
        onChange(isWhole ? instantOf(next.day, next.time, timezone) : null)
      }}
    />
  )
}

export const MaintenanceSettings = ({ setting }: { setting: Setting<SiteSettings['maintenance']> }) => {
  const t = useWords(siteSettingWords)
  const { timezone } = useViewer()
  const dates = useDates()
  const zone = zoneName(timezone)
  const labels = {
    is_on: t('is_on'),
    starts_date: t('starts_date', { zone }),
    ends_date: t('ends_date', { zone }),
    text_default: t('text_default'),
    text_local: t('text_local'),
  }
  return (
    <SettingForm
      title={t('maintenance')}
      sub={t('maintenanceText')}
      endpoint={updateMaintenance}
      setting={setting}
      labels={labels}
    >
      {({ values, change, errorOf }) => (
        <>
          <CheckboxField label={labels.is_on} isOn={values.is_on} onChange={(is_on) => change({ is_on })} />
          <MomentField
            label={labels.starts_date}
            hint={values.starts_date && dates.appointment(values.starts_date)}
            value={values.starts_date}
            onChange={(starts_date) => change({ starts_date })}
            error={errorOf('starts_date')}
            isRequired={values.is_on}
          />
          <MomentField
            label={labels.ends_date}
            hint={values.ends_date && dates.appointment(values.ends_date)}
            value={values.ends_date}
            onChange={(ends_date) => change({ ends_date })}
            error={errorOf('ends_date')}
            isRequired={values.is_on}
          />
          <TextField
            label={labels.text_default}
            value={values.text_default}
            onChange={(text_default) => change({ text_default })}
            error={errorOf('text_default')}
            most={300}
            isLong
          />
          <TextField
            label={labels.text_local}
            value={values.text_local}
            onChange={(text_local) => change({ text_local })}
            error={errorOf('text_local')}
            most={300}
            isLong
          />
        </>
      )}
    </SettingForm>
  )
}
