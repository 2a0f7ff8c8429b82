import * as contract from '@sejuk/contract/sales/sales-orders'
import type { Permission } from '@sejuk/domain/permissions'
import { kindsOf } from '@sejuk/domain/sales/order-approvals'
import { rupiah } from '@sejuk/domain/values/money'
import { salesOrderWords } from '@sejuk/words/sales/sales-orders'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { QuantityField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

type Row = contract.SalesOrderDetail

const myKinds = (row: Row, permission: ReadonlySet<Permission>) =>
  kindsOf(permission).filter((kind) => row.waiting_for.includes(kind))
/** Credit and days are decided with a reason, or with fewer days: one tap is too little for them. */
export const asksMore = (row: Row, permission: ReadonlySet<Permission>) =>
  myKinds(row, permission).some((kind) => kind === 'finance' || kind === 'term')

/** Finance answers for the credit with a reason, and grants the days that were asked for or fewer. */
export const ApproveOrderPanel = ({ row, onClose }: { row: Row; onClose: () => void }) => {
  const t = useWords(salesOrderWords)
  const say = useSay()
  const { permission } = useWorkflowViewer()
  const { order_code, row_version, total_amount, credit_now, approvals = [] } = row
  const mine = myKinds(row, permission)
  const why = approvals.filter(({ status, kind }) => status === 'Waiting' && mine.includes(kind))
  const reasons = why.flatMap((one) => one.reasons.map((reason) => say(reason)))
  const isOver =
    mine.includes('finance') && credit_now !== null && (credit_now.over_by > 0 || credit_now.overdue_days > 0)
  const isTerm = mine.includes('term')
  const labels = { note: t(isOver ? 'creditReason' : 'note'), granted_days: t('grantedDays') }
  return (
    <EndpointPanel
      endpoint={contract.actOnSalesOrder.approve}
      title={t('approveAmount', { amount: rupiah(total_amount) })}
      sub={[order_code, ...reasons].join('. ')}
      fixed={{ order_code, row_version }}
      initial={{ note: '', granted_days: '' }}
      labels={labels}
      draft={`sales-order.approve.${order_code}`}
      saveLabel={() => t('approve')}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          {isTerm && (
            <QuantityField
              label={labels.granted_days}
              hint={t('daysAsked', { n: row.payment_term_days })}
              stock={row.payment_term_days}
              value={values.granted_days}
              onChange={(granted_days) => change({ granted_days })}
              error={errorOf('granted_days')}
            />
          )}
          <TextField
            label={labels.note}
            hint={isOver ? t('creditReasonHint') : undefined}
            value={values.note}
            onChange={(note) => change({ note })}
            error={errorOf('note')}
            most={isOver ? 500 : 1000}
            isLong
            isRequired={isOver}
          />
        </>
      )}
    </EndpointPanel>
  )
}
