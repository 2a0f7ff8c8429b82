import type { ListedPermission } from '../permissions.ts'
import type { Action } from '../workflow.ts'
import { type ComplaintStatus, complaintStatuses, openComplaints, type TaskStatus } from './statuses.ts'
import { workOrder } from './work-orders.ts'

export const complaintSources = ['Survey', 'Call', 'Email', 'Social', 'Dealer'] as const
export type ComplaintSource = (typeof complaintSources)[number]

export const complaintCategories = [
  'Late',
  'Attitude',
  'Quality',
  'Price',
  'Part_Wait',
  'Repeat_Failure',
  'Damage',
] as const
export type ComplaintCategory = (typeof complaintCategories)[number]

export const compensationTypes = ['None', 'Refund', 'Free_Service', 'Voucher'] as const
export type CompensationType = (typeof compensationTypes)[number]

/** To the customer, among ourselves, of a task that changed hands or was done. */
export const noteKinds = ['Reply', 'Note', 'Hand_Over', 'Result'] as const
export type NoteKind = (typeof noteKinds)[number]

export const complaintTabs = ['All', 'Overdue', ...complaintStatuses, 'Withdrawn'] as const
export type ComplaintTab = (typeof complaintTabs)[number]

/** One is the worst. */
export const severities = [1, 2, 3] as const
export type Severity = (typeof severities)[number]
const hoursToAnswer: Record<Severity, number> = { 1: 4, 2: 24, 3: 72 }
const hourMs = 3_600_000
const dayMs = 24 * hourMs

export const dueOf = (severity: Severity, from: string) =>
  new Date(Date.parse(from) + hoursToAnswer[severity] * hourMs).toISOString()

export const isOverdue = (complaint: { status: ComplaintStatus; due_date: string }, now: string) =>
  complaint.status !== 'Complain_Solved' && Date.parse(now) > Date.parse(complaint.due_date)

/** The severity of a customer's answers: unexplained payments and an unsolved problem weigh most. */
export const severityOfSurvey = (answers: {
  overall: number
  is_solved: boolean
  money_asked: boolean
  has_receipt: boolean
}): Severity => {
  if (answers.money_asked && !answers.has_receipt) return 1
  return answers.overall <= 2 || !answers.is_solved ? 2 : 3
}
export const categoryOfSurvey = (answers: {
  is_solved: boolean
  is_on_time: boolean | null
  politeness: number | null
  money_asked: boolean
}): ComplaintCategory => {
  if (answers.money_asked) return 'Price'
  if (!answers.is_solved) return 'Quality'
  if (answers.is_on_time === false) return 'Late'
  return answers.politeness !== null && answers.politeness <= 2 ? 'Attitude' : 'Quality'
}

export const daysToReopen = 14
export const reopensUntilEscalated = 2

export type ComplaintState = {
  complaint_status: ComplaintStatus
  is_withdrawn: boolean
  has_work_order: boolean
  /** Solved so long ago that it is another complaint. */
  is_past_reopening: boolean
  /** The work order is in a batch that is being paid. */
  is_being_paid: boolean
  /** A new work order for it exists and is not finished. */
  has_open_work_order: boolean
}
type ComplaintAction = Action<ComplaintState> & { needs: ListedPermission }

const stands = ({ is_withdrawn }: ComplaintState) => (is_withdrawn ? 'The complaint was withdrawn' : undefined)
const open = { complaint_status: openComplaints }
const { 'reply-complain': reply, 'withdraw-back': withdraw, 'generate-new-work-order': generate } = workOrder.actions

/** Keyed by the last part of the path. Actions about a work order also pass the work order's own table. */
export const complaintActions = {
  'reply-complain': { needs: reply.needs, from: reply.from, guards: [stands] },
  solve: {
    needs: 'Complain-Solve',
    from: [open],
    to: { complaint_status: 'Complain_Solved' },
    guards: [
      stands,
      ({ has_open_work_order }) => (has_open_work_order ? 'The new work order is not confirmed yet' : undefined),
    ],
  },
  'not-solve': {
    needs: 'Complain-Not-Solve',
    from: [open],
    to: { complaint_status: 'Complain_Not_Solve' },
    guards: [stands],
  },
  'withdraw-back': {
    needs: withdraw.needs,
    from: withdraw.from,
    guards: [
      stands,
      ({ is_being_paid }) => (is_being_paid ? 'The work order is already in a reimbursement batch' : undefined),
    ],
  },
  'generate-new-work-order': {
    needs: generate.needs,
    from: generate.from,
    guards: [
      stands,
      ({ has_work_order }) => (has_work_order ? undefined : 'The complaint is about no work order'),
      ({ has_open_work_order }) => (has_open_work_order ? 'A new work order is already under way' : undefined),
    ],
  },
  reopen: {
    needs: 'Complain-Reopen',
    from: [{ complaint_status: ['Complain_Solved'] }],
    to: { complaint_status: 'Complain_Not_Solve' },
    guards: [
      stands,
      ({ is_past_reopening }) =>
        is_past_reopening ? `A complaint can be reopened for ${daysToReopen} days` : undefined,
    ],
  },
} as const satisfies Record<string, ComplaintAction>
export type ComplaintActionName = keyof typeof complaintActions
export const complaintAction = (name: ComplaintActionName): ComplaintAction => complaintActions[name]

export const isPastReopening = (solved_date: string | null, now: string) =>
  solved_date !== null && Date.parse(now) - Date.parse(solved_date) > daysToReopen * dayMs

type Weighed = { severity: Severity; reopen_count: number }
/** Reopened: the severity rises, and from the second time on the branch manager is notified. */
export const afterNotSolved = ({ severity, reopen_count }: Weighed) => ({
  severity: Math.max(1, severity - 1) as Severity,
  reopen_count: reopen_count + 1,
  isEscalated: reopen_count + 1 >= reopensUntilEscalated,
})

export type TaskState = { task_status: TaskStatus; is_mine: boolean; is_stopped: boolean }
type TaskAction = Action<TaskState> & { needs: ListedPermission }
const isOwners = ({ is_mine }: TaskState) => (is_mine ? undefined : 'Only who has the task follows it')
const isGoingOn = ({ is_stopped }: TaskState) => (is_stopped ? 'The complaint was withdrawn' : undefined)
const unfinished: TaskStatus[] = ['Task_Assigned', 'Task_Following']

export const taskActions = {
  assign: {
    needs: 'Task-Assign',
    from: [{ task_status: unfinished }],
    to: { task_status: 'Task_Assigned' },
    guards: [isGoingOn],
  },
  follow: {
    needs: 'Task-Follow',
    from: [{ task_status: unfinished }],
    to: { task_status: 'Task_Following' },
    guards: [isGoingOn, isOwners],
  },
  finish: {
    needs: 'Task-Follow',
    from: [{ task_status: ['Task_Following'] }],
    to: { task_status: 'Task_Followed' },
    guards: [isGoingOn, isOwners],
  },
} as const satisfies Record<string, TaskAction>
export type TaskActionName = keyof typeof taskActions
export const taskAction = (name: TaskActionName): TaskAction => taskActions[name]

/** A repeat within thirty days is not paid again. */
export const daysOfRepeat = 30
export const isUnpaidRepeat = (finished_date: string | null, now: string) =>
  finished_date !== null && Date.parse(now) - Date.parse(finished_date) <= daysOfRepeat * dayMs

export const replyRequired = 'Reply is required!'
