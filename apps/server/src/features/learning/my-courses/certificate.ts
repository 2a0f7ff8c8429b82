import type * as contract from '@sejuk/contract/learning/my-courses'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { learningWords } from '@sejuk/words/learning/my-courses'
import { and, eq } from 'drizzle-orm'
import { certificateState, checkAddress, tokenHash } from '../../../business/learning/certificates.ts'
import { certificates as t } from '../../../db/tables/learning/enrolments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { localizedWords } from '../../../platform/export/localized.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { pdfDocument } from '../../../platform/pdf/pdf-document.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'
import { countGuess } from '../../../platform/session/attempts.ts'

/** One's own, or of somebody in sight for those who see the students. */
const certificateOf = async (
  { db, viewer }: RequestContext<typeof contract.certificatePdf>,
  certificate_no: string,
) => {
  const [found] = await db.select().from(t).where(eq(t.certificate_no, certificate_no))
  if (!found) return refuse('notFound')
  if (found.usercode === viewer.usercode) return found
  const isSeen =
    viewer.permission.has('Student-List-View') &&
    (await db.$count(users, and(eq(users.usercode, found.usercode), visibleUsers(viewer)))) > 0
  return isSeen ? found : refuse('notFound')
}

export const certificatePdf = async (context: RequestContext<typeof contract.certificatePdf>) => {
  const { db, config, input, request } = context
  const { language } = input
  const found = await certificateOf(context, input.certificate_no)
  const words = await localizedWords(db, learningWords)
  const word = (key: keyof typeof learningWords.words) => words(key, language)
  const dates = datesFor(language, headOffice)
  const { certificate_no, holder_name, issued_date, valid_to, score } = found
  const title = language === 'local' ? found.title_local : found.title_default
  const origin = config.publicUrl ?? `${request.protocol}://${request.host}`
  const document = await pdfDocument(db, {
    ...{ title: word('certificate'), code: certificate_no, language, name: certificate_no },
    ...{ landscape: true, paper: 'A4' },
    ...(certificateState(found) === 'valid' ? {} : { watermark: word(certificateState(found)) }),
    body: [
      { kind: 'space', height: 12 },
      { kind: 'heading', text: holder_name },
      { kind: 'text', text: word('hasPassed') },
      { kind: 'heading', text: title },
      { kind: 'space', height: 8 },
      {
        kind: 'columns',
        columns: [
          {
            blocks: [
              {
                kind: 'facts',
                across: 1,
                facts: [
                  [word('certificate_no'), certificate_no],
                  [word('issued_date'), dates.date(issued_date)],
                  [word('valid_to'), valid_to ? dates.day(valid_to) : word('noEnd')],
                  ...(score === null ? [] : [[word('score'), String(score)] as const]),
                ],
              },
            ],
          },
          {
            width: 60,
            blocks: [
              {
                kind: 'qr',
                text: `${origin}${await checkAddress(db, found)}`,
                size: 42,
                align: 'right',
                caption: word('scanToCheck'),
              },
            ],
          },
        ],
      },
    ],
  })
  return { data: document }
}

/** 'Andi Pratama' is 'A*** P******': who holds the paper can compare, nobody else learns a name. */
const masked = (name: string) =>
  name
    .split(' ')
    .map((part) => (part.length > 1 ? `${part[0]}${'*'.repeat(part.length - 1)}` : part))
    .join(' ')

export const checkCertificate = async ({ db, request, input }: StepwiseContext<typeof contract.checkCertificate>) => {
  const [found] = input.code
    ? await db
        .select()
        .from(t)
        .where(eq(t.token_hash, tokenHash(input.code)))
    : []
  if (!found) {
    if (input.code) await countGuess(db, request.ip, 'certificate')
    return { data: { state: 'not_found' as const, certificate: null } }
  }
  const { certificate_no, holder_name, title_default, title_local, issued_date, valid_to, revoke_reason } = found
  return {
    data: {
      state: certificateState(found),
      certificate: {
        ...{ certificate_no, title_default, title_local, issued_date, valid_to, revoke_reason },
        holder_name: masked(holder_name),
      },
    },
  }
}
