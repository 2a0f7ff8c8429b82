import type * as contract from '@sejuk/contract/customers/promotors'
import { sql } from 'drizzle-orm'
import { checkBranch, checkSalesman } from '../../../business/masters/choices.ts'
import { promotors as t } from '../../../db/tables/customers/shops.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const records = recordsOf('promotor', t, t.promotor_code)

export const createPromotor = async ({ db, viewer, actor, input }: RequestContext<typeof contract.createPromotor>) => {
  await checkBranch(db, viewer, input.dept_code)
  if (input.salesman_code) await checkSalesman(db, input.salesman_code, input.dept_code)
  const { rows } = await db.execute<{ code: string }>(
    sql`select 'PRM-' || to_char(nextval('promotor_code'), 'FM999990000') as code`,
  )
  const promotor_code = rows[0]?.code ?? ''
  await records.add(db, actor, { ...input, promotor_code, created_by: viewer.usercode })
  return { data: { promotor_code } }
}

export const updatePromotor = async ({ db, viewer, actor, input }: RequestContext<typeof contract.updatePromotor>) => {
  const { promotor_code: code, row_version, ...form } = input
  const before = await records.lock(db, { code, row_version, isVisible: visibleTo(viewer, t) }, form)
  if (form.dept_code !== before.dept_code) await checkBranch(db, viewer, form.dept_code)
  if (form.salesman_code && form.salesman_code !== before.salesman_code)
    await checkSalesman(db, form.salesman_code, form.dept_code)
  await records.change(db, actor, before, form)
  return { data: { promotor_code: code } }
}
