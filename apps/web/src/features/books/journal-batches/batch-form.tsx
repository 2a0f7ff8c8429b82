import { createJournalBatch, previewJournalBatch } from '@sejuk/contract/books/journal-batches'
import { type BatchFormat, batchFormats } from '@sejuk/domain/books/journal-batches'
import { rupiah } from '@sejuk/domain/values/money'
import { journalBatchWords } from '@sejuk/words/books/journals'
import { useCall } from '../../../lib/api/queries.ts'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { lastMonths } from './last-months.ts'

type Wish = { period: string; format: BatchFormat }

/** Which month, for which books: with what it will take before it is made. */
export const BatchForm = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(journalBatchWords)
  const dates = useDates()
  const months = lastMonths(companyToday())
  const initial: Wish = { period: months[0] ?? '', format: 'Accurate' }
  const labels = { period: t('period'), format: t('format') }
  return (
    <EndpointPanel
      title={t('create')}
      endpoint={createJournalBatch}
      initial={initial}
      labels={labels}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <ChoiceField
            label={labels.period}
            value={values.period}
            onChange={(period) => change({ period })}
            options={months.map((value) => ({ value, label: dates.day(`${value}-01`).slice(3) }))}
            error={errorOf('period')}
            isRequired
          />
          <ChoiceField
            label={labels.format}
            value={values.format}
            onChange={(format) => change({ format: format as BatchFormat })}
            options={batchFormats.map((value) => ({ value, label: t(value) }))}
            error={errorOf('format')}
            isRequired
          />
          <Preview wish={values} />
        </>
      )}
    </EndpointPanel>
  )
}

const Preview = ({ wish }: { wish: Wish }) => {
  const t = useWords(journalBatchWords)
  const { data, error } = useCall(previewJournalBatch, wish, { keepPrevious: true })
  if (error) return <p role="alert">{errorText(error)}</p>
  if (!data) return null
  const { ready, taken, waiting, debit } = data.data
  return (
    <>
      <Facts
        facts={[
          [t('ready'), thousands(ready)],
          [t('waiting'), thousands(waiting)],
          [t('willTake'), `${thousands(taken)} · ${rupiah(debit)}`],
        ]}
      />
      {taken < ready && <p role="status">{t('readMore')}</p>}
    </>
  )
}
