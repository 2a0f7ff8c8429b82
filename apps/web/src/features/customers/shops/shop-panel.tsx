import { promotorDropdown } from '@sejuk/contract/customers/promotors'
import type { Endpoint } from '@sejuk/contract/endpoint'
import { shopClasses } from '@sejuk/domain/customers/shops'
import { shopWords } from '@sejuk/words/customers/shops'
import { RegionChain } from '../../../entities/pickers/region-chain.tsx'
import { SalesmanPicker } from '../../../entities/pickers/staff-picker.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { PhoneField } from '../../../ui/fields/identity-fields.tsx'
import { PagedMultiSelect } from '../../../ui/fields/picker.tsx'
import { PlaceField } from '../../../ui/fields/place-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { DisplayUnits } from './display-units.tsx'
import type { ShopValues } from './shop-values.ts'

type Props = {
  title: string
  sub: string
  endpoint: Endpoint
  initial: ShopValues
  fixed: Record<string, unknown>
  dept_code: string
  /** The current salesman. */
  salesman: { code: string | null; name: string | null }
  draft: string
  onClose: () => void
}
type Word = keyof ShopValues & keyof typeof shopWords.words

/** A shop, written beside the list of shops or beside itself. */
export const ShopPanel = ({ dept_code, salesman, ...props }: Props) => {
  const t = useWords(shopWords)
  const words = Object.keys(props.initial).map((field) => [
    field,
    field in shopWords.words ? t(field as Word) : t('place'),
  ])
  return (
    <EndpointPanel {...props} labels={Object.fromEntries(words) as Record<keyof ShopValues, string>}>
      {(form) => {
        const { values, change, errorOf } = form
        const text = (field: Word) => ({
          label: t(field),
          error: errorOf(field),
          value: String(values[field]),
          onChange: (value: string) => change({ [field]: value }),
        })
        return (
          <>
            <TextField {...text('shop_name')} most={150} isRequired autoFocus />
            <SalesmanPicker
              value={values.salesman_code || undefined}
              error={errorOf('salesman_code')}
              dept_code={[dept_code]}
              known={salesman}
              onChange={(code) => change({ salesman_code: code ?? '' })}
            />
            <ChoiceField
              {...text('shop_class')}
              options={shopClasses.map((value) => ({ value, label: value }))}
              isRequired
            />
            <PhoneField {...text('phone')} />
            <RegionChain
              value={{
                province_code: values.province_code || undefined,
                city_code: values.city_code || undefined,
                district_code: values.district_code || undefined,
                sub_district_code: values.sub_district_code || undefined,
                postal_code: values.postal_code,
              }}
              errorOf={errorOf}
              onChange={(region) =>
                change({
                  province_code: region.province_code ?? '',
                  city_code: region.city_code ?? '',
                  district_code: region.district_code ?? '',
                  sub_district_code: region.sub_district_code ?? '',
                  postal_code: region.postal_code,
                })
              }
            />
            <TextField {...text('detail_address')} most={1000} isLong isRequired />
            <PlaceField
              label={t('place')}
              lat={values.lat}
              lng={values.lng}
              errors={{ lat: errorOf('lat'), lng: errorOf('lng') }}
              onChange={(place) => change(place)}
            />
            <TextField {...text('floor_area_m2')} inputMode="numeric" />
            <TextField {...text('opening_hours')} most={100} />
            <PagedMultiSelect
              label={t('promotor_codes')}
              none={t('choose')}
              source={promotorDropdown}
              input={{ dept_code: [dept_code] }}
              value={values.promotor_codes}
              error={errorOf('promotor_codes')}
              onChange={(promotor_codes) => change({ promotor_codes })}
            />
            <DisplayUnits value={values.display_units} onChange={(display_units) => change({ display_units })} />
            <CheckboxField
              label={t('is_open')}
              isOn={values.is_open === 'Y'}
              onChange={(isOn) => change({ is_open: isOn ? 'Y' : 'N' })}
            />
            <TextField {...text('duplicate_reason')} hint={t('duplicateHelp')} most={500} />
          </>
        )
      }}
    </EndpointPanel>
  )
}
