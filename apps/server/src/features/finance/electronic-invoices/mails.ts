import type * as contract from '@sejuk/contract/finance/electronic-invoices'
import { eInvoice, linkDays } from '@sejuk/domain/finance/electronic-invoices'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import type { Language } from '@sejuk/domain/platform/languages'
import { headOffice } from '@sejuk/domain/values/dates'
import { total } from '@sejuk/domain/values/money'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Address, recipientsOf } from '../../../business/finance/invoice-recipients.ts'
import type { Db } from '../../../db/database.ts'
import { eInvoiceMails as m } from '../../../db/tables/finance/electronic-invoices.ts'
import { salesInvoices as i } from '../../../db/tables/finance/sales-invoices.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import type { Within } from '../../../platform/notify/notify.ts'
import { writeToAddress } from '../../../platform/notify/write-to-customer.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { systemActor } from '../../../platform/records/system-actor.ts'
import { copiedScope, visibleTo } from '../../../platform/scope/visible-to.ts'
import { appSecret } from '../../../platform/session/app-secret.ts'
import { hashToken } from '../../../platform/session/session.ts'
import { tokenOfMail } from './mail-token.ts'

type Invoice = typeof i.$inferSelect
type Sending = Within & { actor: Actor }
type How = (typeof m.$inferSelect)['how']

const mailToken = async (db: Db, mail_id: number) => tokenOfMail(await appSecret(db), mail_id)

const pathOf = async (db: Db, mail_id: number) => addressTo('downloadEInvoice', { token: await mailToken(db, mail_id) })

type Letter = { name: string; language: Language; customer_name: string; how: How }

const sendOne = async (
  sending: Sending,
  invoices: readonly Invoice[],
  { channel, address }: Address,
  letter: Letter,
) => {
  const { db, actor } = sending
  const [first] = invoices
  if (!first) return
  const invoice_codes = invoices.map(({ invoice_code }) => invoice_code)
  const [mail] = await db
    .insert(m)
    .values({
      ...{ invoice_code: first.invoice_code, invoice_codes, channel, address, event: 'tax-invoice-sent' },
      nsfps: invoices.flatMap(({ tax_invoice_no }) => tax_invoice_no ?? []),
      ...{ recipient_name: letter.name, how: letter.how, sent_user_name: actor.username },
      expires_date: sql`now() + make_interval(days => ${linkDays})`,
    })
    .returning()
  if (!mail) throw new Error('The letter was not written')
  const token = await mailToken(db, mail.mail_id)
  const delivery_id = await writeToAddress(sending, {
    event: 'tax-invoice-sent',
    variables: {
      customer: letter.customer_name,
      invoices: invoice_codes.slice(0, 5).join(', ') + (invoice_codes.length > 5 ? ', …' : ''),
      amount: total(invoices.map(({ grand_total }) => grand_total)),
    },
    ...{ name: letter.name, timezone: headOffice, channel, address, language: letter.language },
    url: addressTo('downloadEInvoice', { token }),
    about: { entity: eInvoice.entity, entity_code: first.invoice_code },
  })
  await db
    .update(m)
    .set({ delivery_id: delivery_id ?? null, token_hash: hashToken(token) })
    .where(eq(m.mail_id, mail.mail_id))
}

/** To everybody who is named; answers with how many. */
const sendLetters = async (sending: Sending, invoices: readonly Invoice[], how: How, only?: Address) => {
  const [first] = invoices
  if (!first) return 0
  const { addresses, name, language, customer } = await recipientsOf(sending.db, first.customer_code)
  const to = only ? [only] : addresses
  const letter = { name, language, customer_name: customer?.customer_name ?? first.customer_code, how }
  for (const address of to) await sendOne(sending, invoices, address, letter)
  if (to.length)
    await logActions(
      sending.db,
      sending.actor,
      invoices.map(({ invoice_code }) => ({
        ...{ entity: eInvoice.entity, entity_code: invoice_code, action: 'send' },
        after: { to: to.map(({ address }) => address).join(', '), how },
      })),
    )
  return to.length
}

/** As soon as the number is there, where the customer asked for it. */
export const sendByConfiguration = async (sending: Sending, invoice_code: string) => {
  const [invoice] = await sending.db.select().from(i).where(eq(i.invoice_code, invoice_code))
  if (!invoice) return
  const { send_mode } = await recipientsOf(sending.db, invoice.customer_code)
  if (send_mode === 'auto') await sendLetters(sending, [invoice], 'auto')
}

export const sendTaxInvoice = async (context: RequestContext<typeof contract.sendTaxInvoice>) => {
  const { db, viewer, input } = context
  const [invoice] = await db
    .select()
    .from(i)
    .where(and(eq(i.invoice_code, input.invoice_code), visibleTo(viewer, i)))
  if (!invoice) return refuse('notFound')
  if (!invoice.tax_invoice_no) refuse('conflict', { because: because('e-invoice-not-approved') })
  const sent = await sendLetters(context, [invoice], 'manual')
  if (sent === 0) refuse('conflict', { because: because('mail-needs-address') })
  return { data: { sent } }
}

const visibleMail = async (db: Db, viewer: Parameters<typeof visibleTo>[0], mail_id: number) => {
  const [found] = await db
    .select()
    .from(m)
    .where(and(eq(m.mail_id, mail_id), visibleTo(viewer, copiedScope(m))))
  return found ?? refuse('notFound')
}

/** The same documents to the same address, with a link that is good for another thirty days. */
export const resendMail = async (context: RequestContext<typeof contract.resendMail>) => {
  const { db, viewer, input } = context
  const { invoice_codes, channel, address } = await visibleMail(db, viewer, input.mail_id)
  const invoices = await db.select().from(i).where(inArray(i.invoice_code, invoice_codes)).orderBy(i.invoice_code)
  const sent = await sendLetters(context, invoices, 'resend', { channel, address })
  return { data: { sent } }
}

export const mailLink = async ({ db, viewer, input }: RequestContext<typeof contract.mailLink>) => {
  const { mail_id } = await visibleMail(db, viewer, input.mail_id)
  return { data: { link: await pathOf(db, mail_id) } }
}

const mostDigests = 2000

/** At the end of the day, everything of the day in one letter, for those who want it so. */
const sendDigests = async (within: Within) => {
  const { db } = within
  const { rows } = await db.execute<{ customer_code: string; codes: string[] }>(sql`select i.customer_code,
      array_agg(i.invoice_code order by i.invoice_code) as codes
    from e_invoices e join sales_invoices i using (invoice_code)
    join customer_invoice_configurations c on c.customer_code = i.customer_code and c.send_mode = 'digest'
    where e.e_status = 'Approved_DJP' and e.approved_date > now() - interval '7 days'
      and not exists (select from e_invoice_mails m where i.invoice_code = any(m.invoice_codes))
    group by 1 order by 1 limit ${mostDigests}`)
  for (const { codes } of rows) {
    const invoices = await db.select().from(i).where(inArray(i.invoice_code, codes)).orderBy(i.invoice_code)
    await sendLetters({ ...within, actor: systemActor }, invoices, 'digest')
  }
  return rows.length
}

export const eInvoiceDigests: Worker<object> = {
  name: 'e-invoice-digests',
  cron: '0 17 * * *',
  work: async ({ db, jobs, config }) => {
    await db.transaction((own) => sendDigests({ db: own, jobs, config }))
  },
}
