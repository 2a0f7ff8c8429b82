import type * as contract from '@sejuk/contract/catalogue/serial-lives'
import { fitsMask, isSerial, normalizeSerial, type SerialHappening } from '@sejuk/domain/catalogue/serial-numbers'
import type { WarrantyFound } from '@sejuk/domain/catalogue/warranty'
import type { StartBasis } from '@sejuk/domain/catalogue/warranty-policies'
import type { Viewer } from '@sejuk/domain/viewers'
import { desc, eq, or, sql } from 'drizzle-orm'
import { serialSettingOf } from '../../../business/catalogue/serial-settings.ts'
import { knownSerials, warrantyOfUnit } from '../../../business/catalogue/unit-warranty.ts'
import type { Db } from '../../../db/database.ts'
import { consumerItems as c } from '../../../db/tables/aftersales/consumer-items.ts'
import { ticketUnits as u } from '../../../db/tables/aftersales/tickets.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { serialNumbers as s } from '../../../db/tables/catalogue/serial-numbers.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { bonusTicketUnits as b } from '../../../db/tables/installers/bonus-tickets.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { nearTo } from './near.ts'
import { type Step, stepsOf } from './steps.ts'

const unitOf = async (db: Db, viewer: Viewer, serial_number: string) => {
  const [found] = await db
    .select({
      unit: s,
      mask: items.serial_mask,
      warehouse_name: warehouses.warehouse_name,
      customer_name: customers.customer_name,
      isSeen: sql<boolean>`${s.dept_code} is null or coalesce(${visibleTo(viewer, s)}, false)`,
    })
    .from(s)
    .leftJoin(items, eq(items.item_code, s.item_code))
    .leftJoin(warehouses, eq(warehouses.warehouse_code, s.warehouse_code))
    .leftJoin(customers, eq(customers.customer_code, s.customer_code))
    .where(eq(s.serial_number, serial_number))
  if (!found) return undefined
  const { unit, warehouse_name, customer_name, isSeen } = found
  const mask = found.mask ?? (await serialSettingOf(db, unit.brand_code)).mask
  return {
    ...unit,
    warehouse_name,
    customer_code: isSeen ? unit.customer_code : null,
    customer_name: isSeen ? customer_name : null,
    fits_mask: fitsMask(serial_number, mask),
  }
}

/** The other half, by the last document that names both. */
const pairOf = async (db: Db, serial: string) => {
  for (const table of [c, u, b]) {
    const [found] = await db
      .select({ serial_indoor: table.serial_indoor, serial_outdoor: table.serial_outdoor })
      .from(table)
      .where(or(eq(table.serial_indoor, serial), eq(table.serial_outdoor, serial)))
      .limit(1)
    const other = found?.serial_indoor === serial ? found.serial_outdoor : found?.serial_indoor
    if (!other) continue
    const [half] = await db
      .select({ serial_number: s.serial_number, item_code: s.item_code })
      .from(s)
      .where(eq(s.serial_number, other))
    if (half) return half
  }
  return null
}

const purchaseOf = async (db: Db, serial: string) => {
  const [found] = await db
    .select({ purchase_date: c.purchase_date })
    .from(c)
    .where(or(eq(c.serial_indoor, serial), eq(c.serial_outdoor, serial)))
    .orderBy(desc(c.created_date))
    .limit(1)
  return found?.purchase_date ?? null
}

/** The unit whose place it took. */
const replacedBy = async (db: Db, serial: string) => {
  const [found] = await db
    .select({ serial_number: s.serial_number })
    .from(s)
    .where(eq(s.replaced_by_sn, serial))
    .limit(1)
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
  const [unit, near] = await Promise.all([
    isSerial(serial_number) ? unitOf(db, viewer, serial_number) : undefined,
    serial_number ? nearTo(db, [serial_number]) : [],
  ])
  if (!unit)
    return {
      data: { serial_number, unit: null, steps: [], warranty: null, pair: null, replaces: null, near },
    }
  // None needs another's answer.
  const [steps, known, purchase_date, replaces, pair] = await Promise.all([
    stepsOf(db, viewer, serial_number),
    knownSerials(db, [{ serial_indoor: serial_number, serial_outdoor: null }]),
    purchaseOf(db, serial_number),
    replacedBy(db, serial_number),
    pairOf(db, serial_number),
  ])
  const asked = { serial_indoor: serial_number, serial_outdoor: null, purchase_date }
  const found = warrantyOfUnit(known, asked, companyToday())
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
