import type { OrderablePart } from '@sejuk/contract/spareparts/sparepart-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'

type Props = { part: OrderablePart; showsPrice?: boolean }

/** What a part costs here: free until a day, or its price; and where it lies. */
export const PartTerms = ({ part, showsPrice = true }: Props) => {
  const t = useWords(sparepartWords)
  const dates = useDates()
  const price = part.price === null ? '-' : rupiah(part.price)
  const terms =
    part.is_free && part.warranty_until ? t('freeUntil', { day: dates.day(part.warranty_until) }) : showsPrice && price
  return (
    <small>
      {part.item_code}
      {part.position_no !== null && ` · ${t('position', { n: part.position_no })}`}
      {terms && ` · ${terms}`}
      {' · '}
      {t('onShelf')} {part.on_shelf}, {t('available')} {part.in_warehouse}
      {part.repeat_days !== null && (
        <>
          {' '}
          <StatusChip tone="attention">{t('repeat', { n: part.repeat_days })}</StatusChip>
        </>
      )}
    </small>
  )
}
