import * as contract from '@sejuk/contract/sales/lock-stock-requests'
import { because } from '@sejuk/domain/messages'
import { lastLockDay, lockEnd, lockStockRequest } from '@sejuk/domain/sales/lock-stock-requests'
import { dayIn } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import { requireBusiness } from '../../../business/customers/require-business.ts'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import { linesOfLock } from '../../../business/sales/lock-lines.ts'
import { unitsOfItems } from '../../../business/stock/units-of-items.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { lockStockLines as lines, lockStockRequests as t } from '../../../db/tables/sales/lock-stock-requests.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { notInList, refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { adjustLock, approveLock, expireLock, extendLock, refuseChange, releaseLines } from './lives.ts'
import { notifyApproved, notifyOver, notifyRejected, notifyReleased } from './notices.ts'
import { visibleLocks } from './queries.ts'
import { requireQuota } from './quota.ts'

const records = recordsOf(lockStockRequest.entity, t, t.lock_stock_order_code)
type Line = { item_code: string; quantity: number }

/** Each item once; a set is what its units are. */
const writeLines = async (db: Db, lock_stock_order_code: string, wanted: readonly Line[]) => {
  const units = await unitsOfItems(
    db,
    wanted.map(({ item_code }) => item_code),
  )
  const seen = new Set<string>()
  for (const [n, { item_code }] of wanted.entries()) {
    const found = units.get(item_code)
    const objection = !found
      ? notInList
      : found.length === 0
        ? because('item-has-no-stock')
        : seen.has(item_code)
          ? because('item-stands-here-twice')
          : undefined
    if (objection) refuseField(`lines.${n}.item_code`, objection)
    seen.add(item_code)
  }
  await db.delete(lines).where(eq(lines.lock_stock_order_code, lock_stock_order_code))
  await db.insert(lines).values(
    wanted.map(({ item_code, quantity }, n) => ({
      ...{ lock_stock_order_code, lock_stock_order_detail_code: `${lock_stock_order_code}-${n + 1}` },
      ...{ line_no: n + 1, item_code, quantity },
    })),
  )
}

const requireWarehouse = async (db: Db, viewer: Viewer, warehouse_code: string) => {
  const chosen = and(eq(warehouses.warehouse_code, warehouse_code), eq(warehouses.is_active, true), choosableBy(viewer))
  if (!(await db.$count(warehouses, chosen))) refuseChoice('warehouse_code')
}

const timezoneOf = async (db: Db, dept_code: string) => {
  const [branch] = await db
    .select({ timezone: departments.timezone })
    .from(departments)
    .where(eq(departments.dept_code, dept_code))
  return branch?.timezone ?? ''
}

/** Until when a request may last, at the branch's time. */
const requireDay = async (
  db: Db,
  field: 'valid_to' | 'new_valid_to',
  valid_to: string,
  { dept_code, project_code }: { dept_code: string; project_code: string | null },
) => {
  const timezone = await timezoneOf(db, dept_code)
  const now = new Date().toISOString()
  if (lockEnd(valid_to, timezone) <= now) refuseField(field, because('lock-validity-over'))
  const last = lastLockDay(dayIn(now, timezone), project_code !== null)
  if (valid_to > last) refuseField(field, because('lock-too-long', { day: last }))
}

export const createLockStockRequest = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createLockStockRequest>) => {
  const { lines: wanted, ...form } = input
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.customer_code, form.customer_code), visibleTo(viewer, customers)))
  if (!customer) return refuseChoice('customer_code')
  await requireBusiness(db, customer.customer_code)
  await requireWarehouse(db, viewer, form.warehouse_code)
  const { dept_code } = customer
  await requireDay(db, 'valid_to', form.valid_to, { dept_code, project_code: form.project_code })
  const lock_stock_order_code = await nextDocumentNumber(db, 'LS', dept_code, companyToday())
  const row = {
    ...{ ...form, deposit_amount: form.deposit_amount ?? 0, dept_code, lock_stock_order_code },
    salesman_code: customer.salesman_code ?? viewer.usercode,
    ...{ created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] },
  }
  await records.add(db, actor, row, { lines: wanted })
  await writeLines(db, lock_stock_order_code, wanted)
  return { data: { lock_stock_order_code } }
}

export const onLockStockRequest = acting(lockStockRequest, {
  table: t,
  key: 'lock_stock_order_code',
  endpoints: contract.actOnLockStockRequest,
  visible: visibleLocks,
  changes: {
    modify: async ({ db, viewer, input, before }) => {
      const { lock_stock_order_code, row_version: _version, lines: wanted, ...form } = input
      await requireWarehouse(db, viewer, form.warehouse_code)
      await requireDay(db, 'valid_to', form.valid_to, { ...before, project_code: form.project_code })
      await writeLines(db, lock_stock_order_code, wanted)
      const set = { ...form, deposit_amount: form.deposit_amount ?? 0, reject_reason: null }
      return { set, also: { lines: wanted } }
    },
    submit: async ({ db, before, at }) => {
      await requireBusiness(db, before.customer_code)
      await requireDay(db, 'valid_to', before.valid_to, before)
      await requireQuota(db, before, await linesOfLock(db, before.lock_stock_order_code))
      return { set: { submitted_date: at } }
    },
    approve: async (begun) => {
      const { db, before } = begun
      await requireBusiness(db, before.customer_code)
      const timezone = await timezoneOf(db, before.dept_code)
      if (lockEnd(before.new_valid_to ?? before.valid_to, timezone) <= begun.at)
        refuse('conflict', { because: because('lock-validity-over') })
      return approveLock(begun)
    },
    reject: refuseChange,
    extend: async (begun) => {
      const { db, input, before } = begun
      if (input.new_valid_to <= before.valid_to) refuseField('new_valid_to', because('new-last-day-must-later'))
      await requireDay(db, 'new_valid_to', input.new_valid_to, before)
      return extendLock(begun)
    },
    adjust: adjustLock,
    release: releaseLines,
    expire: expireLock,
  },
  marks: { approve: ({ username, at }) => ({ approved_user_name: username, approved_date: at }) },
  derived: ({ status, closed_date }, { at }) => ({ closed_date: status === 'Closed' ? (closed_date ?? at) : null }),
  notices: { approve: notifyApproved, reject: notifyRejected, release: notifyReleased, expire: notifyOver },
})

export const lockStockRequestLog = ({ db, viewer, input }: RequestContext<typeof contract.lockStockRequestLog>) =>
  records.history(db, input.code, input.page, visibleLocks(viewer))
