import type { ItemStatus } from '@sejuk/domain/catalogue/items'
import { itemRecordWords } from '@sejuk/words/catalogue/item-records'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<ItemStatus, Tone> = { Draft: 'neutral', Submitted: 'waiting', Approved: 'good', Closed: 'neutral' }

export const ItemChip = ({ status, size }: { status: ItemStatus; size?: 'normal' | 'large' }) => (
  <StatusChip tone={tones[status]} size={size}>
    {useWords(itemRecordWords)(status)}
  </StatusChip>
)
