import { addMonths } from '@sejuk/domain/catalogue/warranty'
import { because } from '@sejuk/domain/messages'
import { differsFromPolicy, latestEnd, warrantyCard } from '@sejuk/domain/supervision/warranty-cards'
import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm'
import { noteSerials } from '../../../business/catalogue/serial-moves.ts'
import type { Db } from '../../../db/database.ts'
import { supervisions } from '../../../db/tables/supervision/supervisions.ts'
import { warrantyCardItems as items, warrantyCards as t } from '../../../db/tables/supervision/warranty-cards.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import { logActions } from '../../../platform/records/action-log.ts'

type Row = typeof t.$inferSelect
type Line = typeof items.$inferSelect

/** The card of a supervision that counts or is written; a void one is history. */
export const latestCard = async (db: Db, supervision_code: string) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.supervision_code, supervision_code), isNull(t.voided_date)))
    .orderBy(desc(t.version))
    .limit(1)
  return found
}
/** Why the card before was declared void, where no other one counts. */
export const lastVoid = async (db: Db, supervision_code: string) => {
  const [found] = await db
    .select({ card_code: t.card_code, reason: t.void_reason })
    .from(t)
    .where(eq(t.supervision_code, supervision_code))
    .orderBy(desc(t.created_date), desc(t.version))
    .limit(1)
  return found?.reason ? `${found.card_code}: ${found.reason}` : null
}

const showStatus = (db: Db, supervision_code: string, card_status: Row['status'] | null) =>
  db.update(supervisions).set({ card_status }).where(eq(supervisions.supervision_code, supervision_code))

/** What a new version does not take over from the one before. */
const unwritten = {
  status: 'Document_Draft',
  is_superseded: false,
  content_hash: null,
  issued_date: null,
  signed_date: null,
  sign_method: null,
  signed_by: null,
  signed_phone: null,
  approved_by: null,
  approved_date: null,
  reject_reason: null,
} as const

type Beginning = Begun<Row, object, { reason: string }>
/** The next version begins with what the issued one says; until it is issued, the old one counts. */
const beginNext = async (
  { db, viewer, actor, before, input }: Beginning,
  lines: readonly Line[],
  over: Partial<Row> = {},
) => {
  const version = before.version + 1
  const card_key = `${before.card_code}.${version}`
  const open = and(eq(t.card_code, before.card_code), eq(t.version, version))
  if (await db.$count(t, open)) refuse('conflict', { because: because('card-corrected-already') })
  const { row_version: _v, created_date: _c, updated_date: _u, pdf: _p, ...same } = before
  await db.insert(t).values({
    ...same,
    ...unwritten,
    ...{ card_key, version, authors: [viewer.usercode] },
    ...{ created_by: viewer.usercode, create_user_name: viewer.username },
    ...over,
  })
  await db.insert(items).values(lines.map((line) => ({ ...line, card_key, is_live: false, is_issued: false })))
  await logActions(db, actor, [
    {
      ...{ entity: warrantyCard.entity, entity_code: card_key, action: 'create', to_status: 'Document_Draft' },
      reason: input.reason,
    },
  ])
  await showStatus(db, before.supervision_code, 'Document_Draft')
}

const linesOf = (db: Db, card_key: string) =>
  db.select().from(items).where(eq(items.card_key, card_key)).orderBy(asc(items.id))

export const correct = async (begun: Beginning) => {
  await beginNext(begun, await linesOf(begun.db, begun.before.card_key))
  return {}
}

type Extending = Begun<Row, object, { reason: string; months: number; contract_clause: string }>
/** Every unit ends so many months later; the manager sees what the policy said. */
export const extend = async (begun: Extending) => {
  const { db, before, input } = begun
  const { months, contract_clause } = input
  const lines = (await linesOf(db, before.card_key)).map((line) => ({
    ...line,
    policy_end_sparepart: line.policy_end_sparepart ?? line.warranty_end_date_sparepart,
    policy_end_compressor: line.policy_end_compressor ?? line.warranty_end_date_compressor,
    warranty_end_date_sparepart: addMonths(line.warranty_end_date_sparepart, months),
    warranty_end_date_compressor: addMonths(line.warranty_end_date_compressor, months),
  }))
  const last = latestEnd(before.start_date)
  if (lines.some((line) => line.warranty_end_date_compressor > last))
    refuseField('months', because('end-too-late', { day: last }))
  await beginNext(begun, lines, {
    ...{ warranty_basis: 'based_on_sales_contract', contract_clause },
    differing: lines.filter(differsFromPolicy).length,
    first_end_date: lines.map((line) => line.warranty_end_date_sparepart).toSorted()[0] ?? null,
  })
  return {}
}

/** Nothing of it counts any more, and its numbers are free for another card. */
export const declareVoid = async ({ db, viewer, actor, before, input, at }: Beginning) => {
  const others = and(eq(t.card_code, before.card_code), ne(t.card_key, before.card_key))
  const said = { voided_date: at, voided_by: viewer.username, void_reason: input.reason }
  await db.update(t).set(said).where(others)
  await db.update(items).set({ is_live: false, is_issued: false }).where(eq(items.card_code, before.card_code))
  await showStatus(db, before.supervision_code, null)
  await noteSerials(db, {
    event: 'warranty-changed',
    serials: (await linesOf(db, before.card_key)).map(({ serial_number }) => serial_number),
    document: { type: warrantyCard.entity, code: before.card_code },
    ...{ actor, at, dept_code: before.dept_code },
  })
  return { set: said }
}
