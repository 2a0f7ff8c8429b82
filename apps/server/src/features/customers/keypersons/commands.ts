import type * as contract from '@sejuk/contract/customers/keypersons'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { shops, keypersons as t } from '../../../db/tables/customers/shops.ts'
import { userBelongings } from '../../../db/tables/platform/users.ts'
import { refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { viewersChanged } from '../../../platform/session/viewer-changes.ts'

const records = recordsOf('keyperson', t, t.keyperson_code)

const shopOf = async (db: Db, viewer: Viewer, shop_code: string) => {
  const [shop] = await db
    .select()
    .from(shops)
    .where(and(eq(shops.shop_code, shop_code), visibleTo(viewer, shops)))
  return shop && shop.status !== 'Closed' ? shop : refuseChoice('shop_code')
}

export const createKeyperson = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createKeyperson>) => {
  const { dept_code } = await shopOf(db, viewer, input.shop_code)
  const { rows } = await db.execute<{ code: string }>(
    sql`select 'KEY-' || to_char(nextval('keyperson_code'), 'FM999990000') as code`,
  )
  const keyperson_code = rows[0]?.code ?? ''
  await records.add(db, actor, { ...input, keyperson_code, dept_code, created_by: viewer.usercode })
  return { data: { keyperson_code } }
}

/** What they see follows the shop they decide in. */
export const updateKeyperson = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.updateKeyperson>) => {
  const { keyperson_code: code, row_version, ...form } = input
  const isVisible = sql`exists (select from shops where shops.shop_code = ${t.shop_code} and ${visibleTo(viewer, shops)})
    or ${visibleTo(viewer, { dept_code: t.dept_code, created_by: t.created_by })}`
  const before = await records.lock(db, { code, row_version, isVisible: sql`(${isVisible})` }, form)
  const { dept_code } = await shopOf(db, viewer, form.shop_code)
  await records.change(db, actor, before, { ...form, dept_code })
  const hasMoved = form.shop_code !== before.shop_code || form.is_active !== before.is_active
  if (before.user_code && hasMoved) {
    const own = and(eq(userBelongings.usercode, before.user_code), eq(userBelongings.kind, 'shop'))
    await db.delete(userBelongings).where(own)
    if (form.is_active)
      await db.insert(userBelongings).values({ usercode: before.user_code, kind: 'shop', code: form.shop_code })
    await viewersChanged(db, [before.user_code])
  }
  return { data: { keyperson_code: code } }
}
