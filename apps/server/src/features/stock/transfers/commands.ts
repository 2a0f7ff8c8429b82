import type { Parsed } from '@sejuk/contract/endpoint'
import * as contract from '@sejuk/contract/stock/transfers'
import { because } from '@sejuk/domain/messages'
import { transferPhotoModule } from '@sejuk/domain/stock/arrival-photos'
import { transfer } from '@sejuk/domain/stock/transfers'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray } from 'drizzle-orm'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import { requireStockLines } from '../../../business/stock/stock-lines.ts'
import type { Db } from '../../../db/database.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { transferLines as lines, transfers as t } from '../../../db/tables/stock/transfers.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { notifySent } from './notices.ts'
import { sentBy, sentTo, visibleTransfers } from './queries.ts'
import { receiveTransfer, settleTransfer } from './receive.ts'
import { sendGoods } from './send.ts'

const records = recordsOf(transfer.entity, t, t.transfer_code)
type Line = { item_code: string; qty: number; serials: string[] }

const writeLines = async (db: Db, transfer_code: string, wanted: readonly Line[]) => {
  await requireStockLines(db, wanted)
  await db.delete(lines).where(eq(lines.transfer_code, transfer_code))
  await db.insert(lines).values(
    wanted.map(({ item_code, qty, serials }, n) => ({
      ...{ transfer_code, line_no: n + 1, item_code, qty, serial_numbers: [...new Set(serials.filter(Boolean))] },
    })),
  )
}

/** One sends from warehouses of one's own branches, to any active one. */
const requireWarehouses = async (db: Db, viewer: Viewer, from: string, to: string) => {
  if (from === to) refuseField('to_warehouse', because('transfer-to-itself'))
  const active = eq(warehouses.is_active, true)
  const [source] = await db
    .select()
    .from(warehouses)
    .where(and(eq(warehouses.warehouse_code, from), active, visibleTo(viewer, warehouses), choosableBy(viewer)))
  const [destination] = await db
    .select()
    .from(warehouses)
    .where(and(eq(warehouses.warehouse_code, to), active))
  if (!source) return refuseChoice('from_warehouse')
  if (!destination) return refuseChoice('to_warehouse')
  return { from_dept: source.dept_code, to_dept: destination.dept_code }
}

const deptsOf = async (db: Db, from: string, to: string) => {
  const found = await db
    .select()
    .from(warehouses)
    .where(inArray(warehouses.warehouse_code, [from, to]))
  const deptOf = (code: string) => found.find(({ warehouse_code }) => warehouse_code === code)?.dept_code
  const [from_dept, to_dept] = [deptOf(from), deptOf(to)]
  if (!from_dept || !to_dept) return refuse('notFound')
  return { from_dept, to_dept }
}

type Drafting = Pick<RequestContext<typeof contract.createTransfer>, 'db' | 'viewer' | 'actor'>

/** A draft by its form: what people type, and what the planner ticks. */
export const draftTransfer = async (
  { db, viewer, actor }: Drafting,
  { lines: wanted, ...form }: Parsed<typeof contract.createTransfer>,
) => {
  const depts = await requireWarehouses(db, viewer, form.from_warehouse, form.to_warehouse)
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  const transfer_code = await nextDocumentNumber(db, 'TO', depts.from_dept, companyToday())
  await records.add(db, actor, { ...form, ...by, ...depts, transfer_code }, { lines: wanted })
  await writeLines(db, transfer_code, wanted)
  return transfer_code
}

type Found = { from_warehouse: string; to_warehouse: string; remark: string; lines: Line[] }

/** Units that were found in a warehouse while the books have them in another: that one's branch sends what has come already. */
export const draftFoundElsewhere = async (
  { db, viewer, actor }: Drafting,
  found: Found,
  authors: readonly string[],
) => {
  const { lines: wanted, from_warehouse, to_warehouse } = found
  const depts = await deptsOf(db, from_warehouse, to_warehouse)
  const transfer_code = await nextDocumentNumber(db, 'TO', depts.from_dept, companyToday())
  await records.add(
    db,
    actor,
    {
      ...{ ...depts, transfer_code, from_warehouse, to_warehouse, remark: found.remark },
      ...{ transfer_reason: 'regular', eta: companyToday(), vendor: null, driver_name: null, truck_no: null },
      ...{ created_by: viewer.usercode, create_user_name: viewer.username },
      authors: [...new Set([viewer.usercode, ...authors])],
    },
    { lines: wanted },
  )
  await writeLines(db, transfer_code, wanted)
  return transfer_code
}

export const createTransfer = async ({ input, ...context }: RequestContext<typeof contract.createTransfer>) => ({
  data: { transfer_code: await draftTransfer(context, input) },
})

/** Each unit with a number is named before the head of the source is asked. */
const requireSerials = async (db: Db, transfer_code: string) => {
  const wanted = await db.select().from(lines).where(eq(lines.transfer_code, transfer_code)).orderBy(lines.line_no)
  const numbered = await requireStockLines(db, wanted)
  const missing = wanted.find((line) => numbered.has(line.item_code) && line.serial_numbers.length !== line.qty)
  if (missing)
    refuse('conflict', {
      because: because('serials-fewer-than-units', { n: missing.serial_numbers.length, qty: missing.qty }),
    })
}

export const onTransfer = acting(transfer, {
  table: t,
  key: 'transfer_code',
  endpoints: contract.actOnTransfer,
  visible: visibleTransfers,
  facts: async ({ db, viewer }, { transfer_code }) => {
    const isThis = eq(t.transfer_code, transfer_code)
    return {
      is_source: (await db.$count(t, and(isThis, sentBy(viewer)))) > 0,
      is_destination: (await db.$count(t, and(isThis, sentTo(viewer)))) > 0,
    }
  },
  changes: {
    modify: async ({ db, input }) => {
      const { transfer_code, row_version: _version, lines: wanted, ...form } = input
      await writeLines(db, transfer_code, wanted)
      return { set: { ...form, reject_reason: null }, also: { lines: wanted } }
    },
    submit: async ({ db, before }) => {
      await requireSerials(db, before.transfer_code)
      return {}
    },
    approve: sendGoods,
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    receive: receiveTransfer,
    settle: settleTransfer,
  },
  marks: { approve: ({ username, at }) => ({ approved_user_name: username, approved_date: at }) },
  notices: { approve: notifySent },
})

export const transferLog = ({ db, viewer, input }: RequestContext<typeof contract.transferLog>) =>
  records.history(db, input.code, input.page, visibleTransfers(viewer))

export const transferAttachments = attachmentModule(
  transferPhotoModule,
  async (db, viewer, code) => (await db.$count(t, and(eq(t.transfer_code, code), visibleTransfers(viewer)))) > 0,
)
