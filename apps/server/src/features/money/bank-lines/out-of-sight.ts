import type { BankLine, BankSuggestion } from '@sejuk/contract/money/bank-lines'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** Which of these customers the viewer does not see, and of which branch they are. */
export const outOfSight = async (db: Db, viewer: Viewer, codes: readonly string[]) => {
  const wanted = [...new Set(codes.filter(Boolean))]
  if (wanted.length === 0) return []
  return db
    .select({
      customer_code: customers.customer_code,
      dept_name: sql<string>`coalesce(${departments.dept_name}, ${customers.dept_code})`,
    })
    .from(customers)
    .leftJoin(departments, eq(departments.dept_code, customers.dept_code))
    .where(and(inArray(customers.customer_code, wanted), not(visibleTo(viewer, customers) ?? sql`true`)))
}

const hidden = ({ sure, reasons }: BankSuggestion, branch_name: string): BankSuggestion => ({
  ...{ sure, reasons, branch_name, customer_code: '', customer_name: '', allocations: [], missing: 0 },
  ...{ receipt_code: null, cheque_code: null, order_code: null },
})

type Named = Pick<BankLine, 'customer_code' | 'customer_name' | 'suggestion'>
/** The account is the company's, its customers are those of branches: of others' only the branch is told. */
export const namedInSight = async <Row extends Named>(
  db: Db,
  viewer: Viewer,
  rows: readonly Row[],
  suggestions: readonly BankSuggestion[] = [],
) => {
  const codes = rows.flatMap(({ customer_code, suggestion }) => [customer_code, suggestion?.customer_code])
  const others = await outOfSight(db, viewer, [
    ...codes.flatMap((code) => code ?? []),
    ...suggestions.map(({ customer_code }) => customer_code),
  ])
  const branches = new Map(others.map(({ customer_code, dept_name }) => [customer_code, dept_name]))
  const shown = (one: BankSuggestion) => {
    const branch = branches.get(one.customer_code)
    return branch === undefined ? one : hidden(one, branch)
  }
  return {
    rows: rows.map((row) => {
      const branch_name = branches.get(row.customer_code ?? '')
      const of = branch_name === undefined ? {} : { branch_name, customer_code: null, customer_name: null }
      return { ...row, ...of, suggestion: row.suggestion && shown(row.suggestion) }
    }),
    suggestions: suggestions.map(shown),
  }
}
