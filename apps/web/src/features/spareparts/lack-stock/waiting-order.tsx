import type { LackingDetail, WaitingOrder } from '@sejuk/contract/spareparts/lack-stock'
import {
  actOnSparepartOrder,
  getSparepartOrder,
  type SparepartOrderDetail,
} from '@sejuk/contract/spareparts/sparepart-orders'
import { pageTo } from '@sejuk/domain/pages'
import { fillTemplate } from '@sejuk/domain/platform/notifications/notification-texts'
import { coverOf, planOf, promiseOf } from '@sejuk/domain/spareparts/cover'
import { sparepartOrder } from '@sejuk/domain/spareparts/sparepart-orders'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { displayPhone } from '@sejuk/domain/values/phone'
import { everydayWords } from '@sejuk/words/everyday'
import { lackStockWords } from '@sejuk/words/spareparts/lack-stock'
import { sparepartActionWords, sparepartStatusWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useState } from 'react'
import IconX from '#icon/X'
import { Shipments } from '../../../entities/spareparts/shipments.tsx'
import { SparepartChip } from '../../../entities/status/sparepart-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useStatusWords, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate, useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { type Fact, Facts } from '../../../ui/record/facts.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import style from './desk.module.css'
import { type DeskAction, DeskPanel } from './desk-panel.tsx'
import { OrderMenu } from './waiting-orders.tsx'

type Props = { part: LackingDetail; waiting: WaitingOrder; onClose: () => void }

/** The order that was chosen among those who wait: for whom, on what way, and what its customer would be told. */
export const WaitingOrderPanel = ({ part, waiting, onClose }: Props) => {
  const t = useWords(lackStockWords)
  const everyday = useWords(everydayWords)
  const gate = useGate(getSparepartOrder)
  const { sparepart_order_code } = waiting
  const found = useCall(getSparepartOrder, { sparepart_order_code }, { enabled: gate.enabled })
  const row = found.data?.data
  const sent = row?.shipment_statuses.filter(
    (status) => status === 'DO_Sent' || status === 'DO_Receipt_Uploaded',
  ).length
  return (
    <aside className={style.order} aria-label={sparepart_order_code}>
      <header>
        <div>
          <div className={style.kind}>
            {row && row.shipment_count > 1
              ? t('shipmentsSent', { n: sent ?? 0, all: row.shipment_count })
              : t('partOrder')}
          </div>
          <h2>
            <Link {...pageTo('partOrder', { code: sparepart_order_code })}>{sparepart_order_code}</Link>
          </h2>
          {row && <SparepartChip status={row.status} />}
        </div>
        <IconButton label={everyday('close')} onClick={onClose}>
          <IconX size={20} />
        </IconButton>
      </header>
      {row ? <Opened {...{ part, waiting, row }} /> : <RecordGuard gate={gate} found={found} />}
    </aside>
  )
}

type OpenedProps = { part: LackingDetail; waiting: WaitingOrder; row: SparepartOrderDetail }

const Opened = ({ part, waiting, row }: OpenedProps) => {
  const t = useWords(lackStockWords)
  const dates = useDates()
  const line = row.lines.find(({ line_no }) => line_no === waiting.line_no)
  const until = line?.is_free ? line.warranty_until : null
  useStatusWords(sparepartStatusWords)
  const facts: Fact[] = [
    [t('forWhom'), row.consumer_name ?? row.customer_name ?? row.asc_name],
    [t('phone'), row.consumer_phone && displayPhone(row.consumer_phone)],
    [
      t('workOrder'),
      row.work_order_number && (
        <>
          <Link {...pageTo('workOrder', { work_order_number: row.work_order_number })}>{row.work_order_number}</Link>{' '}
          <small>{t('clockPaused')}</small>
        </>
      ),
    ],
    [t('unit'), [row.unit_item_name, row.serial_number && `SN ${row.serial_number}`].filter(Boolean).join(' · ')],
    [t('warranty'), until ? t('partUntil', { day: dates.day(until) }) : t('noWarranty')],
    [t('deliverTo'), row.delivery_to === 'ASC' ? row.asc_name : row.delivery_address],
  ]
  return (
    <>
      <Facts isFramed facts={facts.filter(([, value]) => value)} />
      <Shipments row={row} />
      <Foot {...{ part, waiting, row }} />
    </>
  )
}

const Foot = ({ part, waiting, row }: OpenedProps) => {
  const t = useWords(lackStockWords)
  const actions = useWords(sparepartActionWords)
  const dates = useDates()
  const today = useToday()
  const navigate = useNavigate()
  const viewer = useWorkflowViewer()
  const mayPromise = useGate(actOnSparepartOrder.promise)
  const [open, setOpen] = useState<DeskAction>()
  const covered = coverOf(part).find(({ order }) => order === waiting)
  const day = covered && promiseOf(planOf(covered.pieces), today)
  // The seen version is that of the order as it is shown here.
  const order = { ...waiting, row_version: row.row_version, promised_date: row.promised_date }
  const text =
    day &&
    part.promise_text &&
    fillTemplate(part.promise_text, {
      recipient: row.consumer_name ?? '',
      part: row.part_name ?? '-',
      day: datesFor('local', headOffice).day(day),
    })
  return (
    <>
      {text && <p className={style.message}>{row.consumer_phone ? t('whenPromised', { text }) : t('notTold')}</p>}
      <div className={style.foot}>
        <div>
          {mayPromise.enabled && (
            <Button onClick={() => setOpen({ order, action: 'promise', day })}>
              {day ? t('promiseDay', { day: dates.day(day) }) : t('promiseAny')}
            </Button>
          )}
          <OrderMenu {...{ order, day }} onAct={setOpen} />
        </div>
        <ActionButton
          isReasonPrinted
          action={{
            key: 'pick',
            label: actions('pick'),
            gate: sparepartOrder.gate('pick', row, viewer, new Date().toISOString()),
            onPress: () => void navigate(pageTo('partOrder', { code: row.sparepart_order_code })),
          }}
        />
      </div>
      {open && <DeskPanel open={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
