import { actOnAddress, type OfficialAddress } from '@sejuk/contract/customers/official-addresses'
import { officialAddressWords } from '@sejuk/words/customers/official-addresses'
import { useWords } from '../../../lib/words.ts'
import { EndpointPanel } from '../../../ui/endpoint-panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export const RejectAddress = ({ address, onClose }: { address: OfficialAddress; onClose: () => void }) => {
  const t = useWords(officialAddressWords)
  return (
    <EndpointPanel
      title={t('reject')}
      sub={address.detail_address}
      endpoint={actOnAddress.reject}
      initial={{ reason: '' }}
      fixed={{ address_code: address.address_code, row_version: address.row_version }}
      labels={{ reason: t('reason') }}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          label={t('reason')}
          value={form.values.reason}
          onChange={(reason) => form.change({ reason })}
          error={form.errorOf('reason')}
          most={500}
          isLong
          isRequired
          autoFocus
        />
      )}
    </EndpointPanel>
  )
}
