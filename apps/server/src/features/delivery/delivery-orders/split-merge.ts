import type {
  mergeDeliveries as mergeContract,
  splitDelivery as splitContract,
} from '@sejuk/contract/delivery/delivery-work'
import { because } from '@sejuk/domain/messages'
import { eq } from 'drizzle-orm'
import { lockOrders } from '../../../business/sales/order-deliveries.ts'
import { deliveryOrders as t } from '../../../db/tables/delivery/delivery-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { onDelivery } from './commands.ts'
import { records } from './create.ts'
import { linesOf, writeDeliveryLines } from './lines.ts'

/** Some pieces of its lines go on a letter of their own; what the orders planned stays the same. */
export const splitDelivery = async ({ input, ...context }: RequestContext<typeof splitContract>) => {
  const { db, viewer, actor } = context
  const begun = await onDelivery.begin(context, 'split', input)
  const { before } = begun
  const locked = await lockOrders(db, before.order_codes)
  const all = await linesOf(db, before.delivery_code)
  const moved = new Map<number, number>()
  for (const [n, { line_no, qty }] of input.lines.entries()) {
    const line = all.find((one) => one.line_no === line_no)
    if (!line) return refuseField(`lines.${n}.line_no`, because('not-in-list'))
    if (qty > line.qty) refuseField(`lines.${n}.qty`, because('more-than-the-letter', { n: line.qty }))
    moved.set(line_no, qty)
  }
  const parts = all.map(({ order_code, order_line, qty, line_no }) => {
    const away = moved.get(line_no) ?? 0
    return { order_code, order_line, stays: qty - away, away }
  })
  const away = parts.filter((one) => one.away > 0).map(({ away: qty, ...one }) => ({ ...one, qty }))
  const stays = parts.filter((one) => one.stays > 0).map(({ stays: qty, ...one }) => ({ ...one, qty }))
  if (away.length === 0 || stays.length === 0) refuseField('lines', because('split-leaves-something'))
  const delivery_code = await nextDocumentNumber(db, 'DO', before.dept_code, companyToday())
  const { created_date: _created, row_version: _version, ...header } = before
  await records.add(
    db,
    actor,
    {
      ...{ ...header, delivery_code, status: 'Draft', stop_no: null },
      ...{ created_by: viewer.usercode, create_user_name: viewer.username },
      authors: [...new Set([...before.authors, viewer.usercode])],
    },
    { split_from: before.delivery_code },
  )
  // Halves of sets that the customer has already count for the new letter first, and what is left of them for the old one.
  const fresh = await writeDeliveryLines(db, { ...before, delivery_code }, locked, away, [before.delivery_code])
  await db
    .update(t)
    .set({ ...fresh, row_version: 1 })
    .where(eq(t.delivery_code, delivery_code))
  const rest = await writeDeliveryLines(db, before, locked, stays)
  const after = await onDelivery.end(begun, { set: rest, also: { split_into: delivery_code } })
  const { status, row_version } = after
  return { data: { delivery_code: before.delivery_code, status, row_version, new_delivery_code: delivery_code } }
}

/** Drafts to the same place become one; the others are deleted, and their pieces stay planned here. */
export const mergeDeliveries = async ({ input, ...context }: RequestContext<typeof mergeContract>) => {
  const { db } = context
  const { delivery_code, row_version, others } = input
  const codes = [...new Set(others)].filter((one) => one !== delivery_code)
  if (codes.length === 0) return refuseField('others', because('choice-missing'))
  // In the order of their codes, so that two merges never wait for each other in a circle.
  const all = []
  for (const one of [delivery_code, ...codes].toSorted())
    all.push(
      await onDelivery.begin(context, 'merge', {
        delivery_code: one,
        ...(one === delivery_code ? { row_version } : {}),
      }),
    )
  const own = all.find(({ before }) => before.delivery_code === delivery_code) ?? refuse('notFound')
  const away = all.filter((one) => one !== own)
  const { customer_code, warehouse_code, address_code } = own.before
  const stranger = away.find(
    ({ before }) =>
      before.customer_code !== customer_code ||
      before.warehouse_code !== warehouse_code ||
      before.address_code !== address_code,
  )
  if (stranger) refuseField('others', because('orders-of-one-place'))
  const locked = await lockOrders(
    db,
    all.flatMap(({ before }) => before.order_codes),
  )
  const lines = []
  for (const { before } of all) lines.push(...(await linesOf(db, before.delivery_code)))
  const sums = await writeDeliveryLines(db, own.before, locked, lines, codes)
  for (const one of away)
    await onDelivery.end(one, { set: { status: 'Deleted' }, also: { merged_into: delivery_code } })
  const after = await onDelivery.end(own, { set: sums, also: { merged: codes } })
  return { data: { delivery_code, status: after.status, row_version: after.row_version } }
}
