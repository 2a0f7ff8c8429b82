import type * as contract from '@sejuk/contract/field/attendance'
import { consentVersion, keptMonths } from '@sejuk/domain/field/attendance'
import { sql } from 'drizzle-orm'
import { consentOf } from '../../../business/field/consents.ts'
import { isoOf } from '../../../db/columns.ts'
import { attendanceChecks as t } from '../../../db/tables/field/attendance.ts'
import { visits as v } from '../../../db/tables/field/visits.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

const until = sql.raw(`interval '${keptMonths} months'`)

/** Every position of the caller's own: nobody else's can be asked for. */
export const myPositions = async ({ db, viewer, input }: RequestContext<typeof contract.myPositions>) => {
  const { usercode } = viewer
  const mine = sql`from (
    select 'attendance-' || ${t.kind} as kind, ${t.attendance_code} as title, ${t.at_server} as at, ${t.lat} as lat, ${t.lng} as lng
      from ${t} where ${t.usercode} = ${usercode} and ${t.lat} is not null
    union all select 'visit-in', ${v.visit_code}, ${v.in_at}, ${v.in_lat}, ${v.in_lng}
      from ${v} where ${v.usercode} = ${usercode} and ${v.in_lat} is not null
    union all select 'visit-out', ${v.visit_code}, ${v.out_at}, ${v.out_lat}, ${v.out_lng}
      from ${v} where ${v.usercode} = ${usercode} and ${v.out_lat} is not null and ${v.out_lng} is not null) kept`
  const counted = await db.execute<{ n: number }>(sql`select count(*)::int as n ${mine}`)
  const total = counted.rows[0]?.n ?? 0
  const totalPages = Math.max(1, Math.ceil(total / input.limit))
  const current = input.page < 0 ? Math.max(1, totalPages + input.page + 1) : input.page
  const { rows } = await db.execute<{
    kind: string
    title: string
    at: string
    until: string
    lat: number
    lng: number
  }>(
    sql`select kept.kind, kept.title, kept.at::text as at, (kept.at + ${until})::date::text as until, kept.lat, kept.lng ${mine}
      order by ${input.sort === 'at' ? sql`kept.at asc` : sql`kept.at desc`}, kept.title, kept.kind limit ${input.limit} offset ${(current - 1) * input.limit}`,
  )
  return { data: rows.map((row) => ({ ...row, at: isoOf(row.at) })), total, page: { current, totalPages } }
}

export const myConsent = async ({ db, viewer }: RequestContext<typeof contract.myConsent>) => ({
  data: { version: consentVersion, agreed_date: (await consentOf(db, viewer.usercode))?.agreed_date ?? null },
})
