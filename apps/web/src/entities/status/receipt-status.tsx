import type { ReceiptStatus } from '@sejuk/domain/stock/goods-receipts'
import { goodsReceiptWords } from '@sejuk/words/stock/goods-receipts'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<ReceiptStatus, Tone> = { Draft: 'waiting', Partial: 'attention', Closed: 'good' }

export const ReceiptChip = ({ status }: { status: ReceiptStatus }) => {
  const t = useWords(goodsReceiptWords)
  return <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
}
