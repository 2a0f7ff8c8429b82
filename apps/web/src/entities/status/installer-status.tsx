import type { BankStatus, IdentityStatus, VerifyResult } from '@sejuk/domain/installers/installers'
import { installerWords } from '@sejuk/words/installers/installers'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const identityTones: Record<IdentityStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Modified: 'waiting',
  Approved: 'good',
  Rejected: 'bad',
  Withdrawn: 'attention',
  Paused: 'attention',
}
const bankTones: Record<BankStatus, Tone> = {
  Bank_Submitted: 'waiting',
  Bank_Modified: 'waiting',
  Bank_Approved: 'good',
  Bank_Withdrawn: 'attention',
  Bank_Rejected: 'bad',
}
const verifyTones: Record<VerifyResult, Tone> = { Unknown: 'neutral', Valid: 'good', Invalid: 'bad' }

type Props<Status> = { status: Status; size?: 'normal' | 'large' }

/** With a label where another status is beside it. */
export const IdentityChip = ({ status, size, isNamed }: Props<IdentityStatus> & { isNamed?: boolean }) => {
  const t = useWords(installerWords)
  return (
    <StatusChip tone={identityTones[status]} size={size}>
      {isNamed ? t('identityIs', { status: t(status).toLowerCase() }) : t(status)}
    </StatusChip>
  )
}

/** No chip without a submitted account. */
export const BankChip = ({ status, size }: Props<BankStatus | null>) => {
  const t = useWords(installerWords)
  return status ? (
    <StatusChip tone={bankTones[status]} size={size}>
      {t(status)}
    </StatusChip>
  ) : (
    '-'
  )
}

export const VerifyChip = ({ status, size }: Props<VerifyResult | null>) => {
  const t = useWords(installerWords)
  return status ? (
    <StatusChip tone={verifyTones[status]} size={size}>
      {t(status)}
    </StatusChip>
  ) : (
    '-'
  )
}
