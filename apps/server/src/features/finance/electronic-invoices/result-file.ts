import type * as contract from '@sejuk/contract/finance/electronic-invoices'
import { type TaxAnswer, verdictOf } from '@sejuk/domain/finance/tax-office/tax-answers'
import type { Line, Problem } from '@sejuk/domain/sheets'
import { textOf } from '@sejuk/words/english'
import { taxResultWords } from '@sejuk/words/finance/tax-results'
import { and, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { eInvoices as t } from '../../../db/tables/finance/electronic-invoices.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { readSheet } from '../../../platform/sheets/read-sheet.ts'
import { refuseSheet } from '../../../platform/sheets/refuse-sheet.ts'
import { misfitOf, settle } from './answers.ts'
import { ofVisibleInvoice } from './check.ts'

const { words } = taxResultWords
/** How Coretax calls the states of an invoice. */
const states = ['APPROVED', 'REJECTED', 'CANCELED', 'CANCELLED', 'AMENDED', 'CREATED', 'SAVED', 'WAITING'] as const
const schema = z.object({
  reference: z.string().trim().min(1).max(100),
  nsfp: z
    .string()
    .trim()
    .transform((typed) => typed.replaceAll(/[.\s-]/g, ''))
    .default(''),
  status: z
    .string()
    .trim()
    .transform((typed) => typed.toUpperCase())
    .pipe(z.enum(states)),
  remark: z.string().trim().max(1000).default(''),
})
type ResultLine = z.output<typeof schema>

const template = {
  sheet: 'Result',
  schema,
  maxRows: 20_000,
  columns: {
    reference: { titles: words.reference, example: 'SI-705-26-04182' },
    nsfp: { titles: words.nsfp, example: '04002600318274561' },
    status: { titles: words.status, example: 'APPROVED' },
    remark: { titles: words.remark, example: '' },
  },
} as const

export const readTaxResult = ({ input }: StepwiseContext<typeof contract.importTaxResult>) =>
  readSheet(input.file, template)
type Read = Awaited<ReturnType<typeof readTaxResult>>
type Version = typeof t.$inferSelect

const answerOf = ({ status, nsfp, remark }: ResultLine): TaxAnswer => {
  if (status === 'APPROVED') return { state: 'approved', nsfp, at: new Date().toISOString() }
  if (status === 'REJECTED') return { state: 'rejected', code: 'coretax', message: remark || '-', attempt: null }
  return { state: status.startsWith('CANCEL') ? 'cancelled' : 'waiting' }
}

/** The version a line speaks of: the one with its number, else the one that waits for a number. */
const versionOf = (versions: readonly Version[], { nsfp }: ResultLine) =>
  versions.find((one) => nsfp !== '' && one.nsfp === nsfp) ??
  versions.find((one) => one.e_status === 'Waiting_DJP' || one.e_status === 'Uploading') ??
  versions.at(-1)

const problemOf = (versions: readonly Version[], { value }: Line<ResultLine>, taken: ReadonlyMap<string, string>) => {
  if (versions.length === 0)
    return ['reference', value.reference, 'No electronic invoice in sight has this number'] as const
  const owner = taken.get(value.nsfp)
  if (value.status === 'APPROVED' && owner && owner !== value.reference)
    return ['nsfp', value.nsfp, `This tax number belongs to ${owner}`] as const
  const version = versionOf(versions, value)
  const misfit = value.status === 'APPROVED' && version ? misfitOf(version, value.nsfp) : undefined
  if (misfit) return ['nsfp', value.nsfp, textOf(misfit)] as const
  if (version?.provider === 'PAJAKKU')
    return ['reference', value.reference, 'This one goes through the provider'] as const
  const verdict = version ? verdictOf(version, answerOf(value)) : 'nothing'
  if (verdict === 'contradiction')
    return ['status', value.status, `It stands as ${version?.nsfp ?? version?.e_status} with us`] as const
  return undefined
}

const versionsOf = async (
  db: Db,
  viewer: Parameters<typeof ofVisibleInvoice>[0],
  lines: readonly Line<ResultLine>[],
) => {
  const codes = [...new Set(lines.map(({ value }) => value.reference))]
  const found = codes.length
    ? await db
        .select()
        .from(t)
        .where(and(inArray(t.invoice_code, codes), ofVisibleInvoice(viewer)))
        .orderBy(t.invoice_code, t.version)
        .for('update')
    : []
  return Map.groupBy(found, ({ invoice_code }) => invoice_code)
}

const ownersOf = async (db: Db, lines: readonly Line<ResultLine>[]) => {
  const numbers = lines.flatMap(({ value }) => (value.nsfp ? [value.nsfp] : []))
  if (numbers.length === 0) return new Map<string, string>()
  const found = await db.select({ nsfp: t.nsfp, invoice_code: t.invoice_code }).from(t).where(inArray(t.nsfp, numbers))
  return new Map(found.flatMap(({ nsfp, invoice_code }) => (nsfp ? [[nsfp, invoice_code] as const] : [])))
}

/** All of the file or nothing of it; the same file again changes nothing. */
export const importTaxResult = async (
  context: RequestContext<typeof contract.importTaxResult>,
  { lines, problems, rows }: Read,
) => {
  const { db, viewer, actor, jobs, config } = context
  const versions = await versionsOf(db, viewer, lines)
  const taken = await ownersOf(db, lines)
  const found: Problem[] = [...problems]
  const numbers = new Map(taken)
  for (const line of lines) {
    const { reference, nsfp, status } = line.value
    const problem = problemOf(versions.get(reference) ?? [], line, numbers)
    if (problem) {
      const [column, value, message] = problem
      found.push({ line: line.line, column, value, message })
    } else if (status === 'APPROVED') numbers.set(nsfp, reference)
  }
  if (found.length) refuseSheet(found, rows)
  const data = { approved: 0, rejected: 0, cancelled: 0, already: 0, waiting: 0 }
  for (const { value } of lines) {
    const version = versionOf(versions.get(value.reference) ?? [], value)
    const answer = answerOf(value)
    const verdict = version ? await settle({ db, jobs, config, actor }, version.e_invoice_code, answer) : 'nothing'
    if (verdict === 'approve') data.approved += 1
    else if (verdict === 'reject') data.rejected += 1
    else if (verdict === 'cancel') data.cancelled += 1
    else if (answer.state === 'waiting') data.waiting += 1
    else data.already += 1
  }
  return { data }
}
