import { because } from '@sejuk/domain/messages'
import { projectLog } from '@sejuk/domain/projects/project-logs'
import {
  buildingUses,
  designTaskStatuses,
  followUpFlags,
  followUpKinds,
  loginStatuses,
  projectLevels,
  projectSources,
  projectStages,
  projectStatuses,
  projectTypes,
  similarityStatuses,
} from '@sejuk/domain/projects/project-statuses'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { dropdownInput, listInput, option } from '../lists.ts'
import { latitude, longitude, orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { day, maybeDay, mostRupiah, projectForm } from './project-form.ts'

const row = z.object({
  ...texts('log_code', 'project_name', 'owner_name', 'dept_code', 'dept_name', 'city_name', 'province_name'),
  ...texts('salesman_code', 'salesman_name', 'created_by', 'create_user_name'),
  ...maybeTexts('project_code', 'consultant_me', 'contractor_me'),
  ...maybeTexts('reviewer_code', 'reviewer_name', 'judge_name', 'winner_code'),
  est_order_date: day,
  next_follow_up_date: day.nullable(),
  last_contact_day: day.nullable(),
  protection_until: day.nullable(),
  salesman_codes: z.array(z.string()),
  authors: z.array(z.string()),
  project_type: z.enum(projectTypes),
  building_use: z.enum(buildingUses),
  stage: z.enum(projectStages),
  login_status: z.enum(loginStatuses),
  project_status: z.enum(projectStatuses).nullable(),
  similarity_status: z.enum(similarityStatuses),
  requester_task_status: z.enum(designTaskStatuses),
  login_task_status: z.enum(designTaskStatuses),
  est_total: z.number(),
  probability: z.number(),
  /** Capacity of all systems. */
  capacity: z.number(),
  lat: z.number(),
  lng: z.number(),
  created_date: instant,
  submitted_date: instant.nullable(),
  review_date: instant.nullable(),
  closed_date: instant.nullable(),
  row_version: z.number(),
})
export type ProjectLogRow = z.output<typeof row>

const filters = {
  search: z.string().max(200).default(''),
  dept_code: many,
  salesman_code: many,
  login_status: z.enum(loginStatuses).optional(),
  project_status: z.enum(projectStatuses).optional(),
  project_type: z.enum(projectTypes).optional(),
  stage: z.enum(projectStages).optional(),
  /** Of which something changed since: stage, amount, chance or result. */
  moved_from: day.optional(),
}
const sorts = ['created_date', 'submitted_date', 'project_name', 'est_total', 'next_follow_up_date'] as const

/** What the viewer logged or shares in, and what their branches logged. */
export const listProjectLogs = endpoint('GET /api/project-log', {
  needs: 'Project-Log-View',
  input: listInput(sorts).extend(filters),
  data: z.array(row),
})
export const projectLogData = downloadable(listProjectLogs, {
  module_name: 'project-log-list',
  needs: 'Project-Log-View',
})

/** What waits for an approval, and what came of it. Without a status: what the branch managers have approved. */
export const listSubmittedProjects = endpoint('GET /api/project-log/submitted', {
  needs: 'Project-Submitted-Open',
  input: listInput(sorts).extend({
    ...filters,
    login_status: z.union([z.enum(loginStatuses), z.enum(['LOGIN_BM_APPROVED', 'All'])]).default('LOGIN_BM_APPROVED'),
    similarity_status: z.enum(similarityStatuses).optional(),
  }),
  data: z.array(row),
})

const followUp = z.object({
  follow_up_id: z.number(),
  ...texts('follow_up_date', 'result', 'create_user_name'),
  ...maybeTexts('contact', 'change_reason', 'next_follow_up_date'),
  kind: z.enum(followUpKinds),
  stage_before: z.enum(projectStages),
  stage_after: z.enum(projectStages),
  probability_before: z.number(),
  probability_after: z.number(),
  est_before: z.number(),
  est_after: z.number(),
  distance_m: z.number().nullable(),
  created_date: instant,
})
export type ProjectFollowUp = z.output<typeof followUp>

const detail = row.extend({
  ...texts('detail_address', 'province_code', 'city_code', 'district_code', 'sub_district_code'),
  ...texts('district_name', 'sub_district_name'),
  ...maybeTexts('owner_pic', 'owner_phone', 'developer', 'contractor_main', 'installer_customer_code'),
  ...maybeTexts('postal_code', 'pin_reason', 'est_delivery_date', 'remark', 'reject_reason', 'close_reason'),
  ...maybeTexts('goaled_date', 'order_code', 'lost_to_brand', 'resume_date', 'bm_approved_user_name'),
  ...maybeTexts('approved_user_name'),
  source: z.enum(projectSources),
  brand_focus: z.array(z.string()),
  design_needed: z.boolean(),
  is_abroad: z.boolean(),
  goaled_amount: z.number().nullable(),
  lost_price: z.number().nullable(),
  bm_approved_date: instant.nullable(),
  approved_date: instant.nullable(),
  supervision_applied_date: instant.nullable(),
  /** The newest one of it that the viewer sees. */
  supervision_code: z.string().nullable(),
  level: z.enum(projectLevels),
  follow_up_flag: z.enum(followUpFlags),
  /** The last day of the right to sell. */
  right_ends: z.string().nullable(),
  systems: z.array(
    z.object({
      line_no: z.number(),
      ...texts('business_unit_code', 'product_type', 'capacity_unit'),
      ...maybeTexts('place'),
      capacity: z.number(),
      qty: z.number(),
      est_amount: z.number(),
    }),
  ),
  contacts: z.array(
    z.object({
      line_no: z.number(),
      ...texts('contact_name'),
      ...maybeTexts('job_title', 'company', 'phone', 'email'),
    }),
  ),
  competitors: z.array(
    z.object({
      line_no: z.number(),
      ...texts('brand'),
      ...maybeTexts('heard_from'),
      price: z.number().nullable(),
      is_preferred: z.boolean(),
    }),
  ),
  salespeople: z.array(z.object({ ...texts('usercode', 'username'), split_percent: z.number() })),
  follow_ups: z.array(followUp),
})
export type ProjectLogDetail = z.output<typeof detail>

const itself = z.object({ log_code: code })
/** By the code of the log or of the project. */
export const getProjectLog = endpoint('GET /api/project-log/detail', {
  needs: 'Project-Log-View',
  input: itself,
  data: detail,
})

export const createProjectLog = endpoint('POST /api/project-log/create', {
  needs: 'Project-Log-Create',
  input: z.object(projectForm),
  data: z.object({ log_code: z.string() }),
  says: because('project-logged'),
})

/** How a pin lies to the chosen city: far away is worth a warning, another province needs a reason. */
export const checkProjectPlace = endpoint('GET /api/project-log/check-place', {
  needs: 'Project-Log-Create',
  input: z.object({ city_code: code, lat: latitude, lng: longitude }),
  data: z.object({
    city_distance_m: z.number().nullable(),
    is_far: z.boolean(),
    other_province: z.string().nullable(),
  }),
})

/** While a log is typed: others that look alike, without anything of theirs but code, branch and distance. */
export const findSimilarProjects = endpoint('GET /api/project-log/similar', {
  needs: 'Project-Log-Create',
  input: z.object({
    project_name: z.string().max(200).default(''),
    owner_name: z.string().max(200).default(''),
    lat: orNothing(latitude),
    lng: orNothing(longitude),
    province_code: z.string().max(10).default(''),
    except: z.string().max(100).default(''),
  }),
  data: z.array(z.object({ ...texts('log_code', 'dept_name'), distance_m: z.number().nullable() })),
})

export const actOnProjectLog = actions(projectLog, '/api/project-log', {
  key: 'log_code',
  forms: {
    modify: projectForm,
    followUp: {
      follow_up_date: day,
      kind: z.enum(followUpKinds),
      contact: optional('contact', 100),
      result: required('result', 2000),
      stage: z.enum(projectStages),
      probability: wholeNumber('probability', 0, 100),
      est_total: wholeNumber('estimate', 0, mostRupiah),
      change_reason: optional('reason', 500),
      lat: orNothing(latitude),
      lng: orNothing(longitude),
      next_follow_up_date: maybeDay,
    },
    reject: { winner_code: optional('project', 100) },
    goal: {
      goaled_amount: wholeNumber('estimate', 1, mostRupiah),
      goaled_date: day,
      order_code: optional('project', 60),
    },
    fail: { lost_to_brand: required('brand', 60), lost_price: orNothing(wholeNumber('offer', 0, mostRupiah)) },
    pause: { resume_date: day },
    extend: { protection_until: day },
  },
  says: {
    modify: because('updated'),
    submit: because('project-submitted'),
    followUp: because('follow-up-saved'),
    rejectBm: because('rejected'),
    reject: because('rejected'),
  },
  names: [
    ...(['submit', 'modify', 'withdraw', 'startToApprove', 'approveBm', 'rejectBm', 'approve', 'reject'] as const),
    ...(['followUp', 'goal', 'fail', 'giveUp', 'pause', 'hold', 'resume', 'cancelProject', 'reopen'] as const),
    ...(['extend', 'applySupervision'] as const),
  ],
})

/** Orders of one's own reach, to choose the one that a goal brought. */
export const orderChoices = endpoint('GET /api/project-log/order-dropdown', {
  needs: 'Project-Log-View',
  input: dropdownInput,
  data: z.array(option),
})

export const projectLogLog = actionLogOf('GET /api/project-log/action-log', 'Project-Log-View')
