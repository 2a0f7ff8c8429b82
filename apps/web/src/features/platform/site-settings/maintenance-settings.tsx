import { updateMaintenance } from '@sejuk/contract/platform/site-settings'
import { datesFor, dayIn, instantOf, zoneName } from '@sejuk/domain/dates'
import type { SiteSettings } from '@sejuk/domain/platform/site-settings'
import { siteSettingWords } from '@sejuk/words/platform/site-settings'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { type Setting, SettingForm } from './setting-form.tsx'

/** A moment as the browser's own field has it, by the clock of the viewer's branch. */
const shownAt = (instant: string | null, timezone: string) =>
  instant ? `${dayIn(instant, timezone)}T${datesFor('default', timezone).time(instant)}` : ''
const momentOf = (shown: string, timezone: string) => {
  const [day = '', time = ''] = shown.split('T')
  return day && time ? instantOf(day, time, timezone) : null
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
          <TextField
            label={labels.starts_date}
            hint={values.starts_date && dates.appointment(values.starts_date)}
            type="datetime-local"
            value={shownAt(values.starts_date, timezone)}
            onChange={(shown) => change({ starts_date: momentOf(shown, timezone) })}
            error={errorOf('starts_date')}
            isRequired={values.is_on}
          />
          <TextField
            label={labels.ends_date}
            hint={values.ends_date && dates.appointment(values.ends_date)}
            type="datetime-local"
            value={shownAt(values.ends_date, timezone)}
            onChange={(shown) => change({ ends_date: momentOf(shown, timezone) })}
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
