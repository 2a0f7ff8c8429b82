import type { ShopStatus } from '@sejuk/domain/customers/shops'
import { shopWords } from '@sejuk/words/customers/shops'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<ShopStatus, Tone> = { Draft: 'waiting', Approved: 'good', Closed: 'neutral' }

export const ShopChip = ({ status, size }: { status: ShopStatus; size?: 'normal' | 'large' }) => {
  const t = useWords(shopWords)
  return (
    <StatusChip tone={tones[status]} size={size}>
      {t(status)}
    </StatusChip>
  )
}
