import { type WorkflowViewer, workflow } from '../../document-workflow.ts'
import { type ComplaintStatus, complaintStatuses, openComplaints, type TaskStatus } from '../statuses.ts'
import { workOrder } from '../work-orders/work-orders.ts'

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

export const isPastReopening = (solved_date: string | null, now: string) =>
  solved_date !== null && Date.parse(now) - Date.parse(solved_date) > daysToReopen * dayMs

type ComplaintFacts = {
  status: ComplaintStatus
  task_status: TaskStatus
  owner_code: string | null
  is_withdrawn: boolean
  work_order_number: string | null
  solved_date: string | null
  /** The work order is in a batch that is being paid. */
  is_being_paid: boolean
  /** A new work order for it exists and is not finished. */
  has_open_work_order: boolean
}
const stateOf = (row: ComplaintFacts, { usercode }: WorkflowViewer, now: string) => ({
  status: row.status,
  task_status: row.task_status,
  is_mine: row.owner_code === usercode,
  is_owned: row.owner_code !== null,
  is_withdrawn: row.is_withdrawn,
  has_work_order: row.work_order_number !== null,
  /** Solved so long ago that it is another complaint. */
  is_past_reopening: isPastReopening(row.solved_date, now),
  is_being_paid: row.is_being_paid,
  has_open_work_order: row.has_open_work_order,
})
type ComplaintState = ReturnType<typeof stateOf>

const stands = ({ is_withdrawn }: ComplaintState) => (is_withdrawn ? 'The complaint was withdrawn' : undefined)
const isOwners = ({ is_mine }: ComplaintState) => (is_mine ? undefined : 'Only who has the task follows it')
/** A task is assigned as soon as somebody has it. */
export const taskOf = (hasOwner: boolean) => (hasOwner ? ('Task_Assigned' as const) : ('Task_Unassigned' as const))
const opened = ({ is_owned }: ComplaintState) => ({
  status: 'Complain_Not_Solve' as const,
  task_status: taskOf(is_owned),
})
const unfinished = [{ task_status: ['Task_Unassigned', 'Task_Assigned', 'Task_Following'] }] as const
const { 'reply-complain': reply, 'withdraw-back': withdraw, 'generate-new-work-order': generate } = workOrder.actions

/** By the last part of their calls; the last three are of its task. Actions about a work order also pass the work order's own table. */
export const complaint = workflow({
  entity: 'complaint',
  status: 'status',
  state: stateOf,
  actions: {
    'reply-complain': { needs: reply.needs, from: openComplaints, guards: [stands] },
    solve: {
      needs: 'Complain-Solve',
      from: openComplaints,
      to: 'Complain_Solved',
      guards: [
        stands,
        ({ has_open_work_order }) => (has_open_work_order ? 'The new work order is not confirmed yet' : undefined),
      ],
    },
    'not-solve': {
      needs: 'Complain-Not-Solve',
      from: openComplaints,
      to: opened,
      guards: [stands],
      reason: 'required',
    },
    'generate-new-work-order': {
      needs: generate.needs,
      from: openComplaints,
      guards: [
        stands,
        ({ has_work_order }) => (has_work_order ? undefined : 'The complaint is about no work order'),
        ({ has_open_work_order }) => (has_open_work_order ? 'A new work order is already under way' : undefined),
      ],
    },
    'withdraw-back': {
      needs: withdraw.needs,
      from: openComplaints,
      to: { is_withdrawn: true },
      guards: [
        stands,
        ({ is_being_paid }) => (is_being_paid ? 'The work order is already in a reimbursement batch' : undefined),
      ],
      reason: 'required',
      dangerous: true,
    },
    reopen: {
      needs: 'Complain-Reopen',
      from: ['Complain_Solved'],
      to: opened,
      guards: [
        stands,
        ({ is_past_reopening }) =>
          is_past_reopening ? `A complaint can be reopened for ${daysToReopen} days` : undefined,
      ],
      reason: 'required',
    },
    follow: {
      needs: 'Task-Follow',
      from: unfinished,
      to: { task_status: 'Task_Following' },
      guards: [stands, isOwners],
    },
    finish: {
      needs: 'Task-Follow',
      from: [{ task_status: ['Task_Following'] }],
      to: { task_status: 'Task_Followed' },
      guards: [stands, isOwners],
    },
    assign: { needs: 'Task-Assign', from: unfinished, to: { task_status: 'Task_Assigned' }, guards: [stands] },
  },
})
export type ComplaintActionName = keyof typeof complaint.actions

type Weighed = { severity: Severity; reopen_count: number }
/** Reopened: the severity rises, and from the second time on the branch manager is notified. */
export const afterNotSolved = ({ severity, reopen_count }: Weighed) => ({
  severity: Math.max(1, severity - 1) as Severity,
  reopen_count: reopen_count + 1,
  isEscalated: reopen_count + 1 >= reopensUntilEscalated,
})

/** A repeat within thirty days is not paid again. */
export const daysOfRepeat = 30
export const isUnpaidRepeat = (finished_date: string | null, now: string) =>
  finished_date !== null && Date.parse(now) - Date.parse(finished_date) <= daysOfRepeat * dayMs

export const replyRequired = 'Reply is required!'
