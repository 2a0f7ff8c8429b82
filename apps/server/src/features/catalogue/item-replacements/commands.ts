import type * as contract from '@sejuk/contract/catalogue/item-replacements'
import { makesCircle } from '@sejuk/domain/catalogue/replacements'
import { because } from '@sejuk/domain/messages'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { itemReplacements as t } from '../../../db/tables/catalogue/item-replacements.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Importer } from '../../../platform/import/importable.ts'
import type { By } from '../../../platform/import/record-sheet.ts'
import { type Coming, recordsOf } from '../../../platform/records/records.ts'

type Form = contract.ReplacementForm

export const records = recordsOf('item-replacement', t, t.replace_code)
const lockKey = 7_350_490

/** One at a time: two chains that each make sense could make a circle together. */
const requireSense = async (db: Db, form: Form, itself = '') => {
  await db.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
  if (form.valid_to && form.valid_to < form.valid_from) refuseField('valid_to', because('last-day-not-before-first'))
  for (const field of ['old_item_code', 'new_item_code'] as const)
    if (!(await db.$count(items, and(eq(items.item_code, form[field]), isNull(items.merged_into))))) refuseChoice(field)
  const others = await db.select().from(t).where(ne(t.replace_code, itself))
  const isSame = others.some(
    (one) =>
      one.old_item_code === form.old_item_code &&
      one.new_item_code === form.new_item_code &&
      one.valid_from <= (form.valid_to ?? '9999-12-31') &&
      form.valid_from <= (one.valid_to ?? '9999-12-31'),
  )
  if (isSame) refuseField('new_item_code', because('replacement-exists'))
  if (form.old_item_code === form.new_item_code || (form.direction === 'one-way' && makesCircle(others, form)))
    refuseField('new_item_code', because('replacement-leads-back'))
}

export const addItemReplacement = async ({ db, viewer, actor }: By, form: Form, how: Coming = 'create') => {
  await requireSense(db, form)
  const by = { created_by: viewer.usercode, create_user_name: viewer.username }
  return (await records.add(db, actor, { ...form, ...by }, {}, how)).replace_code
}

export const createItemReplacement = async (context: RequestContext<typeof contract.createItemReplacement>) => ({
  data: { replace_code: await addItemReplacement(context, context.input) },
})

export const updateItemReplacement = async ({
  db,
  actor,
  input,
}: RequestContext<typeof contract.updateItemReplacement>) => {
  const { replace_code: code, row_version, ...form } = input
  const before = await records.lock(db, { code, row_version }, form)
  await requireSense(db, form, code)
  await records.change(db, actor, before, form)
  return { data: null }
}

export const deleteItemReplacement = async ({
  db,
  actor,
  input,
}: RequestContext<typeof contract.deleteItemReplacement>) => {
  const known = await records.find(db, input.replace_code)
  const row_version = input.row_version ?? known?.row_version ?? 1
  const before = await records.lock(db, { code: input.replace_code, row_version })
  await records.remove(db, actor, before)
  return { data: null }
}

export const takeBackItemReplacements = (db: Db, { actor }: Importer, codes: readonly string[]) =>
  records.takeBack(db, actor, codes)
