import { updateProjectSettings } from '@sejuk/contract/platform/site-settings'
import type { SiteSettings } from '@sejuk/domain/platform/site-settings'
import { siteSettingWords } from '@sejuk/words/platform/site-settings'
import { useWords } from '../../../lib/language/words.ts'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { type Setting, SettingForm } from './setting-form.tsx'

export const ProjectSettings = ({ setting }: { setting: Setting<SiteSettings['projects']> }) => {
  const t = useWords(siteSettingWords)
  const labels = {
    similarity_percent: t('similarity_percent'),
    likely_percent: t('likely_percent'),
    protection_days: t('protection_days'),
  }
  return (
    <SettingForm
      title={t('projects')}
      sub={t('projectsText')}
      endpoint={updateProjectSettings}
      setting={setting}
      labels={labels}
    >
      {({ values, change, errorOf }) =>
        (['similarity_percent', 'likely_percent', 'protection_days'] as const).map((field) => (
          <NumberField
            key={field}
            label={labels[field]}
            value={values[field]}
            onChange={(typed) => change({ [field]: typed })}
            error={errorOf(field)}
            isRequired
          />
        ))
      }
    </SettingForm>
  )
}
