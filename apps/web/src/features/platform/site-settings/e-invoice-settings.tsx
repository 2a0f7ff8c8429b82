import { updateEInvoiceSettings } from '@sejuk/contract/platform/site-settings'
import type { SiteSettings } from '@sejuk/domain/platform/site-settings'
import { siteSettingWords } from '@sejuk/words/platform/site-settings'
import { useWords } from '../../../lib/language/words.ts'
import { NpwpField } from '../../../ui/fields/identity-fields.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { type Setting, SettingForm } from './setting-form.tsx'

export const EInvoiceSettings = ({ setting }: { setting: Setting<SiteSettings['e_invoice']> }) => {
  const t = useWords(siteSettingWords)
  const labels = {
    seller_npwp: t('seller_npwp'),
    seller_nitku: t('seller_nitku'),
    deadline_day: t('deadline_day'),
  }
  return (
    <SettingForm
      title={t('eInvoice')}
      sub={t('eInvoiceText')}
      endpoint={updateEInvoiceSettings}
      kind="e_invoice"
      setting={setting}
      labels={labels}
    >
      {({ values, change, errorOf }) => (
        <>
          <NpwpField
            label={labels.seller_npwp}
            value={values.seller_npwp}
            onChange={(seller_npwp) => change({ seller_npwp })}
            error={errorOf('seller_npwp')}
            isRequired
          />
          <TextField
            label={labels.seller_nitku}
            value={values.seller_nitku}
            onChange={(seller_nitku) => change({ seller_nitku })}
            error={errorOf('seller_nitku')}
            most={22}
            isRequired
          />
          <NumberField
            label={labels.deadline_day}
            value={values.deadline_day}
            onChange={(deadline_day) => change({ deadline_day })}
            error={errorOf('deadline_day')}
            isRequired
          />
        </>
      )}
    </SettingForm>
  )
}
