import { listDeliveryProblems } from '@sejuk/contract/delivery/delivery-receipts'
import { receiptWords } from '@sejuk/words/delivery/delivery-receipts'
import { ProblemTable } from '../../../entities/delivery/problem-table.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section, SectionText } from '../../../ui/record/section.tsx'

/** What is open, next due first. */
export const ProblemQueue = () => {
  const t = useWords(receiptWords)
  const found = useCall(listDeliveryProblems, { status: 'Open', limit: 20 }, { keepPrevious: true })
  const rows = found.data?.data ?? []
  return (
    <Section title={t('queue')} sub={found.data?.total}>
      {rows.length === 0 ? <SectionText>{t('nothingOpen')}</SectionText> : <ProblemTable rows={rows} />}
    </Section>
  )
}
