import { taxByMonth } from '@sejuk/contract/finance/invoice-summaries'
import { invoiceSummaryWords } from '@sejuk/words/finance/invoice-summaries'
import { MonthChart } from '../../../entities/reports/month-chart.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'

/** The VAT of a year up to the month, beside the year before. */
export const TaxMonths = ({ period }: { period: string }) => {
  const t = useWords(invoiceSummaryWords)
  const found = useCall(taxByMonth, { period }, { keepPrevious: true })
  if (found.error) return <FailedState error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Pending />
  return <MonthChart months={found.data.data} names={[t('vatThisYear'), t('vatYearBefore')]} unit="rupiah" />
}
