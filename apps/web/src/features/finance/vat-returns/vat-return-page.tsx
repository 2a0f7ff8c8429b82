import * as contract from '@sejuk/contract/finance/vat-returns'
import { transactionCodes } from '@sejuk/domain/customers/customers'
import { vatReturnKinds } from '@sejuk/domain/finance/tax-office/vat-returns'
import { pageTo } from '@sejuk/domain/pages'
import { vatReturnWords } from '@sejuk/words/finance/vat-returns'
import { MonthStepper } from '../../../entities/finance/month-stepper.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

type Line = contract.VatReturnRow
const tones = { invoice: 'good', replacement: 'active', nota_retur: 'attention', digunggung: 'waiting' } as const

/** What is written into the VAT return of a month; its sum is the net of the tax month. */
export const VatReturnPage = () => {
  const t = useWords(vatReturnWords)
  const dates = useDates()
  const list = useList(contract.listVatReturn)
  const period = list.asked.period ?? companyToday().slice(0, 7)
  const language = useLanguage()
  const mayDownload = useGate(contract.vatReturnCsv)
  const { kind, transaction_code, company_code, search } = list.asked
  const companies = useCall(contract.taxMonth, { period }, { keepPrevious: true }).data?.data.companies ?? []
  const save = () =>
    void download(contract.vatReturnCsv, { period, kind, transaction_code, company_code, search, language })
  const reference = (row: Line) =>
    row.kind === 'invoice' || row.kind === 'replacement' ? (
      <Link {...pageTo('salesInvoice', { code: row.reference })}>{row.reference}</Link>
    ) : (
      row.reference
    )
  const chip = (row: Line) => <StatusChip tone={tones[row.kind]}>{t(row.kind)}</StatusChip>
  return (
    <ListPage
      title={t('title')}
      list={list}
      download={contract.vatReturnData}
      crumb={<Link {...pageTo('invoiceSummaries', { period })}>{t('toSummary')}</Link>}
      above={<MonthStepper period={period} onTurn={(next) => list.ask({ period: next })} />}
      actions={[{ key: 'csv', label: t('csv'), gate: mayDownload, onPress: save }]}
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        {
          field: 'company_code',
          label: t('company_name'),
          kind: 'choice',
          options: companies.map((one) => ({ value: one.company_code, label: one.company_name })),
        },
        {
          field: 'kind',
          label: t('kind'),
          kind: 'choice',
          options: vatReturnKinds.map((value) => ({ value, label: t(value) })),
        },
        {
          field: 'transaction_code',
          label: t('transaction_code'),
          kind: 'choice',
          options: transactionCodes.map((value) => ({ value, label: value })),
        },
      ]}
      keyOf={(row) => row.row_code}
      nameOf={(row) => row.number ?? row.reference}
      columns={[
        { key: 'period', title: t('period'), show: (row) => row.period },
        { key: 'kind', title: t('kind'), show: chip },
        { key: 'number', title: t('number'), sort: 'number', show: (row) => row.number ?? '-' },
        { key: 'day', title: t('day'), sort: 'day', show: (row) => dates.day(row.day) },
        { key: 'replaces', title: t('replaces'), show: (row) => row.replaces ?? '-' },
        { key: 'tax_id', title: t('tax_id'), show: (row) => row.tax_id ?? '-' },
        { key: 'name', title: t('name'), wraps: true, show: (row) => row.name },
        { key: 'code', title: t('transaction_code'), show: (row) => row.transaction_code },
        {
          ...{ key: 'base', title: t('base'), isNumber: true, total: 'base', showTotal: thousands },
          show: (row) => thousands(row.base),
        },
        {
          ...{ key: 'other', title: t('other_base'), isNumber: true, total: 'other_base', showTotal: thousands },
          show: (row) => thousands(row.other_base),
        },
        {
          ...{ key: 'vat', title: t('vat'), sort: 'vat', isNumber: true, total: 'vat', showTotal: thousands },
          show: (row) => thousands(row.vat),
        },
        { key: 'reference', title: t('reference'), show: reference },
        { key: 'company', title: t('company_name'), wraps: true, show: (row) => row.company_name },
      ]}
      card={(row) => ({
        code: row.number ?? row.reference,
        name: row.name,
        text: `${t('vat')} ${thousands(row.vat)} · ${dates.day(row.day)}`,
        left: chip(row),
        right: row.reference,
      })}
    />
  )
}
