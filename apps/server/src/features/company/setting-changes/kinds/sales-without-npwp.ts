import { wayObjection, wayOn, waysWithoutNpwp } from '@sejuk/domain/finance/tax-office/sales-without-npwp'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/database.ts'
import { legalEntities } from '../../../../db/tables/company/legal-entities.ts'
import { salesWithoutNpwp as t } from '../../../../db/tables/finance/sales-without-npwp.ts'
import { organizations } from '../../../../db/tables/masters/organizations.ts'
import { companyToday } from '../../../../platform/calendar/company-day.ts'
import { refuseField } from '../../../../platform/http/refuse.ts'
import { logActions } from '../../../../platform/records/action-log.ts'
import { counted } from './count-lines.ts'
import type { SettingHandler } from './setting-handler.ts'

const rowsOf = (db: Db, org_code: string) => db.select().from(t).where(eq(t.org_code, org_code))

/** How an organization sells to buyers without NPWP, from the day on which the change begins to hold. */
export const salesWithoutNpwpHandler: SettingHandler = {
  current: async (db, org_code) => {
    const [found] = await db.select().from(organizations).where(eq(organizations.org_code, org_code))
    if (!found) return undefined
    const rows = await rowsOf(db, org_code)
    const way = wayOn(rows, org_code, companyToday()) ?? null
    return { values: { way }, isFirst: rows.length === 0, scope_name: found.org_name, dept_code: null }
  },
  prepare: async (db, org_code, values) => {
    const { way } = values
    const [entity] = await db
      .select({ is_retailer: legalEntities.is_retailer, pkp_since: legalEntities.pkp_since })
      .from(organizations)
      .leftJoin(legalEntities, eq(legalEntities.entity_code, organizations.entity_code))
      .where(eq(organizations.org_code, org_code))
    const objection = wayObjection(String(way), {
      is_retailer: entity?.is_retailer ?? false,
      pkp_since: entity?.pkp_since ?? null,
    })
    return objection ? refuseField('way', objection) : values
  },
  /** What was planned for a later day is replaced. */
  apply: async ({ db, actor, author, change_code }, org_code, values) => {
    const valid_from = companyToday()
    const before = { way: wayOn(await rowsOf(db, org_code), org_code, valid_from) ?? null }
    await db.delete(t).where(and(eq(t.org_code, org_code), gt(t.valid_from, valid_from)))
    const way = waysWithoutNpwp.find((one) => one === values.way) ?? null
    const after = { way }
    if (way === null) await db.delete(t).where(eq(t.org_code, org_code))
    else
      await db
        .insert(t)
        .values({ org_code, valid_from, way, create_user_name: author.username })
        .onConflictDoUpdate({ target: [t.org_code, t.valid_from], set: { way, create_user_name: author.username } })
    await logActions(db, actor, [
      {
        ...{ entity: 'sales-without-npwp', entity_code: org_code, action: 'update', reason: change_code },
        ...{ before, after: { ...after, valid_from } },
      },
    ])
  },
  impact: async (db, { scope, since }) => [
    await counted(
      db,
      'without-npwp',
      sql`select count(*)::int as n, sum(grand_total)::float8 as amount from sales_invoices
        where org_code = ${scope} and customer_is_taxable = 0 and created_date >= ${since}::timestamptz`,
    ),
  ],
}
