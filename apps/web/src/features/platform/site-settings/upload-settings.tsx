import { updateUploadSettings } from '@sejuk/contract/platform/site-settings'
import type { SiteSettings } from '@sejuk/domain/platform/site-settings'
import { siteSettingWords } from '@sejuk/words/platform/site-settings'
import { useWords } from '../../../lib/language/words.ts'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { type Setting, SettingForm } from './setting-form.tsx'

export const UploadSettings = ({ setting }: { setting: Setting<SiteSettings['uploads']> }) => {
  const t = useWords(siteSettingWords)
  const labels = { video_mb_per_day: t('video_mb_per_day'), file_mb_per_day: t('file_mb_per_day') }
  return (
    <SettingForm
      title={t('uploads')}
      sub={t('uploadsText')}
      endpoint={updateUploadSettings}
      setting={setting}
      labels={labels}
    >
      {({ values, change, errorOf }) =>
        (['video_mb_per_day', 'file_mb_per_day'] as const).map((field) => (
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
