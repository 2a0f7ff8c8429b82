import { customerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/finance/invoice-configurations'
import { sendModes } from '@sejuk/domain/finance/electronic-invoices'
import { invoiceGroupings } from '@sejuk/domain/finance/sales-invoices'
import { languages } from '@sejuk/domain/platform/languages'
import { invoiceConfigurationWords } from '@sejuk/words/finance/invoice-configurations'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'

type Row = contract.InvoiceConfiguration

/** How each customer is billed, and how the documents reach them. Without a line: an invoice a delivery, sent by hand. */
export const InvoiceConfigurationsPage = () => {
  const t = useWords(invoiceConfigurationWords)
  const dates = useDates()
  const branch = useBranchFilter()
  const choices = <Value extends Parameters<typeof t>[0]>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(value) }))
  const dueBases = [
    { value: 'invoice', label: t('dueInvoice') },
    { value: 'receipt', label: t('dueReceipt') },
  ]
  const recipients = ({ send_to, cc, phones }: Row) => [...send_to, ...cc, ...phones].join(', ') || '-'
  const changed = (row: Row) => `${row.updated_user_name}, ${dates.date(row.updated_date)}`
  return (
    <MasterPage
      title={t('title')}
      adding={t('add')}
      editing={t('edit')}
      calls={{
        list: contract.listInvoiceConfigurations,
        create: contract.createInvoiceConfiguration,
        update: contract.updateInvoiceConfiguration,
        remove: contract.deleteInvoiceConfiguration,
        log: contract.invoiceConfigurationLog,
        data: contract.invoiceConfigurationData,
      }}
      idField="customer_code"
      nameOf={(row) => row.customer_name}
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        branch,
        { field: 'send_mode', label: t('send_mode'), kind: 'choice', options: choices(sendModes) },
        { field: 'grouping', label: t('grouping'), kind: 'choice', options: choices(invoiceGroupings) },
      ]}
      fields={[
        {
          field: 'customer_code',
          label: t('customer_code'),
          kind: 'picker',
          source: customerDropdown,
          none: '-',
          isRequired: true,
          isFixed: true,
        },
        {
          field: 'grouping',
          label: t('grouping'),
          kind: 'choice',
          options: choices(invoiceGroupings),
          isRequired: true,
        },
        { field: 'due_basis', label: t('due_basis'), kind: 'choice', options: dueBases, isRequired: true },
        { field: 'send_mode', label: t('send_mode'), kind: 'choice', options: choices(sendModes), isRequired: true },
        { field: 'send_to', label: t('send_to'), kind: 'words', hint: t('onePerLine') },
        { field: 'cc', label: t('cc'), kind: 'words', hint: t('onePerLine') },
        { field: 'phones', label: t('phones'), kind: 'words', hint: t('onePerLine') },
        { field: 'language', label: t('language'), kind: 'choice', options: choices(languages), isRequired: true },
        { field: 'with_invoice', label: t('with_invoice'), kind: 'tick' },
        { field: 'needs_hardcopy', label: t('needs_hardcopy'), kind: 'tick' },
        { field: 'e_meterai', label: t('e_meterai'), kind: 'tick' },
      ]}
      blank={{
        ...{ customer_code: '', grouping: 'delivery', due_basis: 'invoice', send_mode: 'auto', send_to: [], cc: [] },
        ...{ phones: [], language: 'local', with_invoice: true, needs_hardcopy: false, e_meterai: false },
      }}
      columns={[
        {
          key: 'customer',
          title: t('customer'),
          sort: 'customer_code',
          wraps: true,
          show: (row) => `(${row.customer_code}) ${row.customer_name}`,
        },
        { key: 'branch', title: t('branch'), show: (row) => row.dept_name },
        { key: 'grouping', title: t('grouping'), show: (row) => t(row.grouping) },
        {
          key: 'due',
          title: t('due_basis'),
          show: (row) => t(row.due_basis === 'receipt' ? 'dueReceipt' : 'dueInvoice'),
        },
        { key: 'mode', title: t('send_mode'), show: (row) => t(row.send_mode) },
        { key: 'recipients', title: t('recipients'), wraps: true, show: recipients },
        { key: 'language', title: t('language'), show: (row) => t(row.language) },
        { key: 'updated', title: t('updated'), sort: 'updated_date', show: changed },
      ]}
      card={(row) => ({
        code: row.customer_code,
        name: row.customer_name,
        text: recipients(row),
        left: t(row.send_mode),
        right: t(row.grouping),
      })}
    />
  )
}
