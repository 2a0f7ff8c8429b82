import * as contract from '@sejuk/contract/stock/goods-receipts'
import { because } from '@sejuk/domain/messages'
import { receiptPhotoModule } from '@sejuk/domain/stock/arrival-photos'
import { goodsReceipt } from '@sejuk/domain/stock/goods-receipts'
import { comparableNumber } from '@sejuk/domain/values/comparable-number'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, ne } from 'drizzle-orm'
import { requireStockLines } from '../../../business/stock/stock-lines.ts'
import type { Db } from '../../../db/database.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { goodsReceiptLines as lines, goodsReceipts as t } from '../../../db/tables/stock/goods-receipts.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { isSameNumber } from '../../../platform/lists/comparable-number.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { receiveGoods } from './receive.ts'

const records = recordsOf(goodsReceipt.entity, t, t.receipt_code)
type Line = { item_code: string; qty: number }

/** Goods are received into warehouses of one's own branches. */
const requireWarehouse = async (db: Db, viewer: Viewer, code: string) => {
  const [found] = await db
    .select()
    .from(warehouses)
    .where(and(eq(warehouses.warehouse_code, code), eq(warehouses.is_active, true), visibleTo(viewer, warehouses)))
  return found ?? refuseChoice('warehouse_code')
}

/** A letter that was received already is named and asked about, whichever branch has it. */
const requireNewLetter = async (
  db: Db,
  { letter_no, knows_letter }: { letter_no: string; knows_letter: boolean },
  receipt_code = '',
) => {
  if (knows_letter) return
  const isOther = and(isSameNumber(t.letter_no, letter_no), ne(t.receipt_code, receipt_code))
  const [other] = await db.select({ code: t.receipt_code }).from(t).where(isOther).orderBy(asc(t.receipt_code)).limit(1)
  if (!other) return
  const reason = because('letter-is-known', { letter: letter_no, receipt: other.code })
  refuse('conflict', { status: 'LetterKnown', because: reason, data: { receipt_code: other.code } })
}

const writeLines = (db: Db, receipt_code: string, wanted: readonly Line[]) =>
  db.insert(lines).values(wanted.map(({ item_code, qty }, n) => ({ receipt_code, line_no: n + 1, item_code, qty })))

export const createGoodsReceipt = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createGoodsReceipt>) => {
  const { lines: wanted, knows_letter, ...form } = input
  const { dept_code } = await requireWarehouse(db, viewer, form.warehouse_code)
  await requireStockLines(db, wanted)
  await requireNewLetter(db, { letter_no: form.letter_no, knows_letter })
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  const receipt_code = await nextDocumentNumber(db, 'GR', dept_code, companyToday())
  await records.add(db, actor, { ...form, ...by, receipt_code, dept_code }, { lines: wanted })
  await writeLines(db, receipt_code, wanted)
  return { data: { receipt_code } }
}

export const onGoodsReceipt = acting(goodsReceipt, {
  table: t,
  key: 'receipt_code',
  endpoints: contract.actOnGoodsReceipt,
  visible: (viewer) => visibleTo(viewer, t),
  changes: {
    modify: async ({ db, input, before }) => {
      const { receipt_code, row_version: _version, lines: wanted, knows_letter, ...form } = input
      await requireStockLines(db, wanted)
      if (comparableNumber(form.letter_no) !== comparableNumber(before.letter_no))
        await requireNewLetter(db, { letter_no: form.letter_no, knows_letter }, receipt_code)
      await db.delete(lines).where(eq(lines.receipt_code, receipt_code))
      await writeLines(db, receipt_code, wanted)
      return { set: form, also: { lines: wanted } }
    },
    receive: receiveGoods,
  },
})

export const goodsReceiptLog = ({ db, viewer, input }: RequestContext<typeof contract.goodsReceiptLog>) =>
  records.history(db, input.code, input.page, visibleTo(viewer, t))

/** Photos that waited on a phone may come after the letter was closed. */
export const receiptAttachments = attachmentModule(
  receiptPhotoModule,
  async (db, viewer, code) => (await db.$count(t, and(eq(t.receipt_code, code), visibleTo(viewer, t)))) > 0,
)
