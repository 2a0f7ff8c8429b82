import type { Viewer } from '@sejuk/domain/viewers'
import type { Actor } from './action-log.ts'

const named = { usercode: 'system', username: 'Sejuk' }

/** The actor of scheduled jobs in the action log. */
export const systemActor: Actor = { ...named, via: 'system', ip: '', request_id: '' }

/** A job, where a rule asks who looks. It holds no permission: an action of the system is asked for without one. */
export const systemViewer: Viewer = {
  ...named,
  role: [],
  permission: new Set(),
  view_data: 'View_Data_All_Branches',
  department: '',
  departmentlist: [],
  asc_code: null,
  customer_codes: [],
  shop_codes: [],
  login_from: 'web',
}
