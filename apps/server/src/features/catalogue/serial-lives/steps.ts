import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { serialEvents as e } from '../../../db/tables/catalogue/serial-events.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { selectPlanned } from '../../../platform/lists/selection.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** A life longer than this is a mistake of some program, not a life. */
const mostSteps = 500

const fields = {
  ...getTableColumns(e),
  warehouse_name: warehouses.warehouse_name,
  customer_name: customers.customer_name,
}
const source = sql`${e} left join ${warehouses} on ${warehouses.warehouse_code} = ${e.warehouse_code}
  left join ${customers} on ${customers.customer_code} = ${e.customer_code}`
const ownFields = { event_id: e.event_id }
const ownSource = sql`${e}`

/** Whoever sells sees by customers, and a step knows none of its salespeople: those of their customer's unit are theirs. */
const ofOwnCustomer = (viewer: Viewer) =>
  viewer.view_data === 'View_Data_Salesman'
    ? sql`exists (select from serial_numbers u join ${customers} on ${customers.customer_code} = u.customer_code
        where u.serial_number = ${e.serial_number} and coalesce(${e.customer_code}, u.customer_code) = u.customer_code
          and ${visibleTo(viewer, customers)})`
    : undefined

/** The steps in the viewer's sight; nothing where all are. */
const seenBy = async (db: Db, viewer: Viewer, serial_number: string) => {
  if (viewer.view_data === 'View_Data_All_Branches') return undefined
  const own = and(eq(e.serial_number, serial_number), or(visibleTo(viewer, e), ofOwnCustomer(viewer)))
  const rows = await selectPlanned(db, ownFields, ownSource, own)
  return new Set(rows.map(({ event_id }) => event_id))
}

/** What no branch did is everybody's; else the document and its names are told to who sees the branch, or the customer. */
export const stepsOf = async (db: Db, viewer: Viewer, serial_number: string) => {
  const life = sql`${eq(e.serial_number, serial_number)} order by ${e.happened_at}, ${e.event_id} limit ${mostSteps}`
  const [rows, seen] = await Promise.all([selectPlanned(db, fields, source, life), seenBy(db, viewer, serial_number)])
  return rows.map((step) => {
    const isEverybodys = step.dept_code === null && step.customer_code === null
    const isSeen = isEverybodys || !seen || seen.has(step.event_id)
    return { ...step, is_hidden: !isSeen, ...(isSeen ? {} : hidden) }
  })
}
export type Step = Awaited<ReturnType<typeof stepsOf>>[number]

const hidden = { document_code: null, customer_name: null, note: null, username: null }
