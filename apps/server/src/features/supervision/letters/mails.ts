import type * as contract from '@sejuk/contract/supervision/mails'
import { addressTo } from '@sejuk/domain/pages'
import { mailState } from '@sejuk/domain/supervision/mails'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import { findSupervision } from '../../../business/supervision/find-supervision.ts'
import { visibleSupervisions } from '../../../business/supervision/visible-supervisions.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { supervisionLetters as letters } from '../../../db/tables/supervision/letters.ts'
import { supervisionMails as t } from '../../../db/tables/supervision/mails.ts'
import { supervisionContacts as contacts, supervisions } from '../../../db/tables/supervision/supervisions.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { mailTextOf } from '../../../platform/notify/write-by-mail.ts'

const mostMails = 500
export const listMails = async ({ db, viewer, input }: RequestContext<typeof contract.listMails>) => {
  const { supervision_code } = await findSupervision(db, viewer, input.supervision_code)
  const found = await db
    .select({ mail: t, document_no: letters.document_no, version: letters.version })
    .from(t)
    .innerJoin(letters, eq(letters.letter_id, t.letter_id))
    .where(eq(t.supervision_code, supervision_code))
    .orderBy(desc(t.mail_id))
    .limit(mostMails)
  return { data: found.map(({ mail, ...letter }) => ({ ...mail, ...letter, state: mailState(mail) })) }
}

/** The letter in the viewer's sight, with its supervision. */
export const letterInSight = async (db: Db, viewer: Viewer, letter_id: number) => {
  const [found] = await db
    .select({ letter: letters, supervision: supervisions })
    .from(letters)
    .innerJoin(supervisions, eq(supervisions.supervision_code, letters.supervision_code))
    .where(and(eq(letters.letter_id, letter_id), visibleSupervisions(viewer)))
  return found ?? refuse('notFound')
}
type Found = Awaited<ReturnType<typeof letterInSight>>

export const mailOf = ({ letter, supervision }: Found, name: string, url: string) => ({
  event: 'letter-mailed' as const,
  variables: {
    ...{ letter: letter.document_no, project: supervision.project_name, problems: letter.problems.length },
  },
  name,
  language: letter.template_language === 'English' ? ('default' as const) : ('local' as const),
  url,
})

const knownAddresses = async (db: Db, { supervision }: Found) => {
  const { supervision_code, installer_code, salesman_code } = supervision
  const [installer] = await db
    .select({ recipient_name: customers.customer_name, email: customers.pic_email })
    .from(customers)
    .where(eq(customers.customer_code, installer_code))
  const people = await db
    .select({ recipient_name: contacts.contact_name, email: contacts.email })
    .from(contacts)
    .where(and(eq(contacts.supervision_code, supervision_code), isNotNull(contacts.email)))
    .orderBy(asc(contacts.line_no))
  const [seller] = await db
    .select({ recipient_name: users.username, email: users.email })
    .from(users)
    .where(eq(users.usercode, salesman_code))
  const all = [
    ...(installer ? [{ ...installer, recipient_kind: 'installer' as const }] : []),
    ...people.map((one) => ({ ...one, recipient_kind: 'owner' as const })),
    ...(seller ? [{ ...seller, recipient_kind: 'sales' as const }] : []),
  ]
  return all.flatMap(({ email, ...one }) => (email ? [{ ...one, email: email.toLowerCase() }] : []))
}

export const mailTemplate = async (context: RequestContext<typeof contract.mailTemplate>) => {
  const { db, viewer, input } = context
  const found = await letterInSight(db, viewer, input.letter_id)
  const recipients = await knownAddresses(db, found)
  const name = recipients[0]?.recipient_name ?? found.letter.responsible_party
  const written = await mailTextOf(context, mailOf(found, name, addressTo('letterReceipt', { token: '…' })))
  return { data: { subject: written?.subject ?? '', body: written?.body ?? '', recipients } }
}
