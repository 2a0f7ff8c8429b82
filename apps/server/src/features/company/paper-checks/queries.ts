import type * as contract from '@sejuk/contract/company/paper-checks'
import { readContentCode } from '@sejuk/domain/company/papers'
import { because } from '@sejuk/domain/messages'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { issuedPapers as t } from '../../../db/tables/company/issued-papers.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import { networkOf, subjectOf, takeAttempt } from '../../../platform/session/attempts.ts'

/** Somebody who guesses is stopped; who scans a paper in the hand is not. */
const tooMany = (n: number) => because('paper-checked-too-often', { n })
const checks = { most: 60, minutes: 10, because: tooMany }
const guesses = { most: 20, minutes: 10, because: tooMany }

type Issued = typeof t.$inferSelect

/** Replaced: a later print says something else, or the document no longer counts, or says another sum than the paper. */
const isRight = async (db: Db, { kind, document_code, version, total, paper_date }: Issued) => {
  const { rows } = await db.execute<{ is_right: boolean }>(sql`select
    not exists (select from issued_papers p where p.kind = ${kind} and p.document_code = ${document_code} and p.version > ${version})
    and case ${kind}::text
      when 'invoice' then exists (select from sales_invoices i where i.invoice_code = ${document_code} and i.status in ('2', '3', '4')
        and i.grand_total = ${total} and i.invoice_date = ${paper_date})
      when 'kwitansi' then exists (select from kwitansi k where k.kwitansi_code = ${document_code} and k.status = 'Issued')
      else true end as is_right`)
  return rows[0]?.is_right ?? false
}

export const checkPaper = async ({ db, request, input }: StepwiseContext<typeof contract.checkPaper>) => {
  await takeAttempt(db, subjectOf('address', `paper ${networkOf(request.ip)}`), checks)
  const code = readContentCode(input.code)
  const [found] = code ? await db.select().from(t).where(eq(t.content_code, code)) : []
  if (!found) {
    await takeAttempt(db, subjectOf('address', `paper guess ${networkOf(request.ip)}`), guesses)
    return { data: { state: 'not_found' as const, paper: null } }
  }
  const { kind, document_code, paper_date, total, snapshot } = found
  return {
    data: {
      state: (await isRight(db, found)) ? ('right' as const) : ('replaced' as const),
      paper: { kind, number: document_code, date: paper_date, total, seller: snapshot.name },
    },
  }
}
