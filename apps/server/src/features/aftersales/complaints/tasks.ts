import type * as contract from '@sejuk/contract/aftersales/complaints'
import { type TaskActionName, taskAction } from '@sejuk/domain/aftersales/complaints'
import { headOffice, instantOf } from '@sejuk/domain/dates'
import { because } from '@sejuk/domain/messages'
import { gate } from '@sejuk/domain/workflow'
import { enforce, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { note, write } from './act.ts'
import { activeUser, notifyOwner } from './commands.ts'
import { lockComplaint } from './lock.ts'

type Asking = Pick<RequestContext<typeof contract.assignTask>, 'db' | 'viewer'>

const begin = async (
  { db, viewer }: Asking,
  name: TaskActionName,
  input: { complain_code: string; row_version: number },
) => {
  const { complaint } = await lockComplaint(db, viewer, input)
  const { task_status, owner_code, is_withdrawn } = complaint
  const state = { task_status, is_mine: owner_code === viewer.usercode, is_stopped: is_withdrawn }
  enforce(gate(taskAction(name), state, viewer.permission))
  return complaint
}

/** A reassigned task keeps its notes and starts again for the new user. */
export const assignTask = async ({ input, ...context }: RequestContext<typeof contract.assignTask>) => {
  const before = await begin(context, 'assign', input)
  const owner = await activeUser(context.db, input.owner_code)
  if (!owner) return refuseField('owner_code', because('person-not-or-no-longer'))
  await note(context, before.complain_code, 'Hand_Over', [owner.owner_name, input.note].filter(Boolean).join(': '))
  const after = await write(
    context,
    'assign',
    before,
    { ...owner, task_status: 'Task_Assigned' },
    { reason: input.note },
  )
  if (owner.owner_code !== context.viewer.usercode) await notifyOwner(context, after)
  return { data: null }
}

export const followTask = async ({ input, ...context }: RequestContext<typeof contract.followTask>) => {
  const before = await begin(context, 'follow', input)
  await note(context, before.complain_code, 'Note', input.note)
  await write(context, 'follow', before, { task_status: 'Task_Following' })
  return { data: null }
}

export const finishTask = async ({ input, ...context }: RequestContext<typeof contract.finishTask>) => {
  const before = await begin(context, 'finish', input)
  const contacted_date = instantOf(input.contacted_date, '00:00', headOffice)
  if (Date.parse(contacted_date) > Date.now()) refuseField('contacted_date', because('day-contact-lies-ahead'))
  await note(context, before.complain_code, 'Result', input.result)
  await write(context, 'finish', before, { task_status: 'Task_Followed', task_result: input.result, contacted_date })
  return { data: null }
}
