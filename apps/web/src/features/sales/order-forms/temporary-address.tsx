import { createTemporaryAddress } from '@sejuk/contract/customers/official-addresses'
import { officialAddressWords } from '@sejuk/words/customers/official-addresses'
import { regionWords } from '@sejuk/words/masters/regions'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { useState } from 'react'
import { type Region, RegionChain } from '../../../entities/pickers/region-chain.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { PhoneField } from '../../../ui/fields/identity-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'

type Props = { customer_code: string; order_code: string; onClose: () => void }

/** Where the goods of this order go, beside the customer's own addresses: somebody else confirms it first. */
export const TemporaryAddress = ({ customer_code, order_code, onClose }: Props) => {
  const t = useWords(orderFormWords)
  const address = useWords(officialAddressWords)
  const regions = useWords(regionWords)
  const [region, setRegion] = useState<Region>({})
  const labels = {
    ...{ sub_district_code: regions('subDistrict'), postal_code: regions('postalCode') },
    detail_address: address('detail_address'),
    receiver_phone: address('receiver_phone'),
    receiver_name: address('receiver_name'),
  }
  return (
    <EndpointModal
      title={t('newAddress')}
      endpoint={createTemporaryAddress}
      initial={{
        ...{ sub_district_code: '', postal_code: '' },
        ...{ detail_address: '', receiver_phone: '', receiver_name: '' },
      }}
      fixed={{ customer_code, ...(order_code ? { order_code } : {}) }}
      labels={labels}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <Note>{t('newAddressText')}</Note>
          <RegionChain
            value={{ ...region, postal_code: values.postal_code }}
            onChange={({ postal_code = '', ...chosen }) => {
              setRegion(chosen)
              change({ sub_district_code: chosen.sub_district_code ?? '', postal_code })
            }}
            errorOf={(field) => (field === 'sub_district_code' || field === 'postal_code' ? errorOf(field) : undefined)}
          />
          <TextField
            label={labels.detail_address}
            value={values.detail_address}
            onChange={(detail_address) => change({ detail_address })}
            error={errorOf('detail_address')}
            most={1000}
            isLong
            isRequired
          />
          <PhoneField
            label={labels.receiver_phone}
            value={values.receiver_phone}
            onChange={(receiver_phone) => change({ receiver_phone })}
            error={errorOf('receiver_phone')}
            isRequired
          />
          <TextField
            label={labels.receiver_name}
            value={values.receiver_name}
            onChange={(receiver_name) => change({ receiver_name })}
            error={errorOf('receiver_name')}
            most={100}
            isRequired
          />
        </>
      )}
    </EndpointModal>
  )
}
