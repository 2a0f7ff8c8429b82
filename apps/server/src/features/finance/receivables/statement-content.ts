import type { statementPeriod } from '@sejuk/contract/finance/receivables'
import { because } from '@sejuk/domain/messages'
import { addDays } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import type { z } from 'zod'
import { issuePaper } from '../../../business/company/issue-paper.ts'
import { statementOf as accountOf, openAndUnused } from '../../../business/money/account-statement.ts'
import type { Db } from '../../../db/database.ts'
import type { customers } from '../../../db/tables/customers/customers.ts'
import type { StatementContent } from '../../../db/tables/finance/statement-letters.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import { mostOnPaper, requireDebtor, statementOf } from './queries.ts'

/** Unless said otherwise the paper goes back so many days. */
const usualDays = 90

type Customer = typeof customers.$inferSelect

/** What a statement of this period says now. */
export const statementContent = async (db: Db, viewer: Viewer, input: z.output<typeof statementPeriod>) => {
  const { customer_code } = input
  const customer = await requireDebtor(db, viewer, customer_code)
  const today = companyToday()
  const to = input.to ?? today
  if (to > today) refuseField('to', because('statement-in-future'))
  const from = input.from ?? addDays(to, -usualDays)
  if (from > to) refuseField('from', because('statement-ends-before'))
  const { customer_name, tax_name, tax_address: address, npwp } = customer
  const content: StatementContent = {
    customer: { customer_code, name: tax_name || customer_name, address, npwp },
    account: await accountOf(db, customer_code, { from, to }, mostOnPaper),
    open: to === today ? (await statementOf(db, viewer, customer_code, mostOnPaper)).invoices : [],
    proof: to === today ? await openAndUnused(db, customer_code) : null,
  }
  return { customer, content }
}

export const issueStatement = (
  db: Db,
  { customer_code, org_code, dept_code }: Customer,
  { account, open }: StatementContent,
  by: Pick<Viewer, 'usercode' | 'username'>,
) =>
  issuePaper(
    db,
    {
      ...{ kind: 'statement', document_code: `${customer_code}/${account.from}/${account.to}` },
      ...{ org_code, dept_code, customer_code, paper_date: account.to, total: account.closing },
      facts: { account, open },
    },
    by,
  )
