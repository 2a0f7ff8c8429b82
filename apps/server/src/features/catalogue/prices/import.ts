import { itemPriceSheet, priceTerms } from '@sejuk/contract/catalogue/prices'
import { inTheWayOf, isBeyondReach, itemPrice, periodHolders } from '@sejuk/domain/catalogue/price-documents'
import { pricesOverlap, priceWithoutTax } from '@sejuk/domain/catalogue/prices'
import { because, type Message } from '@sejuk/domain/messages'
import type { Line, Problem } from '@sejuk/domain/sheets'
import type { Viewer } from '@sejuk/domain/viewers'
import { priceWords } from '@sejuk/words/catalogue/prices'
import { english } from '@sejuk/words/english'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { itemPrices as t } from '../../../db/tables/catalogue/prices.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { erpCustomizations } from '../../../db/tables/masters/erp-customizations.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'
import { notInList } from '../../../platform/http/refuse.ts'
import { yesNo, yesNoColumn } from '../../../platform/import/cells.ts'
import { type Importer, importable } from '../../../platform/import/importable.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { atBranchesOf } from '../../../platform/scope/branches.ts'
import { records } from './commands.ts'
import { pricesSeenBy } from './seen-by.ts'

const line = z.object({ ...priceTerms.shape, follows_on: yesNo(false) })
type Price = z.output<typeof line>

const codesOf = <T>(rows: readonly T[], code: (row: T) => string) => new Set(rows.map(code))

/** Everything the lines name, read once for the whole sheet. */
const known = async (db: Db, viewer: Viewer, sheet: readonly Line<Price>[]) => {
  const item_codes = [...new Set(sheet.map(({ value }) => value.item_code))]
  const isAmong = sql`= any(${sql.param(item_codes)}::text[])`
  const found = await db.select({ code: items.item_code }).from(items).where(sql`${items.item_code} ${isAmong}`)
  const orgs = await db.select().from(organizations).where(eq(organizations.is_active, true))
  const branches = await db.select().from(departments).where(atBranchesOf(viewer, departments.dept_code))
  const levels = await db.select().from(erpCustomizations).where(eq(erpCustomizations.data_type, 'CUSTOMER_LEVEL'))
  const holders = await db
    .select()
    .from(t)
    .where(and(sql`${t.item_code} ${isAmong}`, inArray(t.status, [...periodHolders])))
  return {
    item_code: codesOf(found, ({ code }) => code),
    org_code: codesOf(orgs, ({ org_code }) => org_code),
    dept_code: codesOf(branches, ({ dept_code }) => dept_code),
    customer_level: codesOf(levels, ({ code }) => code),
    holders: Map.groupBy(holders, ({ item_code }) => item_code),
  }
}

const check = async (db: Db, viewer: Viewer, sheet: readonly Line<Price>[]): Promise<Problem[]> => {
  const lists = await known(db, viewer, sheet)
  const before = new Map<string, Line<Price>[]>()
  return sheet.flatMap(({ line: number, value }): Problem[] => {
    const at = (column: keyof Price, message: Message) => [
      { line: number, column, value: String(value[column] ?? ''), message: english(message) },
    ]
    for (const field of ['item_code', 'org_code', 'dept_code', 'customer_level'] as const) {
      const code = value[field]
      if (code !== null && !lists[field].has(code)) return at(field, notInList)
    }
    if (isBeyondReach(value.dept_code, viewer)) return at('dept_code', because('price-whole-company-only'))
    if (value.valid_to !== null && value.valid_to < value.valid_from)
      return at('valid_to', because('last-day-not-before-first'))
    const price = { ...value, price_code: '' }
    const holder = inTheWayOf(price, lists.holders.get(value.item_code) ?? [])
    if (holder) return at('valid_from', because('price-period-overlaps', { price_code: holder.price_code }))
    const others = before.get(value.item_code) ?? []
    before.set(value.item_code, [...others, { line: number, value }])
    const same = others.find((other) => pricesOverlap(price, { ...other.value, price_code: 'other' }))
    return same ? at('valid_from', because('price-period-overlaps-line', { line: same.line })) : []
  })
}

/** They come as drafts: an import approves nothing. */
const write = async (db: Db, { viewer, actor }: Importer, sheet: readonly Line<Price>[]) => {
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  const rows = sheet.map(({ value }) => ({
    ...value,
    price_without_tax: priceWithoutTax(value.price_include_tax),
    ...by,
  }))
  const added = await db.insert(t).values(rows).returning()
  const { entity } = itemPrice
  const entries = added.map((after) => ({ entity, entity_code: after.price_code, action: 'import', after }))
  await logActions(db, actor, entries)
  return added.map(({ price_code }) => price_code)
}

const { words } = priceWords

export const itemPriceImport = importable(itemPriceSheet, {
  sheet: 'Prices',
  schema: line,
  maxRows: 20_000,
  columns: {
    item_code: { titles: words.item_code, rule: words.ruleItem, example: 'GSW-05NK3' },
    org_code: {
      titles: words.org_code,
      rule: ['The code of an organization; empty is 1-GREE', 'Kode organisasi; kosong berarti 1-GREE'],
      example: '1-GREE',
    },
    dept_code: {
      titles: words.dept_code,
      rule: ['The code of a branch; empty is all branches', 'Kode cabang; kosong berarti semua cabang'],
      example: '705',
    },
    customer_level: {
      titles: words.customer_level,
      rule: ['A code of the list Customer level; empty is all', 'Kode daftar Tingkat pelanggan; kosong berarti semua'],
      example: 'GOLD',
    },
    min_qty: { titles: words.min_qty, rule: ['Empty is 1', 'Kosong berarti 1'], example: '10' },
    price_include_tax: { titles: words.price_include_tax, example: '3110000' },
    valid_from: { titles: words.valid_from, isDate: true, example: '2026-12-01' },
    valid_to: { titles: words.valid_to, isDate: true, example: '2027-05-31' },
    follows_on: yesNoColumn(words.follows_on, 'Yes'),
  },
  book: priceWords,
  title: 'title',
  check,
  write,
  undo: (db, { viewer, actor }, codes) => records.takeBack(db, actor, codes, pricesSeenBy(viewer)),
  page: 'itemPrices',
})
