import { salesOrderTypeDropdown } from '@sejuk/contract/masters/sales-order-types'
import { orderCustomer } from '@sejuk/contract/sales/order-forms'
import { simulateOrder } from '@sejuk/contract/sales/order-simulations'
import { goodsAmount } from '@sejuk/domain/sales/carts'
import { useEffect } from 'react'
import { useStoredCall } from '../../../entities/field/use-stored-call.ts'
import { useSoftHold } from '../../../entities/sales/use-soft-hold.ts'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { type Cart, type CartHeader, type CartLine, purposeOf, withUsual } from './cart.ts'
import type { Carts } from './use-carts.ts'

/** One cart that is open on the screen, with what is known of its customer, priced whenever there is a network. */
export const useOpenCart = (cart: Cart, carts: Carts) => {
  const { client_key, customer_code } = cart
  const isOpen = cart.state === 'open'
  const customer = useStoredCall(orderCustomer, { customer_code }, `order-customer ${customer_code}`)
  const types = useStoredCall(salesOrderTypeDropdown, {}, 'order-types').data
  const facts = customer.data?.customer_code === customer_code ? customer.data : undefined
  const change = (part: (now: Cart) => Partial<Cart>) => carts.change(client_key, part)
  const put = (header: Partial<CartHeader>) => change((now) => ({ header: { ...now.header, ...header } }))
  const setLines = (lines: (now: readonly CartLine[]) => CartLine[], read_at?: string) =>
    change((now) => ({ lines: lines(now.lines), ...(read_at ? { read_at } : {}) }))

  const usual = facts && types ? JSON.stringify(withUsual(cart.header, facts, types)) : undefined
  const isUsual = usual === undefined || usual === JSON.stringify(cart.header)
  useEffect(() => {
    if (!isUsual && isOpen && facts && types) void change((now) => ({ header: withUsual(now.header, facts, types) }))
  }, [isUsual, isOpen])

  const wanted = JSON.stringify({
    customer_code,
    cashback_list: cart.header.cashback_list,
    collect_method: cart.header.collect_method,
    cbd_discount_percent: Number(cart.header.cbd_discount_percent) || 0,
    lines: cart.lines.map(({ item_code, ordered_qty }) => ({ item_code, ordered_qty })),
  })
  const asked = useDebounced(wanted)
  const input = JSON.parse(asked) as { customer_code: string; lines: { item_code: string; ordered_qty: number }[] }
  const priced = useCall(simulateOrder, input, {
    enabled: isOpen && carts.isOnline && input.lines.length > 0,
    keepPrevious: true,
  })
  const prices = priced.isPlaceholderData || priced.error ? undefined : priced.data?.data
  // What the screen shows is what is agreed to by sending it.
  useEffect(() => {
    if (!prices || !isOpen) return
    void change((now) => ({
      read_at: new Date().toISOString(),
      lines: now.lines.map((line) => {
        const n = prices.ladder.lines.findIndex(
          (one) => one.item_code === line.item_code && one.ordered_qty === line.ordered_qty,
        )
        const [found, about] = [prices.ladder.lines[n], prices.lines[n]]
        if (!found || !about?.list_reason) return line
        const { list_price, unit_price, steps } = found
        const reason = about.unit_reason ?? about.list_reason
        return { ...line, list_price, unit_price, seen_amount: goodsAmount(steps), reason }
      }),
    }))
  }, [prices, isOpen])

  const hold = useSoftHold({
    warehouse_code: isOpen && carts.isOnline && !cart.header.is_pre_order ? cart.header.warehouse_code : '',
    purpose: purposeOf(cart),
    lines: cart.lines,
    goodOf: (code) => cart.lines.find(({ item_code }) => item_code === code),
    onTaken: () => void priced.refetch(),
  })
  return {
    ...{ cart, carts, facts, types, change, put, setLines, customer },
    /** Of exactly what is in the cart. */
    ladder: asked === wanted ? prices?.ladder : undefined,
    heldUntil: hold.until,
  }
}
export type OpenCart = ReturnType<typeof useOpenCart>
