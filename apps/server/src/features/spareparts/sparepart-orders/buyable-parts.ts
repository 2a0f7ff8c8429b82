import type * as contract from '@sejuk/contract/spareparts/buying'
import { sparePartType } from '@sejuk/domain/catalogue/items'
import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { isInForce } from '../../../business/catalogue/prices.ts'
import { substitutesFor } from '../../../business/catalogue/substitutes.ts'
import { availableIn, listPrices } from '../../../business/spareparts/part-facts.ts'
import { supplyOf } from '../../../business/spareparts/part-places.ts'
import type { Db } from '../../../db/database.ts'
import { itemReplacements as r } from '../../../db/tables/catalogue/item-replacements.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { partsListLines as l, partsLists as p } from '../../../db/tables/catalogue/parts-lists.ts'
import { itemPrices } from '../../../db/tables/catalogue/prices.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { asFormLookup } from '../../../platform/lists/form-lookup.ts'
import { containsText } from '../../../platform/lists/search.ts'

/** The model itself, and its halves where it is a set. */
const modelsOf = async (db: Db, item_code: string) => {
  const [item] = await db.select().from(items).where(eq(items.item_code, item_code))
  return [item_code, ...(item?.sub_items.map(({ sub_item_code }) => sub_item_code) ?? [])]
}

const isPriced = (db: Db, today: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(itemPrices)
      .where(and(eq(itemPrices.item_code, items.item_code), isInForce(today))),
  )

const isReplaced = (today: string) => sql`(${items.replaced_by_item_code} is not null or exists (select 1 from ${r}
  where ${r.old_item_code} = ${items.item_code} and ${r.valid_from} <= ${today}::date
    and (${r.valid_to} is null or ${r.valid_to} >= ${today}::date)))`

const isBuiltInto = (
  models: readonly string[],
) => sql`exists (select 1 from ${l} join ${p} on ${p.bom_code} = ${l.bom_code}
  where ${l.sparepart_item_code} = ${items.item_code} and ${inArray(p.item_code, [...models])})`

/** Where each part stands in the pictures of these models: its first place. */
const placesIn = async (db: Db, models: readonly string[], codes: readonly string[]) => {
  const found =
    models.length && codes.length
      ? await db
          .select({
            item_code: l.sparepart_item_code,
            unit_item_code: p.item_code,
            bom_type: p.bom_type,
            position_no: l.position_no,
          })
          .from(l)
          .innerJoin(p, eq(p.bom_code, l.bom_code))
          .where(and(inArray(p.item_code, [...models]), inArray(l.sparepart_item_code, [...codes])))
          .orderBy(p.bom_type, l.position_no)
      : []
  const first = new Map<string, (typeof found)[number]>()
  for (const place of found) if (!first.has(place.item_code)) first.set(place.item_code, place)
  return first
}

export const newBuySparepartDropdown = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.newBuySparepartDropdown>) => {
  const today = companyToday()
  const models = input.item_code ? await modelsOf(db, input.item_code) : []
  const page = await dropdownPage(db, {
    page: input.page,
    source: sql`${items}`,
    where: and(
      eq(items.item_type, sparePartType),
      isPriced(db, today),
      models.length ? isBuiltInto(models) : undefined,
      input.search
        ? containsText(input.search, items.item_code, items.item_name, items.local_name)
        : sql`not ${isReplaced(today)}`,
    ),
    key: items.item_code,
    order: items.item_name,
    fields: {
      value: items.item_code,
      label: sql<string>`${items.item_code} || ', ' || ${items.item_name}`,
      item_code: items.item_code,
      item_name: items.item_name,
      local_name: items.local_name,
    },
    isSearch: input.search !== '',
  })
  const codes = page.data.map(({ item_code }) => item_code)
  const supply = await supplyOf(db, viewer.department)
  const prices = await listPrices(db, codes, today)
  const inStock = await availableIn(db, supply ? [supply.warehouse_code] : [], codes)
  const substitutes = await substitutesFor(db, codes)
  const places = await placesIn(db, models, codes)
  return asFormLookup(input, {
    ...page,
    data: page.data.map((part) => {
      const place = places.get(part.item_code)
      return {
        ...part,
        replaced_by: substitutes(part.item_code)[0]?.item_code ?? null,
        unit_item_code: place?.unit_item_code ?? null,
        bom_type: place?.bom_type ?? null,
        position_no: place?.position_no ?? null,
        price: prices.get(part.item_code) ?? 0,
        available: inStock(supply?.warehouse_code, part.item_code),
      }
    }),
  })
}
