import type * as contract from '@sejuk/contract/supervision/letters'
import { because, labelled } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import {
  hasSignatureTable,
  type LetterStep,
  letterGate,
  letterNumber,
  letterNumberPrefixes,
  letterStatus,
  longestVersion,
  stageOf,
  templateOf,
} from '@sejuk/domain/supervision/letters'
import { type LetterKind, supervisionFiles } from '@sejuk/domain/supervision/supervision-statuses'
import { supervision } from '@sejuk/domain/supervision/supervisions'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { usersFor } from '../../../business/projects/project-notices.ts'
import { findSupervision } from '../../../business/supervision/find-supervision.ts'
import { namedSupervision } from '../../../business/supervision/named-supervision.ts'
import { recount } from '../../../business/supervision/problems.ts'
import { traceStep } from '../../../business/supervision/traces.ts'
import { visibleSupervisions } from '../../../business/supervision/visible-supervisions.ts'
import type { Db } from '../../../db/database.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { inspectionProblems as problems } from '../../../db/tables/supervision/inspections.ts'
import { supervisionLetters as t } from '../../../db/tables/supervision/letters.ts'
import { supervisions } from '../../../db/tables/supervision/supervisions.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { enforce, refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { contentOf, drawLetter, hashOf, type Letter } from './paper.ts'
import { lettersOf, problemsFor } from './queries.ts'

type Saving = RequestContext<typeof contract.saveNoticeLetter>
export const statusColumns = {
  revision_notice: 'revision_notice_status',
  design_revision_notice: 'design_notice_status',
  disclaimer_letter: 'disclaimer_status',
} as const satisfies Record<LetterKind, string>
const stepOf = {
  revision_notice: 'revisionNotice',
  design_revision_notice: 'designNotice',
  disclaimer_letter: 'disclaimer',
} as const
const isOn = (flag: Saving['input']['is_generate']) => flag === true || flag === 1 || flag === '1'

/** The step that a payload wishes for. */
const wishOf = ({ is_generate, service_status }: Saving['input']): LetterStep => {
  if (isOn(is_generate)) return 'generate'
  const stage = stageOf(service_status)
  if (stage === 'Submitted') return 'submit'
  return stage === 'Approved' ? 'approve' : 'save'
}

const numberFor = async (db: Db, kind: LetterKind, dept_code: string) => {
  const today = companyToday()
  const counted = await nextDocumentNumber(db, letterNumberPrefixes[kind], dept_code, today)
  return letterNumber(letterNumberPrefixes[kind], dept_code, today, Number(counted.slice(-5)))
}

const versionOf = (typed: string, last: Letter | undefined) => {
  const version = Number(typed)
  if (version < 1) return refuseField('service_job_data.version', because('version-too-low', { n: 1 }))
  const next = last && version <= last.version ? last.version + 1 : version
  const tooLong = because('too-long', { label: labelled('version'), max: longestVersion })
  return String(next).length > longestVersion ? refuseField('service_job_data.version', tooLong) : next
}

/** Saves what was typed: in the draft there is, or as the next version of a letter that was generated. */
const writeDraft = async ({ db, viewer, input }: Saving, latest: Letter | undefined) => {
  const { supervision_code, service_type, template_type, service_job_data: job } = input
  if (template_type !== templateOf[service_type]) refuseField('template_type', because('not-in-list'))
  const found =
    job.problems ??
    (latest?.stage === 'Pending' ? latest.problems : await problemsFor(db, supervision_code, service_type))
  const typed = {
    ...{ template_language: job.template_language, responsible_party: job.responsible_party, problems: found },
    issue_date: job.issue_date ?? companyToday(),
    has_signature_table: hasSignatureTable(template_type) && job.signature_table,
  }
  const by = { created_by: viewer.usercode, create_user_name: viewer.username }
  if (latest?.stage !== 'Pending') {
    const { dept_code } = await findSupervision(db, viewer, supervision_code)
    const document_no = latest?.document_no ?? (await numberFor(db, service_type, dept_code))
    const version = versionOf(job.version, latest)
    const [added = refuse('notFound')] = await db
      .insert(t)
      .values({
        ...typed,
        ...by,
        ...{ supervision_code, service_type, template_type, document_no, version, authors: [viewer.usercode] },
      })
      .returning()
    return added
  }
  const others = (await lettersOf(db, supervision_code, service_type)).filter(
    (one) => one.letter_id !== latest.letter_id,
  )
  const lowest = (others[0]?.version ?? 0) + 1
  if (Number(job.version) < lowest) refuseField('service_job_data.version', because('version-too-low', { n: lowest }))
  const [changed = refuse('notFound')] = await db
    .update(t)
    .set({
      ...typed,
      version: Number(job.version),
      updated_date: new Date().toISOString(),
      authors: [...new Set([...latest.authors, viewer.usercode])],
    })
    .where(eq(t.letter_id, latest.letter_id))
    .returning()
  return changed
}

const moveTo = async (db: Db, letter: Letter, set: Partial<typeof t.$inferInsert>) => {
  const [moved = refuse('notFound')] = await db
    .update(t)
    .set({ ...set, updated_date: new Date().toISOString() })
    .where(eq(t.letter_id, letter.letter_id))
    .returning()
  return moved
}

/** Fixes the content: paper, hash and QR code never change from here on. */
const generate = async ({ db, viewer }: Saving, letter: Letter, at: string) => {
  if (letter.stage !== 'Approved') return letter
  const content = contentOf(letter, await namedSupervision(db, viewer, letter.supervision_code))
  const content_hash = hashOf(content)
  const { bytes } = await drawLetter(db, content, content_hash)
  const issued = await moveTo(db, letter, {
    stage: 'Issued',
    content,
    content_hash,
    pdf: Buffer.from(bytes),
    issued_date: at,
  })
  const isDisclaimer = letter.service_type === 'disclaimer_letter'
  if (isDisclaimer)
    await db
      .update(problems)
      .set({ status: 'Disclaimed' })
      .where(
        and(
          eq(problems.supervision_code, letter.supervision_code),
          inArray(problems.status, ['Open', 'Fixed_Claimed']),
        ),
      )
  await db
    .update(supervisions)
    .set(isDisclaimer ? { disclaimer_letter_date: at } : { revision_notice_date: at })
    .where(eq(supervisions.supervision_code, letter.supervision_code))
  await traceStep(
    db,
    letter.supervision_code,
    stepOf[letter.service_type],
    viewer,
    at,
    `${letter.document_no} v${letter.version}`,
  )
  return issued
}

const settle = async (
  { db, actor }: Pick<Saving, 'db' | 'actor'>,
  letter: Letter,
  action: string,
  reason: string | null = null,
) => {
  const { supervision_code, service_type, stage } = letter
  await db
    .update(supervisions)
    .set({ [statusColumns[service_type]]: letterStatus(service_type, stage) })
    .where(eq(supervisions.supervision_code, supervision_code))
  await recount(db, supervision_code)
  await logActions(db, actor, [
    {
      ...{ entity: supervision.entity, entity_code: supervision_code, action: `letter-${action}`, reason },
      to_status: letterStatus(service_type, stage),
      after: { document_no: letter.document_no, version: letter.version },
    },
  ])
}

const isActive = async (db: Db, viewer: Saving['viewer'], supervision_code: string) => {
  const found = await findSupervision(db, viewer, supervision_code, true)
  if (found.pause_status === 'Paused') refuse('conflict', { because: because('supervision-paused') })
  return found
}

export const saveNoticeLetter = async (context: Saving) => {
  const { db, jobs, config, viewer, input } = context
  const { supervision_code, service_type } = input
  const found = await isActive(db, viewer, supervision_code)
  const [latest] = await lettersOf(db, supervision_code, service_type)
  if (latest && input.row_version && input.row_version !== latest.row_version) refuse('conflict')
  const wish = wishOf(input)
  const at = new Date().toISOString()
  const isWriting = wish === 'save' || wish === 'submit'
  const judged = {
    service_type,
    stage: latest?.stage ?? ('Pending' as const),
    problems: 1,
    authors: latest?.authors ?? [],
  }
  if (wish !== 'save' && wish !== 'submit' && !latest) refuse('notFound')
  enforce(letterGate(isWriting ? 'save' : wish, judged, viewer))
  let letter = isWriting ? await writeDraft(context, latest) : (latest ?? refuse('notFound'))
  if (wish === 'submit') {
    enforce(letterGate('submit', { ...letter, problems: letter.problems.length }, viewer))
    letter = await moveTo(db, letter, { stage: 'Submitted', reject_reason: null })
    const needs =
      service_type === 'design_revision_notice' ? 'BUTTON_DESIGN_PROBLEM_APPROVE' : 'Supervision-Notice-Letter-Approve'
    await notify(
      { db, jobs, config },
      {
        to: (await usersFor(db, found.service_dept_code, needs)).filter((one) => !letter.authors.includes(one)),
        event: 'letter-submitted',
        variables: { letter: letter.document_no, project: found.project_name },
        url: addressTo('supervision', { code: supervision_code, tab: 'reports' }),
        about: { entity: supervision.entity, entity_code: supervision_code },
      },
    )
  }
  if (wish === 'approve')
    letter = await moveTo(db, letter, {
      ...{
        stage: 'Approved',
        approver_user_code: viewer.usercode,
        approver_user_name: viewer.username,
        approve_date: at,
      },
      authors: [],
    })
  if (wish === 'generate') letter = await generate(context, letter, at)
  await settle(context, letter, wish)
  const { letter_id, document_no, version, row_version, stage } = letter
  return {
    data: { letter_id, document_no, version, row_version, service_status: letterStatus(service_type, stage) },
  }
}

export const lockLetter = async ({ db, viewer }: Pick<Saving, 'db' | 'viewer'>, letter_id: number) => {
  const [found] = await db
    .select({ letter: t })
    .from(t)
    .innerJoin(supervisions, eq(supervisions.supervision_code, t.supervision_code))
    .where(and(eq(t.letter_id, letter_id), visibleSupervisions(viewer)))
    .for('update')
  return (found ?? refuse('notFound')).letter
}
export const judgedOf = (letter: Letter) => ({ ...letter, problems: letter.problems.length })

export const rejectNoticeLetter = async (context: RequestContext<typeof contract.rejectNoticeLetter>) => {
  const { db, viewer, input } = context
  const letter = await lockLetter(context, input.letter_id)
  enforce(letterGate('reject', judgedOf(letter), viewer))
  const rejected = await moveTo(db, letter, {
    ...{ stage: 'Pending', reject_reason: input.reason, rejected_by: viewer.username },
    rejected_date: new Date().toISOString(),
  })
  await settle(context, rejected, 'reject', input.reason)
  return { data: null }
}

export const signNoticeLetter = async (context: RequestContext<typeof contract.signNoticeLetter>) => {
  const { db, viewer, input } = context
  const letter = await lockLetter(context, input.letter_id)
  enforce(letterGate('sign', judgedOf(letter), viewer))
  const isSigned = and(
    eq(attachments.module_name, supervisionFiles.module),
    eq(attachments.module_code, letter.supervision_code),
    eq(attachments.alias, supervisionFiles.signedDisclaimer),
    isNull(attachments.deleted_date),
  )
  if (!(await db.$count(attachments, isSigned))) refuse('conflict', { because: because('signed-copy-missing') })
  const signed = await moveTo(db, letter, { stage: 'Signed', signed_date: new Date().toISOString() })
  await settle(context, signed, 'sign')
  return { data: null }
}
