import {
  cityDropdown,
  districtDropdown,
  postalCodesOfSubDistrict,
  provinceDropdown,
  subDistrictDropdown,
} from '@sejuk/contract/masters/regions'
import { type RegionChain as Chain, chooseRegion, postalCodeDoubt } from '@sejuk/domain/masters/regions'
import { regionWords } from '@sejuk/words/masters/regions'
import { useEffect, useId } from 'react'
import { useCall } from '../../lib/api/queries.ts'
import { useSay, useWords } from '../../lib/language/words.ts'
import { PagedSelect } from '../../ui/fields/picker.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

export type Region = Chain & { postal_code?: string }
type Props = {
  value: Region
  onChange: (value: Region) => void
  errorOf?: (field: keyof Region) => string | undefined
  /** Without the postal code. */
  isWithoutPostalCode?: boolean
}

/** Province, city, district, sub-district, and the postal code other users confirmed there. */
export const RegionChain = ({ value, onChange, errorOf = () => undefined, isWithoutPostalCode }: Props) => {
  const t = useWords(regionWords)
  const choose = (level: keyof Chain) => (code: string | undefined) => onChange(chooseRegion(value, level, code))
  const { province_code, city_code, district_code } = value
  const below = (parent: string | undefined, name: string) => (parent ? undefined : t('first', { parent: name }))
  return (
    <>
      <PagedSelect
        label={t('province')}
        none={t('choose')}
        source={provinceDropdown}
        value={province_code}
        onChange={choose('province_code')}
        error={errorOf('province_code')}
      />
      <PagedSelect
        label={t('city')}
        none={t('choose')}
        source={cityDropdown}
        input={{ province_code: [province_code] }}
        shut={below(province_code, t('province'))}
        value={city_code}
        onChange={choose('city_code')}
        error={errorOf('city_code')}
      />
      <PagedSelect
        label={t('district')}
        none={t('choose')}
        source={districtDropdown}
        input={{ city_code: [city_code] }}
        shut={below(city_code, t('city'))}
        value={district_code}
        onChange={choose('district_code')}
        error={errorOf('district_code')}
      />
      <PagedSelect
        label={t('subDistrict')}
        none={t('choose')}
        source={subDistrictDropdown}
        input={{ district_code: [district_code] }}
        shut={below(district_code, t('district'))}
        value={value.sub_district_code}
        onChange={choose('sub_district_code')}
        error={errorOf('sub_district_code')}
      />
      {!isWithoutPostalCode && <PostalCode value={value} onChange={onChange} error={errorOf('postal_code')} />}
    </>
  )
}

/** The learned postal code fills an empty field and warns about a different one; the user decides. */
const PostalCode = ({ value, onChange, error }: Pick<Props, 'value' | 'onChange'> & { error?: string }) => {
  const t = useWords(regionWords)
  const say = useSay()
  const id = useId()
  const { sub_district_code = '', postal_code = '' } = value
  const { data } = useCall(postalCodesOfSubDistrict, { id: sub_district_code }, { enabled: sub_district_code !== '' })
  const learned = data?.data.map((one) => one.postal_code) ?? []
  const [usual] = learned
  const isUnsaid = value.postal_code === undefined && usual !== undefined
  // Only where nothing was said yet: who empties the field means it.
  useEffect(() => {
    if (isUnsaid) onChange({ ...value, postal_code: usual })
  })
  const doubt = postalCodeDoubt(postal_code, learned)
  const isKnown = postal_code !== '' && learned.includes(postal_code)
  return (
    <>
      <TextField
        label={t('postalCode')}
        hint={doubt ? say(doubt) : isKnown ? t('learned') : undefined}
        value={postal_code}
        onChange={(typed) => onChange({ ...value, postal_code: typed.replaceAll(/\D/g, '').slice(0, 5) })}
        error={error}
        inputMode="numeric"
        list={`${id}-learned`}
      />
      <datalist id={`${id}-learned`}>
        {learned.map((code) => (
          <option key={code} value={code} />
        ))}
      </datalist>
    </>
  )
}
