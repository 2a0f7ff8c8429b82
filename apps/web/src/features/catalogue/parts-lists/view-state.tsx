import { partsListWords } from '@sejuk/words/catalogue/parts-lists'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

/** Whether a unit has an exploded view, by the revision readers see. */
export const ViewState = ({ revision }: { revision: number | null }) => {
  const t = useWords(partsListWords)
  if (revision === null) return <StatusChip tone="neutral">{t('noView')}</StatusChip>
  if (revision === 0) return <StatusChip tone="waiting">{t('viewDraft')}</StatusChip>
  return <StatusChip tone="good">{t('viewRevision', { n: revision })}</StatusChip>
}
