import type { Parsed } from '@sejuk/contract/endpoint'
import * as contract from '@sejuk/contract/returns/vendor-claims'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { because } from '@sejuk/domain/messages'
import { answerProblem, vendorClaim } from '@sejuk/domain/returns/vendor-claims'
import { rupiah, total } from '@sejuk/domain/values/money'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, sql } from 'drizzle-orm'
import { requireWarehouse } from '../../../business/masters/require-warehouse.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import type { StockMove } from '../../../business/stock/stock-move.ts'
import type { Db } from '../../../db/database.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { vendorClaimLines as lines, vendorClaims as t } from '../../../db/tables/returns/vendor-claims.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { claimableWhere } from './claimable.ts'
import { linesOfClaim, visibleClaims } from './queries.ts'

const records = recordsOf(vendorClaim.entity, t, t.claim_code)
type Row = typeof t.$inferSelect
type Wanted = Parsed<typeof contract.createVendorClaim>['lines']
type Answered = Parsed<(typeof contract.actOnVendorClaim)['answer']>

/** Units that lie here and stand in no other claim, in place of what the claim had before. */
const writeLines = async (
  db: Db,
  viewer: Viewer,
  claim: Pick<Row, 'claim_code' | 'warehouse_code' | 'note'>,
  said: Wanted,
) => {
  const { claim_code } = claim
  const wanted = said.map(({ serial_number, claim_amount }) => ({
    ...{ serial_number: normalizeSerial(serial_number), claim_amount },
  }))
  const serials = sql.param(wanted.map(({ serial_number }) => serial_number))
  const found = await claimableWhere(db, viewer, { ...claim, where: sql`s.serial_number = any(${serials}::text[])` })
  const seen = new Set<string>()
  const rows = wanted.map(({ serial_number, claim_amount }, n): typeof lines.$inferInsert => {
    const unit = found.find((one) => one.serial_number === serial_number)
    if (!unit || seen.has(serial_number))
      return refuseField(`lines.${n}.serial_number`, because('claim-unit-not-claimable', { sn: serial_number }))
    seen.add(serial_number)
    const { item_code, item_name, document_type, document_code, price } = unit
    // What the unit cost the company is not on record; its list price is the most it can be worth.
    if (price > 0 && claim_amount > price && !claim.note)
      refuseField('note', because('claim-above-price', { sn: serial_number, price: rupiah(price) }))
    return {
      claim_code,
      line_no: n + 1,
      item_code,
      item_name,
      document_type,
      document_code,
      serial_number,
      claim_amount,
    }
  })
  await db.delete(lines).where(eq(lines.claim_code, claim_code))
  await db.insert(lines).values(rows)
  return { line_count: rows.length, claim_amount: total(rows.map((row) => row.claim_amount)) }
}

export const createVendorClaim = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createVendorClaim>) => {
  const { lines: wanted, ...form } = input
  await requireWarehouse(db, viewer, form.warehouse_code)
  const [place] = await db.select().from(warehouses).where(eq(warehouses.warehouse_code, form.warehouse_code))
  if (!place) return refuseChoice('warehouse_code')
  const claim_code = await nextDocumentNumber(db, 'VC', place.dept_code, companyToday())
  const by = { created_by: viewer.usercode, create_user_name: viewer.username }
  await records.add(db, actor, { ...form, claim_code, dept_code: place.dept_code, ...by }, { lines: wanted })
  const sums = await writeLines(db, viewer, { ...form, claim_code }, wanted)
  await db
    .update(t)
    .set({ ...sums, row_version: sql`${t.row_version}` })
    .where(eq(t.claim_code, claim_code))
  return { data: { claim_code } }
}

/** What the factory takes leaves the stock; what it rejects stays here, and may be claimed once more. */
const answerLines = async ({ db, viewer, before, input, at }: Begun<Row, object, Answered>) => {
  const { claim_code, warehouse_code } = before
  const own = await linesOfClaim(db, claim_code)
  const moves: StockMove[] = []
  for (const [n, answer] of input.lines.entries()) {
    const line = own.find(({ line_no }) => line_no === answer.line_no)
    if (!line) return refuseField(`lines.${n}.line_no`, because('not-in-list'))
    if (line.result !== null) refuseField(`lines.${n}.result`, because('claim-answered-already'))
    const problem = answerProblem(line.claim_amount, answer)
    if (problem) refuseField(`lines.${n}.${problem.field}`, problem.because)
    const { result, answer_reason } = answer
    const isAccepted = result === 'Accepted'
    const accepted_amount = isAccepted ? answer.accepted_amount : 0
    Object.assign(line, { result, accepted_amount })
    await db
      .update(lines)
      .set({ result, accepted_amount, answer_reason, is_open: isAccepted })
      .where(and(eq(lines.claim_code, claim_code), eq(lines.line_no, line.line_no)))
    if (isAccepted)
      moves.push({
        ...{ type: 'RMA_OUT', warehouse_code, item_code: line.item_code, qty: 1, damaged: 1, line: line.line_no },
        ...{ serials: [line.serial_number], document: { type: vendorClaim.entity, code: claim_code } },
      })
  }
  await moveStock(db, viewer, moves)
  const answered = own.filter(({ result }) => result !== null)
  const isWhole = answered.length === own.length
  return {
    facts: { isWhole },
    set: {
      factory_reference: input.factory_reference ?? before.factory_reference,
      answered_count: answered.length,
      accepted_amount: total(own.map(({ accepted_amount }) => accepted_amount)),
      ...(isWhole ? { answered_date: at } : {}),
    },
    also: { lines: input.lines },
  }
}

export const onVendorClaim = acting(vendorClaim, {
  table: t,
  key: 'claim_code',
  endpoints: contract.actOnVendorClaim,
  visible: visibleClaims,
  changes: {
    modify: async ({ db, viewer, before, input }) => {
      const { factory_name, note, lines: wanted } = input
      const sums = await writeLines(db, viewer, { ...before, note }, wanted)
      return { set: { factory_name, note, ...sums }, also: { lines: wanted } }
    },
    send: async ({ at }) => ({ set: { sent_date: at } }),
    answer: answerLines,
    remove: async ({ db, before }) => {
      await db.delete(lines).where(eq(lines.claim_code, before.claim_code))
      return {}
    },
  },
})

export const vendorClaimLog = ({ db, viewer, input }: RequestContext<typeof contract.vendorClaimLog>) =>
  records.history(db, input.code, input.page, visibleClaims(viewer))
