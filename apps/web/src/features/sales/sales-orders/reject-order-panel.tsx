import * as contract from '@sejuk/contract/sales/sales-orders'
import { needsNote, type RejectionReason, rejectionReasons } from '@sejuk/domain/sales/order-approvals'
import { salesOrderWords } from '@sejuk/words/sales/sales-orders'
import { useWords } from '../../../lib/language/words.ts'
import { RadioField } from '../../../ui/fields/radio-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

type Props = { row: contract.SalesOrder; onClose: () => void }

/** A rejection says why, what stays valid and who is told. */
export const RejectOrderPanel = ({ row, onClose }: Props) => {
  const t = useWords(salesOrderWords)
  const { order_code, row_version } = row
  const name = row.salesman_name ?? row.create_user_name
  const isChange = row.status === 'Adjusted'
  const labels = { reason_code: t('reason'), reason: t('noteFor', { name }) }
  return (
    <EndpointPanel
      endpoint={contract.actOnSalesOrder.reject}
      title={t(isChange ? 'rejectChange' : 'rejectOrder')}
      sub={`${order_code}. ${t(isChange ? 'changeIsTold' : 'rejectedIsTold', { name })}`}
      fixed={{ order_code, row_version }}
      initial={{ reason_code: '' as RejectionReason | '', reason: '' }}
      labels={labels}
      draft={`sales-order.reject.${order_code}`}
      saveLabel={() => t('rejectAndTell', { name })}
      isDangerous
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <RadioField
            label={labels.reason_code}
            options={rejectionReasons.map((value) => ({ value, label: t(value) }))}
            value={values.reason_code}
            onChange={(code) => change({ reason_code: code as RejectionReason })}
            error={errorOf('reason_code')}
            isList
          />
          <TextField
            label={labels.reason}
            hint={t(needsNote(values.reason_code) ? 'noteNeeded' : 'noteFree')}
            value={values.reason}
            onChange={(reason) => change({ reason })}
            error={errorOf('reason')}
            most={1000}
            isLong
            isRequired={needsNote(values.reason_code)}
          />
        </>
      )}
    </EndpointPanel>
  )
}
