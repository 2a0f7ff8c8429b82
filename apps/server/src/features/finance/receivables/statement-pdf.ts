import type { statementPdf as contract } from '@sejuk/contract/finance/receivables'
import { because } from '@sejuk/domain/messages'
import { addDays, datesFor, headOffice } from '@sejuk/domain/values/dates'
import { drawPaper, paperWordsIn } from '../../../business/company/draw-paper.ts'
import { issuePaper } from '../../../business/company/issue-paper.ts'
import { statementOf as accountOf, openAndUnused } from '../../../business/money/account-statement.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import { originOf } from '../../../platform/session/browser.ts'
import { mostOnPaper, requireDebtor, statementOf } from './queries.ts'
import { statementBody } from './statement-body.ts'

/** Unless said otherwise the paper goes back so many days. */
const usualDays = 90

/** The account of a customer line by line, with the balance after each: what is open less the money not used yet. */
export const statementPdf = async ({ db, viewer, input, request, config }: StepwiseContext<typeof contract>) => {
  const { language, customer_code } = input
  const customer = await requireDebtor(db, viewer, customer_code)
  const today = companyToday()
  const to = input.to ?? today
  if (to > today) refuseField('to', because('statement-in-future'))
  const from = input.from ?? addDays(to, -usualDays)
  if (from > to) refuseField('from', because('statement-ends-before'))
  const account = await accountOf(db, customer_code, { from, to }, mostOnPaper)
  const open = to === today ? (await statementOf(db, viewer, customer_code, mostOnPaper)).invoices : []
  const dates = datesFor(language, headOffice)
  const period = `${dates.day(from)} – ${dates.day(to)}`
  const { org_code, dept_code } = customer
  const issued = await issuePaper(
    db,
    {
      ...{ kind: 'statement', document_code: `${customer_code}/${from}/${to}`, org_code, dept_code, customer_code },
      ...{ paper_date: to, total: account.closing, facts: { account, open } },
    },
    viewer,
  )
  const word = await paperWordsIn(db, language)
  const proof = to === today ? await openAndUnused(db, customer_code) : undefined
  return {
    data: await drawPaper(db, {
      ...{ kind: 'statement', code: customer_code, language, word, issued, origin: originOf(request, config) },
      body: statementBody({ customer, account, open, proof, period, seller: issued.snapshot, word, dates }),
    }),
  }
}
