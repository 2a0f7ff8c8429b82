import { createStockWait } from '@sejuk/contract/sales/stock-waits'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { useState } from 'react'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import type { OrderValues } from './order-values.ts'

const WaitPanel = lazyPart(() => import('../../../entities/sales/wait-panel.tsx').then((part) => part.WaitPanel))

type Props = { form: EndpointForm<OrderValues>; order_code: string }

/** A line of a pre-order that promised too much: the rest is put in line, or only what can be promised is ordered. */
export const OverPromised = ({ form, order_code }: Props) => {
  const t = useWords(orderFormWords)
  const mayWait = useGate(createStockWait)
  const [isWaiting, setWaiting] = useState(false)
  const { short_line, short_n }: { short_line?: string; short_n?: string } = useSearch()
  const { values, change } = form
  const at = Number(short_line) - 1
  const n = Number(short_n)
  const line = values.lines[at]
  const rest = Number(line?.ordered_qty) - n
  if (!line || !(n >= 0) || !(rest > 0)) return null
  const orderOnly = () =>
    change((typed) => ({
      lines: typed.lines.flatMap((one, place) => {
        if (place !== at) return [one]
        return n > 0 ? [{ ...one, ordered_qty: String(n) }] : []
      }),
    }))
  return (
    <Note as="div">
      {t('overPromised', { item: line.item_code, n: thousands(n), rest: thousands(rest) })}{' '}
      {mayWait.enabled && (
        <Button kind="link" size="small" onClick={() => setWaiting(true)}>
          {t('restInLine')}
        </Button>
      )}{' '}
      <Button kind="link" size="small" onClick={orderOnly}>
        {t('orderOnly', { n: thousands(n) })}
      </Button>
      {isWaiting && (
        <WaitPanel
          initial={{
            ...{ customer_code: values.customer_code, item_code: line.item_code, qty: String(rest), remark: '' },
            wanted_date: line.requested_delivery_date || values.requested_delivery_date,
          }}
          from={{ from_order: order_code, warehouse_code: values.warehouse_code }}
          onClose={(answer) => {
            setWaiting(false)
            if (answer) orderOnly()
          }}
        />
      )}
    </Note>
  )
}
