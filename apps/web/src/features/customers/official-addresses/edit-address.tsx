import { type OfficialAddress, updateOfficialAddress } from '@sejuk/contract/customers/official-addresses'
import { officialAddressWords } from '@sejuk/words/customers/official-addresses'
import { useWords } from '../../../lib/language/words.ts'
import { useRecordVisit } from '../../../lib/navigation/recent-visits.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { PhoneField } from '../../../ui/fields/identity-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'

/** Only these three fields of an official address can be changed. */
export const EditAddress = ({ address, onClose }: { address: OfficialAddress; onClose: () => void }) => {
  const t = useWords(officialAddressWords)
  const { address_code, row_version, detail_address, receiver_phone, receiver_name } = address
  useRecordVisit(address_code)
  const labels = {
    detail_address: t('detail_address'),
    receiver_phone: t('receiver_phone'),
    receiver_name: t('receiver_name'),
  }
  return (
    <EndpointModal
      title={t('modify')}
      sub={`(${address.customer_code}) ${address.customer_name}`}
      endpoint={updateOfficialAddress}
      initial={{ detail_address, receiver_phone, receiver_name }}
      fixed={{ address_code, row_version }}
      labels={labels}
      draft={`official-address/${address_code}`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          {address.open_orders > 0 && <Note>{t('openOrders', { n: address.open_orders })}</Note>}
          <TextField
            label={labels.detail_address}
            value={values.detail_address}
            onChange={(detail_address) => change({ detail_address })}
            error={errorOf('detail_address')}
            most={1000}
            isLong
            isRequired
            autoFocus
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
