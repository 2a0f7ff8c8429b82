import {
  actOnSparepartOrder,
  type SparepartOrderDetail,
  sparepartSuggestions,
} from '@sejuk/contract/spareparts/sparepart-orders'
import { deliveryPlaces, urgencies } from '@sejuk/domain/spareparts/order-kinds'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { PartChooser } from '../../../entities/spareparts/part-chooser.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

type Props = { found: SparepartOrderDetail; onClose: () => void }

const valuesOf = (found: SparepartOrderDetail) => ({
  urgency: found.urgency,
  need_by: found.need_by ?? '',
  delivery_to: found.delivery_to,
  delivery_address: found.delivery_address ?? '',
  remark: found.remark ?? '',
  lines: found.lines.map(({ item_code, item_name, quantity, position_no, override_reason, quantity_reason }) => ({
    ...{ item_code, item_name, quantity, position_no },
    ...{ override_reason: override_reason ?? '', quantity_reason: quantity_reason ?? '' },
  })),
})

/** The parts and the delivery of a draft. */
export const OrderPanel = ({ found, onClose }: Props) => {
  const t = useWords(sparepartWords)
  const { permission } = useViewer()
  const asked = found.work_order_number
    ? {
        work_order_number: found.work_order_number,
        ...(found.work_order_detail_id === null ? {} : { work_order_detail_id: found.work_order_detail_id }),
      }
    : {
        item_code: found.unit_item_code ?? '',
        serial_number: found.serial_number ?? '',
        error_code: found.error_code ?? '',
        purchase_date: found.purchase_date,
      }
  const suggested = useCall(sparepartSuggestions, asked).data?.data
  const initial = valuesOf(found)
  const fields = Object.keys(initial) as (keyof typeof initial)[]
  const names = { ...Object.fromEntries(fields.map((field) => [field, field === 'lines' ? t('parts') : t(field)])) }
  return (
    <EndpointPanel
      title={t('edit')}
      sub={found.sparepart_order_code}
      endpoint={actOnSparepartOrder.modify}
      initial={initial}
      fixed={{ sparepart_order_code: found.sparepart_order_code, row_version: found.row_version }}
      labels={names as Record<keyof typeof initial, string>}
      draft={`sparepart-order/${found.sparepart_order_code}`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <PartChooser
            found={suggested}
            chosen={values.lines}
            onChange={(next) => change((now) => ({ lines: next(now.lines) }))}
            errorOf={errorOf}
            mayOverride={permission.has('Sparepart-Order-Override')}
          />
          <ChoiceField
            label={t('urgency')}
            value={values.urgency}
            onChange={(chosen) => change({ urgency: urgencies.find((one) => one === chosen) ?? 'Normal' })}
            options={urgencies.map((value) => ({ value, label: t(value) }))}
            error={errorOf('urgency')}
          />
          <DateField
            label={t('need_by')}
            value={values.need_by}
            onChange={(need_by) => change({ need_by })}
            error={errorOf('need_by')}
          />
          <ChoiceField
            label={t('delivery_to')}
            value={values.delivery_to}
            onChange={(chosen) =>
              change({ delivery_to: deliveryPlaces.find((one) => one === chosen) ?? found.delivery_to })
            }
            options={deliveryPlaces
              .filter((one) => one !== 'ASC' || found.asc_code)
              .map((value) => ({ value, label: t(value) }))}
            error={errorOf('delivery_to')}
          />
          <TextField
            label={t('delivery_address')}
            value={values.delivery_address}
            onChange={(delivery_address) => change({ delivery_address })}
            error={errorOf('delivery_address')}
            most={500}
            isLong
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
