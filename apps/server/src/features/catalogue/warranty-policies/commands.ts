import type * as contract from '@sejuk/contract/catalogue/warranty-policies'
import type { Parsed } from '@sejuk/contract/endpoint'
import { policiesOverlap } from '@sejuk/domain/catalogue/warranty-policies'
import { because } from '@sejuk/domain/messages'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { warrantyPolicies as t } from '../../../db/tables/catalogue/warranty-policies.ts'
import { brands } from '../../../db/tables/masters/brands.ts'
import { itemCategories } from '../../../db/tables/masters/item-categories.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const policies = recordsOf('warranty-policy', t, t.policy_code)
const overlapLock = 7_350_512

type Form = Omit<Parsed<typeof contract.updateWarrantyPolicy>, 'row_version'>

/** Two at once could both find no overlap: they wait for each other. */
const requireSense = async (db: Db, form: Form) => {
  await db.execute(sql`select pg_advisory_xact_lock(${overlapLock})`)
  if (form.valid_to !== null && form.valid_to < form.valid_from)
    refuseField('valid_to', because('last-day-before-first'))
  if (form.brand_code && !(await db.$count(brands, eq(brands.brand_code, form.brand_code)))) refuseChoice('brand_code')
  if (form.category_code && !(await db.$count(itemCategories, eq(itemCategories.category_code, form.category_code))))
    refuseChoice('category_code')
  if (form.item_code && !(await db.$count(items, eq(items.item_code, form.item_code)))) refuseChoice('item_code')
  const others = await db
    .select()
    .from(t)
    .where(and(eq(t.part, form.part)))
  const overlap = others.find((other) => policiesOverlap(form, other))
  if (overlap)
    refuse('conflict', {
      status: 'Overlap',
      because: because('warranty-period-overlaps', { policy: overlap.policy_code }),
    })
}

export const addWarrantyPolicy = async ({ db, actor, input }: RequestContext<typeof contract.addWarrantyPolicy>) => {
  if (await policies.find(db, input.policy_code)) refuseField('policy_code', because('code-already-taken'))
  await requireSense(db, input)
  const { policy_code } = await policies.add(db, actor, input)
  return { data: { policy_code } }
}

export const updateWarrantyPolicy = async ({
  db,
  actor,
  input,
}: RequestContext<typeof contract.updateWarrantyPolicy>) => {
  const { policy_code, row_version, ...form } = input
  const before = await policies.lock(db, { code: policy_code, row_version }, form)
  await requireSense(db, { policy_code, ...form })
  await policies.change(db, actor, before, form)
  return { data: null }
}

/** Units are judged by the next wider policy from then on. */
export const removeWarrantyPolicy = async ({
  db,
  actor,
  input,
}: RequestContext<typeof contract.removeWarrantyPolicy>) => {
  const before = await policies.lock(db, { code: input.policy_code, row_version: input.row_version })
  const named = await db.$count(items, eq(items.warranty_policy_code, input.policy_code))
  if (named > 0) refuse('conflict', { because: because('policy-named-by-items', { n: named }) })
  await policies.remove(db, actor, before)
  return { data: null }
}

export const warrantyPolicyLog = ({ db, input }: RequestContext<typeof contract.warrantyPolicyLog>) =>
  policies.history(db, input.code, input.page)
