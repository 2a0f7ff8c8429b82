import type * as contract from '@sejuk/contract/money/bank-statements'
import { because } from '@sejuk/domain/messages'
import { deliveredLayouts } from '@sejuk/domain/money/bank-layouts'
import { asc } from 'drizzle-orm'
import { bankLayouts as t } from '../../../db/tables/money/bank-statements.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { rowsOfFile } from './read-file.ts'

const records = recordsOf('bank-layout', t, t.layout_code)
const most = 200
const shown = { rows: 15, cells: 60, text: 100 }

export const listBankLayouts = async ({ db }: RequestContext<typeof contract.listBankLayouts>) => {
  const own = await db.select().from(t).orderBy(asc(t.name), asc(t.layout_code)).limit(most)
  const nothing = { amount: null, debit: null, credit: null, balance: null, reference: null, account: null }
  const both = [
    ...deliveredLayouts.map((one) => ({ ...one, create_user_name: '', is_delivered: true, row_version: 1 })),
    ...own.map((one) => ({ ...one, is_delivered: false })),
  ]
  return {
    data: both.map(({ columns, ...one }) => ({
      ...one,
      columns: { ...nothing, ...columns, text: [...columns.text] },
    })),
  }
}

export const saveBankLayout = async ({ db, viewer, actor, input }: RequestContext<typeof contract.saveBankLayout>) => {
  const { layout_code, row_version, ...form } = input
  const { sign_form, columns, kind } = form
  const isTwo = sign_form === 'two-columns'
  if (kind !== 'mt940' && isTwo && (columns.debit === null || columns.credit === null))
    refuseField(columns.debit === null ? 'columns.debit' : 'columns.credit', because('choice-missing'))
  if (kind !== 'mt940' && !isTwo && columns.amount === null) refuseField('columns.amount', because('choice-missing'))
  if (deliveredLayouts.some((one) => one.layout_code === layout_code))
    refuse('conflict', { because: because('bank-layout-is-delivered') })
  if (layout_code) {
    const before = await records.lock(db, { code: layout_code, row_version: row_version ?? 1 }, form)
    await records.change(db, actor, before, form)
    return { data: { layout_code } }
  }
  if ((await db.$count(t)) >= most) refuse('conflict', { because: because('no-more-than-rows', { n: most }) })
  const code = await nextDocumentNumber(db, 'BL', viewer.department || 'HO', companyToday())
  await records.add(db, actor, { ...form, layout_code: code, create_user_name: viewer.username })
  return { data: { layout_code: code } }
}

export const readSample = ({ input }: StepwiseContext<typeof contract.sampleBankFile>) => rowsOfFile(input.file)

export const sampleBankFile = async (
  _context: RequestContext<typeof contract.sampleBankFile>,
  rows: Awaited<ReturnType<typeof readSample>>,
) => ({
  data: {
    rows: rows.slice(0, shown.rows).map((row) => row.slice(0, shown.cells).map((cell) => cell.slice(0, shown.text))),
  },
})
