import type { MobileItem } from '@sejuk/contract/catalogue/item-searches'
import type { CartAnswer } from '@sejuk/contract/sales/mobile-orders'
import type { OrderCustomer } from '@sejuk/contract/sales/order-forms'
import type { Message } from '@sejuk/domain/messages'
import { wayOf } from '@sejuk/domain/sales/payment-ways'
import { total } from '@sejuk/domain/values/money'
import type { TimeSlot } from '@sejuk/domain/values/time-slots'

export type CartLine = {
  item_code: string
  item_name: string
  ordered_qty: number
  list_price: number
  unit_price: number
  /** What the user was shown for the whole line, and agreed to by sending it. */
  seen_amount: number
  reason: Message | null
  units: { item_code: string; sub_quantity: number; available: number }[]
  photo_path?: string | null
}
export type CartHeader = {
  order_type: string
  warehouse_code: string
  address_code: string
  requested_delivery_date: string
  time_slot: TimeSlot | ''
  is_pre_order: boolean
  shop_code: string
  po_number: string
  remark: string
  cashback_list: { cashback_code: string; plannedAmount: number }[]
  /** How it is paid; empty: as the customer always pays. */
  collect_method: string
  payment_term_days: string
  cbd_discount_percent: string
}
/** open: being filled. waiting: sent as soon as there is a network. changed, refused: the user decides. sent: has an order. */
export type CartState = 'open' | 'waiting' | 'changed' | 'refused' | 'sent'
export type CartPaper = { file: File; kind: 'photo' | 'file'; upload_code?: string; refusal?: string }
export type Cart = {
  client_key: string
  usercode: string
  customer_code: string
  customer_name: string
  state: CartState
  /** When it was last changed, and when its prices were read. */
  at: string
  read_at: string
  header: CartHeader
  lines: CartLine[]
  answer?: CartAnswer
  refusal?: string
  /** The credit stopped it: finance may be asked. */
  may_ask_finance?: boolean
  ask_finance?: boolean
  finance_note?: string
  order_code?: string
  total_amount?: number
  sent_at?: string
  paper?: CartPaper
}

export const blankHeader: CartHeader = {
  ...{ order_type: '', warehouse_code: '', address_code: '', requested_delivery_date: '', time_slot: '' },
  ...{ is_pre_order: false, shop_code: '', po_number: '', remark: '', cashback_list: [] },
  ...{ collect_method: '', payment_term_days: '', cbd_discount_percent: '' },
}

export const totalOf = ({ lines }: Pick<Cart, 'lines'>) => total(lines.map(({ seen_amount }) => seen_amount))
export const unitsIn = ({ lines }: Pick<Cart, 'lines'>) => total(lines.map(({ ordered_qty }) => ordered_qty))
export const quantityOf = ({ lines }: Pick<Cart, 'lines'>, item_code: string) =>
  lines.find((line) => line.item_code === item_code)?.ordered_qty ?? 0

/** As much as there is; what comes later has no such bound. */
export const mostOf = ({ header }: Pick<Cart, 'header'>, available: number) =>
  header.is_pre_order ? 100_000 : Math.max(0, available)

/** The item as often as asked for, at the price that is known of it; none takes the line out. */
export const withItem = (lines: readonly CartLine[], item: MobileItem, ordered_qty: number): CartLine[] => {
  const others = lines.filter(({ item_code }) => item_code !== item.item_code)
  if (ordered_qty <= 0) return others
  const { offer } = item
  const unit_price = offer?.unit_price ?? 0
  const line: CartLine = {
    ...{ item_code: item.item_code, item_name: item.item_name, ordered_qty, unit_price },
    list_price: offer?.list_price ?? 0,
    seen_amount: unit_price * ordered_qty,
    reason: offer?.reason ?? null,
    photo_path: item.photo_path ?? null,
    units: offer?.units.map(({ item_code, sub_quantity, available }) => ({ item_code, sub_quantity, available })) ?? [],
  }
  const at = lines.findIndex(({ item_code }) => item_code === item.item_code)
  return at < 0 ? [...lines, line] : lines.map((one, n) => (n === at ? line : one))
}

/** One of each item that is not in the cart yet; where all are in it, none of them. */
export const withAllOrNone = (lines: readonly CartLine[], items: readonly MobileItem[]): CartLine[] => {
  const hasAll = hasAllOf({ lines: [...lines] }, items)
  return items.reduce<CartLine[]>(
    (now, item) => {
      if (hasAll) return withItem(now, item, 0)
      return quantityOf({ lines: now }, item.item_code) > 0 ? now : withItem(now, item, 1)
    },
    [...lines],
  )
}
export const hasAllOf = (cart: Pick<Cart, 'lines'>, items: readonly MobileItem[]) =>
  items.length > 0 && items.every(({ item_code }) => quantityOf(cart, item_code) > 0)

/** Another number of a line that is in the cart. */
export const withQuantity = (lines: readonly CartLine[], item_code: string, ordered_qty: number): CartLine[] =>
  lines.flatMap((line) => {
    if (line.item_code !== item_code) return [line]
    return ordered_qty > 0 ? [{ ...line, ordered_qty, seen_amount: line.unit_price * ordered_qty }] : []
  })

/** What the customer usually has fills what nobody has chosen. */
export const withUsual = (
  header: CartHeader,
  customer: OrderCustomer,
  types: readonly { value: string }[],
): CartHeader => ({
  ...header,
  order_type: header.order_type || (types[0]?.value ?? ''),
  warehouse_code: header.warehouse_code || (customer.warehouse_code ?? ''),
  address_code:
    header.address_code ||
    (customer.addresses.find(({ address_type }) => address_type === 'official-address')?.address_code ?? ''),
  requested_delivery_date: header.requested_delivery_date || customer.last_day,
})

/** How the customer pays for the cart. */
export const wayOfCart = ({ header }: Pick<Cart, 'header'>, customer: Pick<OrderCustomer, 'collect_method'>) =>
  wayOf(header.collect_method || customer.collect_method)

/** What is sent: the form of an order, and what the user agreed to. Days that nobody chose are the customer's own. */
export const inputOf = ({
  client_key,
  customer_code,
  header,
  lines,
  ask_finance = false,
  finance_note = '',
}: Cart) => ({
  ...{ client_key, customer_code, ...header, hold_purpose: purposeOf({ client_key }) },
  payment_term_days: header.payment_term_days || undefined,
  ...{ ask_finance, override_reason: ask_finance ? finance_note : '' },
  lines: lines.map(({ item_code, ordered_qty, seen_amount }) => ({ item_code, ordered_qty, seen_amount })),
})
export const purposeOf = ({ client_key }: Pick<Cart, 'client_key'>) => `order/${client_key}`
