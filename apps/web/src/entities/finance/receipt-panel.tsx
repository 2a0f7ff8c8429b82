import { actOnReceipt, createReceipt, getReceiptCustomer, type ReceiptDetail } from '@sejuk/contract/finance/receipts'
import { type ReceiptKind, writtenKinds } from '@sejuk/domain/finance/receipts'
import { rupiah } from '@sejuk/domain/values/money'
import { receiptWords } from '@sejuk/words/finance/receipts'
import { useCall } from '../../lib/api/queries.ts'
import type { EndpointForm } from '../../lib/form/endpoint-form.ts'
import { companyToday, useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { MoneyField } from '../../ui/fields/number-fields.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../ui/form/endpoint-panel.tsx'
import { BankPicker } from '../pickers/bank-picker.tsx'
import { CustomerPicker } from '../pickers/customer-picker.tsx'
import { AllocationFields } from './allocation-fields.tsx'

/** The invoice one came from, with what is open of it. */
type Paying = { customer_code: string; invoice_code: string; amount: number }

const valuesOf = (today: string, found?: ReceiptDetail, paying?: Paying) => ({
  customer_code: found?.customer_code ?? paying?.customer_code ?? '',
  kind: (found?.kind ?? 'transfer') as ReceiptKind,
  bank_code: found?.bank_code ?? '',
  cashback_code: found?.cashback_code ?? '',
  order_code: found?.order_code ?? '',
  reference: found?.reference ?? '',
  amount: (found?.amount ?? paying?.amount ?? null) as number | null,
  received_date: found?.received_date ?? today,
  remark: found?.remark ?? '',
  allocations: found
    ? found.allocations.map(({ invoice_code, allocated }) => ({ invoice_code, amount: allocated }))
    : paying
      ? [{ invoice_code: paying.invoice_code, amount: paying.amount }]
      : [],
})
type Values = ReturnType<typeof valuesOf>

/** Money that came, and the invoices it pays. */
export const ReceiptPanel = ({
  found,
  paying,
  onClose,
}: {
  found?: ReceiptDetail
  paying?: Paying
  onClose: () => void
}) => {
  const t = useWords(receiptWords)
  const initial = valuesOf(companyToday(), found, paying)
  return (
    <EndpointPanel
      title={t(found ? 'edit' : 'create')}
      sub={found?.receipt_code ?? paying?.invoice_code}
      endpoint={(found ? actOnReceipt.modify : createReceipt) as typeof actOnReceipt.modify | typeof createReceipt}
      initial={initial}
      fixed={found && { receipt_code: found.receipt_code, row_version: found.row_version }}
      labels={{
        ...{ customer_code: t('customer'), kind: t('kind'), bank_code: t('bank_code'), reference: t('reference') },
        ...{ amount: t('amount'), received_date: t('received_date'), remark: t('remark') },
        ...{ allocations: t('allocations'), cashback_code: t('cashback_code'), order_code: t('order_code') },
      }}
      draft={`receipt/${found?.receipt_code ?? paying?.invoice_code ?? 'create'}`}
      onClose={onClose}
    >
      {(form) => <ReceiptFields form={form} found={found} isFixed={Boolean(found ?? paying)} />}
    </EndpointPanel>
  )
}

/** A write-off and cashback are kept for no order. */
const isMoney = (kind: string) => kind !== 'write-off' && kind !== 'cashback'

type FieldsProps = { form: EndpointForm<Values>; found: ReceiptDetail | undefined; isFixed: boolean }

const ReceiptFields = ({ form, found, isFixed }: FieldsProps) => {
  const t = useWords(receiptWords)
  const dates = useDates()
  const { values, change, errorOf } = form
  const { customer_code } = values
  const asked = { customer_code, ...(found ? { receipt_code: found.receipt_code } : {}) }
  const customer = useCall(getReceiptCustomer, asked, { enabled: customer_code !== '' }).data?.data
  const waiting = (customer?.orders ?? []).map(({ order_code: value, order_date, missing }) => ({
    ...{ value, label: t('orderMissing', { order: value, day: dates.day(order_date), amount: rupiah(missing) }) },
  }))
  // The one it was written for stays, also where it waits no longer.
  const named = found?.order_code
  const orders =
    named && !waiting.some(({ value }) => value === named) ? [{ value: named, label: named }, ...waiting] : waiting
  return (
    <>
      {!isFixed && (
        <CustomerPicker
          value={customer_code || undefined}
          onChange={(code = '') => change({ customer_code: code, order_code: '', allocations: [] })}
          error={errorOf('customer_code')}
        />
      )}
      <ChoiceField
        label={t('kind')}
        value={values.kind}
        onChange={(chosen) =>
          change({
            kind: writtenKinds.find((one) => one === chosen) ?? 'transfer',
            ...{ bank_code: '', cashback_code: '', ...(isMoney(chosen) ? {} : { order_code: '' }) },
          })
        }
        options={writtenKinds.map((value) => ({ value, label: t(value) }))}
        error={errorOf('kind')}
        isRequired
      />
      {values.kind === 'transfer' && (
        <BankPicker
          value={values.bank_code || undefined}
          onChange={(bank_code = '') => change({ bank_code })}
          error={errorOf('bank_code')}
        />
      )}
      {values.kind === 'cashback' && customer_code !== '' && (
        <ChoiceField
          label={t('cashback_code')}
          value={values.cashback_code}
          onChange={(cashback_code) => change({ cashback_code })}
          options={(customer?.cashbacks ?? []).map((one) => ({
            value: one.cashback_code,
            label: t('cashbackLeft', {
              name: `${one.cashback_code}, ${one.type_rebate_name}`,
              amount: rupiah(one.remain),
              day: dates.day(one.valid_to),
            }),
          }))}
          hint={customer?.cashbacks.length === 0 ? t('noCashback') : undefined}
          error={errorOf('cashback_code')}
          isRequired
        />
      )}
      {isMoney(values.kind) && orders.length > 0 && (
        <ChoiceField
          label={t('order_code')}
          none={t('noOrder')}
          hint={t('orderHint')}
          value={values.order_code}
          onChange={(order_code) => change({ order_code })}
          options={orders}
          error={errorOf('order_code')}
        />
      )}
      <TextField
        label={t('reference')}
        value={values.reference}
        onChange={(reference) => change({ reference })}
        error={errorOf('reference')}
        most={80}
      />
      <MoneyField
        label={t('amount')}
        value={values.amount}
        onChange={(amount) => change({ amount })}
        error={errorOf('amount')}
        isRequired
      />
      <DateField
        label={t('received_date')}
        value={values.received_date}
        onChange={(received_date) => change({ received_date })}
        error={errorOf('received_date')}
        isRequired
      />
      {customer_code !== '' && (
        <AllocationFields
          amount={values.amount ?? 0}
          allocations={values.allocations}
          invoices={customer?.invoices}
          onChange={(next) => change((now) => ({ allocations: next(now.allocations) }))}
          errorOf={errorOf}
        />
      )}
      <TextField
        label={t('remark')}
        value={values.remark}
        onChange={(remark) => change({ remark })}
        error={errorOf('remark')}
        most={500}
        isLong
      />
    </>
  )
}
