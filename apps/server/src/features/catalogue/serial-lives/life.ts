import type * as contract from '@sejuk/contract/catalogue/serial-lives'
import {
  fitsMask,
  isSerial,
  normalizeSerial,
  type SerialHappening,
  standardSerialSetting,
} from '@sejuk/domain/catalogue/serial-numbers'
import type { WarrantyFound } from '@sejuk/domain/catalogue/warranty'
import type { StartBasis } from '@sejuk/domain/catalogue/warranty-policies'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, or, sql } from 'drizzle-orm'
import { knownSerials, warrantyOfUnit } from '../../../business/catalogue/unit-warranty.ts'
import type { Db } from '../../../db/database.ts'
import { consumerItems as c } from '../../../db/tables/aftersales/consumer-items.ts'
import { ticketUnits as u } from '../../../db/tables/aftersales/tickets.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { serialNumbers as s } from '../../../db/tables/catalogue/serial-numbers.ts'
import { serialSettings } from '../../../db/tables/catalogue/serial-settings.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { bonusTicketUnits as b } from '../../../db/tables/installers/bonus-tickets.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { fixedStatement } from '../../../platform/lists/fixed-statement.ts'
import { selectOne } from '../../../platform/lists/selection.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { nearTo } from './near.ts'
import { type Step, stepsOf } from './steps.ts'

const unitFields = {
  ...getTableColumns(s),
  ...{ mask: items.serial_mask, own_mask: serialSettings.mask },
  ...{ warehouse_name: warehouses.warehouse_name, customer_name: customers.customer_name },
}
const unitSource = sql`${s} left join ${items} on ${items.item_code} = ${s.item_code}
  left join ${serialSettings} on ${serialSettings.brand_code} = ${s.brand_code}
  left join ${warehouses} on ${warehouses.warehouse_code} = ${s.warehouse_code}
  left join ${customers} on ${customers.customer_code} = ${s.customer_code}`
const serialFields = { serial_number: s.serial_number, item_code: s.item_code }
const serialSource = sql`${s}`

const unitOf = async (db: Db, viewer: Viewer, serial_number: string) => {
  const found = await selectOne(db, unitFields, unitSource, eq(s.serial_number, serial_number))
  if (!found) return undefined
  const { mask, own_mask, ...unit } = found
  const isSeen =
    unit.dept_code === null ||
    (await selectOne(db, serialFields, serialSource, and(eq(s.serial_number, serial_number), visibleTo(viewer, s))))
  return {
    ...unit,
    customer_code: isSeen ? unit.customer_code : null,
    customer_name: isSeen ? unit.customer_name : null,
    fits_mask: fitsMask(serial_number, mask ?? own_mask ?? standardSerialSetting.mask),
  }
}

const asked = sql.raw('$1')
const halves = [c, u, b].map((table, rank) => {
  const other = sql`case when ${table.serial_indoor} = ${asked} then ${table.serial_outdoor} else ${table.serial_indoor} end`
  return sql`(select ${sql.raw(String(rank))} as rank, ${s.serial_number}, ${s.item_code} from ${table}
    join ${s} on ${s.serial_number} = ${other}
    where (${table.serial_indoor} = ${asked} or ${table.serial_outdoor} = ${asked}) limit 1)`
})
const pairRows = fixedStatement<{ serial_number: string; item_code: string }>(
  sql`select serial_number, item_code from (${sql.join(halves, sql` union all `)}) half order by rank limit 1`,
)

/** The other half, by a document that names two halves together: of consumers first, then of tickets, then of bonuses. */
const pairOf = async (db: Db, serial: string) => (await pairRows(db, serial))[0] ?? null

const purchaseFields = { purchase_date: c.purchase_date }
const purchaseSource = sql`${c}`
const purchaseOf = async (db: Db, serial: string) => {
  const named = or(eq(c.serial_indoor, serial), eq(c.serial_outdoor, serial))
  const latest = sql`${named} order by ${c.created_date} desc limit 1`
  return (await selectOne(db, purchaseFields, purchaseSource, latest))?.purchase_date ?? null
}

/** The unit whose place it took. */
const replacedBy = async (db: Db, serial: string) => {
  const found = await selectOne(db, serialFields, serialSource, sql`${eq(s.replaced_by_sn, serial)} limit 1`)
  return found?.serial_number ?? null
}

const eventOf: Partial<Record<StartBasis, SerialHappening>> = {
  retail: 'sold-out',
  install: 'installed',
  invoice: 'invoiced',
  delivery: 'delivered',
  production: 'produced',
}

/** The document that gave the day of the start. */
const sourceOf = ({ parts }: WarrantyFound, steps: readonly Step[]) => {
  const event = parts[0] && eventOf[parts[0].basis]
  const step = event && steps.findLast((one) => one.event === event)
  return step?.document_code ? { document_type: step.document_type, document_code: step.document_code } : null
}

export const getSerialLife = async ({ db, viewer, input }: RequestContext<typeof contract.getSerialLife>) => {
  const serial_number = normalizeSerial(input.serial_number)
  const isOne = isSerial(serial_number)
  // None needs another's answer.
  const [unit, near, steps, known, purchase_date, replaces, pair] = await Promise.all([
    isOne ? unitOf(db, viewer, serial_number) : undefined,
    serial_number ? nearTo(db, [serial_number]) : [],
    isOne ? stepsOf(db, viewer, serial_number) : [],
    knownSerials(db, isOne ? [{ serial_indoor: serial_number, serial_outdoor: null }] : []),
    isOne ? purchaseOf(db, serial_number) : null,
    isOne ? replacedBy(db, serial_number) : null,
    isOne ? pairOf(db, serial_number) : null,
  ])
  if (!unit)
    return {
      data: { serial_number, unit: null, steps: [], warranty: null, pair: null, replaces: null, near },
    }
  const named = { serial_indoor: serial_number, serial_outdoor: null, purchase_date }
  const found = warrantyOfUnit(known, named, companyToday())
  return {
    data: {
      serial_number,
      unit,
      steps,
      warranty: { ...found, source: sourceOf(found, steps) },
      pair,
      replaces,
      near,
    },
  }
}
