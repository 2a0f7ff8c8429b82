import type { TaxAnswer } from '@sejuk/domain/finance/tax-office/tax-answers'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { eInvoices as t } from '../../../db/tables/finance/electronic-invoices.ts'
import type { Job, Worker } from '../../../platform/jobs/jobs.ts'
import { systemActor } from '../../../platform/records/system-actor.ts'
import { settle } from './answers.ts'
import { cancelQueue, uploadQueue } from './channels.ts'
import { pajakku } from './pajakku.ts'

type Data = { e_invoice_code: string }
type Version = typeof t.$inferSelect
type Working = Pick<Job<object>, 'db' | 'jobs' | 'config'>

const heard = ({ db, jobs, config }: Working, { e_invoice_code }: Version, answer: TaxAnswer) =>
  db.transaction((own) => settle({ db: own, jobs, config, actor: systemActor }, e_invoice_code, answer))

/** Never in one transaction with the call: the provider may take its time, and what it said is written at once. */
const take = async (
  job: Job<Data>,
  e_status: 'Uploading' | 'Cancelling',
  call: (provider: ReturnType<typeof pajakku>, version: Version) => Promise<TaxAnswer>,
) => {
  const { db, data, config } = job
  const [version] = await db
    .select()
    .from(t)
    .where(and(eq(t.e_invoice_code, data.e_invoice_code), eq(t.e_status, e_status)))
  if (!version || !config.taxProvider) return
  await heard(job, version, await call(pajakku(config.taxProvider), version))
}

export const eInvoiceUpload: Worker<Data> = {
  name: uploadQueue,
  retries: 3,
  work: (job) => take(job, 'Uploading', (provider, version) => provider.upload(version)),
}

export const eInvoiceCancel: Worker<Data> = {
  name: cancelQueue,
  retries: 3,
  work: (job) => take(job, 'Cancelling', (provider, version) => provider.cancel(version)),
}

const mostAsked = 200

/**
 * Asks about everything whose answer is due: what waits at the tax office, and what a process that died had claimed. It asks
 * before it sends again, and sends under the same request number.
 */
export const askForAnswers = async (working: Working) => {
  const { db, config } = working
  if (!config.taxProvider) return 0
  const provider = pajakku(config.taxProvider)
  const due = await db
    .select()
    .from(t)
    .where(
      and(
        eq(t.provider, 'PAJAKKU'),
        inArray(t.e_status, ['Uploading', 'Waiting_DJP', 'Cancelling']),
        lte(t.next_ask_date, sql`now()`),
      ),
    )
    .orderBy(asc(t.next_ask_date))
    .limit(mostAsked)
  let answered = 0
  for (const version of due) {
    try {
      const answer = await askAbout(provider, version)
      await heard(working, version, answer)
      answered += 1
    } catch (error) {
      // One that is not answered keeps no other back; it is asked again.
      await postpone(working, version, (error as Error).message)
    }
  }
  return answered
}

const askAbout = async (provider: ReturnType<typeof pajakku>, version: Version) => {
  if (version.e_status === 'Cancelling') return provider.cancel(version)
  return (await provider.ask(version)) ?? provider.upload(version)
}

const postpone = ({ db }: Working, { e_invoice_code, row_version }: Version, problem: string) =>
  db
    .update(t)
    .set({
      next_ask_date: sql`now() + interval '5 minutes'`,
      error_code: 'no-answer',
      error_message: problem.slice(0, 500),
      row_version,
    })
    .where(and(eq(t.e_invoice_code, e_invoice_code), eq(t.row_version, row_version)))

export const eInvoiceAsk: Worker<object> = {
  name: 'e-invoice-ask',
  cron: '* * * * *',
  retries: 0,
  work: async (job) => {
    await askForAnswers(job)
  },
}
