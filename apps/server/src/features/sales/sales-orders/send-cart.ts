import type { Parsed } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/sales/mobile-orders'
import { writableStatuses } from '@sejuk/domain/sales/sales-orders'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { salesOrders as t } from '../../../db/tables/sales/sales-orders.ts'
import type { ActingContext } from '../../../platform/documents/action-context.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import { refuseChangedCart } from './cart-changes.ts'
import { addOrder, onSalesOrder } from './commands.ts'
import { beginSubmit, finishSubmit } from './submit.ts'

type Cart = Parsed<typeof contract.sendCart>
type Order = typeof t.$inferSelect

/** The order that this cart has become already. Two deliveries of one cart wait for each other. */
const foundOf = async (db: Db, usercode: string, client_key: string): Promise<Order | undefined> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart/${usercode}/${client_key}`}, 0))`)
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.created_by, usercode), eq(t.client_key, client_key)))
  return found
}

const isWritable = ({ status }: Order) => writableStatuses.some((one) => one === status)

/** The order as the cart has it now: new, or the one that was sent back before. */
const written = async (context: ActingContext, cart: Cart, found: Order | undefined) => {
  const { client_key, ask_finance: _asked, override_reason: _said, lines, ...form } = cart
  const input = { ...form, lines: lines.map(({ seen_amount: _seen, ...line }) => line) }
  if (!found) return addOrder(context, { ...input, salesman_code: null, source: 'mobile', client_key })
  const { order_code, row_version } = found
  return onSalesOrder.act(context, 'modify', { ...input, order_code, row_version })
}

/**
 * The cart is written and begins to be submitted in one transaction: what is refused before anything is taken leaves no order
 * behind. What is refused while it is taken leaves a draft, which the same cart changes when it is sent again.
 */
export const sendCart = async ({ db, input, ...context }: StepwiseContext<typeof contract.sendCart>) => {
  const { viewer } = context
  const { client_key, hold_purpose, ask_finance, override_reason } = input
  const begun = await db.transaction(async (within) => {
    const found = await foundOf(within, viewer.usercode, client_key)
    if (found && !isWritable(found)) return found
    await refuseChangedCart(within, viewer, input)
    const { order_code, row_version } = await written({ ...context, db: within }, input, found)
    return beginSubmit(
      { ...context, db: within },
      { order_code, row_version, hold_purpose, ask_finance, override_reason },
    )
  })
  const is_repeated = begun.status !== 'Submitting'
  const done = is_repeated ? begun : await finishSubmit(db, context, begun.order_code)
  const { order_code, status, row_version, total_amount } = done
  return { data: { order_code, status, row_version, total_amount, is_repeated } }
}
