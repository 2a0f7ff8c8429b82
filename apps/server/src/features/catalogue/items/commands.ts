import * as contract from '@sejuk/contract/catalogue/item-records'
import { item, itemObjections, setType } from '@sejuk/domain/catalogue/items'
import { because } from '@sejuk/domain/messages'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { items as t } from '../../../db/tables/catalogue/items.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { brands } from '../../../db/tables/masters/brands.ts'
import { businessUnits } from '../../../db/tables/masters/business-units.ts'
import { erpCustomizations } from '../../../db/tables/masters/erp-customizations.ts'
import { itemCategories } from '../../../db/tables/masters/item-categories.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { explainConstraint } from '../../../platform/http/faults.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Importer } from '../../../platform/import/importable.ts'
import type { By } from '../../../platform/import/record-sheet.ts'
import { type Coming, recordsOf } from '../../../platform/records/records.ts'

type Row = typeof t.$inferSelect
type Form = contract.ItemForm
type Columns = Omit<Form, 'sub_items'> & Pick<Row, 'sub_items'>

export const records = recordsOf(item.entity, t, t.item_code)
explainConstraint('items_barcode', because('barcode-already-exists'))

/** The form as columns, after everything it names was found. `before` keeps what it already had, switched off since or not. */
const checked = async (db: Db, item_code: string, form: Form, before?: Row): Promise<Columns> => {
  await requireChoices(db, form, before)
  const sub_items = await unitsOf(db, item_code, form.sub_items)
  const { replaced_by_item_code } = form
  if (replaced_by_item_code && replaced_by_item_code !== before?.replaced_by_item_code) {
    const known = and(eq(t.item_code, replaced_by_item_code), isNull(t.merged_into))
    if (!(await db.$count(t, known))) refuseChoice('replaced_by_item_code')
  }
  const columns = { ...form, sub_items }
  const objections = Object.entries(itemObjections({ ...columns, item_code }))
  if (objections.length)
    refuse('invalid', { errors: Object.fromEntries(objections.map(([field, said]) => [field, [said]])) })
  return columns
}

const requireChoices = async (db: Db, form: Form, before?: Row) => {
  const { brand_code, category_code, business_unit_code, item_type, items_belongs_to } = form
  const listed = (data_type: 'ITEM_TYPE' | 'ITEMS_BELONGS_TO', code: string) =>
    db.$count(
      erpCustomizations,
      and(
        eq(erpCustomizations.data_type, data_type),
        eq(erpCustomizations.code, code),
        eq(erpCustomizations.is_active, true),
      ),
    )
  const active = <T extends typeof brands | typeof itemCategories>(table: T) => eq(table.is_active, true)
  const isNew = (field: keyof Form & keyof Row) => form[field] && form[field] !== before?.[field]
  if (isNew('brand_code') && !(await db.$count(brands, and(eq(brands.brand_code, brand_code ?? ''), active(brands)))))
    refuseChoice('brand_code')
  const category = and(eq(itemCategories.category_code, category_code ?? ''), active(itemCategories))
  if (isNew('category_code') && !(await db.$count(itemCategories, category))) refuseChoice('category_code')
  const unit = eq(businessUnits.business_unit_code, business_unit_code)
  if (isNew('business_unit_code') && !(await db.$count(businessUnits, unit))) refuseChoice('business_unit_code')
  if (isNew('item_type') && !(await listed('ITEM_TYPE', item_type))) refuseChoice('item_type')
  if (isNew('items_belongs_to') && !(await listed('ITEMS_BELONGS_TO', items_belongs_to ?? '')))
    refuseChoice('items_belongs_to')
}

const unitsOf = async (db: Db, item_code: string, subs: Form['sub_items']): Promise<Row['sub_items']> => {
  if (!subs.length) return []
  const codes = subs.map(({ sub_item_code }) => sub_item_code).filter((code) => code !== item_code)
  const found = codes.length ? await db.select().from(t).where(inArray(t.item_code, codes)) : []
  const byCode = new Map(found.map((row) => [row.item_code, row]))
  return subs.map((sub, n) => {
    const unit = byCode.get(sub.sub_item_code)
    const field = `sub_items.${n}.sub_item_code`
    if (!unit || unit.merged_into) {
      if (sub.sub_item_code !== item_code) refuseChoice(field)
      return { ...sub, sub_item_name: '' }
    }
    if (unit.item_type === setType) refuseField(field, because('sub-item-is-set'))
    return { ...sub, sub_item_name: unit.item_name }
  })
}

/** Once a unit with a serial number is known, whether the item has serial numbers is settled. */
const requireSerialFlag = async (db: Db, before: Row, has_serial: boolean) => {
  if (before.has_serial === has_serial) return
  if (await db.$count(serialNumbers, eq(serialNumbers.item_code, before.item_code)))
    refuseField('has_serial', because('serial-flag-after-movement'))
}

export const addItem = async (
  { db, viewer, actor }: By,
  { item_code, ...form }: Form & { item_code: string },
  how: Coming = 'create',
) => {
  if (await records.find(db, item_code)) refuseField('item_code', because('item-code-already-exists'))
  const columns = await checked(db, item_code, form)
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  await records.add(db, actor, { ...columns, item_code, status: 'Draft', ...by }, {}, how)
  return item_code
}

export const createItem = async (context: RequestContext<typeof contract.createItem>) => ({
  data: { item_code: await addItem(context, context.input) },
})

export const takeBackItems = (db: Db, { actor }: Importer, codes: readonly string[]) =>
  records.takeBack(db, actor, codes)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Of the form what differs from the item. */
const differences = (before: Row, columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).filter(
      ([field, value]) => !isSame(canonical(before[field as keyof Row]), canonical(value)),
    ),
  )
/** JSON from the database has its keys in another order. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

export const onItem = acting(item, {
  table: t,
  key: 'item_code',
  endpoints: contract.actOnItem,
  /** Items are of the whole company. */
  visible: () => undefined,
  changes: {
    modify: async ({ db, before, input: { item_code, row_version: _version, ...form } }) => {
      const columns = await checked(db, item_code, form, before)
      await requireSerialFlag(db, before, columns.has_serial)
      if (before.status === 'Draft') return { set: columns }
      const proposed = differences(before, columns)
      if (Object.keys(proposed).length === 0) refuse('conflict', { because: because('nothing-changed') })
      return { set: { proposed, reject_reason: null } }
    },
    submit: async () => ({ set: { reject_reason: null } }),
    approve: async ({ db, before }) => {
      const { proposed } = before
      if (!proposed) return {}
      const after = { ...before, ...(proposed as Partial<Row>) }
      await requireSerialFlag(db, before, after.has_serial)
      return { set: { ...(proposed as Partial<Row>), proposed: null, reject_reason: null } }
    },
    reject: async ({ input, before }) => ({
      set: { reject_reason: input.reason, ...(before.proposed ? { proposed: null, authors: [] } : {}) },
    }),
    withdraw: async ({ before }) => ({ set: before.proposed ? { proposed: null, authors: [] } : {} }),
  },
  marks: {
    approve: ({ usercode, username, at }) => ({
      approved_by: usercode,
      approved_user_name: username,
      approved_date: at,
    }),
  },
})
