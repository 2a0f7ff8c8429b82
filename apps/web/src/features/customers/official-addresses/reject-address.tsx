import { actOnAddress, type OfficialAddress } from '@sejuk/contract/customers/official-addresses'
import { officialAddressWords } from '@sejuk/words/customers/official-addresses'
import { useWords } from '../../../lib/language/words.ts'
import { ReasonPanel } from '../../../ui/actions/reason-panel.tsx'

export const RejectAddress = ({ address, onClose }: { address: OfficialAddress; onClose: () => void }) => {
  const t = useWords(officialAddressWords)
  const { address_code, row_version } = address
  return (
    <ReasonPanel
      endpoint={actOnAddress.reject}
      title={t('reject')}
      sub={address.detail_address}
      label={t('reason')}
      fixed={{ address_code, row_version }}
      onClose={onClose}
    />
  )
}
