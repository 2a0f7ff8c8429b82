import type { SparepartOrderDetail, SparepartShipment } from '@sejuk/contract/spareparts/sparepart-orders'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { RowList } from '../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../ui/record/section.tsx'
import { SparepartChip } from '../status/sparepart-status.tsx'

/** Each shipment with its own way. */
export const Shipments = ({ row }: { row: SparepartOrderDetail }) => (
  <>
    {row.shipments.map((shipment) => (
      <OneShipment key={shipment.shipment_no} shipment={shipment} />
    ))}
  </>
)

const OneShipment = ({ shipment }: { shipment: SparepartShipment }) => {
  const t = useWords(sparepartWords)
  const dates = useDates()
  const { shipment_no, status, courier, tracking_no, sent_date, received_date } = shipment
  const isSent = status === 'DO_Sent' || status === 'DO_Receipt_Uploaded'
  return (
    <Section
      title={t('shipmentN', { n: shipment_no })}
      sub={shipment.warehouse_name}
      actions={<SparepartChip status={status} />}
    >
      <RowList>
        {shipment.lines.map((line) => (
          <li key={line.line_no}>
            <span>
              {line.item_name}
              <br />
              <small>{line.item_code}</small>
            </span>
            <span>
              {isSent
                ? t('pickedOf', { n: received_date ? line.received_qty : line.picked_qty, all: line.qty })
                : t('allocatedOf', { n: line.allocated_qty, all: line.qty })}
              {line.damaged_qty > 0 && `, ${t('damaged')} ${line.damaged_qty}`}
            </span>
          </li>
        ))}
      </RowList>
      {sent_date && (
        <SectionText>
          {[courier, tracking_no].filter(Boolean).join(' ')}{' '}
          {t('sentOn', { at: dates.dateTime(sent_date), who: shipment.sent_user_name ?? '-' })}
          {shipment.eta && ` · ${t('eta')} ${dates.day(shipment.eta)}`}
        </SectionText>
      )}
      {received_date && (
        <SectionText>
          {t('receivedOn', { at: dates.dateTime(received_date), who: shipment.received_user_name ?? '-' })}
          {shipment.receipt_note && ` · ${shipment.receipt_note}`}
        </SectionText>
      )}
    </Section>
  )
}
