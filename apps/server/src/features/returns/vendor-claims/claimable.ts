import type * as contract from '@sejuk/contract/returns/vendor-claims'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { returnRequests as r } from '../../../db/tables/returns/return-requests.ts'
import { rmaRequests as m } from '../../../db/tables/returns/rma-requests.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const most = 200

/** Units in the viewer's sight that came back by an exchange, or by a return that was sent to the factory. */
const cameBack = (viewer: Viewer) => sql`(
    select coalesce(l.received_serial, l.serial_number) as serial_number, 'rma-request' as document_type,
      ${m.rma_code} as document_code, ${m.symptom} as symptom
    from ${m} join rma_request_lines l on l.rma_code = ${m.rma_code}
    where l.item_flag = 'IN' and ${m.in_status} = 'Received' and ${visibleTo(viewer, m)}
    union all
    select serial_number, 'return-request', ${r.return_code}, l.inspection_result
    from ${r} join return_request_lines l on l.return_code = ${r.return_code}, unnest(l.accepted_serials) as u (serial_number)
    where l.disposition = 'Vendor_Claim' and ${visibleTo(viewer, r)})`

export const claimableWhere = async (
  db: Db,
  viewer: Viewer,
  { warehouse_code, claim_code = '', where }: { warehouse_code: string; claim_code?: string; where?: SQL | undefined },
) => {
  const { rows } = await db.execute<contract.ClaimableUnit>(sql`select distinct on (s.serial_number) s.serial_number,
      s.item_code, s.item_name, b.document_type, b.document_code, b.symptom,
      coalesce((select p.price_include_tax from item_prices p where p.item_code = s.item_code
        order by p.valid_from desc limit 1), 0)::float8 as price
    from ${cameBack(viewer)} b join serial_numbers s on s.serial_number = b.serial_number
    where ${and(
      sql`s.status = 'Returned' and s.warehouse_code = ${warehouse_code}`,
      sql`not exists (select from vendor_claim_lines c where c.serial_number = s.serial_number and c.is_open
        and c.claim_code <> ${claim_code})`,
      where,
    )} order by s.serial_number, b.document_code desc limit ${most}`)
  return rows
}

export const listClaimable = async ({ db, viewer, input }: RequestContext<typeof contract.listClaimable>) => {
  const like = `%${input.search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const where =
    input.search.trim() === ''
      ? undefined
      : sql`(s.serial_number ilike ${like} or s.item_code ilike ${like} or b.document_code ilike ${like})`
  return { data: await claimableWhere(db, viewer, { warehouse_code: input.warehouse_code, where }) }
}
