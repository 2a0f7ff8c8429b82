import { actOnSalesInvoice, createSalesInvoice, type SalesInvoiceDetail } from '@sejuk/contract/finance/sales-invoices'
import { transactionCodes } from '@sejuk/domain/customers/customers'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import { ItemLines } from '../../../entities/catalogue/item-lines.tsx'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { companyToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

const blankLine = { item_code: '', qty: '1', unit_price: null as number | null, discount_amount: 0 as number | null }
const valuesOf = (today: string, found?: SalesInvoiceDetail) => ({
  customer_code: found?.customer_code ?? '',
  invoice_date: found?.invoice_date ?? today,
  tax_date: found?.tax_date ?? '',
  transaction_code: found?.transaction_code ?? '',
  remark: found?.remark ?? '',
  lines: found?.lines.map(({ item_code, qty, unit_price, discount_amount }) => ({
    ...{ item_code, qty: String(qty), unit_price, discount_amount },
  })) ?? [blankLine],
})
type Values = ReturnType<typeof valuesOf>

/** An invoice for what no delivery stands behind. */
export const InvoicePanel = ({ found, onClose }: { found?: SalesInvoiceDetail; onClose: () => void }) => {
  const t = useWords(salesInvoiceWords)
  const initial = valuesOf(companyToday(), found)
  return (
    <EndpointPanel
      title={t(found ? 'edit' : 'create')}
      sub={found?.invoice_code}
      endpoint={
        (found ? actOnSalesInvoice.modify : createSalesInvoice) as
          | typeof actOnSalesInvoice.modify
          | typeof createSalesInvoice
      }
      initial={initial}
      fixed={found && { invoice_code: found.invoice_code, row_version: found.row_version }}
      labels={{
        ...{ customer_code: t('customer'), invoice_date: t('invoice_date'), tax_date: t('tax_date') },
        ...{ transaction_code: t('transaction_code'), remark: t('remark'), lines: t('lines') },
      }}
      draft={`sales-invoice/${found?.invoice_code ?? 'create'}`}
      onClose={onClose}
    >
      {(form) => (
        <>
          {!found && (
            <CustomerPicker
              value={form.values.customer_code || undefined}
              onChange={(customer_code = '') => form.change({ customer_code })}
              error={form.errorOf('customer_code')}
            />
          )}
          <Head form={form} />
          <Lines form={form} />
          <TextField
            label={t('remark')}
            value={form.values.remark}
            onChange={(remark) => form.change({ remark })}
            error={form.errorOf('remark')}
            most={500}
            isLong
          />
        </>
      )}
    </EndpointPanel>
  )
}

const Head = ({ form }: { form: EndpointForm<Values> }) => {
  const t = useWords(salesInvoiceWords)
  const { values, change, errorOf } = form
  return (
    <>
      <DateField
        label={t('invoice_date')}
        value={values.invoice_date}
        onChange={(invoice_date) => change({ invoice_date })}
        error={errorOf('invoice_date')}
        isRequired
      />
      <DateField
        label={t('tax_date')}
        hint={t('taxDateHelp')}
        value={values.tax_date}
        onChange={(tax_date) => change({ tax_date })}
        error={errorOf('tax_date')}
      />
      <ChoiceField
        label={t('transaction_code')}
        hint={t('transactionHelp')}
        value={values.transaction_code}
        onChange={(transaction_code) => change({ transaction_code })}
        options={transactionCodes.map((value) => ({ value, label: value }))}
        error={errorOf('transaction_code')}
      />
    </>
  )
}

const Lines = ({ form }: { form: EndpointForm<Values> }) => {
  const t = useWords(salesInvoiceWords)
  return (
    <ItemLines
      title={t('lines')}
      qty={{ label: t('qty') }}
      form={form}
      blank={blankLine}
      onChange={(next) => form.change((now) => ({ lines: next(now.lines) }))}
    >
      {(line, errorOf, put) =>
        (['unit_price', 'discount_amount'] as const).map((field) => (
          <MoneyField
            key={field}
            label={t(field)}
            value={line[field]}
            onChange={(amount) => put({ [field]: amount })}
            error={errorOf(field)}
          />
        ))
      }
    </ItemLines>
  )
}

const headOf = ({ invoice_date, remark }: SalesInvoiceDetail) => ({ invoice_date, remark: remark ?? '' })

/** Of an invoice whose lines come from deliveries: the day and the remark. */
export const InvoiceHeadPanel = ({ found, onClose }: { found: SalesInvoiceDetail; onClose: () => void }) => {
  const t = useWords(salesInvoiceWords)
  return (
    <EndpointPanel
      title={t('edit')}
      sub={found.invoice_code}
      endpoint={actOnSalesInvoice.modify}
      initial={headOf(found)}
      fixed={{ invoice_code: found.invoice_code, row_version: found.row_version }}
      labels={{ invoice_date: t('invoice_date'), remark: t('remark') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <DateField
            label={t('invoice_date')}
            value={values.invoice_date}
            onChange={(invoice_date) => change({ invoice_date })}
            error={errorOf('invoice_date')}
            isRequired
          />
          <TextField
            label={t('remark')}
            value={values.remark}
            onChange={(remark) => change({ remark })}
            error={errorOf('remark')}
            most={500}
            isLong
          />
        </>
      )}
    </EndpointPanel>
  )
}
