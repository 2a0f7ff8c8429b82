import { actOnWorkOrder } from '@sejuk/contract/aftersales/work-order-actions'
import { getWorkOrder, type WorkOrderDetail } from '@sejuk/contract/aftersales/work-orders'
import { workOrderActionWords, workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { UnitFields, unitFormOf } from './unit-fields.tsx'

type Name = 'save-work' | 'finish' | 'ass-confirm'
type Props = { name: Name; order: { work_order_number: string }; onClose: () => void }

/** What was found, measured, used and signed. For the confirmation only the serial numbers can be put right. */
export const WorkPanel = ({ name, order, onClose }: Props) => {
  const { work_order_number } = order
  const found = useCall(getWorkOrder, { work_order_number })
  const detail = found.data?.data
  return detail ? <Form key={detail.work_order_number} name={name} order={detail} onClose={onClose} /> : <Pending />
}

const Form = ({ name, order, onClose }: { name: Name; order: WorkOrderDetail; onClose: () => void }) => {
  const t = useWords(workOrderWords)
  const actions = useWords(workOrderActionWords)
  const { work_order_number, row_version } = order
  const isConfirming = name === 'ass-confirm'
  const units = isConfirming ? order.units.filter(({ serial_problem }) => serial_problem !== null) : order.units
  const initial = {
    units: units.map((unit) => unitFormOf(unit, isConfirming)),
    ...(isConfirming ? {} : { signed_by: order.signed_by ?? '', unsigned_reason: order.unsigned_reason ?? '' }),
    ...(name === 'save-work' ? {} : { reason: '' }),
  } as Values
  return (
    <EndpointPanel
      title={actions(name)}
      sub={`${work_order_number}, ${order.customer_name}`}
      endpoint={actOnWorkOrder[name]}
      initial={initial}
      fixed={{ work_order_number, row_version }}
      labels={{
        units: t('units'),
        signed_by: t('signed_by'),
        unsigned_reason: t('unsigned_reason'),
        reason: t('note'),
      }}
      draft={`${name}/${work_order_number}`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          {values.units.map((form, n) => {
            const unit = units[n]
            return (
              unit && (
                <UnitFields
                  key={unit.work_order_detail_id}
                  unit={unit}
                  form={form}
                  isSerialOnly={isConfirming}
                  errorOf={(field) => errorOf(`units.${n}.${field}`) ?? errorOf(`units.${unit.line_no}.${field}`)}
                  onChange={(part) =>
                    change({ units: values.units.map((one, at) => (at === n ? { ...one, ...part } : one)) })
                  }
                />
              )
            )
          })}
          {!isConfirming && (
            <>
              <TextField
                label={t('signed_by')}
                value={values.signed_by ?? ''}
                onChange={(signed_by) => change({ signed_by })}
                most={100}
                error={errorOf('signed_by')}
              />
              {!values.signed_by && (
                <TextField
                  label={t('unsigned_reason')}
                  value={values.unsigned_reason ?? ''}
                  onChange={(unsigned_reason) => change({ unsigned_reason })}
                  most={500}
                  error={errorOf('unsigned_reason')}
                />
              )}
            </>
          )}
          {name !== 'save-work' && (
            <TextField
              label={t(isConfirming ? 'reason' : 'note')}
              value={values.reason ?? ''}
              onChange={(reason) => change({ reason })}
              most={1000}
              isLong
              error={errorOf('reason')}
            />
          )}
        </>
      )}
    </EndpointPanel>
  )
}

type Values = {
  units: ReturnType<typeof unitFormOf>[]
  signed_by?: string
  unsigned_reason?: string
  reason?: string
}
