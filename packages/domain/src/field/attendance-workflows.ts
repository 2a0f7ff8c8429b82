import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import type { CheckStatus } from './attendance.ts'

type CheckRow = { status: CheckStatus; authors: readonly string[] }

/** A check outside the radius, or a doubtful one, waits for a supervisor. */
export const attendanceCheck = workflow({
  entity: 'attendance',
  status: 'status',
  state: ({ status }: CheckRow, _viewer: WorkflowViewer) => ({ status }),
  actions: {
    approve: { needs: 'Attendance-Approve', from: ['Submitted'], to: 'Approved', approves: true, primary: true },
    reject: {
      needs: 'Attendance-Approve',
      from: ['Submitted', 'Approved'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
  },
})

export const requestKinds = ['in', 'out', 'overtime'] as const
export type RequestKind = (typeof requestKinds)[number]
export const requestStatuses = ['Submitted', 'Approved', 'Rejected'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** Forgotten checks that a supervisor decides in a month; further ones are for HR. */
export const correctionsAMonth = 3
export const oldestCorrectionDays = 31
export const mostOvertimeMinutes = 12 * 60

type RequestRow = { status: RequestStatus; usercode: string; is_over_limit: boolean; authors: readonly string[] }
const requestState = ({ status, usercode, is_over_limit }: RequestRow, viewer: WorkflowViewer) => ({
  status,
  isOwn: usercode === viewer.usercode,
  isForHr: is_over_limit && !viewer.permission.has('Attendance-Approve-HR'),
})
type RequestState = ReturnType<typeof requestState>
const hrDecides = ({ isForHr }: RequestState) => (isForHr ? because('hr-decides-beyond-limit') : undefined)

/** A forgotten check, or overtime. */
export const attendanceRequest = workflow({
  entity: 'attendance-request',
  status: 'status',
  state: requestState,
  actions: {
    approve: {
      needs: 'Attendance-Approve',
      from: ['Submitted'],
      to: 'Approved',
      guards: [hrDecides],
      approves: true,
      primary: true,
    },
    reject: {
      needs: 'Attendance-Approve',
      from: ['Submitted'],
      to: 'Rejected',
      guards: [hrDecides],
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    withdraw: {
      needs: 'Attendance-Correct',
      appliesTo: ({ isOwn }) => isOwn,
      from: ['Submitted'],
      removes: true,
      confirm: true,
    },
  },
})
