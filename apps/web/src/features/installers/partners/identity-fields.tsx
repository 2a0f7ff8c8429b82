import type { identityForm, OwnIdentity } from '@sejuk/contract/installers/partners'
import { cityDropdown, provinceDropdown } from '@sejuk/contract/masters/regions'
import { partnerWords } from '@sejuk/words/installers/partners'
import type { z } from 'zod'
import { useWords } from '../../../lib/language/words.ts'
import { IdCardField } from '../../../ui/fields/identity-fields.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PhotoStage } from './photo-stage.tsx'
import type { PageForm } from './use-page-form.ts'

export type IdentityValues = z.input<typeof identityForm>

export const identityValues = (identity: OwnIdentity): IdentityValues => ({
  userName: identity.userName,
  idCardNumber: identity.idCardNumber,
  idCardAddress: identity.idCardAddress,
  province: identity.province ?? '',
  city: identity.city ?? '',
  photo_code_id_card: identity.photo_code_id_card_attachment[0]?.photo_code ?? '',
  photo_code_id_profile: identity.photo_code_id_profile_attachment[0]?.photo_code ?? '',
})

/** Page 2, and the page on which it is corrected. */
export const IdentityFields = ({ form, identity }: { form: PageForm<IdentityValues>; identity: OwnIdentity }) => {
  const t = useWords(partnerWords)
  const { values, change, errorOf } = form
  const choose = t('choose')
  return (
    <>
      <PhotoStage
        user_code={identity.user_code}
        photos={[
          {
            photo: 'id_card',
            code: values.photo_code_id_card || null,
            saved: identity.photo_code_id_card_attachment[0],
            error: errorOf('photo_code_id_card'),
          },
          {
            photo: 'id_profile',
            code: values.photo_code_id_profile || null,
            saved: identity.photo_code_id_profile_attachment[0],
            error: errorOf('photo_code_id_profile'),
          },
        ]}
        onPhoto={(photo, code) => change({ [`photo_code_${photo}`]: code })}
      />
      <TextField
        label={t('userName')}
        value={values.userName}
        onChange={(userName) => change({ userName })}
        error={errorOf('userName')}
        most={100}
        isRequired
      />
      <IdCardField
        label={t('idCardNumber')}
        value={values.idCardNumber}
        onChange={(idCardNumber) => change({ idCardNumber })}
        error={errorOf('idCardNumber')}
        isRequired
      />
      <TextField
        label={t('idCardAddress')}
        value={values.idCardAddress}
        onChange={(idCardAddress) => change({ idCardAddress })}
        error={errorOf('idCardAddress')}
        most={500}
        isLong
        isRequired
      />
      <PagedSelect
        label={t('province')}
        none={choose}
        source={provinceDropdown}
        value={values.province || undefined}
        onChange={(province = '') => change({ province, city: '' })}
        error={errorOf('province')}
      />
      <PagedSelect
        label={t('city')}
        none={choose}
        source={cityDropdown}
        input={{ province_code: [values.province] }}
        shut={values.province ? undefined : t('chooseProvinceFirst')}
        value={values.city || undefined}
        onChange={(city = '') => change({ city })}
        error={errorOf('city')}
      />
    </>
  )
}
