import type * as contract from '@sejuk/contract/supervision/mails'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { isLinkOpen } from '@sejuk/domain/supervision/mails'
import { supervision as process } from '@sejuk/domain/supervision/supervisions'
import { tokenProblem } from '@sejuk/domain/values/tokens'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { namedSupervision } from '../../../business/supervision/named-supervision.ts'
import type { Db } from '../../../db/database.ts'
import { supervisionLetters as letters } from '../../../db/tables/supervision/letters.ts'
import { supervisionMails as t } from '../../../db/tables/supervision/mails.ts'
import { supervisions } from '../../../db/tables/supervision/supervisions.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { systemViewer } from '../../../platform/records/system-actor.ts'
import { countGuess } from '../../../platform/session/attempts.ts'
import { hashToken } from '../../../platform/session/session.ts'
import { paperOf } from './queries.ts'

const wrong = () => refuse('notFound', { status: 'WrongLink', because: because('link-not-right') })

type Asked = { db: NodePgDatabase; request: { ip: string }; input: { token: string } }

/** Before the transaction: a wrong link is counted although it is refused. */
export const checkLink = async ({ db, request, input: { token } }: Asked) => {
  if (!tokenProblem(token) && (await db.$count(t, eq(t.token_hash, hashToken(token)))) > 0) return
  await countGuess(db, request.ip, 'letter')
  wrong()
}

/** What a genuine link leads to, while it opens. */
const behind = async (db: Db, token: string, isLocked = false) => {
  const query = db
    .select({ mail: t, letter: letters, project_name: supervisions.project_name })
    .from(t)
    .innerJoin(letters, eq(letters.letter_id, t.letter_id))
    .innerJoin(supervisions, eq(supervisions.supervision_code, t.supervision_code))
    .where(eq(t.token_hash, hashToken(token)))
  const [found] = await (isLocked ? query.for('update', { of: t }) : query)
  if (!found) return wrong()
  if (!isLinkOpen(found.mail.sent_date, companyToday()))
    refuse('conflict', { status: 'ExpiredLink', because: because('letter-link-ended') })
  return found
}
type Found = Awaited<ReturnType<typeof behind>>

const shown = async (db: Db, { mail, letter, project_name }: Found) => {
  const { company } = await settingsOf(db, 'company')
  const { document_no, version, service_type, issue_date, problems, responsible_party } = letter
  const { recipient_name, acknowledged_date, acknowledged_name } = mail
  return {
    ...{ document_no, version, service_type, issue_date, problems, responsible_party, project_name },
    ...{ recipient_name, acknowledged_date, acknowledged_name, company_name: company.company_name },
  }
}

export const openLetter = async ({ db, input }: RequestContext<typeof contract.openLetter>) => {
  const found = await behind(db, input.token, true)
  if (!found.mail.opened_date)
    await db.update(t).set({ opened_date: new Date().toISOString() }).where(eq(t.mail_id, found.mail.mail_id))
  return { data: await shown(db, found) }
}

/** The frozen paper, as it was generated. */
export const letterOfLink = async ({ db, input }: RequestContext<typeof contract.letterOfLink>) => {
  const { letter } = await behind(db, input.token)
  const supervision = await namedSupervision(db, systemViewer, letter.supervision_code)
  return { data: await paperOf(db, letter, supervision) }
}

export const acknowledgeLetter = async (context: RequestContext<typeof contract.acknowledgeLetter>) => {
  const { db, jobs, config, input } = context
  const found = await behind(db, input.token, true)
  const { mail, letter, project_name } = found
  if (mail.acknowledged_date) refuse('conflict', { because: because('letter-already-acknowledged') })
  const at = new Date().toISOString()
  const done = { acknowledged_date: at, acknowledged_name: input.name, opened_date: mail.opened_date ?? at }
  await db.update(t).set(done).where(eq(t.mail_id, mail.mail_id))
  const about = { entity: process.entity, entity_code: mail.supervision_code }
  const actor = { ...context.actor, usercode: 'customer', username: input.name, via: 'link' }
  await logActions(db, actor, [
    { ...about, action: 'letter-acknowledge', reason: `${letter.document_no}: ${mail.email}` },
  ])
  await notify(
    { db, jobs, config },
    {
      to: [mail.sent_by],
      event: 'letter-acknowledged',
      variables: { letter: letter.document_no, project: project_name, name: input.name },
      url: addressTo('supervision', { code: mail.supervision_code, tab: 'reports' }),
      about,
    },
  )
  return { data: await shown(db, { ...found, mail: { ...mail, ...done } }) }
}
