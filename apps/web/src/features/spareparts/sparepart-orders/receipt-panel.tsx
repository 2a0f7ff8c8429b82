import {
  actOnSparepartOrder,
  type SparepartOrderDetail,
  type SparepartShipment,
} from '@sejuk/contract/spareparts/sparepart-orders'
import { sparepartPhotoModule } from '@sejuk/domain/spareparts/order-photos'
import { sparepartActionWords, sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldGroup, FieldLegend } from '../../../ui/form/field-grid.tsx'
import { Uploader } from '../../../ui/upload/uploader.tsx'
import { ShipmentChoice } from './shipment-choice.tsx'

type Props = { found: SparepartOrderDetail; onClose: () => void }
type Came = { line_no: number; qty: string; damaged: string }
const whole = (shipment?: SparepartShipment): Came[] =>
  (shipment?.lines ?? []).map(({ line_no, qty }) => ({ line_no, qty: String(qty), damaged: '0' }))

/** What arrived, with a photo of it; a difference is said. */
export const ReceiptPanel = ({ found, onClose }: Props) => {
  const t = useWords(sparepartWords)
  const title = useWords(sparepartActionWords)('upload-receipt')
  const sent = found.shipments.filter(({ status }) => status === 'DO_Sent')
  return (
    <EndpointPanel
      title={title}
      sub={found.sparepart_order_code}
      endpoint={actOnSparepartOrder['upload-receipt']}
      initial={{ shipment_no: String(sent[0]?.shipment_no ?? ''), lines: whole(sent[0]), receipt_note: '' }}
      fixed={{ sparepart_order_code: found.sparepart_order_code, row_version: found.row_version }}
      labels={{ shipment_no: t('shipment_no'), lines: t('parts'), receipt_note: t('receipt_note') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => {
        const shipment = sent.find(({ shipment_no }) => String(shipment_no) === values.shipment_no)
        const put = (line_no: number, part: Partial<Came>) =>
          change((now) => ({ lines: now.lines.map((one) => (one.line_no === line_no ? { ...one, ...part } : one)) }))
        return (
          <>
            <ShipmentChoice
              shipments={sent}
              value={values.shipment_no}
              error={errorOf('shipment_no')}
              onChange={(shipment_no, chosen) => change({ shipment_no, lines: whole(chosen) })}
            />
            <Uploader
              module_name={sparepartPhotoModule}
              module_code={found.sparepart_order_code}
              label={t('receipt')}
              alias="receipt"
              kind="photo"
            />
            {shipment?.lines.map((line) => {
              const n = values.lines.findIndex(({ line_no }) => line_no === line.line_no)
              return (
                <FieldGroup key={line.line_no} isFramed>
                  <FieldLegend>
                    {line.item_name} ({line.item_code})
                  </FieldLegend>
                  <NumberField
                    label={`${t('received')} / ${line.qty}`}
                    value={values.lines[n]?.qty ?? ''}
                    onChange={(qty) => put(line.line_no, { qty })}
                    error={errorOf(`lines.${n}.qty`)}
                  />
                  <NumberField
                    label={t('damaged')}
                    value={values.lines[n]?.damaged ?? ''}
                    onChange={(damaged) => put(line.line_no, { damaged })}
                    error={errorOf(`lines.${n}.damaged`)}
                  />
                </FieldGroup>
              )
            })}
            <TextField
              label={t('receipt_note')}
              value={values.receipt_note}
              onChange={(receipt_note) => change({ receipt_note })}
              error={errorOf('receipt_note')}
              most={500}
              isLong
            />
            {errorOf('lines') && <Note tone="bad">{errorOf('lines')}</Note>}
          </>
        )
      }}
    </EndpointPanel>
  )
}
