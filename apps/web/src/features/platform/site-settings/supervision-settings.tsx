import { updateSupervisionSettings } from '@sejuk/contract/platform/site-settings'
import type { SiteSettings } from '@sejuk/domain/platform/site-settings'
import { siteSettingWords } from '@sejuk/words/platform/site-settings'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { type Setting, SettingForm } from './setting-form.tsx'

export const SupervisionSettings = ({ setting }: { setting: Setting<SiteSettings['supervision']> }) => {
  const t = useWords(siteSettingWords)
  const labels = {
    ...{ road_percent: t('road_percent'), km_per_hour: t('km_per_hour') },
    ...{ stops_clash: t('stops_clash'), stops_sunday: t('stops_sunday') },
  }
  return (
    <SettingForm
      title={t('supervision')}
      sub={t('supervisionText')}
      endpoint={updateSupervisionSettings}
      setting={setting}
      labels={labels}
    >
      {({ values, change, errorOf }) => (
        <>
          {(['road_percent', 'km_per_hour'] as const).map((field) => (
            <NumberField
              key={field}
              label={labels[field]}
              value={values[field]}
              onChange={(typed) => change({ [field]: typed })}
              error={errorOf(field)}
              isRequired
            />
          ))}
          {(['stops_clash', 'stops_sunday'] as const).map((field) => (
            <CheckboxField
              key={field}
              label={labels[field]}
              isOn={values[field]}
              onChange={(isOn) => change({ [field]: isOn })}
            />
          ))}
        </>
      )}
    </SettingForm>
  )
}
