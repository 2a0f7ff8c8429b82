import type * as contract from '@sejuk/contract/finance/vat-returns'
import { type VatReturnKind, vatReturnKinds } from '@sejuk/domain/finance/tax-office/vat-returns'
import { and, asc, eq, sql } from 'drizzle-orm'
import { bigint, date, pgTable, text } from 'drizzle-orm/pg-core'
import { vatReturnRows } from '../../../business/finance/vat-return-rows.ts'
import type { Db } from '../../../db/database.ts'
import { taxPeriods } from '../../../db/tables/finance/sales-invoices.ts'
import { salesWithoutNpwp } from '../../../db/tables/finance/sales-without-npwp.ts'
import { withholdingSlips } from '../../../db/tables/finance/withholding-slips.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'

/** The shape of `vatReturnRows`: a selection of several tables, never a table of its own. */
const v = pgTable('vat_return', {
  row_code: text().primaryKey(),
  kind: text({ enum: vatReturnKinds }).notNull(),
  number: text(),
  day: date({ mode: 'string' }).notNull(),
  replaces: text(),
  tax_id: text(),
  name: text().notNull(),
  transaction_code: text().notNull(),
  base: bigint({ mode: 'number' }).notNull(),
  other_base: bigint({ mode: 'number' }).notNull(),
  vat: bigint({ mode: 'number' }).notNull(),
  reference: text().notNull(),
  company_code: text().notNull(),
  company_name: text().notNull(),
})

const fields = {
  row_code: v.row_code,
  period: sql<string>`to_char(${v.day}, 'YYYY-MM')`,
  kind: v.kind,
  number: v.number,
  day: sql<string>`${v.day}::text`,
  replaces: v.replaces,
  tax_id: v.tax_id,
  name: v.name,
  transaction_code: v.transaction_code,
  base: sql<number>`${v.base}::float8`,
  other_base: sql<number>`${v.other_base}::float8`,
  vat: sql<number>`${v.vat}::float8`,
  reference: v.reference,
  company_code: v.company_code,
  company_name: v.company_name,
}

export const vatReturnList = ({ input }: Pick<RequestContext<typeof contract.listVatReturn>, 'input'>) =>
  asList({
    input,
    source: sql`${vatReturnRows(input.period ?? companyToday().slice(0, 7))} vat_return`,
    where: and(
      input.kind ? eq(v.kind, input.kind) : undefined,
      input.company_code ? eq(v.company_code, input.company_code) : undefined,
      input.transaction_code ? eq(v.transaction_code, input.transaction_code) : undefined,
      containsText(input.search, v.number, v.reference, v.tax_id, v.name),
    ),
    key: v.row_code,
    sorts: { day: v.day, vat: v.vat, number: sql`coalesce(${v.number}, '')` },
    sort: 'day',
    fields,
    totals: { base: v.base, other_base: v.other_base, vat: v.vat },
  })

export const listVatReturn = ({ db, input }: RequestContext<typeof contract.listVatReturn>) =>
  listPage(db, vatReturnList({ input }))

type Sum = { kind: VatReturnKind; count: number; base: number; other_base: number; vat: number }

/** By kind, as the list of the return adds up. */
export const vatReturnSums = async (db: Db, period: string) => {
  const { rows } = await db.execute<Sum>(sql`select kind, count(*)::int as count, sum(base)::float8 as base,
      sum(other_base)::float8 as other_base, sum(vat)::float8 as vat
    from ${vatReturnRows(period)} vat_return group by 1`)
  return vatReturnKinds.flatMap((kind) => rows.find((one) => one.kind === kind) ?? [])
}

type CompanyNet = { company_code: string; company_name: string; company_npwp: string | null } & Omit<Sum, 'kind'>

/** By whoever reports it: each company has an NPWP and a return of its own. */
const vatReturnNets = async (db: Db, period: string) => {
  const { rows } = await db.execute<CompanyNet>(sql`select company_code, min(company_name) as company_name,
      min(company_npwp) as company_npwp, count(*)::int as count, sum(base)::float8 as base,
      sum(other_base)::float8 as other_base, sum(vat)::float8 as vat
    from ${vatReturnRows(period)} vat_return group by 1 order by 2, 1`)
  return rows
}

/** What a month comes to, the slips beside it, and how the companies sell to buyers without NPWP. */
export const taxMonth = async ({ db, input }: RequestContext<typeof contract.taxMonth>) => {
  const { period } = input
  const slips = await db
    .select({
      tax_kind: withholdingSlips.tax_kind,
      status: withholdingSlips.status,
      count: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${withholdingSlips.amount})::float8`,
    })
    .from(withholdingSlips)
    .where(eq(withholdingSlips.period, period))
    .groupBy(withholdingSlips.tax_kind, withholdingSlips.status)
    .orderBy(withholdingSlips.tax_kind, withholdingSlips.status)
  const ways = await db
    .select({
      org_code: organizations.org_code,
      org_name: organizations.org_name,
      way: salesWithoutNpwp.way,
      valid_from: salesWithoutNpwp.valid_from,
      create_user_name: salesWithoutNpwp.create_user_name,
    })
    .from(salesWithoutNpwp)
    .innerJoin(organizations, eq(organizations.org_code, salesWithoutNpwp.org_code))
    .orderBy(asc(organizations.seq), asc(salesWithoutNpwp.valid_from))
  const is_locked = (await db.$count(taxPeriods, eq(taxPeriods.period, period))) > 0
  return {
    data: {
      period,
      sums: await vatReturnSums(db, period),
      companies: await vatReturnNets(db, period),
      slips,
      ways,
      is_locked,
    },
  }
}
