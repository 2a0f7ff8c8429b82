import { type InvoiceSummary, summaryExcel } from '@sejuk/contract/finance/invoice-summaries'
import { invoiceSummaryWords } from '@sejuk/words/finance/invoice-summaries'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { SectionBody } from '../../../ui/record/section.tsx'

type Props = {
  newest: InvoiceSummary
  before: InvoiceSummary | undefined
  earlier: readonly InvoiceSummary[]
  onChoose: (summary_id: string) => void
}

/** Which two summaries stand beside each other: an earlier one of the month, and the newest. */
export const SummaryChoice = ({ newest, before, earlier, onChoose }: Props) => {
  const t = useWords(invoiceSummaryWords)
  const dates = useDates()
  const language = useLanguage()
  const mayDownload = useGate(summaryExcel)
  const made = ({ made_date, create_user_name, invoice_count }: InvoiceSummary) =>
    t('madeBy', { date: made_date ? dates.dateTime(made_date) : '-', name: create_user_name, n: invoice_count })
  const save = () =>
    void download(summaryExcel, {
      ...{ summary_id: newest.summary_id, language },
      ...(before ? { before_id: before.summary_id } : {}),
    })
  return (
    <SectionBody>
      <Row>
        {before && (
          <ChoiceField
            label={t('compare')}
            value={String(before.summary_id)}
            onChange={onChoose}
            options={earlier.map((one) => ({ value: String(one.summary_id), label: made(one) }))}
            isRequired
          />
        )}
        <span>{before ? t('withOne', { summary: made(newest) }) : made(newest)}</span>
        {!before && <span>{t('firstOne')}</span>}
        {mayDownload.enabled && <Button onClick={save}>{t('excel')}</Button>}
      </Row>
    </SectionBody>
  )
}
