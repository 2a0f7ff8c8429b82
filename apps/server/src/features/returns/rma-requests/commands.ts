import * as contract from '@sejuk/contract/returns/rma-requests'
import { because } from '@sejuk/domain/messages'
import { type RmaResolution, rmaRequest } from '@sejuk/domain/returns/rma-requests'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import { visibleWorkOrders } from '../../../business/aftersales/visible-work-orders.ts'
import { requireWarehouse } from '../../../business/masters/require-warehouse.ts'
import { returnApproval } from '../../../business/returns/return-approvals.ts'
import type { Db } from '../../../db/database.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { rmaRequestLines as lines, rmaRequests as t } from '../../../db/tables/returns/rma-requests.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { creditOfExchange, onReturnRequest } from '../return-requests/commands.ts'
import { creditBackUnits, handOver, lockNewUnits, receiveOldUnits, shipNewUnits } from './exchange.ts'
import { notifyDecided, tellWhenHeadOffice } from './notices.ts'
import { isCredited, linesOfRma, visibleRmas } from './queries.ts'
import { requireOldUnits, warrantyOfUnits, writeUnits } from './write-units.ts'

const records = recordsOf(rmaRequest.entity, t, t.rma_code)

/** A work order in sight brings its service centre along; without one the customer must be in sight. */
const originOf = async (db: Db, viewer: Viewer, source: string, work_order_number: string | null) => {
  if (source !== 'Work_Order') return undefined
  if (!work_order_number) return refuseField('work_order_number', because('rma-work-order-missing'))
  const [found] = await db
    .select({
      ...{ work_order_number: workOrders.work_order_number, asc_code: workOrders.asc_code },
      ...{ dept_code: workOrders.dept_code, consumer_name: workOrders.customer_name },
    })
    .from(workOrders)
    .where(and(eq(workOrders.work_order_number, work_order_number), visibleWorkOrders(viewer)))
  return found ?? refuseChoice('work_order_number')
}

const creditFor = (
  db: Db,
  resolution: RmaResolution,
  customer_code: string | null,
  units: Parameters<typeof creditOfExchange>[2],
) => (resolution === 'Credit' ? creditOfExchange(db, customer_code, units) : 0)

export const createRmaRequest = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createRmaRequest>) => {
  const { serial_numbers, work_order_number, out_item_code, ...form } = input
  const origin = await originOf(db, viewer, form.source, work_order_number)
  await requireWarehouse(db, viewer, form.warehouse_code)
  const { units, customer_code } = await requireOldUnits(db, serial_numbers, '', origin !== undefined)
  const isHolder = eq(customers.customer_code, customer_code ?? '')
  const [customer] = await db
    .select()
    .from(customers)
    .where(origin ? isHolder : and(isHolder, visibleTo(viewer, customers)))
  const dept_code = customer?.dept_code ?? origin?.dept_code
  if (!dept_code) return refuseField('serial_numbers', because('rma-unit-not-outside', { sn: serial_numbers[0] ?? '' }))
  const salesman_code = customer?.salesman_code ?? null
  const consumer_name = customer ? null : (origin?.consumer_name ?? null)
  const credit_amount = await creditFor(db, form.resolution, customer_code, units)
  const warranty = await warrantyOfUnits(db, units)
  const rma_code = await nextDocumentNumber(db, 'RMA', dept_code, companyToday())
  const row = {
    ...{ ...form, ...warranty, credit_amount, rma_code, customer_code, consumer_name, dept_code, salesman_code },
    ...{ work_order_number: origin?.work_order_number ?? null, asc_code: origin?.asc_code ?? null },
    ...{ created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] },
  }
  await records.add(db, actor, row, { serial_numbers })
  await writeUnits(db, rma_code, units, { resolution: form.resolution, out_item_code })
  return { data: { rma_code } }
}

const endLines = (db: Db, rma_code: string) =>
  db.update(lines).set({ is_open: false }).where(eq(lines.rma_code, rma_code))

export const onRmaRequest = acting(rmaRequest, {
  table: t,
  key: 'rma_code',
  endpoints: contract.actOnRmaRequest,
  visible: visibleRmas,
  facts: async ({ db }, { rma_code }) => ({
    is_credited: (await db.$count(t, and(eq(t.rma_code, rma_code), isCredited))) > 0,
  }),
  changes: {
    modify: async ({ db, viewer, input, before }) => {
      const { rma_code, row_version: _version, serial_numbers, out_item_code, ...form } = input
      await requireWarehouse(db, viewer, form.warehouse_code)
      const { units, customer_code } = await requireOldUnits(
        db,
        serial_numbers,
        rma_code,
        before.source === 'Work_Order',
      )
      if (customer_code !== before.customer_code)
        refuseField('serial_numbers', because('rma-units-of-two-customers', { sn: serial_numbers[0] ?? '' }))
      const credit_amount = await creditFor(db, form.resolution, customer_code, units)
      await writeUnits(db, rma_code, units, { resolution: form.resolution, out_item_code })
      const judged = { ...(await warrantyOfUnits(db, units)), credit_amount }
      return { set: { ...form, ...judged, reject_reason: null, check_result: null }, also: { serial_numbers } }
    },
    // A rejected one let its units go, and time has passed since it was written.
    submit: async ({ db, before, at }) => {
      const own = (await linesOfRma(db, before.rma_code)).filter(({ item_flag }) => item_flag === 'IN')
      const serials = own.flatMap(({ serial_number }) => serial_number ?? [])
      const { units } = await requireOldUnits(db, serials, before.rma_code, before.source === 'Work_Order')
      const credit_amount = await creditFor(db, before.resolution, before.customer_code, units)
      await db.update(lines).set({ is_open: true }).where(eq(lines.rma_code, before.rma_code))
      return { set: { ...(await warrantyOfUnits(db, units)), credit_amount, submitted_date: at } }
    },
    check: async ({ input, viewer, at }) => ({
      set: {
        ...{ check_result: input.check_result, check_note: input.check_note },
        ...{ checked_user_name: viewer.username, checked_date: at },
      },
    }),
    approve: lockNewUnits,
    reject: async ({ db, before, input }) => {
      await endLines(db, before.rma_code)
      return { set: { reject_reason: input.reason } }
    },
    ship: shipNewUnits,
    confirmOut: handOver,
    receive: receiveOldUnits,
    credit: creditBackUnits,
    markMissing: async ({ input }) => ({ set: { missing_reason: input.reason } }),
    close: async ({ db, before, at }) => {
      await endLines(db, before.rma_code)
      return { set: { closed_date: at } }
    },
    remove: async ({ db, before }) => {
      await endLines(db, before.rma_code)
      return {}
    },
  },
  approval: ({ resolution, customer_code, credit_amount }) =>
    resolution === 'Credit' && customer_code ? returnApproval(customer_code, credit_amount) : undefined,
  marks: { approve: ({ username, at }) => ({ approved_user_name: username, approved_date: at }) },
  notices: {
    check: tellWhenHeadOffice,
    approve: (done) => notifyDecided(done, 'rma-approved'),
    reject: (done) => notifyDecided(done, 'rma-rejected'),
  },
})

/** Finance has credited the old units: nothing is left to do. */
export const closeCreditedExchange = onReturnRequest.after('close', async (done) => {
  const [own] = await done.db.select({ rma_code: t.rma_code }).from(t).where(eq(t.return_code, done.after.return_code))
  if (own) await onRmaRequest.actBySystem(done, 'close', own.rma_code)
})

export const rmaRequestLog = ({ db, viewer, input }: RequestContext<typeof contract.rmaRequestLog>) =>
  records.history(db, input.code, input.page, visibleRmas(viewer))
