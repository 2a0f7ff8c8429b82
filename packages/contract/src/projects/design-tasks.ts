import { because } from '@sejuk/domain/messages'
import { designPriorities, designScopes, designTask, mostDesignHours } from '@sejuk/domain/projects/design-tasks'
import { designTaskStatuses, loginStatuses, projectStatuses } from '@sejuk/domain/projects/project-statuses'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { decimalNumber, orNothing } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'
import { day, maybeDay } from './project-form.ts'

const hours = decimalNumber('hours', mostDesignHours, 1)
const row = z.object({
  ...texts('design_task_code', 'log_code', 'project_name', 'dept_code', 'dept_name', 'brief'),
  ...texts('requester_code', 'requester_name'),
  ...maybeTexts('project_code', 'designer_code', 'designer_name', 'revision_of', 'reject_reason'),
  requester_task_status: z.enum(designTaskStatuses),
  login_task_status: z.enum(designTaskStatuses),
  login_status: z.enum(loginStatuses),
  project_status: z.enum(projectStatuses).nullable(),
  scopes: z.array(z.enum(designScopes)),
  priority: z.enum(designPriorities),
  needed_by: day,
  est_hours: z.number(),
  spent_hours: z.number(),
  version: z.number(),
  released_version: z.number().nullable(),
  /** Days after the day it was needed by. */
  days_late: z.number(),
  authors: z.array(z.string()),
  approver_codes: z.array(z.string()),
  submitted_date: instant.nullable(),
  released_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type DesignTaskRow = z.output<typeof row>

/** `open`: what somebody still has to do. `waiting`: what nobody has taken. `late`: open after the day it was needed by. */
export const designStands = ['open', 'waiting', 'late'] as const
const filters = {
  search: z.string().max(200).default(''),
  dept_code: many,
  designer_code: many,
  log_code: z.string().max(100).default(''),
  requester_task_status: z.enum(designTaskStatuses).optional(),
  scope: z.enum(designScopes).optional(),
  stands: z.enum(designStands).optional(),
  needed_from: day.optional(),
  needed_to: day.optional(),
}

/** Tasks of the projects that the viewer sees, and those the viewer asked for or works on. */
export const listDesignTasks = endpoint('GET /api/design-task', {
  needs: 'Design-Task-View',
  input: listInput(['needed_by', 'created_date', 'project_name']).extend(filters),
  data: z.array(row),
})
export const designTaskData = downloadable(listDesignTasks, {
  module_name: 'design-task-lists',
  needs: 'Design-Task-View',
})

const version = z.object({
  version_no: z.number(),
  ...texts('notes', 'uploaded_by_name'),
  ...maybeTexts('decided_by_name', 'reject_reason'),
  spent_hours: z.number(),
  uploaded_date: instant,
  released_date: instant.nullable(),
  /** Files that could not be marked as released, such as protected ones. */
  unmarked: z.array(z.string()),
})
export type DesignVersion = z.output<typeof version>

const detail = row.extend({ versions: z.array(version) })
export type DesignTaskDetail = z.output<typeof detail>

/** The tasks of one project with their versions, the newest first. */
export const designTasksOfProject = endpoint('GET /api/design-task/of-project', {
  needs: 'Design-Task-View',
  input: z.object({ log_code: code }),
  data: z.array(detail),
})

const form = {
  needed_by: day,
  scopes: z.array(z.enum(designScopes)).min(1, told('design-scope-missing')).max(designScopes.length),
  priority: z.enum(designPriorities).default('normal'),
  brief: required('brief', 4000),
}

/** For a project whose designs are done, refused or were never asked for. */
export const createDesignTask = endpoint('POST /api/design-task/create', {
  needs: 'Design-Task-Request',
  input: z.object({ log_code: code, row_version: rowVersion, ...form, revision_of: optional('brief', 100) }),
  data: z.object({ design_task_code: z.string() }),
  says: because('design-requested'),
})

export const actOnDesignTask = actions(designTask, '/api/design-task', {
  key: 'design_task_code',
  forms: {
    modify: form,
    assign: { designer_code: code, needed_by: maybeDay, est_hours: orNothing(hours) },
    accept: { est_hours: orNothing(hours) },
    upload: { notes: required('version-notes', 2000), spent_hours: hours },
  },
  says: {
    modify: because('updated'),
    upload: because('design-uploaded'),
    audit: because('design-released'),
    remove: because('deleted'),
    rejectDesigner: because('rejected'),
    rejectSpv: because('rejected'),
    rejectManager: because('rejected'),
  },
})

export const designTaskLog = actionLogOf('GET /api/design-task/action-log', 'Design-Task-View')

const designer = z.object({
  ...texts('usercode', 'username', 'dept_name'),
  booked_hours: z.number(),
  /** Of the working days of the shown week, without leave. */
  free_hours: z.number(),
  /** Of what was released in 90 days; none where nothing was. */
  on_time_percent: z.number().nullable(),
  leave_days: z.array(z.string()),
})
export type BoardDesigner = z.output<typeof designer>

/** Designers by the days their work is needed, for the five days from a Monday on. */
export const designBoard = endpoint('GET /api/design-task/board', {
  needs: 'Design-Task-View',
  input: z.object({ from: day.optional(), scope: z.enum(designScopes).optional(), mine: flag.default(false) }),
  data: z.object({
    today: z.string(),
    days: z.array(z.object({ day: z.string(), holiday: z.string().nullable() })),
    designers: z.array(designer),
    tasks: z.array(row),
    /** Open tasks that are needed later than the board shows, or more than it holds. */
    later: z.number(),
    figures: z.object({
      open: z.number(),
      waiting: z.number(),
      late: z.number(),
      oldest_late_days: z.number(),
      due: z.number(),
      at_spv: z.number(),
      at_manager: z.number(),
      released: z.number(),
      versions_each: z.number().nullable(),
      on_time_percent: z.number().nullable(),
    }),
  }),
})
