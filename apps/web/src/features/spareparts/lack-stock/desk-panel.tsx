import type { WaitingOrder } from '@sejuk/contract/spareparts/lack-stock'
import { actOnSparepartOrder } from '@sejuk/contract/spareparts/sparepart-orders'
import { sparepartActionWords, sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useWords } from '../../../lib/language/words.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

export type DeskAction = {
  order: Pick<WaitingOrder, 'sparepart_order_code' | 'row_version' | 'promised_date'>
  action: 'promise' | 'put-first'
  /** The day that the plan allows. */
  day?: string | undefined
}

/** A day for the customer, or a reason to be served first. */
export const DeskPanel = ({ open: { order, action, day }, onClose }: { open: DeskAction; onClose: () => void }) => {
  const t = useWords(sparepartWords)
  const actions = useWords(sparepartActionWords)
  const fixed = { sparepart_order_code: order.sparepart_order_code, row_version: order.row_version }
  const title = actions(action)
  if (action === 'promise')
    return (
      <EndpointPanel
        title={title}
        sub={order.sparepart_order_code}
        endpoint={actOnSparepartOrder.promise}
        initial={{ promised_date: day ?? order.promised_date ?? '' }}
        fixed={fixed}
        labels={{ promised_date: t('promised_date') }}
        onClose={onClose}
      >
        {({ values, change, errorOf }) => (
          <DateField
            label={t('promised_date')}
            value={values.promised_date}
            onChange={(promised_date) => change({ promised_date })}
            error={errorOf('promised_date')}
            isRequired
          />
        )}
      </EndpointPanel>
    )
  return (
    <EndpointPanel
      title={title}
      sub={order.sparepart_order_code}
      endpoint={actOnSparepartOrder['put-first']}
      initial={{ reason: '' }}
      fixed={fixed}
      labels={{ reason: t('reason') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <TextField
          label={t('reason')}
          value={values.reason}
          onChange={(reason) => change({ reason })}
          error={errorOf('reason')}
          most={1000}
          isLong
          isRequired
        />
      )}
    </EndpointPanel>
  )
}
