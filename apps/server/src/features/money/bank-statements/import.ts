import type * as contract from '@sejuk/contract/money/bank-statements'
import { because } from '@sejuk/domain/messages'
import { type BankFile, breakOf, differenceOf, type FileLine, withFingerprints } from '@sejuk/domain/money/bank-files'
import { payerOf } from '@sejuk/domain/money/bank-names'
import type { Surety } from '@sejuk/domain/money/bank-suggestions'
import { rupiah, total } from '@sejuk/domain/values/money'
import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import { type CompanyAccount, companyAccountsOf } from '../../../business/money/company-accounts.ts'
import { judgeLines } from '../../../business/money/suggest-lines.ts'
import type { Db } from '../../../db/database.ts'
import { bankLines as l, bankStatements as t } from '../../../db/tables/money/bank-statements.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { hashOfFile, layoutOf, readBankFile } from './read-file.ts'

type Ask = typeof contract.importBankStatement

export const readStatement = async ({ db, input }: Pick<StepwiseContext<Ask>, 'db' | 'input'>) => {
  const [account] = await companyAccountsOf(db, input.account_code)
  if (!account) return refuseChoice('account_code')
  const layout = await layoutOf(db, input.layout_code)
  const file = await readBankFile(input.file, layout, Number(companyToday().slice(0, 4)))
  return { account, file, file_hash: await hashOfFile(input.file) }
}

const requireOurs = ({ account_number }: CompanyAccount, { account }: BankFile) => {
  const isOther = account !== null && !account.endsWith(account_number) && !account_number.endsWith(account)
  if (isOther) refuseField('account_code', because('bank-file-of-another-account', { account }))
}

/** Opening and all lines make the closing; where a balance stands beside each line, the first that breaks is named. */
const requireSum = ({ lines }: BankFile, opening: number, closing: number) => {
  const difference = differenceOf(lines, opening, closing)
  const broken = breakOf(lines, opening)
  if (broken)
    refuseField('file', because('bank-file-breaks-at', { row: broken.row, day: broken.date, text: broken.text }))
  if (difference !== 0)
    refuseField('file', because('bank-file-does-not-add-up', { amount: rupiah(Math.abs(difference)) }))
}

const gapTo = async (db: Db, account_code: string, from_date: string, opening: number) => {
  const [last] = await db
    .select({ closing: t.closing })
    .from(t)
    .where(and(eq(t.account_code, account_code), lt(t.to_date, from_date)))
    .orderBy(desc(t.to_date), desc(t.statement_code))
    .limit(1)
  return last && last.closing !== opening ? opening - last.closing : null
}

const sums = (lines: readonly FileLine[]) => {
  const [come, go] = [lines.filter(({ amount }) => amount > 0), lines.filter(({ amount }) => amount < 0)]
  return {
    ...{ in_amount: total(come.map(({ amount }) => amount)), in_count: come.length },
    ...{ out_amount: total(go.map(({ amount }) => amount)), out_count: go.length },
  }
}

type Head = { statement_code: string; account_code: string; imported_by: string }
/** Written with what is found of them: to judge them afterwards would write each twice. Answers with how sure each new one is. */
const addLines = async (db: Db, { statement_code, account_code, imported_by }: Head, lines: readonly FileLine[]) => {
  const judged = await judgeLines(
    db,
    lines.map(({ amount, text, date: line_date }) => ({ amount, text: text.slice(0, 500), line_date })),
  )
  const rows = withFingerprints(account_code, lines).map((line, n) => ({
    ...{ line_code: `${statement_code}-${String(n + 1).padStart(5, '0')}`, line_date: line.date, amount: line.amount },
    ...{ text: line.text.slice(0, 500), reference: line.reference.slice(0, 100), balance: line.balance },
    ...{ fingerprint: line.fingerprint.slice(0, 900), payer: payerOf(line.text), ...judged[n] },
  }))
  const { rows: added } = await db.execute<{ sure: Surety }>(sql`insert into ${l}
      (line_code, statement_code, account_code, line_date, amount, text, reference, balance, fingerprint, payer, sure, suggestion,
        imported_by)
    select x.line_code, ${statement_code}, ${account_code}, x.line_date, x.amount, x.text, x.reference, x.balance, x.fingerprint,
      x.payer, x.sure, nullif(x.suggestion, 'null'::jsonb), ${imported_by}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (line_code text, line_date date, amount bigint, text text,
      reference text, balance bigint, fingerprint text, payer text, sure text, suggestion jsonb)
    on conflict (fingerprint) do nothing returning sure`)
  return added.map(({ sure }) => sure)
}

type Read = Awaited<ReturnType<typeof readStatement>>
/** All of the file or nothing; lines that an earlier file had are left out and counted. */
export const importStatement = (context: RequestContext<Ask>, read: Read) => {
  const today = companyToday()
  const late = read.file.lines.find(({ date }) => date > today)
  if (late) refuseField('file', because('bank-file-in-future', { day: late.date }))
  return keepStatement(context, read)
}

/** What was read, whatever day it is. */
export const keepStatement = async (
  { db, viewer, actor, input }: Pick<RequestContext<Ask>, 'db' | 'viewer' | 'actor' | 'input'>,
  read: Read,
) => {
  const { account, file, file_hash } = read
  const { account_code } = account
  // Two files of one account at once would count each other's lines as gaps.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`bank-statement ${account_code}`}))`)
  requireOurs(account, file)
  const [known] = await db
    .select({ statement_code: t.statement_code })
    .from(t)
    .where(and(eq(t.account_code, account_code), eq(t.file_hash, file_hash)))
  if (known) refuse('conflict', { because: because('bank-file-is-here', { statement: known.statement_code }) })
  const opening = file.opening ?? input.opening ?? refuseField('opening', because('bank-file-says-no-balance'))
  const closing = file.closing ?? input.closing ?? refuseField('closing', because('bank-file-says-no-balance'))
  requireSum(file, opening, closing)
  const days = file.lines.map(({ date }) => date).toSorted()
  const [from_date = '', to_date = ''] = [days[0], days.at(-1)]
  const statement_code = await nextDocumentNumber(db, 'BS', viewer.department || 'HO', companyToday())
  const head = { statement_code, account_code, imported_by: viewer.usercode }
  const row = {
    ...{ ...head, layout_code: input.layout_code, import_user_name: viewer.username, from_date, to_date },
    ...{ opening, closing, ...sums(file.lines), file_hash, file_name: input.file.name.slice(0, 200) },
    ...{ pending_lines: file.pending, gap_amount: await gapTo(db, account_code, from_date, opening) },
  }
  await db.insert(t).values({ ...row, new_lines: 0, known_lines: 0 })
  const added = await addLines(db, head, file.lines)
  const counts = { new_lines: added.length, known_lines: file.lines.length - added.length }
  const [statement] = await db
    .update(t)
    .set(counts)
    .where(eq(t.statement_code, statement_code))
    .returning(getTableColumns(t))
  if (!statement) throw new Error(`${statement_code} was not added`)
  await logActions(db, actor, [
    { entity: 'bank-statement', entity_code: statement_code, action: 'import', after: { ...row, ...counts } },
  ])
  const certain = added.filter((sure) => sure === 'Certain').length
  return { data: { ...statement, account_name: nameOf(account), certain } }
}

export const nameOf = ({ bank_name, account_number }: Pick<CompanyAccount, 'bank_name' | 'account_number'>) =>
  `${bank_name} ${account_number}`
