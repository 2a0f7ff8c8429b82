import * as contract from '@sejuk/contract/sales/sales-orders'
import { because } from '@sejuk/domain/messages'
import { salesOrder } from '@sejuk/domain/sales/sales-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { salesOrderWords } from '@sejuk/words/sales/sales-orders'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import IconCheck from '#icon/Check'
import { call } from '../../../lib/api/call.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { useOnline } from '../../../lib/browser/online.ts'
import { showError } from '../../../lib/language/error-text.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ThumbBar, ThumbText } from '../../../ui/actions/thumb-bar.tsx'
import { asksMore } from './approve-order-panel.tsx'

const undoSeconds = 10

type Props = {
  row: contract.SalesOrderDetail
  onReject: () => void
  /** Credit or days are decided: the reason and the days are asked for first. */
  onAsked: () => void
}

/**
 * One tap on the phone, with the amount on the button. Nothing is sent for ten seconds, so that it can be taken back before
 * anything follows; without a network it cannot be approved, since an approval may not wait in a queue.
 */
export const OrderDeciding = ({ row, onReject, onAsked }: Props) => {
  const t = useWords(salesOrderWords)
  const say = useSay()
  const viewer = useWorkflowViewer()
  const isOnline = useOnline()
  const approve = useSend(contract.actOnSalesOrder.approve)
  const refresh = useRefresh(contract.listSalesOrders)
  const { order_code, row_version } = row
  /** The version that was on the screen when it was tapped. */
  const [tapped, setTapped] = useState<{ order_code: string; row_version: number }>()
  const waiting = useRef(tapped)
  const wait = (next: typeof tapped) => {
    waiting.current = next
    setTapped(next)
  }
  const send = useEffectEvent((what: NonNullable<typeof tapped>) => {
    wait(undefined)
    approve.mutate(what, { onSuccess: refresh })
  })
  useEffect(() => {
    if (!tapped) return
    const timer = setTimeout(() => send(tapped), undoSeconds * 1000)
    return () => clearTimeout(timer)
  }, [tapped])
  // Who tapped, did not take it back and leaves the page has approved.
  const leave = useEffectEvent(() => {
    if (waiting.current) void call(contract.actOnSalesOrder.approve, waiting.current).then(refresh, showError)
  })
  useEffect(() => () => leave(), [])
  const now = new Date().toISOString()
  const isAsked = row.waiting_for.length > 0 && salesOrder.isOffered('approve', row, viewer, now)
  if (!isAsked) return null
  const gate = salesOrder.gate('approve', row, viewer, now)
  // Whoever wrote a part of it sees who decides, and no button.
  if (!gate.enabled) {
    const why = say(gate.because ?? because('order-decided-by-others'))
    return (
      <ThumbBar>
        <ThumbText>{why}</ThumbText>
      </ThumbBar>
    )
  }
  const more = row.difference ? row.total_amount - row.difference.total_amount_before : undefined
  const amount = more === undefined ? rupiah(row.total_amount) : `${more >= 0 ? '+ ' : '− '}${rupiah(Math.abs(more))}`
  return (
    <ThumbBar role="group" aria-label={t('decisions')}>
      {tapped ? (
        <Button onClick={() => wait(undefined)}>{t('undo')}</Button>
      ) : (
        <Button kind="danger-outline" onClick={onReject}>
          {t('reject')}
        </Button>
      )}
      <Button
        kind="primary"
        icon={<IconCheck size={18} />}
        disabled={!isOnline}
        isBusy={tapped !== undefined || approve.isPending}
        onClick={() => (asksMore(row, viewer.permission) ? onAsked() : wait({ order_code, row_version }))}
      >
        {isOnline ? t('approveAmount', { amount }) : t('needsNetwork')}
      </Button>
    </ThumbBar>
  )
}
