import { actOnCheque, type ChequeDetail, createCheque, getChequeCustomer } from '@sejuk/contract/finance/cheques'
import { addDays } from '@sejuk/domain/dates'
import { allocateOldest } from '@sejuk/domain/finance/cheques'
import { rupiah } from '@sejuk/domain/money'
import { chequeWords } from '@sejuk/words/finance/cheques'
import { BankPicker } from '../../../entities/pickers/bank-picker.tsx'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldError, FieldGroup, FieldLegend } from '../../../ui/form/field-grid.tsx'

const usualDays = 30
const valuesOf = (today: string, found?: ChequeDetail) => ({
  customer_code: found?.customer_code ?? '',
  cheque_no: found?.cheque_no ?? '',
  bank_code: found?.bank_code ?? '',
  drawer: found?.drawer ?? '',
  amount: (found?.amount ?? null) as number | null,
  issue_date: found?.issue_date ?? today,
  due_date: found?.due_date ?? addDays(today, usualDays),
  received_date: found?.received_date ?? today,
  remark: found?.remark ?? '',
  allocations: (found?.allocations ?? []).map(({ invoice_code, allocated }) => ({ invoice_code, amount: allocated })),
})
type Values = ReturnType<typeof valuesOf>

/** A cheque as it was received, and the invoices it was given for. */
export const ChequePanel = ({ found, onClose }: { found?: ChequeDetail; onClose: () => void }) => {
  const t = useWords(chequeWords)
  const initial = valuesOf(companyToday(), found)
  const fields = Object.keys(initial) as (keyof Values)[]
  return (
    <EndpointPanel
      title={t(found ? 'edit' : 'create')}
      sub={found?.cheque_code}
      endpoint={(found ? actOnCheque.modify : createCheque) as typeof actOnCheque.modify | typeof createCheque}
      initial={initial}
      fixed={found && { cheque_code: found.cheque_code, row_version: found.row_version }}
      labels={
        Object.fromEntries(
          fields.map((field) => [field, t(field === 'customer_code' ? 'customer_name' : field)]),
        ) as Record<keyof Values, string>
      }
      draft={`cheque/${found?.cheque_code ?? 'create'}`}
      onClose={onClose}
    >
      {(form) => <ChequeFields form={form} found={found} />}
    </EndpointPanel>
  )
}

const ChequeFields = ({ form, found }: { form: EndpointForm<Values>; found: ChequeDetail | undefined }) => {
  const t = useWords(chequeWords)
  const { values, change, errorOf } = form
  const { customer_code } = values
  const asked = { customer_code, ...(found ? { cheque_code: found.cheque_code } : {}) }
  const customer = useCall(getChequeCustomer, asked, { enabled: customer_code !== '' }).data?.data
  const day = (field: 'issue_date' | 'due_date' | 'received_date') => ({
    label: t(field),
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errorOf(field),
    isRequired: true,
  })
  const text = (field: 'cheque_no' | 'drawer' | 'remark', most: number) => ({
    label: t(field),
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errorOf(field),
    most,
  })
  return (
    <>
      {!found && (
        <CustomerPicker
          value={customer_code || undefined}
          onChange={(code = '') => change({ customer_code: code, allocations: [] })}
          error={errorOf('customer_code')}
        />
      )}
      {customer && !customer.is_allowed && !found && <Note tone="bad">{t('notAllowed')}</Note>}
      {customer && customer.bounced > 0 && <Note>{t('bouncedTimes', { n: customer.bounced })}</Note>}
      <TextField {...text('cheque_no', 40)} isRequired />
      <BankPicker
        value={values.bank_code || undefined}
        onChange={(bank_code = '') => change({ bank_code })}
        error={errorOf('bank_code')}
      />
      <TextField {...text('drawer', 150)} isRequired />
      <MoneyField
        label={t('amount')}
        value={values.amount}
        onChange={(amount) => change({ amount })}
        error={errorOf('amount')}
        isRequired
      />
      <DateField {...day('issue_date')} />
      <DateField {...day('due_date')} hint={customer && t('dueHelp', { n: customer.cheque_days })} />
      <DateField {...day('received_date')} />
      {customer_code !== '' && <Allocations form={form} invoices={customer?.invoices} />}
      <TextField {...text('remark', 500)} isLong />
    </>
  )
}

type Invoice = { invoice_code: string; due_date: string; open_amount: number }

const Allocations = ({ form, invoices }: { form: EndpointForm<Values>; invoices: readonly Invoice[] | undefined }) => {
  const t = useWords(chequeWords)
  const dates = useDates()
  const { values, change, errorOf } = form
  const amount = values.amount ?? 0
  const given = values.allocations.reduce((sum, part) => sum + part.amount, 0)
  const put = (invoice_code: string, part: number | null) =>
    change((now: Values) => {
      const others = now.allocations.filter((one) => one.invoice_code !== invoice_code)
      return { allocations: part ? [...others, { invoice_code, amount: part }] : others }
    })
  const partErrors = values.allocations.flatMap((_, n) => [
    errorOf(`allocations.${n}.amount`),
    errorOf(`allocations.${n}.invoice_code`),
  ])
  return (
    <FieldGroup>
      <FieldLegend>{t('allocations')}</FieldLegend>
      {!invoices && <Pending />}
      {invoices?.length === 0 && <p>{t('noInvoices')}</p>}
      {invoices?.map(({ invoice_code, due_date, open_amount }) => (
        <MoneyField
          key={invoice_code}
          label={`${invoice_code} · ${dates.day(due_date)}`}
          hint={t('openAmount', { amount: rupiah(open_amount) })}
          value={values.allocations.find((one) => one.invoice_code === invoice_code)?.amount ?? null}
          onChange={(part) => put(invoice_code, part)}
        />
      ))}
      {invoices && invoices.length > 0 && (
        <>
          <p>{t('allocated', { given: rupiah(given), amount: rupiah(amount) })}</p>
          <Button size="small" onClick={() => change({ allocations: allocateOldest(amount, invoices) })}>
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
