import type { SerialStatus } from '@sejuk/domain/catalogue/serial-numbers'
import type { WarrantyState } from '@sejuk/domain/catalogue/warranty'
import { serialStatusWords, serialWarrantyWords } from '@sejuk/words/catalogue/serial-lives'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<SerialStatus, Tone> = {
  InFactory: 'neutral',
  InStock: 'good',
  Locked: 'waiting',
  InTransit: 'active',
  Sold: 'good',
  SoldOut: 'good',
  Installed: 'good',
  Replaced: 'attention',
  Returned: 'attention',
  Lost: 'attention',
  Scrapped: 'bad',
}

type Props = { size?: 'normal' | 'large' }

export const SerialChip = ({ status, size }: Props & { status: SerialStatus }) => {
  const t = useWords(serialStatusWords)
  return (
    <StatusChip tone={tones[status]} size={size}>
      {t(status)}
    </StatusChip>
  )
}

const warrantyTones: Record<WarrantyState, Tone> = {
  In_Warranty: 'good',
  Expired: 'neutral',
  Void: 'bad',
  Not_Registered: 'attention',
  Unknown: 'waiting',
}

export const WarrantyStateChip = ({ state, size }: Props & { state: WarrantyState }) => {
  const t = useWords(serialWarrantyWords)
  return (
    <StatusChip tone={warrantyTones[state]} size={size}>
      {t(state)}
    </StatusChip>
  )
}
