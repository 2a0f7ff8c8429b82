import type * as contract from '@sejuk/contract/installers/bonus-tickets'
import { worstTone } from '@sejuk/domain/installers/bonus-checks'
import { mayApplyUntil } from '@sejuk/domain/installers/bonus-rules'
import {
  alreadyClaimed,
  applyTooLate,
  bonusTicket,
  serialsOf,
  type TicketUnit,
  ticketGaps,
} from '@sejuk/domain/installers/bonus-tickets'
import { because } from '@sejuk/domain/messages'
import { addDays, dayIn } from '@sejuk/domain/values/dates'
import { total } from '@sejuk/domain/values/money'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { bonusClaims, bonusTickets as t, bonusTicketUnits as u } from '../../../db/tables/installers/bonus-tickets.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { deviceOf } from '../../../platform/session/device.ts'
import { drawCallBack } from './call-backs.ts'
import { checksOf, countPhotos } from './check.ts'
import { onBonusTicket } from './commands.ts'
import { earningsOf, lockBudgets } from './earnings.ts'
import { unitsOf } from './queries.ts'

const { entity } = bonusTicket

/** The installer behind the session, locked: what they hand in is counted one ticket after the other. */
const lockSelf = async (db: Db, viewer: Viewer) => {
  const [self] = await db.select().from(installers).where(eq(installers.user_code, viewer.usercode)).for('update')
  if (!self) return refuse('notFound')
  const [branch] = await db.select().from(departments).where(eq(departments.dept_code, self.dept_code))
  return { self, today: dayIn(new Date().toISOString(), branch?.timezone ?? '') }
}

const lockOwn = async (db: Db, viewer: Viewer, code: string, row_version: number, form: object = {}) => {
  const own = and(eq(t.bonus_ticket_code, code), eq(t.user_code, viewer.usercode))
  const [found] = await db.select().from(t).where(own).for('update')
  return stillCurrent(db, found, { entity, entity_code: code, row_version, form })
}

const requireSense = (form: { install_date: string | null; units: readonly TicketUnit[] }, today: string) => {
  if (form.install_date && form.install_date > today)
    refuseField('install_date', because('installation-cannot-in-future'))
  const serials = serialsOf(form.units)
  if (new Set(serials).size < serials.length) refuseField('units', because('serial-number-stands-here-twice'))
}

const putUnits = async (db: Db, code: string, units: readonly TicketUnit[]) => {
  await db.delete(u).where(eq(u.bonus_ticket_code, code))
  if (units.length)
    await db.insert(u).values(units.map((unit, n) => ({ ...unit, bonus_ticket_code: code, unit_no: n + 1 })))
}

export const saveBonusTicket = async ({ input, ...context }: RequestContext<typeof contract.saveBonusTicket>) => {
  const { db, viewer, actor } = context
  const { bonus_ticket_code, row_version, client_key, units, ...form } = input
  const { self, today } = await lockSelf(db, viewer)
  requireSense({ ...form, units }, today)
  const [known] = await db
    .select()
    .from(t)
    .where(and(eq(t.user_code, viewer.usercode), eq(t.client_key, client_key)))
    .for('update')
  if (!known && !bonus_ticket_code) {
    const code = await nextDocumentNumber(db, 'IBT', self.dept_code, today)
    const own = { user_code: self.user_code, user_type: self.user_type, dept_code: self.dept_code }
    const row = { ...form, ...own, bonus_ticket_code: code, client_key, unit_count: units.length }
    await db.insert(t).values(row)
    await putUnits(db, code, units)
    await logActions(db, actor, [
      { entity, entity_code: code, action: 'create', to_status: 'Draft', after: { ...form, units } },
    ])
    return { data: { bonus_ticket_code: code, row_version: 1 } }
  }
  const code = bonus_ticket_code ?? known?.bonus_ticket_code ?? ''
  // A draft that is sent again from the phone carries no version: it is the phone's own.
  const before = await lockOwn(db, viewer, code, row_version ?? known?.row_version ?? 0, form)
  const begun = await onBonusTicket.beginOn(context, 'save', before)
  const was = (await unitsOf(db, code)).map(({ serial_indoor, serial_outdoor }) => ({ serial_indoor, serial_outdoor }))
  const claimed = before.ticket_status === 'Withdrawn'
  await putUnits(db, code, units)
  // What is no longer claimed is free for others at once.
  if (claimed) await db.delete(bonusClaims).where(eq(bonusClaims.bonus_ticket_code, code))
  if (claimed) await claim(db, code, units)
  const set = { ...form, unit_count: units.length, ...callAnew(before, form.customer_phone) }
  const seen = { ...before, units: was }
  const after = await onBonusTicket.end({ ...begun, before: seen }, { set, also: { units } })
  return { data: { bonus_ticket_code: code, row_version: after.row_version } }
}

/** Who was called is no longer the customer: whoever is now is called instead. */
const callAnew = (before: typeof t.$inferSelect, customer_phone: string | null) =>
  before.call_back_status && before.customer_phone !== customer_phone
    ? { call_back_status: customer_phone ? ('Due' as const) : null, calls: 0 }
    : {}

/** In order of number, so that two who claim the same never wait for each other. The key refuses the second. */
const claim = async (db: Db, code: string, units: readonly TicketUnit[]) => {
  const serials = serialsOf(units).toSorted()
  for (const serial_number of serials) await db.insert(bonusClaims).values({ serial_number, bonus_ticket_code: code })
}

export const submitBonusTicket = async ({ input, ...context }: RequestContext<typeof contract.submitBonusTicket>) => {
  const { db, viewer, request } = context
  const { self, today } = await lockSelf(db, viewer)
  const code = input.bonus_ticket_code
  const before = await lockOwn(db, viewer, code, input.row_version)
  const begun = await onBonusTicket.beginOn(context, 'submit', before)
  const units = (await unitsOf(db, code)).map(({ serial_indoor, serial_outdoor }) => ({
    serial_indoor,
    serial_outdoor,
  }))
  requireSense({ ...before, units }, today)
  const { install_date } = before
  await lockBudgets(db)
  const worth = install_date ? await earningsOf(db, self, install_date, units, code) : undefined
  const gaps = ticketGaps({ ...before, units }, worth?.evidence ?? [], await countPhotos(db, code))
  if (Object.keys(gaps).length || !install_date || !worth)
    return refuse('invalid', {
      errors: Object.fromEntries(Object.entries(gaps).map(([field, text]) => [field, [text]])),
    })
  // Handed in once in time, a ticket that came back to be corrected is still in time.
  if (worth.days !== null && !before.submitted_date && today > mayApplyUntil(install_date, worth.days))
    refuseField('install_date', applyTooLate(worth.days))
  await db.delete(bonusClaims).where(eq(bonusClaims.bonus_ticket_code, code))
  await claim(db, code, units)
  const flags = await checksOf(db, { ...before, install_date }, units, worth.serials, {
    installer_phone: self.phone_number,
    device: deviceOf(request),
  })
  await db.delete(u).where(eq(u.bonus_ticket_code, code))
  await db.insert(u).values(worth.earned.map((unit) => ({ ...unit, bonus_ticket_code: code })))
  const amount = total(worth.earned.map((unit) => unit.amount))
  const set = {
    user_type: self.user_type,
    dept_code: self.dept_code,
    amount,
    flags,
    tone: worstTone(flags),
    reason: null,
    call_back_status: await drawCallBack(db, before),
    submitted_date: begun.at,
  }
  await onBonusTicket.end(begun, { set })
  return { data: { amount } }
}

export const discardBonusTicket = async ({ input, ...context }: RequestContext<typeof contract.discardBonusTicket>) => {
  const { db, viewer } = context
  await lockSelf(db, viewer)
  const before = await lockOwn(db, viewer, input.bonus_ticket_code, input.row_version)
  await onBonusTicket.end(await onBonusTicket.beginOn(context, 'discard', before))
  return { data: null }
}

export const previewBonus = async ({ db, viewer, input }: RequestContext<typeof contract.previewBonus>) => {
  const [self] = await db.select().from(installers).where(eq(installers.user_code, viewer.usercode))
  if (!self) return refuse('notFound')
  const worth = await earningsOf(db, self, input.install_date, input.units, input.bonus_ticket_code)
  const claims = await claimsOf(db, input.units, input.bonus_ticket_code)
  const lines = worth.earned.map((line) => ({ ...line, problem: problemOf(line, worth.serials, claims) }))
  return {
    data: {
      lines,
      amount: total(lines.map((line) => line.amount)),
      evidence: worth.evidence,
      apply_until: worth.days === null ? null : addDays(input.install_date, worth.days),
    },
  }
}

const claimsOf = async (db: Db, units: readonly TicketUnit[], itself = '') => {
  const found = new Set<string>()
  for (const serial of serialsOf(units)) {
    const [one] = await db.select().from(bonusClaims).where(eq(bonusClaims.serial_number, serial))
    if (one && one.bonus_ticket_code !== itself) found.add(serial)
  }
  return found
}

/** What would stand in the way of this unit, said while it can still be corrected. */
const problemOf = (
  unit: TicketUnit & { rule_code: string | null },
  serials: ReadonlyMap<string, unknown>,
  claims: ReadonlySet<string>,
) => {
  const own = serialsOf([unit])
  if (own.some((serial) => claims.has(serial))) return alreadyClaimed
  if (own.some((serial) => !serials.has(serial))) return 'Serial number is not known'
  return own.length && !unit.rule_code ? 'No bonus rule fits this unit' : null
}
