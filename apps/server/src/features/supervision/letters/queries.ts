import type * as contract from '@sejuk/contract/supervision/letters'
import { letterStatus, templateLanguages } from '@sejuk/domain/supervision/letters'
import type { LetterKind } from '@sejuk/domain/supervision/supervision-statuses'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { type NamedSupervision, namedSupervision } from '../../../business/supervision/named-supervision.ts'
import type { Db } from '../../../db/database.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'
import { inspectionProblems as problems } from '../../../db/tables/supervision/inspections.ts'
import { supervisionLetters as t } from '../../../db/tables/supervision/letters.ts'
import { refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { failedPoints } from './failed-points.ts'
import { contentOf, drawLetter, hashOf, type Letter, type LetterContent } from './paper.ts'

const mostVersions = 100
export const lettersOf = (db: Db, supervision_code: string, service_type?: LetterKind) =>
  db
    .select()
    .from(t)
    .where(and(eq(t.supervision_code, supervision_code), service_type ? eq(t.service_type, service_type) : undefined))
    .orderBy(desc(t.version), desc(t.letter_id))
    .limit(mostVersions)

export const shownLetter = ({ pdf: _pdf, content: _content, ...letter }: Letter) => ({
  ...letter,
  service_status: letterStatus(letter.service_type, letter.stage),
})

/** What a letter is about before anybody has typed: open problems of the design, of the installation, or both. */
export const problemsFor = async (db: Db, supervision_code: string, service_type: LetterKind) => {
  const kinds =
    service_type === 'design_revision_notice'
      ? (['design'] as const)
      : service_type === 'revision_notice'
        ? (['installation'] as const)
        : (['installation', 'design'] as const)
  const found = await db
    .select({ no: problems.problem_no, description: problems.description })
    .from(problems)
    .where(
      and(
        eq(problems.supervision_code, supervision_code),
        inArray(problems.kind, [...kinds]),
        inArray(problems.status, ['Open', 'Fixed_Claimed']),
      ),
    )
    .orderBy(problems.problem_no)
    .limit(100)
  return found.map(({ no, description }) => `${no}. ${description}`)
}

export const getNoticeLetter = async (context: RequestContext<typeof contract.getNoticeLetter>) => {
  const { db, viewer, input } = context
  const { service_type } = input
  const supervision = await namedSupervision(db, viewer, input.supervision_code)
  const { supervision_code } = supervision
  const versions = await lettersOf(db, supervision_code, service_type)
  const [latest] = versions
  const found = await problemsFor(db, supervision_code, service_type)
  const rejected = versions.find(({ reject_reason }) => reject_reason)
  return {
    data: {
      latest_notice_letter: latest ? shownLetter(latest) : null,
      job_data: {
        responsible_party: latest?.responsible_party ?? '',
        ...{ approver_name: latest?.approver_user_name ?? null, approved_date: latest?.approve_date ?? null },
        approver_user_name: latest?.approver_user_name ?? null,
        approver_user_code: latest?.approver_user_code ?? null,
        approve_date: latest?.approve_date ?? null,
      },
      service_status: letterStatus(service_type, latest?.stage ?? 'Pending'),
      supervision,
      ...(await failedPoints(context, supervision_code)),
      latest_reject: {
        remark: latest?.problems.length ? latest.problems : found,
        reason: rejected?.reject_reason ?? null,
      },
      versions: versions.map(shownLetter),
    },
  }
}

export const listLetters = async ({ db, viewer, input }: RequestContext<typeof contract.listLetters>) => {
  const { supervision_code } = await namedSupervision(db, viewer, input.supervision_code)
  return { data: (await lettersOf(db, supervision_code)).map(shownLetter) }
}

/** A generated letter is handed out as it was made; another is drawn as it stands, as a draft. */
export const paperOf = async (db: Db, letter: Letter, supervision: NamedSupervision) => {
  const name = `${letter.document_no.replaceAll('/', '-')}-v${letter.version}.pdf`
  if (letter.pdf) return { name, type: 'application/pdf', bytes: new Uint8Array(letter.pdf) }
  if (letter.content && letter.content_hash) return drawLetter(db, letter.content as LetterContent, letter.content_hash)
  const content = contentOf(letter, supervision)
  return drawLetter(db, content, letter.issued_date ? hashOf(content) : null)
}

export const previewNotice = async ({ db, viewer, input }: RequestContext<typeof contract.previewNotice>) => {
  const supervision = await namedSupervision(db, viewer, input.supervision_code)
  const versions = await lettersOf(db, supervision.supervision_code, input.service_type)
  const letter = input.version ? versions.find(({ version }) => version === input.version) : versions[0]
  if (!letter || letter.template_type !== input.template_type) return refuse('notFound')
  return { data: await paperOf(db, letter, supervision) }
}

/** Every template exists in both languages; an organization that is not ours has no templates. */
export const templateLanguageLookup = async ({ db, input }: RequestContext<typeof contract.templateLanguageLookup>) => {
  const { org_code } = input
  if (org_code && !(await db.$count(organizations, eq(organizations.org_code, org_code)))) refuseChoice('org_code')
  return { data: templateLanguages.map((template_language) => ({ template_language })) }
}
