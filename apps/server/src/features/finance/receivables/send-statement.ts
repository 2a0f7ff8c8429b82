import { randomBytes } from 'node:crypto'
import type * as contract from '@sejuk/contract/finance/statement-letters'
import { linkDays } from '@sejuk/domain/finance/electronic-invoices'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { headOffice } from '@sejuk/domain/values/dates'
import { nationalPhone } from '@sejuk/domain/values/phone'
import { and, desc, eq, sql } from 'drizzle-orm'
import { type Address, recipientsOf } from '../../../business/finance/invoice-recipients.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { statementLetters as t } from '../../../db/tables/finance/statement-letters.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { writeToAddress } from '../../../platform/notify/write-to-customer.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { hashToken } from '../../../platform/session/session.ts'
import { requireDebtor } from './queries.ts'
import { issueStatement, statementContent } from './statement-content.ts'

/** To the addresses that get the customer's invoices; without any, to the contact's phone. */
const addressesOf = async (db: Parameters<typeof recipientsOf>[0], customer_code: string) => {
  const { addresses, name, language, customer } = await recipientsOf(db, customer_code)
  const phone = nationalPhone(customer?.pic_phone ?? '')
  const contact: Address[] = phone ? [{ channel: 'whatsapp', address: `+62${phone}` }] : []
  return { addresses: addresses.length ? addresses : contact, name, language }
}

/** The same account goes to a customer once a day; another period, or after something was paid, it is another one. */
export const sendStatement = async (context: RequestContext<typeof contract.sendStatement>) => {
  const { db, viewer, actor, input } = context
  const { customer_code } = input
  await requireDebtor(db, viewer, customer_code)
  // Two who press at once are one after the other.
  await db
    .select({ code: customers.customer_code })
    .from(customers)
    .where(eq(customers.customer_code, customer_code))
    .for('update')
  const { customer, content } = await statementContent(db, viewer, input)
  const { from, to, closing } = content.account
  const { addresses, name, language } = await addressesOf(db, customer_code)
  if (addresses.length === 0) refuse('conflict', { because: because('mail-needs-address') })
  const issued = await issueStatement(db, customer, content, viewer)
  const isToday = sql`(${t.created_date} at time zone ${headOffice})::date = ${companyToday()}::date`
  const isSent = and(eq(t.customer_code, customer_code), eq(t.issue_id, issued.issue_id), isToday)
  if (await db.$count(t, isSent)) refuse('conflict', { because: because('statement-sent-today') })
  for (const { channel, address } of addresses) {
    const token = randomBytes(24).toString('base64url')
    const delivery_id = await writeToAddress(context, {
      event: 'statement-sent',
      variables: { customer: customer.customer_name, amount: closing, day: to },
      ...{ name, timezone: headOffice, channel, address, language },
      url: addressTo('customerStatement', { token }),
      about: { entity: 'customer', entity_code: customer_code },
    })
    await db.insert(t).values({
      ...{ customer_code, from_date: from, to_date: to, closing, issue_id: issued.issue_id, content },
      ...{ channel, recipient_name: name, address, language, delivery_id, token_hash: hashToken(token) },
      expires_date: sql`now() + make_interval(days => ${linkDays})`,
      ...{ sent_by: viewer.usercode, sent_user_name: viewer.username },
    })
  }
  const after = { from, to, closing, addresses: addresses.map(({ address }) => address).join(', ') }
  await logActions(db, actor, [{ entity: 'customer', entity_code: customer_code, action: 'send-statement', after }])
  return { data: { sent: addresses.length } }
}

const mostShown = 20

/** What was sent lately, newest first. */
export const statementLettersOf = async ({ db, viewer, input }: RequestContext<typeof contract.statementLettersOf>) => {
  const { customer_code } = await requireDebtor(db, viewer, input.customer_code)
  const { letter_id, from_date, to_date, closing, channel, address, opened_date, sent_user_name, created_date } = t
  const data = await db
    .select({ letter_id, from_date, to_date, closing, channel, address, opened_date, sent_user_name, created_date })
    .from(t)
    .where(eq(t.customer_code, customer_code))
    .orderBy(desc(t.letter_id))
    .limit(mostShown)
  return { data }
}
