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
import { and, eq, sql } from 'drizzle-orm'
import { knownWith, unitAndTerms, warrantyOfUnit } from '../../../business/catalogue/unit-warranty.ts'
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
import { type Selected, selectOne } from '../../../platform/lists/selection.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { nearTo } from './near.ts'
import { papersOfUnit } from './papers.ts'
import { type Step, stepsOf } from './steps.ts'

const unitFields = {
  ...unitAndTerms,
  ...{ mask: items.serial_mask, own_mask: serialSettings.mask },
  ...{ warehouse_name: warehouses.warehouse_name, customer_name: customers.customer_name },
}
const unitSource = sql`${s} left join ${items} on ${items.item_code} = ${s.item_code}
  left join ${serialSettings} on ${serialSettings.brand_code} = ${s.brand_code}
  left join ${warehouses} on ${warehouses.warehouse_code} = ${s.warehouse_code}
  left join ${customers} on ${customers.customer_code} = ${s.customer_code}`
type Read = Selected<typeof unitFields>
const serialFields = { serial_number: s.serial_number }
const serialSource = sql`${s}`

/** Of their branch; whoever sells sees the units of own customers. */
const seenUnit = (viewer: Viewer) =>
  viewer.view_data === 'View_Data_Salesman'
    ? sql`exists (select from ${customers} where ${customers.customer_code} = ${s.customer_code} and ${visibleTo(viewer, customers)})`
    : visibleTo(viewer, s)

/** Whether the viewer may know whose it is. What no branch has is everybody's. */
const isSeenBy = async (db: Db, viewer: Viewer, serial_number: string) =>
  viewer.view_data === 'View_Data_All_Branches' ||
  Boolean(await selectOne(db, serialFields, serialSource, and(eq(s.serial_number, serial_number), seenUnit(viewer))))

const unitOf = (read: Read, isSeen: boolean) => {
  const { mask, own_mask, own_item, warranty_policy_code, ...rest } = read
  const { warranty_sparepart_months, warranty_compressor_months, ...unit } = rest
  const isKnown = isSeen || unit.dept_code === null
  return {
    ...unit,
    customer_code: isKnown ? unit.customer_code : null,
    customer_name: isKnown ? unit.customer_name : null,
    fits_mask: fitsMask(unit.serial_number, mask ?? own_mask ?? standardSerialSetting.mask),
  }
}

const asked = sql.raw('$1')
const halves = [c, u, b].map((table, rank) => {
  const other = sql`case when ${table.serial_indoor} = ${asked} then ${table.serial_outdoor} else ${table.serial_indoor} end`
  return sql`(select ${sql.raw(String(rank))} as rank, ${s.serial_number}, ${s.item_code} from ${table}
    join ${s} on ${s.serial_number} = ${other}
    where (${table.serial_indoor} = ${asked} or ${table.serial_outdoor} = ${asked}) limit 1)`
})

type Around = {
  purchase_date: string | null
  /** The unit whose place it took. */
  replaces: string | null
  pair_number: string | null
  pair_item: string | null
}
/**
 * What other documents say: when the consumer bought it, which unit it replaced, and the other half, by a document that names two
 * halves together: of consumers first, then of tickets, then of bonuses.
 */
const aroundRows = fixedStatement<Around>(
  sql`select (select ${c.purchase_date} from ${c} where ${c.serial_indoor} = ${asked} or ${c.serial_outdoor} = ${asked}
      order by ${c.created_date} desc limit 1) as purchase_date,
    (select ${s.serial_number} from ${s} where ${s.replaced_by_sn} = ${asked} limit 1) as replaces,
    pair.serial_number as pair_number, pair.item_code as pair_item
  from (select) one left join lateral (select serial_number, item_code from (${sql.join(halves, sql` union all `)}) half
    order by rank limit 1) pair on true`,
)
const aroundOf = async (db: Db, serial: string) => {
  const [found] = await aroundRows(db, serial)
  const { pair_number: number, pair_item, purchase_date = null, replaces = null } = found ?? {}
  return { purchase_date, replaces, pair: number && pair_item ? { serial_number: number, item_code: pair_item } : null }
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
  const nothing = { unit: null, steps: [], papers: [], warranty: null, pair: null, replaces: null }
  if (!isOne)
    return { data: { serial_number, ...nothing, near: serial_number ? await nearTo(db, [serial_number]) : [] } }
  const reading = selectOne(db, unitFields, unitSource, eq(s.serial_number, serial_number))
  const readUnits = async () => [await reading].filter((one) => one !== undefined)
  // None needs another's answer.
  const [read, isSeen, near, steps, papers, known, around] = await Promise.all([
    reading,
    isSeenBy(db, viewer, serial_number),
    nearTo(db, [serial_number]),
    stepsOf(db, viewer, serial_number),
    papersOfUnit(db, viewer, serial_number),
    knownWith(db, [serial_number], readUnits),
    aroundOf(db, serial_number),
  ])
  if (!read) return { data: { serial_number, ...nothing, near } }
  const { purchase_date, ...others } = around
  const found = warrantyOfUnit(
    known,
    { serial_indoor: serial_number, serial_outdoor: null, purchase_date },
    companyToday(),
  )
  return {
    data: {
      serial_number,
      unit: unitOf(read, isSeen),
      steps,
      papers,
      warranty: { ...found, source: sourceOf(found, steps) },
      ...others,
      near,
    },
  }
}
