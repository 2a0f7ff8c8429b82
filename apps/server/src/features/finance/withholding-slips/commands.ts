import type * as contract from '@sejuk/contract/finance/withholding-slips'
import { countedStatuses } from '@sejuk/domain/finance/sales-invoices'
import { because } from '@sejuk/domain/messages'
import { and, eq, inArray } from 'drizzle-orm'
import { salesInvoices as i } from '../../../db/tables/finance/sales-invoices.ts'
import { withholdingSlips as t } from '../../../db/tables/finance/withholding-slips.ts'
import { explainConstraint } from '../../../platform/http/faults.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { visibleSlip } from './queries.ts'

const records = recordsOf('withholding-slip', t, t.slip_id)
explainConstraint('withholding_slips_amount', because('slip-above-base'))

/** With a number it has come; a day without a number is neither. */
const statusOf = ({ slip_no, slip_date }: { slip_no: string | null; slip_date: string | null }) => {
  if (slip_date && !slip_no) refuseField('slip_no', because('slip-needs-number'))
  return slip_no ? ('Received' as const) : ('Awaited' as const)
}

export const createWithholdingSlip = async (context: RequestContext<typeof contract.createWithholdingSlip>) => {
  const { db, viewer, actor, input } = context
  const isBilled = and(
    eq(i.invoice_code, input.invoice_code),
    inArray(i.status, [...countedStatuses]),
    visibleTo(viewer, i),
  )
  if ((await db.$count(i, isBilled)) === 0) refuseChoice('invoice_code')
  const by = { create_user_name: viewer.username, updated_user_name: viewer.username }
  const added = await records.add(db, actor, { ...input, status: statusOf(input), ...by })
  return { data: { slip_id: String(added.slip_id), status: added.status, row_version: added.row_version } }
}

export const updateWithholdingSlip = async (context: RequestContext<typeof contract.updateWithholdingSlip>) => {
  const { db, viewer, actor, input } = context
  const { slip_id, row_version, ...form } = input
  const before = await records.lock(db, { code: Number(slip_id), row_version, isVisible: visibleSlip(viewer) }, form)
  const now = { updated_user_name: viewer.username, updated_date: new Date().toISOString() }
  const after = await records.change(db, actor, before, { ...form, status: statusOf(form), ...now })
  return { data: { slip_id, status: after.status, row_version: after.row_version } }
}

export const withholdingSlipLog = ({ db, viewer, input }: RequestContext<typeof contract.withholdingSlipLog>) =>
  records.history(db, Number(input.code) || 0, input.page, visibleSlip(viewer))
