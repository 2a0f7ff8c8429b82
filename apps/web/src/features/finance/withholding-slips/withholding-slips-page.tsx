import * as contract from '@sejuk/contract/finance/withholding-slips'
import { slipModule } from '@sejuk/domain/finance/consent-files'
import { lateSlipDays, slipStatuses, withheldKinds, withholdingSlip } from '@sejuk/domain/finance/withholding-slips'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { everydayWords } from '@sejuk/words/everyday'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import { withholdingSlipWords } from '@sejuk/words/finance/withholding-slips'
import { useState } from 'react'
import IconPaperclip from '#icon/Paperclip'
import { RecordFiles } from '../../../entities/attachments/record-files.tsx'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { MasterPage } from '../../../ui/list/master-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'

type Row = contract.WithholdingSlip

const toneOf = ({ status, waiting_days }: Row): Tone => {
  if (status === 'Confirmed') return 'good'
  if (status === 'Received') return 'active'
  return waiting_days > lateSlipDays ? 'attention' : 'waiting'
}

/** Tax that customers kept back, and which slips are still to come: the tab of awaited ones is the report. */
export const WithholdingSlipsPage = () => {
  const t = useWords(withholdingSlipWords)
  const invoices = useWords(salesInvoiceWords)
  const everyday = useWords(everydayWords)
  const dates = useDates()
  const branch = useBranchFilter()
  const list = useList(contract.listWithholdingSlips)
  const [shown, setShown] = useState<Row>()
  const kinds = withheldKinds.map((value) => ({ value, label: t('pph', { kind: value }) }))
  const nameOf = (row: Row) => `${row.invoice_code}, ${t('pph', { kind: row.tax_kind })}`
  const record = useRecordActions({
    ...{ workflow: withholdingSlip, endpoints: contract.actOnWithholdingSlip, keyField: 'slip_id' },
    ...{ nameOf, label: t, refreshes: [contract.listWithholdingSlips] },
    question: (name, row: Row) =>
      name === 'confirm'
        ? {
            title: t('sureConfirm', { amount: rupiah(row.amount), invoice: row.invoice_code }),
            text: t('sureConfirmText'),
          }
        : undefined,
  })
  const chip = (row: Row) => <StatusChip tone={toneOf(row)}>{t(row.status)}</StatusChip>
  const settled = (row: Row) =>
    row.confirmed_date
      ? t('settledBy', { name: row.confirmed_user_name ?? '', date: dates.date(row.confirmed_date) })
      : '-'
  const waiting = (row: Row) => (row.status === 'Awaited' ? t('days', { n: row.waiting_days }) : '-')
  return (
    <>
      <MasterPage
        title={t('title')}
        adding={t('add')}
        editing={t('edit')}
        list={list}
        calls={{
          list: contract.listWithholdingSlips,
          create: contract.createWithholdingSlip,
          update: contract.updateWithholdingSlip,
          log: contract.withholdingSlipLog,
          data: contract.withholdingSlipData,
        }}
        idField="slip_id"
        nameOf={nameOf}
        above={
          <>
            <Link {...pageTo('salesInvoices')}>{invoices('title')}</Link>
            <StatusTabs
              label={t('status')}
              value={list.asked.status ?? 'all'}
              onChange={(value) => list.ask({ status: slipStatuses.find((one) => one === value) })}
              tabs={[
                { value: 'all', label: t('all'), count: undefined },
                { value: 'Awaited', label: t('outstanding'), count: undefined },
                { value: 'Received', label: t('Received'), count: undefined },
                { value: 'Confirmed', label: t('Confirmed'), count: undefined },
              ]}
            />
          </>
        }
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          branch,
          { field: 'tax_kind', label: t('tax_kind'), kind: 'choice', options: kinds },
        ]}
        fields={[
          { field: 'invoice_code', label: t('invoice_code'), kind: 'text', most: 60, isRequired: true, isFixed: true },
          { field: 'tax_kind', label: t('tax_kind'), kind: 'choice', options: kinds, isRequired: true },
          { field: 'period', label: t('period'), kind: 'text', most: 7, isRequired: true },
          { field: 'base', label: t('base'), kind: 'money', isRequired: true },
          { field: 'amount', label: t('amount'), kind: 'money', isRequired: true },
          { field: 'slip_no', label: t('slip_no'), kind: 'text', most: 60, hint: t('slipHint') },
          { field: 'slip_date', label: t('slip_date'), kind: 'date' },
          { field: 'remark', label: t('remark'), kind: 'text', most: 500, isLong: true },
        ]}
        blank={{
          ...{ invoice_code: '', tax_kind: '22', period: companyToday().slice(0, 7), base: '', amount: '' },
          ...{ slip_no: '', slip_date: '', remark: '' },
        }}
        menu={(row) => [
          ...record.actionsOf(row),
          {
            key: 'files',
            label: t('showFiles'),
            icon: <IconPaperclip size={16} />,
            onPress: () => setShown(row),
          },
        ]}
        columns={[
          {
            key: 'invoice',
            title: t('invoice'),
            show: (row) => <Link {...pageTo('salesInvoice', { code: row.invoice_code })}>{row.invoice_code}</Link>,
          },
          { key: 'status', title: t('status'), show: chip },
          {
            key: 'customer',
            title: t('customer'),
            wraps: true,
            show: (row) => `(${row.customer_code}) ${row.customer_name}`,
          },
          { key: 'kind', title: t('tax_kind'), show: (row) => t('pph', { kind: row.tax_kind }) },
          { key: 'period', title: t('period'), show: (row) => row.period },
          { key: 'base', title: t('base'), isNumber: true, show: (row) => thousands(row.base) },
          { key: 'amount', title: t('amount'), sort: 'amount', isNumber: true, show: (row) => thousands(row.amount) },
          { key: 'slip', title: t('slip_no'), show: (row) => row.slip_no ?? '-' },
          { key: 'files', title: t('files'), isNumber: true, show: (row) => row.files },
          { key: 'waiting', title: t('waiting_days'), isNumber: true, show: waiting },
          { key: 'settled', title: t('settled'), show: settled },
          { key: 'created', title: t('created'), sort: 'created_date', show: (row) => dates.date(row.created_date) },
        ]}
        card={(row) => ({
          code: row.invoice_code,
          name: row.customer_name,
          text: `${t('pph', { kind: row.tax_kind })} · ${rupiah(row.amount)}`,
          left: chip(row),
          right: waiting(row),
        })}
      />
      {record.panel}
      {shown && (
        <Dialog
          title={t('showFiles')}
          sub={shown.invoice_code}
          onClose={() => setShown(undefined)}
          footer={<Button onClick={() => setShown(undefined)}>{everyday('close')}</Button>}
        >
          <RecordFiles
            module_name={slipModule}
            module_code={shown.slip_id}
            alias="slip"
            none={t('noFile')}
            add={t('addFile')}
            isOpen
            onChange={list.retry}
          />
        </Dialog>
      )}
    </>
  )
}
