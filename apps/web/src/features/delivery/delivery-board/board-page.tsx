import * as contract from '@sejuk/contract/delivery/delivery-board'
import { actOnDelivery } from '@sejuk/contract/delivery/delivery-orders'
import { deliveryLetters } from '@sejuk/contract/delivery/delivery-work'
import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import { addDays } from '@sejuk/domain/dates'
import { deliveryOrder } from '@sejuk/domain/delivery/delivery-orders'
import { pageTo } from '@sejuk/domain/pages'
import { boardWords } from '@sejuk/words/delivery/delivery-board'
import { deliveryWords } from '@sejuk/words/delivery/delivery-orders'
import { useState } from 'react'
import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import IconPrinter from '#icon/Printer'
import { useCall, useSendTo } from '../../../lib/api/queries.ts'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useWorkflowViewer } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { ActionRow } from '../../../ui/actions/action-row.tsx'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { BoardGrid } from './board-grid.tsx'
import type { BoardStop } from './board-stops.ts'
import { StopsMap } from './stops-map.tsx'
import { type MovedTo, useMoveStop } from './use-move-stop.ts'

type Asked = { warehouse_code?: string; from?: string; truck?: string }

/** Trucks by day, with what each carries, and beside them what has no truck yet. */
export const BoardPage = () => {
  const t = useWords(boardWords)
  const orders = useWords(deliveryWords)
  const say = useSay()
  const dates = useDates()
  const language = useLanguage()
  const navigate = useNavigate()
  const isNarrow = useNarrow()
  const asked: Asked = useSearch()
  const gate = useGate(contract.getDeliveryBoard)
  const found = useCall(
    contract.getDeliveryBoard,
    { ...(asked.from ? { from: asked.from } : {}), warehouse_code: asked.warehouse_code ? [asked.warehouse_code] : [] },
    { enabled: gate.enabled, keepPrevious: true },
  )
  const viewer = useWorkflowViewer()
  const send = useSendTo()
  const { move, mayMove, isMoving } = useMoveStop()
  const mayEmail = useGate(contract.emailVendors)
  const [done, setDone] = useState<string>()
  /** As it stood before it was moved, with the version it has now. */
  const [moved, setMoved] = useState<BoardStop>()
  const board = found.data?.data
  const go = (part: Asked) => void navigate({ to: '.', search: { ...asked, ...part } })
  const day = board?.days[0] ?? ''
  const ofDay = board?.stops.filter((stop) => stop.planned_date === day) ?? []
  const ready = ofDay.filter(
    (stop) => deliveryOrder.gate('confirmPlan', stop, viewer, new Date().toISOString()).enabled,
  )
  const confirmAll = async () => {
    let n = 0
    for (const { delivery_code, row_version } of ready)
      await send
        .mutateAsync({ endpoint: actOnDelivery.confirmPlan, input: { delivery_code, row_version } })
        .then(() => {
          n += 1
        })
        .catch(() => {})
    setMoved(undefined)
    setDone(t('confirmed', { n, rest: ready.length - n }))
  }
  const codes = ofDay.map(({ delivery_code }) => delivery_code)
  /** What was moved can go back, as long as nobody has changed it since. */
  const moveAndOffer = async (stop: BoardStop, to: MovedTo) => {
    setMoved(undefined)
    const row_version = await move(stop, to)
    if (row_version === undefined) return
    setDone(t('moved', { n: stop.name }))
    // The pickup that had no truck has no way back to none.
    if (stop.kind === 'delivery') setMoved({ ...stop, row: { ...stop.row, row_version } })
    else if (stop.truck_no) setMoved({ ...stop, row: { ...stop.row, row_version } })
  }
  const undo = async (stop: BoardStop) => {
    setMoved(undefined)
    if ((await move(stop)) !== undefined) setDone(t('undone', { n: stop.name }))
  }
  const actions: Action[] = [
    ...(ready.length > 0
      ? [
          {
            ...{ key: 'confirm', label: t('confirm', { day: dates.day(day) }), isPrimary: true },
            ...{ isBusy: send.isPending, onPress: () => void confirmAll() },
          },
        ]
      : []),
    ...(codes.length > 0
      ? [
          {
            ...{ key: 'print', label: t('print'), icon: <IconPrinter size={16} />, isBeside: true },
            onPress: () => void download(deliveryLetters, { delivery_code: codes.slice(0, 50), language }),
          },
        ]
      : []),
    ...(codes.length > 0 && mayEmail.enabled
      ? [
          {
            ...{ key: 'email', label: t('email'), isBeside: true },
            onPress: () =>
              send.mutate({ endpoint: contract.emailVendors, input: { delivery_code: codes.slice(0, 50) } }),
          },
        ]
      : []),
  ]
  return (
    <>
      <PageHead title={t('title')} crumb={<Link {...pageTo('deliveries')}>{orders('title')}</Link>}>
        <IconButton label={t('earlier')} onBar={isNarrow} onClick={() => go({ from: addDays(day, -1) })}>
          <IconChevronLeft size={20} />
        </IconButton>
        <IconButton label={t('later')} onBar={isNarrow} onClick={() => go({ from: addDays(day, 1) })}>
          <IconChevronRight size={20} />
        </IconButton>
      </PageHead>
      <ActionRow name={t('title')} actions={actions} />
      <PageBody>
        {!gate.enabled ? (
          <ForbiddenState reason={say(gate.because)} />
        ) : found.error ? (
          <FailedState error={found.error} onRetry={() => void found.refetch()} isList />
        ) : (
          <>
            <Row>
              <PagedSelect
                label={t('warehouse')}
                none={t('allWarehouses')}
                source={warehouseDropdown}
                value={asked.warehouse_code}
                onChange={(warehouse_code) => go({ warehouse_code })}
              />
            </Row>
            {done && (
              <Note as="div" role="status" tone="good">
                {done}{' '}
                {moved && (
                  <Button kind="link" size="small" isBusy={isMoving} onClick={() => void undo(moved)}>
                    {t('undo')}
                  </Button>
                )}
              </Note>
            )}
            {board?.is_capped && <Note>{t('capped')}</Note>}
            {board && <BoardGrid board={board} mayMove={mayMove} onMove={(stop, to) => void moveAndOffer(stop, to)} />}
            {board && <StopsMap board={board} truck={asked.truck} onTruck={(truck) => go({ truck })} />}
          </>
        )}
      </PageBody>
    </>
  )
}
