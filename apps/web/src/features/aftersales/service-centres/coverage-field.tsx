import { cityDropdown, districtDropdown, provinceDropdown, subDistrictDropdown } from '@sejuk/contract/masters/regions'
import { serviceCentreWords } from '@sejuk/words/aftersales/service-centres'
import { regionWords } from '@sejuk/words/masters/regions'
import { useState } from 'react'
import IconX from '#icon/X'
import { Label } from '../../../entities/label.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { PagedMultiSelect, PagedSelect } from '../../../ui/fields/picker.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { SectionBody } from '../../../ui/record/section.tsx'
import style from './coverage-field.module.css'

type Props = {
  value: readonly string[]
  /** What is known of them already. */
  names?: ReadonlyMap<string, string>
  onChange: (codes: string[]) => void
  error?: string
}

/** Sub-districts, selected district by district; the selection is listed below. */
export const CoverageField = ({ value, names, onChange, error }: Props) => {
  const t = useWords(serviceCentreWords)
  const region = useWords(regionWords)
  const [province, setProvince] = useState<string>()
  const [city, setCity] = useState<string>()
  const [district, setDistrict] = useState<string>()
  const isHere = (code: string) => district !== undefined && code.startsWith(`${district}.`)
  const here = value.filter(isHere)
  const elsewhere = value.filter((code) => !isHere(code))
  const first = (parent: string) => region('first', { parent })
  return (
    <SectionBody>
      <FieldGrid>
        <PagedSelect
          label={region('province')}
          none={region('choose')}
          source={provinceDropdown}
          value={province}
          onChange={(code) => {
            setProvince(code)
            setCity(undefined)
            setDistrict(undefined)
          }}
        />
        <PagedSelect
          label={region('city')}
          none={region('choose')}
          source={cityDropdown}
          input={{ province_code: [province] }}
          shut={province ? undefined : first(region('province'))}
          value={city}
          onChange={(code) => {
            setCity(code)
            setDistrict(undefined)
          }}
        />
        <PagedSelect
          label={region('district')}
          none={region('choose')}
          source={districtDropdown}
          input={{ city_code: [city] }}
          shut={city ? undefined : first(region('city'))}
          value={district}
          onChange={setDistrict}
        />
        <PagedMultiSelect
          label={t('addPlaces')}
          none={t('none')}
          source={subDistrictDropdown}
          input={{ district_code: [district] }}
          shut={district ? undefined : first(region('district'))}
          value={here}
          onChange={(codes) => onChange([...elsewhere, ...codes])}
          error={error}
        />
      </FieldGrid>
      <p>
        <b>{t('subDistricts', { n: value.length })}</b>
      </p>
      {value.length === 0 ? (
        <p>{t('noPlaces')}</p>
      ) : (
        <ul className={style.places}>
          {value.map((code) => (
            <li key={code}>
              {names?.get(code) ?? <Label source={subDistrictDropdown} value={code} />}
              <IconButton
                label={t('removePlace', { name: names?.get(code) ?? code })}
                onClick={() => onChange(value.filter((one) => one !== code))}
              >
                <IconX size={14} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </SectionBody>
  )
}
