import { addDays, headOffice } from '@sejuk/domain/values/dates'
import { total } from '@sejuk/domain/values/money'
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { companyAccountsOf } from '../../src/business/money/company-accounts.ts'
import { suggestLines } from '../../src/business/money/suggest-lines.ts'
import { bankLines, bankStatements } from '../../src/db/tables/money/bank-statements.ts'
import { keepStatement, readStatement } from '../../src/features/money/bank-statements/import.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import type { Part } from '../part.ts'
import { type BankLine, nobodyKnows, notOurs, readBooked } from './bank-booked.ts'
import { bcaFile, mandiriFile } from './bank-files.ts'
import { type Person, personOf } from './take-transfer.ts'

type Brought = {
  account_code: string
  layout_code: 'BCA-CSV' | 'MANDIRI-CSV'
  opening: number
  lines: readonly BankLine[]
}

/** Files of the bank, read as the product reads them: the older lines are decided, today's wait with what is suggested for them. */
export const loadBankStatements: Part['load'] = async (client, { today, say }) => {
  const db = drizzle({ client: client as pg.Client })
  const [lina, other] = [await personOf(client, db, 'Finance'), await personOf(client, db, 'Finance-Manager')]
  const [first, second, third] = await accountsOf(db)
  // Who brings a file in decides nothing of it.
  if (!lina || !other || !first || !second || !third) return
  const { past, now } = await readBooked(client, today)
  const yesterday = workday(addDays(today, -1))
  const inOrder = past.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  const [mine, others] = [inOrder.filter((_, n) => n % 3 > 0), inOrder.filter((_, n) => n % 3 === 0)]
  const opening = 1_284_506_211
  const before = mine.filter(({ day }) => day < yesterday)
  const sum = total(before.map(({ amount }) => amount))
  const bca = { account_code: first, layout_code: 'BCA-CSV' as const }
  const bring = (file: Brought, day: string, time: number) => bringIn(db, other, file, [day, time])
  await bring({ ...bca, opening, lines: before }, yesterday, 0.12)
  // The file of today begins with yesterday, which the evening's file had: those lines are known.
  const evening = mine.filter(({ day }) => day === yesterday)
  await bring({ ...bca, opening: opening + sum, lines: evening }, yesterday, 0.9)
  const fresh = now.slice(0, -4)
  // Without anything new it would be the file of the evening once more.
  if (fresh.length > 0) await bring({ ...bca, opening: opening + sum, lines: [...evening, ...fresh] }, today, 0.12)
  const mandiri = { account_code: second, layout_code: 'MANDIRI-CSV' as const }
  await bring({ ...mandiri, opening: 417_220_030, lines: others }, yesterday, 0.92)
  await bring({ ...bca, account_code: third, opening: 96_310_445, lines: now.slice(-4) }, today, 0.13)
  await decide(db, lina, today)
  // As everything stands now: what is tied is suggested for nothing else.
  const certain = await suggestLines(db, undefined)
  say(`demo data: ${past.length + now.length} lines of the bank, ${certain} of those to do are certain`)
}

/** Two of one bank, and one of another between them. */
const accountsOf = async (db: NodePgDatabase) => {
  const all = await companyAccountsOf(db)
  const of = (name: string) => all.filter(({ bank_name }) => bank_name === name).map((one) => one.account_code)
  const [bca, dns] = of('BCA').toSorted().toReversed()
  return [bca, of('Mandiri')[0], dns]
}

const bringIn = async (
  db: NodePgDatabase,
  { viewer, actor }: Person,
  asked: Brought,
  [day, time]: [string, number],
) => {
  const { account_code, layout_code, opening, lines } = asked
  if (lines.length === 0) return
  const [account] = await companyAccountsOf(db, account_code)
  const number = account?.account_number ?? ''
  const text = layout_code === 'BCA-CSV' ? bcaFile(number, opening, lines) : mandiriFile(number, lines)
  const file = new File([text], `mutasi-${account?.bank_name.toLowerCase()}-${day}.csv`)
  const closing = opening + total(lines.map(({ amount }) => amount))
  const input = { account_code, layout_code, file, opening, closing }
  const context = { db, viewer, actor, input }
  const { data } = await keepStatement(context, await readStatement(context))
  const created_date = officeMoment(day, headOffice, time)
  const { statement_code } = data
  await db.update(bankStatements).set({ created_date }).where(eq(bankStatements.statement_code, statement_code))
  await db.update(bankLines).set({ created_date }).where(eq(bankLines.statement_code, statement_code))
}

/** Of the days before: receipts that were there are tied, what is nobody's is said, and for two the payer is looked for. */
const decide = async (db: NodePgDatabase, { viewer }: Person, today: string) => {
  const { usercode, username } = viewer
  const isOld = and(eq(bankLines.state, 'New'), lt(bankLines.line_date, today))
  await db
    .update(bankLines)
    .set({
      ...{ state: 'Matched', how: 'tied', matched_by: usercode, matched_user_name: username },
      customer_code: sql`suggestion ->> 'customer_code'`,
      receipt_code: sql`suggestion ->> 'receipt_code'`,
      matched_date: sql`${bankLines.created_date} + interval '20 minutes'`,
      row_version: sql`${bankLines.row_version} + 1`,
    })
    .where(and(isOld, isNotNull(sql`suggestion ->> 'receipt_code'`), eq(bankLines.sure, 'Certain')))
  for (const [text, reason] of notOurs)
    await db
      .update(bankLines)
      .set({ state: 'Not_Ours', reason, row_version: sql`${bankLines.row_version} + 1` })
      .where(and(isOld, eq(bankLines.text, text)))
  await db
    .update(bankLines)
    .set({
      ...{ state: 'Unidentified', owner_code: usercode, owner_user_name: username },
      row_version: sql`${bankLines.row_version} + 1`,
    })
    .where(and(isOld, inArray(bankLines.text, nobodyKnows)))
}
