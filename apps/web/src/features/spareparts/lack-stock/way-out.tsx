import type { LackingPart } from '@sejuk/contract/spareparts/lack-stock'
import { lackStockWords } from '@sejuk/words/spareparts/lack-stock'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

/** The best way out in words. */
export const WayOut = ({ part: { way, way_qty: n, way_date } }: { part: LackingPart }) => {
  const t = useWords(lackStockWords)
  const dates = useDates()
  if (way === 'none') return <StatusChip tone="bad">{t('none')}</StatusChip>
  if (way === 'substitute') return <StatusChip tone="good">{t('substitute')}</StatusChip>
  if (way === 'incoming')
    return (
      <StatusChip tone="waiting">
        {way_date ? t('incomingOn', { n, day: dates.day(way_date) }) : t('incoming', { n })}
      </StatusChip>
    )
  return <StatusChip tone="active">{t(way, { n })}</StatusChip>
}
