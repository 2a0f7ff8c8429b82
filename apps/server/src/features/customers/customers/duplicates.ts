import type * as contract from '@sejuk/contract/customers/customers'
import {
  alikeName,
  type DuplicateReason,
  duplicateScore,
  isWorthAsking,
  sameAddressMetres,
} from '@sejuk/domain/customers/customers'
import { metresBetween } from '@sejuk/domain/masters/offices'
import { npwp16 } from '@sejuk/domain/values/npwp'
import { nationalPhone } from '@sejuk/domain/values/phone'
import type { Viewer } from '@sejuk/domain/viewers'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

type Asked = {
  customer_name: string
  pic_phone: string
  npwp: string
  lat: number | null
  lng: number | null
  except: string
}
const most = 20
/** A degree is about 111 km; a box holds the circle. */
const degrees = sameAddressMetres / 111_000

/**
 * Possible duplicates in all branches, since customers apply elsewhere. Each criterion uses its own index; the results
 * are combined.
 */
export const searchDuplicates = async (db: Db, viewer: Viewer, asked: Asked): Promise<contract.Duplicate[]> => {
  const { lat, lng } = asked
  const [phone, npwp] = [nationalPhone(asked.pic_phone), npwp16(asked.npwp)]
  const key = sql`customer_name_key(${asked.customer_name})`
  const found = sql`(select customer_code from customers where length(${key}) > 2 and customer_name_key(customer_name) % ${key}
      order by similarity(customer_name_key(customer_name), ${key}) desc limit 50)
    union (select customer_code from customers where ${phone} <> '' and pic_phone = ${phone} limit 50)
    union (select customer_code from customers where ${npwp} <> '' and npwp = ${npwp} limit 50)
    ${
      lat === null || lng === null
        ? sql``
        : sql`union (select customer_code from customers where lat between ${lat - degrees} and ${lat + degrees}
            and lng between ${lng - 2 * degrees} and ${lng + 2 * degrees} limit 50)`
    }`
  const rows = await selectRows(
    db,
    {
      customer_code: t.customer_code,
      customer_name: t.customer_name,
      dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
      status: t.status,
      pic_phone: t.pic_phone,
      npwp: t.npwp,
      lat: t.lat,
      lng: t.lng,
      likeness: sql<number>`similarity(customer_name_key(${t.customer_name}), ${key})::float8`,
      is_visible: sql<boolean>`(${visibleTo(viewer, t)})`,
    },
    sql`from ${t} where ${t.customer_code} in (${found}) and ${t.customer_code} <> ${asked.except}
      and ${t.status} <> 'Deleted' and ${t.merged_into} is null`,
  )
  return rows
    .map((row) => {
      const distance_m =
        lat === null || lng === null || row.lat === null || row.lng === null
          ? null
          : metresBetween({ lat, lng }, { lat: row.lat, lng: row.lng })
      const reasons: DuplicateReason[] = []
      if (row.likeness >= alikeName) reasons.push('name')
      if (phone && row.pic_phone === phone) reasons.push('phone')
      if (npwp && row.npwp === npwp) reasons.push('npwp')
      if (distance_m !== null && distance_m <= sameAddressMetres) reasons.push('distance')
      const { customer_code, customer_name, dept_name, status, is_visible } = row
      const score = duplicateScore(reasons, row.likeness)
      return { customer_code, customer_name, dept_name, status, is_visible, reasons, score, distance_m }
    })
    .filter(({ reasons }) => isWorthAsking(reasons))
    .sort((one, other) => other.score - one.score || (one.customer_code < other.customer_code ? -1 : 1))
    .slice(0, most)
}

export const findDuplicates = async ({ db, viewer, input }: RequestContext<typeof contract.findDuplicates>) => ({
  data: await searchDuplicates(db, viewer, input),
})
