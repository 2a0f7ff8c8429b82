import * as contract from '@sejuk/contract/aftersales/reimbursements'
import { ascDropdown } from '@sejuk/contract/aftersales/service-centres'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { ascInvoiceStatuses } from '@sejuk/domain/aftersales/statuses'
import { paymentStatuses } from '@sejuk/domain/installers/bonus-tickets'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { reimbursementWords } from '@sejuk/words/aftersales/reimbursements'
import { ascInvoiceStatusWords } from '@sejuk/words/aftersales/work-orders'
import { paymentStatusWords } from '@sejuk/words/installers/bonus-tickets'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { AscPicker } from '../../../entities/pickers/asc-picker.tsx'
import { PaymentChip } from '../../../entities/status/bonus-status.tsx'
import { InvoiceChip } from '../../../entities/status/outcome-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useAgo, useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { Facts } from '../../../ui/record/facts.tsx'

type Row = contract.ReimbursementRow

export const ReimbursementsPage = () => {
  const t = useWords(reimbursementWords)
  const invoices = useWords(ascInvoiceStatusWords)
  const payments = useWords(paymentStatusWords)
  const ago = useAgo()
  const today = useToday()
  const list = useList(contract.listReimbursements)
  const mayGather = useGate(contract.gatherReimbursement)
  const [isGathering, setGathering] = useState(false)
  const { page: _page, limit: _limit, sort: _sort, cursor: _cursor, exact: _exact, ...filters } = list.asked
  const sums = useCall(contract.reimbursementSummary, filters, { enabled: list.gate.enabled, keepPrevious: true }).data
    ?.data
  const code = ({ reimbursement_code }: Row) => (
    <Link {...pageTo('reimbursement', { code: reimbursement_code })}>{reimbursement_code}</Link>
  )
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        above={
          sums && (
            <Facts
              isFramed
              facts={[
                [t('earned'), rupiah(sums.earned)],
                [t('pending'), rupiah(sums.pending)],
                [t('disputed'), rupiah(sums.disputed)],
                [t('paid'), rupiah(sums.paid)],
              ]}
            />
          )
        }
        filters={[
          { field: 'text', label: t('search'), kind: 'text' },
          { field: 'asc_code', label: t('centre'), kind: 'many', source: ascDropdown },
          { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
          {
            field: 'invoice_status',
            label: t('invoiceStatus'),
            kind: 'choice',
            options: ascInvoiceStatuses.map((value) => ({ value, label: invoices(value) })),
          },
          {
            field: 'payment_status',
            label: t('payment'),
            kind: 'choice',
            options: paymentStatuses.map((value) => ({ value, label: payments(value) })),
          },
        ]}
        actions={[
          {
            key: 'gather',
            label: t('gather'),
            icon: <IconPlus size={16} />,
            gate: mayGather,
            isPrimary: true,
            onPress: () => setGathering(true),
          },
        ]}
        keyOf={(row) => row.reimbursement_code}
        nameOf={(row) => row.reimbursement_code}
        columns={[
          { key: 'code', title: t('batch'), sort: 'reimbursement_code', show: code },
          { key: 'centre', title: t('centre'), wraps: true, show: (row) => row.asc_name },
          { key: 'period', title: t('period'), sort: 'period', show: (row) => row.period },
          { key: 'orders', title: t('workOrders'), isNumber: true, show: (row) => row.work_orders },
          { key: 'gross', title: t('gross'), isNumber: true, show: (row) => rupiah(row.gross_amount) },
          { key: 'deductions', title: t('deductions'), isNumber: true, show: (row) => rupiah(row.deduction_amount) },
          { key: 'tax', title: t('tax'), isNumber: true, show: (row) => rupiah(row.tax_amount) },
          { key: 'net', title: t('net'), sort: 'net_amount', isNumber: true, show: (row) => rupiah(row.net_amount) },
          { key: 'invoice', title: t('invoiceStatus'), show: (row) => <InvoiceChip status={row.invoice_status} /> },
          { key: 'payment', title: t('payment'), show: (row) => <PaymentChip status={row.payment_status} /> },
          { key: 'age', title: t('age'), sort: 'created_date', show: (row) => ago(row.created_date) },
        ]}
        card={(row) => ({
          code: code(row),
          name: row.asc_name,
          text: (
            <>
              {rupiah(row.net_amount)} · {row.work_orders} {t('workOrders')}
              <br />
              <InvoiceChip status={row.invoice_status} /> <PaymentChip status={row.payment_status} />
            </>
          ),
          left: row.period,
          right: ago(row.created_date),
        })}
      />
      {isGathering && (
        <EndpointModal
          title={t('gather')}
          endpoint={contract.gatherReimbursement}
          initial={{ asc_code: '', period: today.slice(0, 7) }}
          labels={{ asc_code: t('centre'), period: t('period') }}
          verb={t('gather')}
          onClose={() => setGathering(false)}
        >
          {({ values, change, errorOf }) => (
            <>
              <AscPicker
                value={values.asc_code || undefined}
                onChange={(asc_code) => change({ asc_code: asc_code ?? '' })}
                error={errorOf('asc_code')}
              />
              <TextField
                label={t('period')}
                hint="2026-11"
                value={values.period}
                onChange={(period) => change({ period })}
                error={errorOf('period')}
                isRequired
              />
            </>
          )}
        </EndpointModal>
      )}
    </>
  )
}
