import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnSparepartOrder } from '@sejuk/contract/spareparts/sparepart-orders'
import { because } from '@sejuk/domain/messages'
import { and, eq, isNotNull, min } from 'drizzle-orm'
import { substitutesFor } from '../../../business/catalogue/substitutes.ts'
import type { Db } from '../../../db/database.ts'
import { sparepartOrderLines as lines, sparepartOrders as t } from '../../../db/tables/spareparts/sparepart-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import { lockFor, type OnOrder, openShipments, standing, writeLine } from './deliver.ts'
import type { Order } from './lines.ts'

type Acting = typeof actOnSparepartOrder

const lineOf = async (db: Db, { sparepart_order_code }: Order, line_no: number) => {
  const isThis = and(eq(lines.sparepart_order_code, sparepart_order_code), eq(lines.line_no, line_no))
  const [line] = await db.select().from(lines).where(isThis)
  return { line: line ?? refuseChoice('line_no'), isThis }
}

/** A part that fits in place of the one that is missing, one for one; the asker agrees or not. */
export const offerSubstitute = async ({ db, input, before }: OnOrder<Parsed<Acting['offer-substitute']>>) => {
  const { line, isThis } = await lineOf(db, before, input.line_no)
  const fits = (await substitutesFor(db, [line.item_code]))(line.item_code)
  if (!fits.some(({ item_code, ratio }) => item_code === input.item_code && ratio === 1))
    refuseField('item_code', because('not-a-substitute'))
  await db.update(lines).set({ offered_item_code: input.item_code }).where(isThis)
  return { also: { line_no: line.line_no, offered_item_code: input.item_code } }
}

/** Agreed, what still waits is sent as the substitute, and taken from stock at once where it is there. */
export const answerSubstitute = async (begun: OnOrder<Parsed<Acting['answer-substitute']>>) => {
  const { db, input, before } = begun
  const { line, isThis } = await lineOf(db, before, input.line_no)
  const { offered_item_code } = line
  if (!offered_item_code) return refuse('conflict', { because: because('sparepart-nothing-offered') })
  await db
    .update(lines)
    .set({ offered_item_code: null, ...(input.is_accepted ? { replacement_item_code: offered_item_code } : {}) })
    .where(isThis)
  if (input.is_accepted)
    for (const shipment of await openShipments(db, before.sparepart_order_code)) {
      if (shipment.status !== 'DO_LackStock') continue
      const waiting = shipment.lines.find(({ line_no }) => line_no === line.line_no)
      if (!waiting) continue
      if (waiting.allocated_qty > 0) refuse('conflict', { because: because('allocated-elsewhere') })
      await writeLine(db, waiting, { item_code: offered_item_code })
      waiting.item_code = offered_item_code
      await lockFor(begun, shipment)
    }
  return { ...(await standing(db, before)), also: { line_no: line.line_no, is_accepted: input.is_accepted } }
}

export const promiseDate = async ({ input }: OnOrder<Parsed<Acting['promise']>>) => {
  if (input.promised_date < companyToday()) refuseField('promised_date', because('part-promise-in-past'))
  return { set: { promised_date: input.promised_date, is_broken_told: false } }
}

/** Before everybody else who waits. */
export const putFirst = async ({ db }: OnOrder) => {
  const [first] = await db
    .select({ rank: min(t.desk_rank) })
    .from(t)
    .where(and(eq(t.status, 'DO_LackStock'), isNotNull(t.desk_rank)))
  return { set: { desk_rank: (first?.rank ?? 1) - 1 } }
}
