import type { statementPdf as contract } from '@sejuk/contract/finance/receivables'
import type { Language } from '@sejuk/domain/platform/languages'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { drawPaper, paperWordsIn } from '../../../business/company/draw-paper.ts'
import type { IssuedPaper } from '../../../business/company/issue-paper.ts'
import { paymentReferenceOf } from '../../../business/money/payment-reference.ts'
import type { Db } from '../../../db/database.ts'
import type { StatementContent } from '../../../db/tables/finance/statement-letters.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import { originOf } from '../../../platform/session/browser.ts'
import { statementBody } from './statement-body.ts'
import { issueStatement, statementContent } from './statement-content.ts'

/** The account of a customer line by line, with the balance after each: what is open less the money not used yet. */
export const statementPdf = async ({ db, viewer, input, request, config }: StepwiseContext<typeof contract>) => {
  const { customer, content } = await statementContent(db, viewer, input)
  const issued = await issueStatement(db, customer, content, viewer)
  return { data: await drawStatement(db, { content, issued, ...input, origin: originOf(request, config) }) }
}

type Drawn = { content: StatementContent; issued: IssuedPaper; language: Language; origin: string }

export const drawStatement = async (db: Db, { content, issued, language, origin }: Drawn) => {
  const { customer_code } = content.customer
  const [word, dates] = [await paperWordsIn(db, language), datesFor(language, headOffice)]
  const pay = await paymentReferenceOf(db, { customer_code })
  return drawPaper(db, {
    ...{ kind: 'statement', code: customer_code, language, word, issued, origin },
    body: statementBody({ content, seller: issued.snapshot, pay, word, dates }),
  })
}
