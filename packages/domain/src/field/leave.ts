import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'

export const leaveStatuses = ['Draft', 'Submitted', 'Approved', 'Rejected', 'Adjusted', 'Deleted'] as const
export type LeaveStatus = (typeof leaveStatuses)[number]
/** Those that take the days from others: a second leave cannot be on the same days. */
export const standingLeave = ['Submitted', 'Approved', 'Adjusted'] as const satisfies readonly LeaveStatus[]

export const leaveModule = 'leave'
export const leaveLetter = 'letter'

type LeaveRow = {
  status: LeaveStatus
  usercode: string
  days: number
  /** By the rule that held when it was written or submitted. */
  needs_letter: boolean
  needs_hr: boolean
  first_approved_by: string | null
  authors: readonly string[]
  /** The balance of a year is smaller than the days taken from it. */
  lacks_balance: boolean
  /** A letter hangs on it. */
  has_letter: boolean
}
const stateOf = (row: LeaveRow, viewer: WorkflowViewer) => ({
  status: row.status,
  isOwn: row.usercode === viewer.usercode,
  days: row.days,
  lacksLetter: row.needs_letter && !row.has_letter,
  lacksBalance: row.lacks_balance && !viewer.permission.has('Leave-Negative'),
  isLong: row.needs_hr,
  isFirstDone: row.first_approved_by !== null,
  isHr: viewer.permission.has('Leave-Approve-HR'),
})
type LeaveState = ReturnType<typeof stateOf>

const own = ({ isOwn }: LeaveState) => isOwn
const hasDays = ({ days }: LeaveState) => (days > 0 ? undefined : because('leave-has-no-workday'))
const hasLetter = ({ lacksLetter }: LeaveState) => (lacksLetter ? because('leave-needs-letter') : undefined)
const hasBalance = ({ lacksBalance }: LeaveState) => (lacksBalance ? because('leave-balance-not-enough') : undefined)
const isForHr = ({ isLong, isHr }: LeaveState) => (isLong && !isHr ? because('hr-approves-long-leave') : undefined)

export const leave = workflow({
  entity: 'leave',
  status: 'status',
  state: stateOf,
  actions: {
    modify: { needs: 'Leave-Create', appliesTo: own, from: ['Draft', 'Rejected'], to: 'Draft' },
    submit: {
      needs: 'Leave-Create',
      appliesTo: own,
      from: ['Draft'],
      to: 'Submitted',
      guards: [hasDays, hasLetter, hasBalance],
      primary: true,
    },
    'approve-first': {
      needs: 'Leave-Approve',
      appliesTo: ({ isLong, isFirstDone }) => isLong && !isFirstDone,
      from: ['Submitted'],
      approves: 'step',
      primary: true,
    },
    approve: {
      needs: 'Leave-Approve',
      appliesTo: ({ isLong, isFirstDone }) => !isLong || isFirstDone,
      from: ['Submitted'],
      to: 'Approved',
      guards: [isForHr, hasBalance],
      approves: true,
      primary: true,
    },
    reject: {
      needs: 'Leave-Approve',
      from: ['Submitted'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    'ask-cancel': {
      needs: 'Leave-Create',
      appliesTo: own,
      from: ['Approved'],
      to: 'Adjusted',
      reason: 'required',
    },
    cancel: { needs: 'Leave-Approve', from: ['Adjusted'], to: 'Deleted', approves: true, confirm: true },
    'keep-leave': { needs: 'Leave-Approve', from: ['Adjusted'], to: 'Approved', notAuthor: true, reason: 'required' },
    remove: { needs: 'Leave-Create', appliesTo: own, from: ['Draft', 'Rejected'], removes: true, confirm: true },
  },
})
