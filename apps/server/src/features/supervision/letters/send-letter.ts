import { randomBytes } from 'node:crypto'
import type * as contract from '@sejuk/contract/supervision/mails'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { letterGate } from '@sejuk/domain/supervision/letters'
import { supervision } from '@sejuk/domain/supervision/supervisions'
import { supervisionMails as t } from '../../../db/tables/supervision/mails.ts'
import { enforce, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { writeByMail } from '../../../platform/notify/write-by-mail.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { hashToken } from '../../../platform/session/session.ts'
import { letterInSight, mailOf } from './mails.ts'

/** Each recipient has a link of their own: who acknowledged is known. */
export const sendLetter = async (context: RequestContext<typeof contract.sendLetter>) => {
  const { db, viewer, actor, input } = context
  const found = await letterInSight(db, viewer, input.letter_id)
  const { letter } = found
  enforce(letterGate('mail', { ...letter, problems: letter.problems.length }, viewer))
  const addresses = input.recipients.map(({ email }) => email)
  const twice = addresses.findIndex((one, n) => addresses.indexOf(one) !== n)
  if (twice >= 0) refuseField(`recipients.${twice}.email`, because('recipient-twice'))
  const about = { entity: supervision.entity, entity_code: letter.supervision_code }
  for (const { email, ...recipient } of input.recipients) {
    const token = randomBytes(24).toString('base64url')
    await db.insert(t).values({
      ...{ ...recipient, email, letter_id: letter.letter_id, supervision_code: letter.supervision_code },
      ...{ token_hash: hashToken(token), sent_by: viewer.usercode, sent_by_name: viewer.username },
    })
    const url = addressTo('letterReceipt', { token })
    await writeByMail(context, { ...mailOf(found, recipient.recipient_name, url), address: email, about })
  }
  await logActions(db, actor, [
    { ...about, action: 'letter-mail', reason: `${letter.document_no}: ${addresses.join(', ')}` },
  ])
  const sent = addresses.length
  return { data: { sent }, message: because('letter-was-mailed', { n: sent }) }
}
