import { updateOrderSettings } from '@sejuk/contract/platform/site-settings'
import type { SiteSettings } from '@sejuk/domain/platform/site-settings'
import { siteSettingWords } from '@sejuk/words/platform/site-settings'
import { useWords } from '../../../lib/language/words.ts'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { type Setting, SettingForm } from './setting-form.tsx'

export const OrderSettings = ({ setting }: { setting: Setting<SiteSettings['orders']> }) => {
  const t = useWords(siteSettingWords)
  const labels = {
    branch_band_percent: t('branch_band_percent'),
    answer_hours: t('answer_hours'),
    undecided_days: t('undecided_days'),
    floor_percent: t('floor_percent'),
    largest_discount_percent: t('largest_discount_percent'),
  }
  return (
    <SettingForm
      title={t('orders')}
      sub={t('ordersText')}
      endpoint={updateOrderSettings}
      kind="orders"
      setting={setting}
      labels={labels}
    >
      {({ values, change, errorOf }) =>
        (
          [
            'branch_band_percent',
            'answer_hours',
            'undecided_days',
            'floor_percent',
            'largest_discount_percent',
          ] as const
        ).map((field) => (
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
