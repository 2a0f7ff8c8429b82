import type { Data } from '@sejuk/contract/endpoint'
import type { bankForm, getBankInformation } from '@sejuk/contract/installers/partners'
import { partnerBankDropdown } from '@sejuk/contract/masters/banks'
import { cityDropdown, provinceDropdown } from '@sejuk/contract/masters/regions'
import { needsDisclaimer } from '@sejuk/domain/installers/registrations'
import { keepDigits } from '@sejuk/domain/values/numbers'
import { partnerWords } from '@sejuk/words/installers/partners'
import type { z } from 'zod'
import { useCall } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import style from './partner-form.module.css'
import { PhotoStage } from './photo-stage.tsx'
import type { PageForm } from './use-page-form.ts'

export type BankValues = Omit<z.input<typeof bankForm>, 'userType'>
export type OwnBank = Data<typeof getBankInformation>

export const bankValues = ({ bank, userName }: OwnBank): BankValues => ({
  bank: bank?.bank ?? '',
  provinceBank: bank?.provinceBank ?? '',
  cityBank: bank?.cityBank ?? '',
  accountName: bank?.accountName ?? userName,
  accountNumber: bank?.accountNumber ?? '',
  receiverType: bank?.receiverType ?? '1',
  receiverResidency: bank?.receiverResidency ?? '1',
  photo_code_disclaimer_letter: bank?.photo_code_disclaimer_letter_attachment[0]?.photo_code ?? null,
})

type Props = { form: PageForm<BankValues>; own: OwnBank; user_code: string }

/** Page 3, and the page on which it is corrected. */
export const BankFields = ({ form, own, user_code }: Props) => {
  const t = useWords(partnerWords)
  const say = useSay()
  const { values, change, errorOf } = form
  const choose = t('choose')
  const { data } = useCall(partnerBankDropdown, { search: values.bank }, { enabled: values.bank !== '' })
  const bank = data?.data.find(({ bank_code }) => bank_code === values.bank)
  const said = (options: { value: string; label: string }[] = []) =>
    options.map(({ value, label }) => ({ value, label: say(label) }))
  const isOther = values.accountName.trim() !== '' && needsDisclaimer(values.accountName, own.userName)
  return (
    <>
      <PagedSelect
        label={t('bank')}
        none={choose}
        source={partnerBankDropdown}
        value={values.bank || undefined}
        onChange={(code = '') => change({ bank: code })}
        error={errorOf('bank')}
      />
      <PagedSelect
        label={t('provinceBank')}
        none={choose}
        source={provinceDropdown}
        value={values.provinceBank || undefined}
        onChange={(provinceBank = '') => change({ provinceBank, cityBank: '' })}
        error={errorOf('provinceBank')}
      />
      <PagedSelect
        label={t('cityBank')}
        none={choose}
        source={cityDropdown}
        input={{ province_code: [values.provinceBank] }}
        shut={values.provinceBank ? undefined : t('chooseProvinceFirst')}
        value={values.cityBank || undefined}
        onChange={(cityBank = '') => change({ cityBank })}
        error={errorOf('cityBank')}
      />
      <TextField
        label={t('accountName')}
        value={values.accountName}
        onChange={(accountName) => change({ accountName })}
        error={errorOf('accountName')}
        most={100}
        isRequired
      />
      <TextField
        label={t('accountNumber')}
        value={values.accountNumber}
        onChange={(typed) => change({ accountNumber: keepDigits(typed) })}
        error={errorOf('accountNumber')}
        inputMode="numeric"
        isRequired
      />
      <ChoiceField
        label={t('receiverType')}
        options={said(bank?.receiver_type_options)}
        value={values.receiverType}
        onChange={(receiverType) => change({ receiverType })}
        error={errorOf('receiverType')}
        isRequired
      />
      <ChoiceField
        label={t('receiverResidency')}
        options={said(bank?.receiver_residency_options)}
        value={values.receiverResidency}
        onChange={(receiverResidency) => change({ receiverResidency })}
        error={errorOf('receiverResidency')}
        isRequired
      />
      {isOther && (
        <div>
          <span className={style.label}>{t('disclaimer_letter')}</span>
          <PhotoStage
            user_code={user_code}
            photos={[
              {
                photo: 'disclaimer_letter',
                code: values.photo_code_disclaimer_letter ?? null,
                saved: own.bank?.photo_code_disclaimer_letter_attachment[0],
                error: errorOf('photo_code_disclaimer_letter'),
              },
            ]}
            onPhoto={(_photo, code) => change({ photo_code_disclaimer_letter: code })}
          />
        </div>
      )}
    </>
  )
}
