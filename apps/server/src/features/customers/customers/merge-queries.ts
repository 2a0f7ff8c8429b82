import type * as contract from '@sejuk/contract/customers/merges'
import {
  mergeNeedsBank,
  mergeNeedsTax,
  mergeObjection,
  mergePartNames,
  mergeParts,
  partObjection,
} from '@sejuk/domain/customers/merges'
import { desc, eq, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { customerMergeMoves, customerMerges as t } from '../../../db/tables/customers/merges.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { findCustomer } from './detail.ts'
import { countMoves } from './merge-moves.ts'
import { whyNotUndo } from './merge-undo-state.ts'
import { findVisible } from './visible-customer.ts'

type Found = Awaited<ReturnType<typeof findCustomer>>

/** Codes shown by their names. */
const shownAs: Partial<Record<string, keyof Found>> = {
  salesman_code: 'salesman_name',
  pic_project_user_code: 'pic_project_user_name',
  province_code: 'province_name',
  city_code: 'city_name',
  district_code: 'district_name',
  sub_district_code: 'sub_district_name',
  bank_code: 'bank_name',
}
type Value = contract.MergeSide['values'][string]

const asSide = (found: Found, cashback_remain: number) => {
  const { customer_code, customer_name, dept_code, dept_name, status, row_version, created_date } = found
  const fields: readonly (keyof Found)[] = mergePartNames.flatMap((part) => [...mergeParts[part]])
  const values = fields.map((field) => [field, found[shownAs[field] ?? field] as Value] as const)
  return {
    ...{ customer_code, customer_name, dept_code, dept_name, status, row_version, created_date, cashback_remain },
    ...{ credit_limit: found.credit_limit, credit_used: found.credit_used, values: Object.fromEntries(values) },
  }
}

export const previewMerge = async ({ db, viewer, input }: RequestContext<typeof contract.previewMerge>) => {
  const { customer_code, other_code } = input
  if (!viewer.permission.has('Customer-View-Tax')) refuse('noPermission', { message: mergeNeedsTax })
  if (!viewer.permission.has('Customer-View-Bank')) refuse('noPermission', { message: mergeNeedsBank })
  const survivor = await findCustomer(db, viewer, customer_code)
  const other = await findCustomer(db, viewer, other_code)
  const { rows } = await db.execute<{ customer_code: string; remain: number }>(sql`select customer_code,
    sum(cashback_remain)::float8 as remain from cashbacks where customer_code in (${customer_code}, ${other_code}) group by 1`)
  const remains = new Map(rows.map((row) => [row.customer_code, row.remain]))
  const why_not = mergeObjection(survivor, other) ?? null
  const parts = mergePartNames.map((part) => ({
    part,
    is_same: mergeParts[part].every((field) => JSON.stringify(survivor[field]) === JSON.stringify(other[field])),
    why_not: partObjection(part, survivor, other) ?? null,
  }))
  return {
    data: {
      survivor: asSide(survivor, remains.get(customer_code) ?? 0),
      other: asSide(other, remains.get(other_code) ?? 0),
      ...{ why_not, parts, moves: why_not ? [] : await countMoves(db, customer_code, other_code) },
    },
  }
}

const nameOf = (column: PgColumn) =>
  sql<string>`(select c.customer_name from customers c where c.customer_code = ${column})`

export const listMerges = async ({ db, viewer, input }: RequestContext<typeof contract.listMerges>) => {
  const { customer_code } = await findVisible(db, viewer, input.customer_code)
  const found = await selectRows(
    db,
    {
      merge_id: t.merge_id,
      customer_code: t.customer_code,
      customer_name: nameOf(t.customer_code),
      other_code: t.other_code,
      other_name: nameOf(t.other_code),
      reason: t.reason,
      create_user_name: t.create_user_name,
      created_date: t.created_date,
      undone_user_name: t.undone_user_name,
      undone_date: t.undone_date,
      undo_reason: t.undo_reason,
      after: t.after,
      moved: sql<number>`(select count(*)::int from ${customerMergeMoves} v where v.merge_id = ${t.merge_id})`,
    },
    sql`from ${t} where ${or(eq(t.customer_code, customer_code), eq(t.other_code, customer_code))}
      order by ${desc(t.merge_id)} limit 50`,
  )
  const objections = await whyNotUndo(db, found)
  return {
    data: found.map(({ after: _, ...merge }) => ({ ...merge, why_not: objections.get(merge.merge_id) ?? null })),
  }
}
