import type { actOnOrderComplaint } from '@sejuk/contract/aftersales/complaints'
import type { ActingContext } from '../../../platform/documents/action-context.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { onWorkOrder } from '../work-orders/commands.ts'
import { onComplaint } from './act.ts'
import { findOpen } from './commands.ts'

type OrderComplaintAction = keyof typeof actOnOrderComplaint
type Asked<Name extends OrderComplaintAction> = RequestContext<(typeof actOnOrderComplaint)[Name]>

/** From the work order: in sight, as it was seen, and with an open complaint. */
const beginOnOrder = async <Name extends OrderComplaintAction>(
  context: ActingContext,
  name: Name,
  input: { work_order_number: string; row_version?: number | undefined },
) => {
  const { before } = await onWorkOrder.begin<OrderComplaintAction>(context, name, input)
  const complaint = (await findOpen(context.db, before.work_order_number)) ?? refuse('notFound')
  return onComplaint.beginOn(context, name, complaint)
}

export const replyOnOrder = async ({ input, ...context }: Asked<'reply-complain'>) => {
  const begun = await beginOnOrder(context, 'reply-complain', input)
  await onComplaint.run<'reply-complain'>({ ...begun, input: { ...begun.input, reply: input.reply } })
  return { data: null }
}

export const withdrawOnOrder = async ({ input, ...context }: Asked<'withdraw-back'>) => {
  const begun = await beginOnOrder(context, 'withdraw-back', input)
  await onComplaint.run<'withdraw-back'>({ ...begun, input: { ...begun.input, reason: input.reason } })
  return { data: null }
}

export const generateOnOrder = async ({ input, ...context }: Asked<'generate-new-work-order'>) => {
  const begun = await beginOnOrder(context, 'generate-new-work-order', input)
  const { note, asc_code } = input
  const after = await onComplaint.run<'generate-new-work-order'>({
    ...begun,
    input: { ...begun.input, note, asc_code },
  })
  return { data: { work_order_number: after.new_work_order_number ?? refuse('notFound') } }
}
