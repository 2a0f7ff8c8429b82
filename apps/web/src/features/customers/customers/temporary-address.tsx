import type { Customer } from '@sejuk/contract/customers/customers'
import { createTemporaryAddress } from '@sejuk/contract/customers/official-addresses'
import { officialAddressWords } from '@sejuk/words/customers/official-addresses'
import { useState } from 'react'
import { type Region, RegionChain } from '../../../entities/pickers/region-chain.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { PhoneField } from '../../../ui/fields/identity-fields.tsx'
import { PlaceField } from '../../../ui/fields/place-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

const blank = {
  sub_district_code: '',
  postal_code: '',
  detail_address: '',
  receiver_name: '',
  receiver_phone: '',
  order_code: '',
  lat: '',
  lng: '',
}

/** An address for one order, written beside the official ones. */
export const TemporaryAddress = ({ customer, onClose }: { customer: Customer; onClose: () => void }) => {
  const t = useWords(officialAddressWords)
  const [region, setRegion] = useState<Region>({
    province_code: customer.province_code ?? undefined,
    city_code: customer.city_code ?? undefined,
  })
  const labels = {
    sub_district_code: t('sub_district_name'),
    postal_code: t('postal_code'),
    detail_address: t('detail_address'),
    receiver_name: t('receiver_name'),
    receiver_phone: t('receiver_phone'),
    order_code: t('order_code'),
    lat: t('pin'),
    lng: t('pin'),
  }
  return (
    <EndpointPanel
      title={t('addTemporary')}
      sub={customer.customer_name}
      endpoint={createTemporaryAddress}
      initial={blank}
      fixed={{ customer_code: customer.customer_code }}
      labels={labels}
      draft={`address/temporary/${customer.customer_code}`}
      onClose={onClose}
    >
      {(form) => {
        const text = (field: keyof typeof blank) => ({
          label: labels[field],
          value: form.values[field],
          onChange: (value: string) => form.change({ [field]: value }),
          error: form.errorOf(field),
        })
        return (
          <>
            <p>{t('temporaryHelp')}</p>
            <RegionChain
              value={region}
              errorOf={form.errorOf}
              onChange={(next) => {
                setRegion(next)
                form.change({ sub_district_code: next.sub_district_code ?? '', postal_code: next.postal_code ?? '' })
              }}
            />
            <TextField {...text('detail_address')} most={1000} isLong isRequired />
            <PlaceField
              label={t('pin')}
              lat={form.values.lat}
              lng={form.values.lng}
              errors={{ lat: form.errorOf('lat'), lng: form.errorOf('lng') }}
              onChange={(place) => form.change(place)}
            />
            <TextField {...text('receiver_name')} most={100} isRequired />
            <PhoneField {...text('receiver_phone')} isRequired />
            <TextField {...text('order_code')} most={50} />
          </>
        )
      }}
    </EndpointPanel>
  )
}
