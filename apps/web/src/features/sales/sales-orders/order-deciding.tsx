import * as contract from '@sejuk/contract/sales/sales-orders'
import { because } from '@sejuk/domain/messages'
import { rupiah } from '@sejuk/domain/money'
import { salesOrder } from '@sejuk/domain/sales/sales-orders'
import { salesOrderWords } from '@sejuk/words/sales/sales-orders'
import { useEffect, useState } from 'react'
import IconCheck from '#icon/Check'
import { useSend } from '../../../lib/api/queries.ts'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { useOnline } from '../../../lib/browser/online.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import style from './sales-order.module.css'

const undoSeconds = 10

/**
 * One tap on the phone, with the amount on the button. Nothing is sent for ten seconds, so that it can be taken back before
 * anything follows; without a network it cannot be approved, since an approval may not wait in a queue.
 */
export const OrderDeciding = ({ row, onReject }: { row: contract.SalesOrderDetail; onReject: () => void }) => {
  const t = useWords(salesOrderWords)
  const say = useSay()
  const viewer = useWorkflowViewer()
  const isOnline = useOnline()
  const approve = useSend(contract.actOnSalesOrder.approve)
  const refresh = useRefresh(contract.listSalesOrders)
  const [isTapped, setTapped] = useState(false)
  const { order_code, row_version } = row
  const { mutate } = approve
  useEffect(() => {
    if (!isTapped) return
    const timer = setTimeout(() => {
      setTapped(false)
      mutate({ order_code, row_version }, { onSuccess: refresh })
    }, undoSeconds * 1000)
    return () => clearTimeout(timer)
  }, [isTapped, order_code, row_version, mutate, refresh])
  const now = new Date().toISOString()
  const isAsked = row.waiting_for.length > 0 && salesOrder.isOffered('approve', row, viewer, now)
  if (!isAsked) return null
  const gate = salesOrder.gate('approve', row, viewer, now)
  // Whoever wrote a part of it sees who decides, and no button.
  if (!gate.enabled) return <p className={style.deciding}>{say(gate.because ?? because('order-decided-by-others'))}</p>
  const more = row.difference ? row.total_amount - row.difference.total_amount_before : undefined
  const amount = more === undefined ? rupiah(row.total_amount) : `${more >= 0 ? '+ ' : '− '}${rupiah(Math.abs(more))}`
  return (
    <fieldset className={style.deciding} aria-label={t('decisions')}>
      {isTapped ? (
        <Button onClick={() => setTapped(false)}>{t('undo')}</Button>
      ) : (
        <Button kind="danger-outline" onClick={onReject}>
          {t('reject')}
        </Button>
      )}
      <Button
        kind="primary"
        icon={<IconCheck size={18} />}
        disabled={!isOnline}
        isBusy={isTapped || approve.isPending}
        onClick={() => setTapped(true)}
      >
        {isOnline ? t('approveAmount', { amount }) : t('needsNetwork')}
      </Button>
    </fieldset>
  )
}
