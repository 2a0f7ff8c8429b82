import type * as contract from '@sejuk/contract/catalogue/item-records'
import type { Parsed } from '@sejuk/contract/endpoint'
import { itemPhoto, itemPhotoModule } from '@sejuk/domain/catalogue/item-photos'
import { unknownGoodsCode } from '@sejuk/domain/catalogue/items'
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { photosOf, withPhoto } from '../../../business/catalogue/item-photos.ts'
import type { Db } from '../../../db/database.ts'
import { items as t } from '../../../db/tables/catalogue/items.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { selectOne, selectRows } from '../../../platform/lists/selection.ts'
import { isAsItOpens } from '../../../platform/scope/ordered-parts.ts'
import { records } from './commands.ts'
import { itemFields, itemSource } from './item-fields.ts'
import { withFigures } from './item-figures.ts'
import { matchesItem } from './matches-item.ts'

const waits = or(eq(t.status, 'Submitted'), and(eq(t.status, 'Approved'), isNotNull(t.proposed)))

const missing: Record<NonNullable<Parsed<typeof contract.listItems>['missing']>, SQL | undefined> = {
  warranty: and(sql`${t.item_type} like 'Finished Goods%'`, eq(t.warranty_sparepart_months, 0)),
  'e-faktur': eq(t.e_faktur_goods_code, unknownGoodsCode),
  weight: isNull(t.weight_kg),
  'serial-mask': and(eq(t.has_serial, true), isNull(t.serial_mask)),
  photo: sql`not exists (select from ${attachments} where ${attachments.module_name} = ${itemPhotoModule}
    and ${attachments.module_code} = ${t.item_code} and ${attachments.alias} = ${itemPhoto} and ${attachments.deleted_date} is null)`,
}

const wanted = (input: Omit<Parsed<typeof contract.countItems>, 'status'>) =>
  and(
    matchesItem(input.search),
    filterByCodes(t.brand_code, input.brand_code),
    filterByCodes(t.category_code, input.category_code),
    filterByCodes(t.item_type, input.item_type),
    filterByCodes(t.business_unit_code, input.business_unit_code),
    input.capacity_pk.length
      ? sql`${t.capacity_pk} = any(${sql.param(input.capacity_pk.map(Number).filter(Number.isFinite))}::float8[])`
      : undefined,
    input.used_for_indoor_outdoor && eq(t.used_for_indoor_outdoor, input.used_for_indoor_outdoor),
    input.missing && missing[input.missing],
  )

export const itemList = ({ input }: { input: Parsed<typeof contract.listItems> }) =>
  asList({
    input,
    source: itemSource,
    where: and(
      wanted(input),
      input.status === 'Waiting' ? waits : input.status ? eq(t.status, input.status) : undefined,
    ),
    key: t.item_code,
    sorts: { item_name: t.item_name, item_code: t.item_code, created_date: t.created_date },
    sort: 'item_name',
    fields: itemFields,
    isInOrder: isAsItOpens(input, 'item_name'),
  })

export const listItems = async (context: RequestContext<typeof contract.listItems>) => {
  const page = await listPage(context.db, itemList(context))
  return { ...page, data: await withFigures(context, await withPhoto(context, page.data)) }
}

export const countItems = async ({ db, input }: RequestContext<typeof contract.countItems>) => {
  const { rows } = await db.execute<{ status: 'Draft' | 'Waiting'; total: number }>(sql`
    select status, count(*)::int as total from ${t} where ${wanted(input) ?? sql`true`} group by status
    union all select 'Waiting', count(*)::int from ${t} where ${and(wanted(input), waits)}`)
  return { data: rows }
}

const detailFields = {
  ...itemFields,
  items_belongs_to: t.items_belongs_to,
  old_code: t.old_code,
  barcode: t.barcode,
  technology: t.technology,
  refrigerant: t.refrigerant,
  voltage: t.voltage,
  serial_mask: t.serial_mask,
  warranty_policy_code: t.warranty_policy_code,
  reject_reason: t.reject_reason,
  create_user_name: t.create_user_name,
  approved_user_name: t.approved_user_name,
  approved_date: t.approved_date,
  uom: t.uom,
  e_faktur_goods_code: t.e_faktur_goods_code,
  e_faktur_uom_code: t.e_faktur_uom_code,
  btu_per_hour: t.btu_per_hour,
  rated_power_w: t.rated_power_w,
  weight_kg: t.weight_kg,
  volume_m3: t.volume_m3,
  pack_qty: t.pack_qty,
  sellable_online: t.sellable_online,
  replaced_by_item_name: sql<
    string | null
  >`(select n.item_name from items n where n.item_code = ${t.replaced_by_item_code})`,
  /** With the names the units have today. */
  sub_items: sql<
    (typeof t.$inferSelect)['sub_items']
  >`(select coalesce(jsonb_agg(sub || jsonb_build_object('sub_item_name',
      coalesce(n.item_name, sub->>'sub_item_name')) order by at), '[]')
    from jsonb_array_elements(${t.sub_items}) with ordinality as one(sub, at)
    left join items n on n.item_code = sub->>'sub_item_code')`,
  in_sets: sql<
    Linked[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('item_code', n.item_code, 'item_name', n.item_name) order by n.item_code), '[]')
    from (select item_code, item_name from items s
      where s.sub_items @> jsonb_build_array(jsonb_build_object('sub_item_code', ${t.item_code})) order by 1 limit 50) n)`,
  replaces: sql<
    Linked[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('item_code', n.item_code, 'item_name', n.item_name) order by n.item_code), '[]')
    from (select item_code, item_name from items s where s.replaced_by_item_code = ${t.item_code} order by 1 limit 50) n)`,
}
type Linked = { item_code: string; item_name: string }

const findItem = (db: Db, item_code: string) => selectOne(db, detailFields, itemSource, eq(t.item_code, item_code))

export const getItem = async ({ db, input }: RequestContext<typeof contract.getItem>) => {
  const found = await findItem(db, input.item_code)
  return { data: found ?? refuse('notFound') }
}

export const getItems = async ({ db, input }: RequestContext<typeof contract.getItems>) => {
  const asked = [...new Set(input.item_codes)]
  const { rows } = await db.execute<{ asked_code: string; item_code: string }>(
    sql`select item_code as asked_code, coalesce(merged_into, item_code) as item_code from ${t}
      where item_code = any(${sql.param(asked)}::text[])`,
  )
  const leadsTo = new Map(rows.map(({ asked_code, item_code }) => [asked_code, item_code]))
  const codes = [...new Set(leadsTo.values())]
  const found = await selectRows(
    db,
    detailFields,
    sql`from ${itemSource} where ${t.item_code} = any(${sql.param(codes)}::text[])`,
  )
  const byCode = new Map(found.map((row) => [row.item_code, row]))
  return {
    data: asked.flatMap((asked_code) => {
      const row = byCode.get(leadsTo.get(asked_code) ?? '')
      return row ? [{ asked_code, ...row }] : []
    }),
  }
}

/** What may be ordered: sold, and neither a part nor merged. */
export const getMobileItem = async (
  context: RequestContext<typeof import('@sejuk/contract/catalogue/item-searches').getMobileItem>,
) => {
  const { db, input } = context
  const found = await findItem(db, input.item_code)
  if (found?.status !== 'Approved') return refuse('notFound')
  const photos = await photosOf(context, [found.item_code], 'whole')
  return { data: { ...found, photo_paths: photos.get(found.item_code) ?? [] } }
}

export const itemLog = ({ db, input }: RequestContext<typeof contract.itemLog>) =>
  records.history(db, input.code, input.page)
