import * as contract from '@sejuk/contract/supervision/warranty-cards'
import { because } from '@sejuk/domain/messages'
import { type CardStatus, supervisionFiles } from '@sejuk/domain/supervision/supervision-statuses'
import { supervision as process } from '@sejuk/domain/supervision/supervisions'
import { cardPrefix, differsFromPolicy, warrantyCard } from '@sejuk/domain/supervision/warranty-cards'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { noteSerials } from '../../../business/catalogue/serial-moves.ts'
import { cardLink, cardToken } from '../../../business/supervision/card-token.ts'
import { requireDeliveries } from '../../../business/supervision/chosen-records.ts'
import { findSupervision } from '../../../business/supervision/find-supervision.ts'
import { namedSupervision } from '../../../business/supervision/named-supervision.ts'
import { traceStep } from '../../../business/supervision/traces.ts'
import type { Db } from '../../../db/database.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { supervisions } from '../../../db/tables/supervision/supervisions.ts'
import { warrantyCardItems as items, warrantyCards as t } from '../../../db/tables/supervision/warranty-cards.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Begun, Done } from '../../../platform/documents/action-context.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { hashToken } from '../../../platform/session/session.ts'
import {
  type CardItem,
  compareSerials,
  devicesOf,
  requireItems,
  requireUnits,
  startOfCard,
  type TypedItem,
  withDates,
} from './items.ts'
import { drawCard } from './paper.ts'
import { visibleCards } from './queries.ts'
import { correct, declareVoid, extend, latestCard } from './versions.ts'

type Saving = RequestContext<typeof contract.saveWarrantyCard>
type Row = typeof t.$inferSelect
const records = recordsOf(warrantyCard.entity, t, t.card_key)

const itemsIn = ({ items: given }: Saving['input']): TypedItem[] =>
  given.map(({ item_model, ...item }) => ({
    ...item,
    item_code: item_model.value,
    item_name: item_model.item_name || item_model.label || item_model.value,
  }))

const firstEnd = (given: readonly CardItem[]) =>
  given.map((one) => one.warranty_end_date_sparepart).toSorted()[0] ?? null
const columnsOf = (input: Saving['input'], given: readonly CardItem[], differing: number) => ({
  remark: input.remark,
  template_language: input.templateLanguage,
  receiver: input.receiverOfWarrantyCard,
  issue_manager: input.issueManager,
  issue_manager_title: input.jobTitleOfIssueManager,
  delivery_orders: input.deliveryOrderList,
  installation_problems: input.installationProblems,
  design_problems: input.designProblems,
  serial_remark: input.serial_remark,
  unexplained: input.serial_remark ? 0 : differing,
  item_count: given.length,
  differing: given.filter(differsFromPolicy).length,
  first_end_date: firstEnd(given),
})

/** A correction counts from the day it is issued; until then its numbers stand on the version before. */
const writeItems = async (
  db: Db,
  { card_key, card_code, version }: Pick<Row, 'card_key' | 'card_code' | 'version'>,
  given: readonly CardItem[],
) => {
  await db.delete(items).where(eq(items.card_key, card_key))
  const is_live = version === 1
  await db.insert(items).values(given.map((item, n) => ({ ...item, card_key, card_code, id: n + 1, is_live })))
}

const showOnSupervision = (
  db: Db,
  supervision_code: string,
  card_status: CardStatus,
  more: { warranty_card_issued_date?: string } = {},
) =>
  db
    .update(supervisions)
    .set({ card_status, ...more })
    .where(eq(supervisions.supervision_code, supervision_code))

type Basis = Pick<Row, 'warranty_basis' | 'contract_clause'>
/** Another date than the policy's stands on a contract, and on a clause of it. */
const basisOf = ({ warranty_basis, contract_clause }: Saving['input'], before: Basis): Basis => {
  const basis = warranty_basis ?? before.warranty_basis
  if (basis === 'based_on_warranty_policy') return { warranty_basis: basis, contract_clause: null }
  const clause = contract_clause ?? before.contract_clause
  if (!clause) refuseField('contract_clause', because('contract-clause-missing'))
  return { warranty_basis: basis, contract_clause: clause }
}

export const saveWarrantyCard = async (context: Saving) => {
  const { db, viewer, actor, input } = context
  const supervision = await findSupervision(db, viewer, input.supervision_code, true)
  const { supervision_code, dept_code, service_dept_code, project_name } = supervision
  const latest = await latestCard(db, supervision_code)
  const start_date = startOfCard(supervision)
  const basis = basisOf(input, latest ?? supervision)
  const given = await withDates(db, start_date, basis.warranty_basis, itemsIn(input))
  await requireItems(db, latest?.card_code, start_date, given)
  await requireUnits(db, supervision, given)
  await requireDeliveries(
    db,
    input.deliveryOrderList.map((code) => ({ code, field: 'deliveryOrderList' })),
    [...supervision.delivery_orders, ...(latest?.delivery_orders ?? [])],
  )
  const { missing, extra } = compareSerials(
    await devicesOf(db, supervision_code),
    given.map(({ serial_number }) => serial_number),
  )
  const columns = { ...columnsOf(input, given, missing.length + extra.length), ...basis, start_date }
  if (latest) {
    const { card_key, row_version } = latest
    const begun = await onWarrantyCard.begin(context, 'modify', {
      card_key,
      row_version: input.row_version ?? row_version,
    })
    await writeItems(db, latest, given)
    const saved = await onWarrantyCard.end(begun, { set: columns })
    return { data: { card_key, row_version: saved.row_version } }
  }
  const card_code = await nextDocumentNumber(db, cardPrefix, dept_code, companyToday())
  const card_key = `${card_code}.1`
  await records.add(db, actor, {
    ...columns,
    ...{ card_key, card_code, version: 1, supervision_code, dept_code, service_dept_code, project_name },
    ...{ token_hash: hashToken(await cardToken(db, card_code)), authors: [viewer.usercode] },
    ...{ created_by: viewer.usercode, create_user_name: viewer.username },
  })
  await writeItems(db, { card_key, card_code, version: 1 }, given)
  await showOnSupervision(db, supervision_code, 'Document_Draft')
  return { data: { card_key, row_version: 1 } }
}

/** Fixes paper, hash and QR code; the older version is replaced from here on. */
const generate = async ({ db, viewer, config, before, at }: Begun<Row, object>) => {
  const supervision = await namedSupervision(db, viewer, before.supervision_code)
  const address = await cardLink(db, config, before)
  const { bytes, hash } = await drawCard(db, before, supervision, address)
  const others = and(eq(t.card_code, before.card_code), ne(t.card_key, before.card_key))
  await db.update(t).set({ is_superseded: true }).where(others)
  await db
    .update(items)
    .set({ is_live: false, is_issued: false })
    .where(and(eq(items.card_code, before.card_code), ne(items.card_key, before.card_key)))
  await db.update(items).set({ is_live: true, is_issued: true }).where(eq(items.card_key, before.card_key))
  return { set: { pdf: Buffer.from(bytes), content_hash: hash, issued_date: at } }
}

/** Who signed, when and how stands on the paper too; nothing else of an issued card changes. */
export const signedPaper = async (
  { db, viewer, config, before, at }: Begun<Row, object>,
  signature: Pick<Row, 'sign_method' | 'signed_by' | 'signed_phone'>,
) => {
  const set = { ...signature, signed_date: at }
  const supervision = await namedSupervision(db, viewer, before.supervision_code)
  const address = await cardLink(db, config, before)
  const { bytes, hash } = await drawCard(db, { ...before, ...set }, supervision, address)
  return { ...set, pdf: Buffer.from(bytes), content_hash: hash }
}

const sign = async (begun: Begun<Row, object>) => {
  const { db, before } = begun
  const isSigned = and(
    eq(attachments.module_name, supervisionFiles.module),
    eq(attachments.module_code, before.supervision_code),
    eq(attachments.alias, supervisionFiles.signedCard),
    isNull(attachments.deleted_date),
  )
  if (!(await db.$count(attachments, isSigned))) refuse('conflict', { because: because('signed-copy-missing') })
  const signature = { sign_method: 'upload' as const, signed_by: before.receiver, signed_phone: null }
  return { set: await signedPaper(begun, signature) }
}

const mirror = ({ db, after }: Done<Row>) => showOnSupervision(db, after.supervision_code, after.status)

/** The units' lives tell of it; the dates themselves are read from the card by the one warranty rule. */
const afterIssue = async ({ db, actor, viewer, after, at }: Done<Row>) => {
  const lines = await db.select().from(items).where(eq(items.card_key, after.card_key))
  await showOnSupervision(db, after.supervision_code, after.status, { warranty_card_issued_date: at })
  await noteSerials(db, {
    event: 'warranty-changed',
    serials: lines.map(({ serial_number }) => serial_number),
    document: { type: warrantyCard.entity, code: after.card_code },
    actor,
    at,
    dept_code: after.dept_code,
  })
  await traceStep(db, after.supervision_code, 'warrantyCard', viewer, at, `${after.card_code} v${after.version}`)
  await logActions(db, actor, [
    { entity: process.entity, entity_code: after.supervision_code, action: 'card-issued', reason: after.card_code },
  ])
}

/** The start may have moved since the draft: by policy the dates move with it. */
const submit = async ({ db, viewer, before }: Begun<Row, object>) => {
  const cleared = { reject_reason: null }
  if (before.warranty_basis !== 'based_on_warranty_policy') return { set: cleared }
  const start_date = startOfCard(await findSupervision(db, viewer, before.supervision_code))
  const lines = await db.select().from(items).where(eq(items.card_key, before.card_key)).orderBy(asc(items.id))
  const dated = await withDates(db, start_date, before.warranty_basis, lines)
  await requireItems(db, before.card_code, start_date, dated)
  await db.delete(items).where(eq(items.card_key, before.card_key))
  await db
    .insert(items)
    .values(dated.map((line, n) => ({ ...line, card_key: before.card_key, card_code: before.card_code, id: n + 1 })))
  return { set: { ...cleared, start_date, differing: 0, first_end_date: firstEnd(dated) } }
}

export const onWarrantyCard = acting(warrantyCard, {
  table: t,
  key: 'card_key',
  endpoints: contract.actOnWarrantyCard,
  visible: visibleCards,
  facts: async ({ db }, { supervision_code }) => {
    const [found] = await db
      .select({ status: supervisions.supervision_status })
      .from(supervisions)
      .where(eq(supervisions.supervision_code, supervision_code))
    const status = found?.status
    return { is_handed_over: status === 'Usage_Training_Finished' || status === 'Finish_Project_Finished' }
  },
  changes: {
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    submit,
    approve: async ({ before, input }) => {
      const { differing: n } = before
      if (n > 0 && !input.sees_difference) refuseField('sees_difference', because('dates-differ-from-policy', { n }))
      return {}
    },
    generate,
    sign,
    correct,
    extend,
    void: declareVoid,
  },
  marks: { approve: ({ username, at }) => ({ approved_by: username, approved_date: at }) },
  effects: { submit: [mirror], approve: [mirror], reject: [mirror], generate: [afterIssue], sign: [mirror] },
})

export const warrantyCardLog = ({ db, viewer, input }: RequestContext<typeof contract.warrantyCardLog>) =>
  records.history(db, input.code, input.page, visibleCards(viewer))
