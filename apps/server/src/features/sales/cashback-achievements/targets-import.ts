import { targetLine, targetSheet } from '@sejuk/contract/sales/cashback-targets'
import { because } from '@sejuk/domain/messages'
import type { Line, Problem } from '@sejuk/domain/sheets'
import type { Viewer } from '@sejuk/domain/viewers'
import { cashbackRunWords } from '@sejuk/words/sales/cashback-runs'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { businessUnits } from '../../../db/tables/masters/business-units.ts'
import { cashbackRunLines as lines, cashbackRuns as runs } from '../../../db/tables/sales/cashback-runs.ts'
import { cashbackTargets as t } from '../../../db/tables/sales/cashbacks.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { type Importer, importable } from '../../../platform/import/importable.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { inSlices } from '../../../platform/sheets/in-slices.ts'

type Target = z.output<typeof targetLine>
const entity = 'cashback-target'
const keyOf = ({
  customer_code,
  business_unit_code,
  period,
}: Pick<Target, 'customer_code' | 'business_unit_code' | 'period'>) =>
  `${customer_code} ${business_unit_code} ${period}`

const check = async (db: Db, viewer: Viewer, sheet: readonly Line<Target>[]): Promise<Problem[]> => {
  const codes = [...new Set(sheet.map(({ value }) => value.customer_code))]
  const among = sql`${customers.customer_code} = any(${sql.param(codes)})`
  const seen = await db
    .select({ code: customers.customer_code })
    .from(customers)
    .where(and(visibleTo(viewer, customers), isNull(customers.merged_into), among))
  const known = new Set(seen.map(({ code }) => code))
  const units = new Set((await db.select().from(businessUnits)).map((unit) => unit.business_unit_code))
  const stored = await db
    .select()
    .from(t)
    .where(sql`${t.customer_code} = any(${sql.param(codes)})`)
  const taken = new Set(stored.map(keyOf))
  const first = new Map<string, number>()
  const problemsOf = ({ line, value }: Line<Target>): Problem[] => {
    const at = (column: keyof Target, message: string) => [{ line, column, value: String(value[column]), message }]
    if (!known.has(value.customer_code)) return at('customer_code', 'Customer not found')
    if (!units.has(value.business_unit_code)) return at('business_unit_code', 'This choice is not in the list')
    const key = keyOf(value)
    if (taken.has(key)) return at('period', 'This customer has a target for the month already')
    const before = first.get(key)
    if (before) return at('period', `This target stands in line ${before} too`)
    first.set(key, line)
    return []
  }
  return inSlices(sheet, (some) => some.flatMap(problemsOf))
}

const write = async (db: Db, { actor }: Importer, sheet: readonly Line<Target>[]) => {
  const values = sheet.map(({ value }) => value)
  const added = await db.insert(t).values(values).returning({ id: t.target_id })
  const codes = added.map(({ id }) => String(id))
  await logActions(
    db,
    actor,
    values.map((after, n) => ({ entity, entity_code: codes[n] ?? '', action: 'import', after })),
  )
  return codes
}

/** What lines were made from stays; before that, a wrong sheet can be taken back. */
const undo = async (db: Db, { actor }: Importer, codes: readonly string[]) => {
  const these = sql`${t.target_id} = any(${sql.param(codes.map(Number))}::bigint[])`
  const targets = await db.select().from(t).where(these).for('update')
  const used = await db.$count(
    db
      .selectDistinct({ code: lines.customer_code, period: runs.period })
      .from(lines)
      .innerJoin(runs, eq(runs.run_code, lines.run_code))
      .innerJoin(t, and(eq(t.customer_code, lines.customer_code), eq(t.period, runs.period)))
      .where(and(eq(lines.is_done, true), these))
      .as('used'),
  )
  if (used) refuse('conflict', { because: because('these-targets-reckoned-already', { n: used }) })
  await db.delete(t).where(these)
  await logActions(
    db,
    actor,
    targets.map((before) => ({ entity, entity_code: String(before.target_id), action: 'roll-back', before })),
  )
}

const { words } = cashbackRunWords

/** The targets of a month come by Excel. */
export const targetImport = importable(targetSheet, {
  sheet: 'Targets',
  schema: targetLine,
  maxRows: 50_000,
  columns: {
    customer_code: { titles: ['Customer Code', 'Kode Pelanggan'], example: '705-C000123' },
    business_unit_code: { titles: words.unit, example: 'RAC' },
    period: { titles: words.month, example: '2026-11' },
    target_amount: { titles: words.target, example: '250000000' },
    tiers: {
      titles: words.tiers,
      width: 34,
      rule: [
        'From so many % of the target on, so many % of what was bought',
        'Mulai sekian % dari sasaran, sekian % dari pembelian',
      ],
      example: '80=0.75; 100=1.5; 120=2.25',
    },
  },
  book: cashbackRunWords,
  title: 'targets',
  check,
  write,
  undo,
  page: 'cashbackRuns',
})
