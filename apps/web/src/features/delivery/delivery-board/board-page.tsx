import * as contract from '@sejuk/contract/delivery/delivery-board'
import { actOnDelivery } from '@sejuk/contract/delivery/delivery-orders'
import { deliveryLetters, packingList } from '@sejuk/contract/delivery/delivery-work'
import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import { deliveryOrder } from '@sejuk/domain/delivery/delivery-orders'
import { pageTo } from '@sejuk/domain/pages'
import { addDays } from '@sejuk/domain/values/dates'
import { boardWords } from '@sejuk/words/delivery/delivery-board'
import { deliveryWords } from '@sejuk/words/delivery/delivery-orders'
import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import IconPrinter from '#icon/Printer'
import { useCall, useSendTo } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
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
import { BoardFigures } from './board-figures.tsx'
import { BoardGrid } from './board-grid.tsx'
import { BoardLegend } from './board-legend.tsx'
import style from './board-page.module.css'
import { BoardPhone } from './board-phone.tsx'
import { deliveriesIn, keyOfTruck, stopsOn, type Truck, type TruckDay, trucksIn, unplannedOn } from './board-stops.ts'
import { StopsMap } from './stops-map.tsx'
import { useBoardMoves } from './use-board-moves.ts'

type Asked = { warehouse_code?: string; from?: string; day?: string; truck?: string }

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
  const mayEmail = useGate(contract.emailVendors)
  const { mayMove, put, swap, undo, mayUndo, isMoving, done, tell } = useBoardMoves()
  const board = found.data?.data
  const go = (part: Asked) => void navigate({ to: '.', search: { ...asked, ...part } })
  const stops = board ? stopsOn(board) : []
  const unplanned = board ? unplannedOn(board) : []
  const trucks = trucksIn(stops)
  const [first = '', ...later] = board?.days ?? []
  const day = isNarrow ? first : ([first, ...later].find((one) => one === asked.day) ?? first)
  const ofDay = stops.filter((stop) => stop.day === day)
  const truck =
    trucks.find((one) => keyOfTruck(one) === asked.truck) ??
    trucks.find((one) => ofDay.some((stop) => keyOfTruck(stop) === keyOfTruck(one))) ??
    trucks[0]
  const chosen: TruckDay | undefined = truck && { truck, day }
  const chooseTruck = (one: Truck) => go({ truck: keyOfTruck(one), day })
  const way = truck ? ofDay.filter((stop) => keyOfTruck(stop) === keyOfTruck(truck)) : []
  const deliveries = deliveriesIn(ofDay)
  const ready = deliveries.filter(
    (stop) => stop.driver_name && deliveryOrder.gate('confirmPlan', stop, viewer, new Date().toISOString()).enabled,
  )
  const readyTrucks = new Set(ready.map(keyOfTruck)).size
  const allTrucks = new Set(deliveries.map(keyOfTruck)).size
  const confirmAll = async () => {
    // What is left out looks the same on the board: somebody may believe that all trucks are confirmed.
    const isSure =
      readyTrucks === allTrucks ||
      (await confirm({
        title: t('sureSome', { n: readyTrucks, all: allTrucks }),
        text: t('sureSomeText', { rest: deliveries.length - ready.length }),
        yes: t('confirmSome', { n: readyTrucks }),
      }))
    if (!isSure) return
    let n = 0
    for (const { delivery_code, row_version } of ready)
      await send
        .mutateAsync({ endpoint: actOnDelivery.confirmPlan, input: { delivery_code, row_version } })
        .then(() => {
          n += 1
        })
        .catch(() => {})
    tell(t('confirmed', { n, rest: ready.length - n }))
  }
  const codes = deliveries.map(({ delivery_code }) => delivery_code)
  const actions: Action[] = [
    ...(ready.length > 0
      ? [
          {
            key: 'confirm',
            label: t('confirm', { n: readyTrucks, all: allTrucks, day: dates.day(day) }),
            isPrimary: true,
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
          {
            ...{ key: 'packing', label: t('printPacking'), icon: <IconPrinter size={16} />, isBeside: true },
            onPress: () => void download(packingList, { delivery_code: codes.slice(0, 50), language }),
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
      <PageHead
        title={t('title')}
        sub={isNarrow && day ? `${dates.dayName(day)}, ${dates.day(day)}` : undefined}
        crumb={<Link {...pageTo('deliveries')}>{orders('title')}</Link>}
      >
        <IconButton label={t('earlier')} onBar={isNarrow} onClick={() => go({ from: addDays(first, -1) })}>
          <IconChevronLeft size={20} />
        </IconButton>
        {!isNarrow && first && (
          <span className={style.range}>
            {t('range', { from: dates.day(first), to: dates.day(later.at(-1) ?? first) })}
          </span>
        )}
        <IconButton label={t('later')} onBar={isNarrow} onClick={() => go({ from: addDays(first, 1) })}>
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
            {board && <BoardFigures day={day} stops={stops} unplanned={unplanned} />}
            {done && (
              <Note as="div" role="status" tone="good">
                {done}{' '}
                {mayUndo && (
                  <Button kind="link" size="small" isBusy={isMoving} onClick={() => void undo()}>
                    {t('undo')}
                  </Button>
                )}
              </Note>
            )}
            {board?.is_capped && <Note>{t('capped')}</Note>}
            {board && (
              <div className={style.withMap}>
                {isNarrow ? (
                  <BoardPhone
                    {...{ day, stops, unplanned, trucks, truck, mayMove }}
                    onTruck={chooseTruck}
                    onMove={(stop, to) => put([stop], to)}
                    onSwap={(above, below) => truck && swap({ truck, day }, way, above, below)}
                  />
                ) : (
                  <div>
                    <BoardGrid
                      {...{ board, stops, unplanned, trucks, chosen, mayMove }}
                      onChoose={(place) => go({ truck: keyOfTruck(place.truck), day: place.day })}
                      onMove={put}
                    />
                    <BoardLegend />
                  </div>
                )}
                {truck && way.length > 0 && <StopsMap truck_no={truck.truck_no ?? ''} day={day} stops={way} />}
              </div>
            )}
          </>
        )}
      </PageBody>
    </>
  )
}
