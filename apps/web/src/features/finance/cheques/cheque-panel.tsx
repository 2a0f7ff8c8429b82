import { actOnCheque, type ChequeDetail, createCheque, getChequeCustomer } from '@sejuk/contract/finance/cheques'
import { addDays } from '@sejuk/domain/values/dates'
import { chequeWords } from '@sejuk/words/finance/cheques'
import { AllocationFields } from '../../../entities/finance/allocation-fields.tsx'
import { BankPicker } from '../../../entities/pickers/bank-picker.tsx'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { companyToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

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
      {customer_code !== '' && (
        <AllocationFields
          amount={values.amount ?? 0}
          allocations={values.allocations}
          invoices={customer?.invoices}
          onChange={(next) => change((now) => ({ allocations: next(now.allocations) }))}
          errorOf={errorOf}
        />
      )}
      <TextField {...text('remark', 500)} isLong />
    </>
  )
}
