import {
  updateCompany,
  updateDefaultLanguage,
  updateInstallerSettings,
  updateServiceTax,
} from '@sejuk/contract/platform/site-settings'
import type { SiteSettings } from '@sejuk/domain/platform/site-settings'
import { siteSettingWords } from '@sejuk/words/platform/site-settings'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { NumberField, PercentageField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { type Setting, SettingForm } from './setting-form.tsx'

export const CompanySettings = ({ setting }: { setting: Setting<SiteSettings['company']> }) => {
  const t = useWords(siteSettingWords)
  const labels = {
    company_name: t('company_name'),
    support_phone: t('support_phone'),
    support_email: t('support_email'),
  }
  return (
    <SettingForm title={t('company')} sub={t('companyText')} endpoint={updateCompany} setting={setting} labels={labels}>
      {({ values, change, errorOf }) => (
        <>
          <TextField
            label={labels.company_name}
            value={values.company_name}
            onChange={(company_name) => change({ company_name })}
            error={errorOf('company_name')}
            most={100}
            isRequired
          />
          <TextField
            label={labels.support_phone}
            value={values.support_phone}
            onChange={(support_phone) => change({ support_phone })}
            error={errorOf('support_phone')}
            most={40}
            inputMode="tel"
          />
          <TextField
            label={labels.support_email}
            value={values.support_email}
            onChange={(support_email) => change({ support_email })}
            error={errorOf('support_email')}
            most={200}
            inputMode="email"
          />
        </>
      )}
    </SettingForm>
  )
}

export const LanguageSettings = ({ setting }: { setting: Setting<SiteSettings['language']> }) => {
  const t = useWords(siteSettingWords)
  const labels = { default_language: t('default_language') }
  return (
    <SettingForm
      title={t('language')}
      sub={t('languageText')}
      endpoint={updateDefaultLanguage}
      setting={setting}
      labels={labels}
    >
      {({ values, change, errorOf }) => (
        <ChoiceField
          label={labels.default_language}
          options={[
            { value: 'default', label: t('english') },
            { value: 'local', label: t('indonesian') },
          ]}
          value={values.default_language}
          onChange={(language) => change({ default_language: language as typeof values.default_language })}
          error={errorOf('default_language')}
          isRequired
        />
      )}
    </SettingForm>
  )
}

export const InstallerSettings = ({ setting }: { setting: Setting<SiteSettings['installers']> }) => {
  const t = useWords(siteSettingWords)
  const labels = {
    four_eyes: t('four_eyes'),
    call_back_percent: t('call_back_percent'),
    paper_years: t('paper_years'),
  }
  return (
    <SettingForm
      title={t('installers')}
      sub={t('installersText')}
      endpoint={updateInstallerSettings}
      kind="installers"
      setting={setting}
      labels={labels}
    >
      {({ values, change, errorOf }) => (
        <>
          <CheckboxField
            label={labels.four_eyes}
            isOn={values.four_eyes}
            onChange={(four_eyes) => change({ four_eyes })}
          />
          <PercentageField
            label={labels.call_back_percent}
            hint={t('callBackHint')}
            value={values.call_back_percent}
            onChange={(call_back_percent) => change({ call_back_percent })}
            error={errorOf('call_back_percent')}
            isRequired
          />
          <NumberField
            label={labels.paper_years}
            hint={t('paperHint')}
            value={values.paper_years}
            onChange={(paper_years) => change({ paper_years })}
            error={errorOf('paper_years')}
            isRequired
          />
        </>
      )}
    </SettingForm>
  )
}

export const ServiceTaxSettings = ({ setting }: { setting: Setting<SiteSettings['service_tax']> }) => {
  const t = useWords(siteSettingWords)
  const labels = { with_npwp: t('with_npwp'), without_npwp: t('without_npwp') }
  return (
    <SettingForm
      title={t('serviceTax')}
      sub={t('serviceTaxText')}
      endpoint={updateServiceTax}
      kind="service_tax"
      setting={setting}
      labels={labels}
    >
      {({ values, change, errorOf }) =>
        (['with_npwp', 'without_npwp'] as const).map((field) => (
          <PercentageField
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
