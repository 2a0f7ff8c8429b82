import type * as contract from '@sejuk/contract/aftersales/service-prices'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { servicePrices as t, servicePriceVersions as v } from '../../../db/tables/aftersales/service-prices.ts'
import { itemCategories } from '../../../db/tables/masters/item-categories.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'

/** The list that counts today; none before the first begins. */
export const versionInForce = async (db: Db) => {
  const [found] = await db
    .select()
    .from(v)
    .where(lte(v.valid_from, companyToday()))
    .orderBy(desc(v.valid_from))
    .limit(1)
  return found?.version_no
}

const source = sql`${t} left join ${itemCategories} on ${eq(itemCategories.category_code, t.category_code)}`

const inOther = (column: 'in_warranty_fee' | 'out_warranty_price', version_no: number | undefined) =>
  version_no === undefined
    ? sql<number | null>`null::float8`
    : sql<
        number | null
      >`(select o.${sql.identifier(column)}::float8 from service_prices o where o.version_no = ${version_no}
        and o.asc_type = ${t.asc_type} and o.service_type = ${t.service_type} and o.category_code = ${t.category_code} and o.min_pk = ${t.min_pk})`

export const listServicePrices = async ({ db, input }: RequestContext<typeof contract.listServicePrices>) => {
  const version_no = input.version_no ?? (await versionInForce(db)) ?? 0
  return listPage(db, {
    input,
    source,
    where: and(
      eq(t.version_no, version_no),
      input.asc_type ? eq(t.asc_type, input.asc_type) : undefined,
      input.service_type ? eq(t.service_type, input.service_type) : undefined,
      input.category_code ? eq(t.category_code, input.category_code) : undefined,
    ),
    key: t.price_id,
    sorts: { price_id: t.price_id, in_warranty_fee: t.in_warranty_fee, out_warranty_price: t.out_warranty_price },
    sort: 'price_id',
    fields: {
      price_id: t.price_id,
      version_no: t.version_no,
      asc_type: t.asc_type,
      service_type: t.service_type,
      category_code: t.category_code,
      category_name: sql<string>`coalesce(${itemCategories.category_name}, ${t.category_code})`,
      min_pk: t.min_pk,
      max_pk: t.max_pk,
      in_warranty_fee: sql<number>`${t.in_warranty_fee}::float8`,
      out_warranty_price: sql<number>`${t.out_warranty_price}::float8`,
      transport: t.transport,
      other_fee: inOther('in_warranty_fee', input.compare_with),
      other_price: inOther('out_warranty_price', input.compare_with),
    },
  })
}

export const listServicePriceVersions = async ({ db }: RequestContext<typeof contract.listServicePriceVersions>) => {
  const found = await db
    .select({
      version_no: v.version_no,
      version_name: v.version_name,
      valid_from: v.valid_from,
      create_user_name: v.create_user_name,
      created_date: v.created_date,
      rows: sql<number>`(select count(*)::int from service_prices p where p.version_no = ${v.version_no})`,
    })
    .from(v)
    .orderBy(desc(v.valid_from))
    .limit(200)
  const inForce = await versionInForce(db)
  const today = companyToday()
  return {
    data: found.map((one) => ({
      ...one,
      state:
        one.valid_from > today
          ? ('future' as const)
          : one.version_no === inForce
            ? ('in_force' as const)
            : ('past' as const),
    })),
  }
}
