import * as contract from '@sejuk/contract/delivery/held-cash'
import { differenceOf, heldCash } from '@sejuk/domain/delivery/held-cash'
import { smallestMissing } from '@sejuk/domain/delivery/money-at-door'
import { because } from '@sejuk/domain/messages'
import { dayIn, headOffice } from '@sejuk/domain/values/dates'
import { rupiah } from '@sejuk/domain/values/money'
import type { Db } from '../../../db/database.ts'
import type { deliveryOrders } from '../../../db/tables/delivery/delivery-orders.ts'
import { heldCash as t } from '../../../db/tables/delivery/held-cash.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { handInReceipts, takeAtDoor } from '../../finance/receipts/commands.ts'
import { postCollected, postDeposited, postDifferenceClosed, postHandedIn } from './journal.ts'
import { visibleHeldCash } from './queries.ts'

const heldCashRecords = recordsOf(heldCash.entity, t, t.held_cash_code)

type Due = { order_code: string; due: number }
type Taken = {
  taken: number | null
  received_date: string
  receiver_name: string
  lat: number | null
  lng: number | null
}
type By = { usercode: string; username: string }

/** So much for each order, in their order; what is over goes to the last. */
const shared = (due: readonly Due[], taken: number) => {
  let left = taken
  return due.map(({ order_code, due: wanted }, n) => {
    const amount = n === due.length - 1 ? left : Math.min(left, wanted)
    left -= amount
    return { order_code, amount }
  })
}

/** Goods are handed over for their money: less than is due is refused, until finance or the branch lets them go. */
export const collectAtDoor = async (
  db: Db,
  actor: Actor,
  delivery: typeof deliveryOrders.$inferSelect,
  due: readonly Due[],
  said: Taken,
  by: By,
) => {
  const { delivery_code, customer_code, dept_code, salesman_code } = delivery
  const wanted = due.reduce((sum, one) => sum + one.due, 0)
  const taken = said.taken ?? 0
  if (wanted === 0) return taken > 0 ? refuseField('taken', because('nothing-due-at-door')) : undefined
  if (wanted - taken >= smallestMissing)
    return refuse('conflict', {
      status: 'NotPaid',
      because: because('money-missing-at-door', { due: rupiah(wanted), missing: rupiah(wanted - taken) }),
      data: { due: wanted },
    })
  const received_date = dayIn(said.received_date, headOffice)
  const receipt_codes: string[] = []
  for (const { order_code, amount } of shared(due, taken).filter((part) => part.amount > 0))
    receipt_codes.push(
      await takeAtDoor(db, actor, {
        ...{ customer_code, order_code, amount, received_date, source_code: delivery_code },
        by,
      }),
    )
  const held_cash_code = await nextDocumentNumber(db, 'HC', dept_code, companyToday())
  const cash = await heldCashRecords.add(db, actor, {
    ...{ held_cash_code, delivery_code, customer_code, dept_code, salesman_code },
    ...{ holder_name: delivery.driver_name ?? by.username, truck_no: delivery.truck_no },
    ...{ receiver_name: said.receiver_name, due: wanted, taken, taken_date: said.received_date },
    ...{ lat: said.lat, lng: said.lng, receipt_codes, authors: [by.usercode], created_by: by.usercode },
  })
  await postCollected(db, cash)
  return held_cash_code
}

export const onHeldCash = acting(heldCash, {
  table: t,
  key: 'held_cash_code',
  endpoints: contract.actOnHeldCash,
  visible: visibleHeldCash,
  changes: {
    handIn: async ({ input, before }) => ({
      set: { counted: input.counted, difference_state: differenceOf(before.taken, input.counted) },
    }),
    deposit: async ({ input, before }) => {
      if (input.deposited_date > companyToday()) refuseField('deposited_date', because('receipt-in-future'))
      if (before.counted_date && input.deposited_date < before.taken_date.slice(0, 10))
        refuseField('deposited_date', because('cash-deposited-before-taken'))
      return { set: { slip_no: input.slip_no, deposited_date: input.deposited_date } }
    },
    closeDifference: async ({ input }) => ({ set: { difference_reason: input.reason } }),
  },
  marks: {
    handIn: ({ usercode, username, at }) => ({ counted_by: usercode, counted_user_name: username, counted_date: at }),
  },
  effects: {
    // What the customer paid is what was taken; a difference is between the driver and us.
    handIn: [({ db, actor, after }) => handInReceipts(db, actor, after.receipt_codes), postHandedIn],
    deposit: [postDeposited],
    closeDifference: [postDifferenceClosed],
  },
})

export const heldCashLog = ({ db, viewer, input }: RequestContext<typeof contract.heldCashLog>) =>
  heldCashRecords.history(db, input.code, input.page, visibleHeldCash(viewer))
