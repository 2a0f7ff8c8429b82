import type { SellerAccount } from '@sejuk/contract/retail/seller-accounts'
import type { SellerAccountStatus } from '@sejuk/domain/retail/seller-accounts'
import { sellerAccountWords } from '@sejuk/words/retail/seller-accounts'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<SellerAccountStatus, Tone> = {
  Bank_Submitted: 'waiting',
  Bank_Approved: 'good',
  Bank_Rejected: 'bad',
}

export const AccountChip = ({ account }: { account: Pick<SellerAccount, 'approve_status' | 'reject_reason'> }) => {
  const t = useWords(sellerAccountWords)
  const { approve_status, reject_reason } = account
  return (
    <span title={reject_reason ? t('rejected', { reason: reject_reason }) : undefined}>
      <StatusChip tone={tones[approve_status]}>{t(approve_status)}</StatusChip>
    </span>
  )
}
