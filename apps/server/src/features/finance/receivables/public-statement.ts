import type * as contract from '@sejuk/contract/finance/statement-letters'
import { because } from '@sejuk/domain/messages'
import { tokenProblem } from '@sejuk/domain/values/tokens'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { issuedPapers } from '../../../db/tables/company/issued-papers.ts'
import { statementLetters as t } from '../../../db/tables/finance/statement-letters.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import { countGuess } from '../../../platform/session/attempts.ts'
import { originOf } from '../../../platform/session/browser.ts'
import { hashToken } from '../../../platform/session/session.ts'
import { drawStatement } from './statement-pdf.ts'

type Asked = { db: NodePgDatabase; request: { ip: string }; input: { token: string } }

const wrongToken = () => refuse('badRequest', { because: because('invalid-token'), status: 'InvalidToken' })

/** The letter behind a genuine link that still serves, with the paper as it was issued. */
const letterBehind = async ({ db, request, input: { token } }: Asked) => {
  const [found] = tokenProblem(token)
    ? []
    : await db
        .select({ letter: t, issued: issuedPapers })
        .from(t)
        .innerJoin(issuedPapers, eq(issuedPapers.issue_id, t.issue_id))
        .where(eq(t.token_hash, hashToken(token)))
  if (!found) {
    await countGuess(db, request.ip, 'statement')
    return wrongToken()
  }
  return found.letter.expires_date > new Date().toISOString() ? found : wrongToken()
}

export const customerStatement = async (context: StepwiseContext<typeof contract.customerStatement>) => {
  const { db } = context
  const { letter, issued } = await letterBehind(context)
  await db
    .update(t)
    .set({ opened_date: sql`now()` })
    .where(and(eq(t.letter_id, letter.letter_id), isNull(t.opened_date)))
  const { from_date, to_date, closing, expires_date, content } = letter
  const { name: company_name, phone, email } = issued.snapshot
  return {
    data: {
      ...{ company_name, phone, email, customer_name: content.customer.name },
      ...{ from_date, to_date, closing, expires_date },
    },
  }
}

/** The paper as it was sent: seller, lines and code are those of that day. */
export const customerStatementPdf = async (context: StepwiseContext<typeof contract.customerStatementPdf>) => {
  const { db, input, request, config } = context
  const { letter, issued } = await letterBehind(context)
  const { content } = letter
  const { language } = input
  return { data: await drawStatement(db, { content, issued, language, origin: originOf(request, config) }) }
}
