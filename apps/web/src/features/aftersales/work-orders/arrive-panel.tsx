import { actOnWorkOrder } from '@sejuk/contract/aftersales/work-order-actions'
import { workOrderActionWords, workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { useState } from 'react'
import IconMapPin from '#icon/MapPin'
import { currentPosition } from '../../../lib/browser/position.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

type Props = {
  order: { work_order_number: string; row_version: number; customer_name: string }
  onClose: () => void
}
type Place = { lat: number | null; lng: number | null }

/** Arrival at the customer: the position, or why it is unknown. */
export const ArrivePanel = ({ order, onClose }: Props) => {
  const t = useWords(workOrderWords)
  const actions = useWords(workOrderActionWords)
  const [isLooking, setLooking] = useState(false)
  const { work_order_number, row_version } = order
  const take = async (put: (place: Place) => void) => {
    setLooking(true)
    const place = await currentPosition()
    setLooking(false)
    put({ lat: place?.lat ?? null, lng: place?.lng ?? null })
  }
  return (
    <EndpointPanel
      title={actions('visit')}
      sub={`${work_order_number}, ${order.customer_name}`}
      endpoint={actOnWorkOrder.visit}
      initial={{ lat: null as number | null, lng: null as number | null, reason: '', is_overtime: false }}
      fixed={{ work_order_number, row_version }}
      labels={{ lat: t('useMyPosition'), lng: t('useMyPosition'), reason: t('reason'), is_overtime: t('overtime') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <Button icon={<IconMapPin size={16} />} isBusy={isLooking} onClick={() => void take(change)}>
            {t('useMyPosition')}
          </Button>
          <p role="status">{t(values.lat === null ? 'noPosition' : 'positionTaken')}</p>
          <TextField
            label={t('reason')}
            value={values.reason}
            onChange={(reason) => change({ reason })}
            most={1000}
            isLong
            error={errorOf('reason')}
          />
          <CheckboxField
            label={t('overtime')}
            isOn={values.is_overtime}
            onChange={(is_overtime) => change({ is_overtime })}
          />
        </>
      )}
    </EndpointPanel>
  )
}
