import type { WorkOrderDetail } from '@sejuk/contract/aftersales/work-orders'
import { listSparepartOrders } from '@sejuk/contract/spareparts/sparepart-orders'
import { pageTo } from '@sejuk/domain/pages'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { SparepartChip } from '../../../entities/status/sparepart-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'

type Props = { order: WorkOrderDetail; actions: readonly Action[] }

/** The spare-part orders of a work order: what it waits for, and what has arrived. */
export const SparepartSection = ({ order, actions }: Props) => {
  const t = useWords(sparepartWords)
  const dates = useDates()
  const gate = useGate(listSparepartOrders)
  const { work_order_number } = order
  const found = useCall(listSparepartOrders, { work_order_number, limit: 20 }, { enabled: gate.enabled })
  const orders = found.data?.data
  if (!orders) return null
  const isOpen = order.finished_date === null
  // Once the parts are there, the next visit is agreed on: the first time, or again.
  const again = actions.find(({ key, gate: may }) => (key === 're-schedule' || key === 'schedule') && may?.enabled)
  const hasArrived = orders.some(({ status }) => status === 'DO_Receipt_Uploaded') && !order.is_waiting_part
  return (
    <Section title={t('forWorkOrder')}>
      {orders.length === 0 && <SectionText>{t('noneForWorkOrder')}</SectionText>}
      {isOpen && order.is_waiting_part && orders.length > 0 && <Note>{t('waitingPart')}</Note>}
      {isOpen && hasArrived && (
        <Note tone="good" role="status" as="div">
          {t('partsArrived')} {again && <Button onClick={again.onPress}>{t('scheduleAgain')}</Button>}
        </Note>
      )}
      {orders.length > 0 && (
        <RowList>
          {orders.map((one) => (
            <li key={one.sparepart_order_code}>
              <span>
                <Link {...pageTo('partOrder', { code: one.sparepart_order_code })}>{one.sparepart_order_code}</Link>
                <br />
                <small>
                  {one.line_count} · {one.part_name ?? '-'}
                  {one.promised_date && ` · ${t('promised_date')} ${dates.day(one.promised_date)}`}
                </small>
              </span>
              <SparepartChip status={one.status} />
            </li>
          ))}
        </RowList>
      )}
    </Section>
  )
}
