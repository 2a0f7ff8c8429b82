import { updatePaymentSettings } from '@sejuk/contract/platform/site-settings'
import type { SiteSettings } from '@sejuk/domain/platform/site-settings'
import { siteSettingWords } from '@sejuk/words/platform/site-settings'
import { useWords } from '../../../lib/language/words.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { type Setting, SettingForm } from './setting-form.tsx'

const fields = ['bank_name', 'account_number', 'account_name'] as const

export const PaymentSettings = ({ setting }: { setting: Setting<SiteSettings['payment']> }) => {
  const t = useWords(siteSettingWords)
  const labels = {
    bank_name: t('bank_name'),
    account_number: t('account_number'),
    account_name: t('account_name'),
  }
  return (
    <SettingForm
      title={t('payment')}
      sub={t('paymentText')}
      endpoint={updatePaymentSettings}
      kind="payment"
      setting={setting}
      labels={labels}
    >
      {({ values, change, errorOf }) =>
        fields.map((field) => (
          <TextField
            key={field}
            label={labels[field]}
            value={values[field]}
            onChange={(value) => change({ [field]: value })}
            error={errorOf(field)}
            most={field === 'account_number' ? 40 : 100}
            isRequired
          />
        ))
      }
    </SettingForm>
  )
}
