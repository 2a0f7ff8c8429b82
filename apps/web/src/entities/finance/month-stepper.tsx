import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import { invoiceSummaryWords } from '@sejuk/words/finance/invoice-summaries'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { IconButton } from '../../ui/actions/button.tsx'
import { Row } from '../../ui/layout/page-body.tsx'

const monthsOn = (month: string, n: number) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + n, 1)).toISOString().slice(0, 7)
}

/** A month, with the one before and the one after it. */
export const MonthStepper = ({ period, onTurn }: { period: string; onTurn: (period: string) => void }) => {
  const t = useWords(invoiceSummaryWords)
  const dates = useDates()
  return (
    <Row>
      <IconButton label={t('previous')} onClick={() => onTurn(monthsOn(period, -1))}>
        <IconChevronLeft size={18} />
      </IconButton>
      <b>{dates.day(`${period}-01`).slice(3)}</b>
      <IconButton label={t('next')} onClick={() => onTurn(monthsOn(period, 1))}>
        <IconChevronRight size={18} />
      </IconButton>
    </Row>
  )
}
