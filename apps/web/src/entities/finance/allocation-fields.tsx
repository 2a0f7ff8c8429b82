import { allocateOldest } from '@sejuk/domain/finance/cheques'
import { rupiah } from '@sejuk/domain/values/money'
import { chequeWords } from '@sejuk/words/finance/cheques'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Pending } from '../../ui/feedback/pending.tsx'
import { MoneyField } from '../../ui/fields/number-fields.tsx'
import { FieldError, FieldGroup, FieldLegend } from '../../ui/form/field-grid.tsx'

type Allocation = { invoice_code: string; amount: number }
type Invoice = { invoice_code: string; due_date: string; open_amount: number }
type Props = {
  amount: number
  allocations: readonly Allocation[]
  invoices: readonly Invoice[] | undefined
  /** Takes a function, so that what arrives late changes the parts as they stand then. */
  onChange: (next: (now: readonly Allocation[]) => Allocation[]) => void
  errorOf: (field: string) => string | undefined
}

/** For which invoices money is given: part by part, or the oldest first. */
export const AllocationFields = ({ amount, allocations, invoices, onChange, errorOf }: Props) => {
  const t = useWords(chequeWords)
  const dates = useDates()
  const given = allocations.reduce((sum, part) => sum + part.amount, 0)
  const put = (invoice_code: string, part: number | null) =>
    onChange((now) => {
      const others = now.filter((one) => one.invoice_code !== invoice_code)
      return part ? [...others, { invoice_code, amount: part }] : others
    })
  const partErrors = allocations.flatMap((_, n) => [
    errorOf(`allocations.${n}.amount`),
    errorOf(`allocations.${n}.invoice_code`),
  ])
  return (
    <FieldGroup isFramed>
      <FieldLegend>{t('allocations')}</FieldLegend>
      {!invoices && <Pending />}
      {invoices?.length === 0 && <p>{t('noInvoices')}</p>}
      {invoices?.map(({ invoice_code, due_date, open_amount }) => (
        <MoneyField
          key={invoice_code}
          label={`${invoice_code} · ${dates.day(due_date)}`}
          hint={t('openAmount', { amount: rupiah(open_amount) })}
          value={allocations.find((one) => one.invoice_code === invoice_code)?.amount ?? null}
          onChange={(part) => put(invoice_code, part)}
        />
      ))}
      {invoices && invoices.length > 0 && (
        <>
          <p>{t('allocated', { given: rupiah(given), amount: rupiah(amount) })}</p>
          <Button size="small" onClick={() => onChange(() => allocateOldest(amount, invoices))}>
            {t('oldestFirst')}
          </Button>
        </>
      )}
      {[errorOf('allocations'), ...partErrors].filter(Boolean).map((error) => (
        <FieldError key={error}>{error}</FieldError>
      ))}
    </FieldGroup>
  )
}
