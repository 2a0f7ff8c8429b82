import { because } from '@sejuk/domain/messages'
import { branchScopes } from '@sejuk/domain/projects/project-statuses'
import { problemKinds, problemStatuses, severities } from '@sejuk/domain/supervision/inspection'
import { supervisionTabs } from '@sejuk/domain/supervision/supervision-lists'
import { stepKeys } from '@sejuk/domain/supervision/supervision-rail'
import {
  assAuditStatuses,
  cardStatuses,
  documentKinds,
  documentStatuses,
  installerStatuses,
  letterStatuses,
  overtimes,
  pauseStatuses,
  supervisionLevels,
  supervisionStatuses,
  tsAuditStatuses,
  unitPlaces,
  warrantyBases,
} from '@sejuk/domain/supervision/supervision-statuses'
import { supervision } from '@sejuk/domain/supervision/supervisions'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { dropdownInput, listInput, option } from '../lists.ts'
import { flag, optionOf } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'
import { day, supervisionEdit, supervisionForm } from './supervision-form.ts'

const row = z.object({
  ...texts('supervision_code', 'log_code', 'project_code', 'project_name', 'city_name', 'dept_code', 'dept_name'),
  ...texts('service_dept_code', 'service_dept_name', 'installer_code', 'installer_name', 'category_name'),
  ...texts('created_by', 'create_user_name', 'salesman_code'),
  ...maybeTexts('coordinator_code', 'coordinator_name', 'certification_no', 'waiver_reason'),
  branch_scope: z.enum(branchScopes),
  level: z.enum(supervisionLevels),
  skipped_steps: z.array(z.string()),
  capacity_hp: z.number(),
  unit_count: z.number(),
  supervision_status: z.enum(supervisionStatuses),
  pause_status: z.enum(pauseStatuses).nullable(),
  card_status: z.enum(cardStatuses).nullable(),
  points_total: z.number(),
  points_answered: z.number(),
  photos_missing: z.number(),
  problems_found: z.number(),
  open_problems: z.number(),
  open_letters: z.number(),
  devices_arrived: z.number(),
  next_visit: day.nullable(),
  planned_end: day.nullable(),
  first_schedule_date: instant.nullable(),
  status_since: instant,
  create_date: instant,
  authors: z.array(z.string()),
  row_version: z.number(),
})
export type Supervision = z.output<typeof row>

const filters = {
  search: z.string().max(200).default(''),
  dept_code: many,
  tab: z.enum(supervisionTabs).default('all'),
  supervision_status: z.enum(supervisionStatuses).optional(),
  level: z.enum(supervisionLevels).optional(),
  installer_code: many,
  is_overdue: flag.optional(),
  log_code: z.string().max(100).default(''),
}

export const listSupervisions = endpoint('GET /api-supervision/supervision-list', {
  needs: 'Supervision-Open',
  input: listInput(['create_date', 'project_name', 'status_since', 'next_visit']).extend(filters),
  data: z.array(row),
})
export const supervisionData = downloadable(listSupervisions, {
  module_name: 'supervision-list',
  needs: 'Supervision-Open',
})
/** How many each tab holds. */
export const countSupervisions = endpoint('GET /api-supervision/supervision-list/status-tab', {
  needs: 'Supervision-Open',
  input: z.object({}),
  data: z.record(z.enum(supervisionTabs), z.number()),
})

const step = z.object({
  no: z.number(),
  key: z.enum(stepKeys),
  state: z.enum(['done', 'now', 'blocked', 'later', 'not_required']),
  because: z.custom<ReturnType<typeof because>>().nullable(),
  owner: z.string().nullable(),
  at: instant.nullable(),
  /** Since the step before it. */
  days: z.number().nullable(),
  note: z.string().nullable(),
})
export type RailRow = z.output<typeof step>
const report = z.object({
  report_id: z.number(),
  kind: z.enum(['training', 'debug', 'usage']),
  content: z.record(z.string(), z.unknown()),
  create_user_name: z.string(),
  created_date: instant,
})
export type SupervisionReport = z.output<typeof report>

const detail = row.extend({
  ...texts('detail_address', 'sub_district_name', 'district_name', 'province_name', 'org_code', 'org_name'),
  ...texts('salesman_name'),
  ...maybeTexts('postal_code', 'installer_pic', 'contract_clause', 'remark', 'reject_reason', 'pause_reason'),
  ...maybeTexts('certification_until', 'planned_start', 'resume_date'),
  brand_code_list: z.array(z.string()),
  delivery_orders: z.array(z.string()),
  technicians: z.array(z.object(texts('usercode', 'username'))),
  warranty_basis: z.enum(warrantyBases),
  overtime: z.enum(overtimes),
  installer_status: z.enum(installerStatuses).nullable(),
  ts_audit_status: z.enum(tsAuditStatuses).nullable(),
  ass_audit_status: z.enum(assAuditStatuses).nullable(),
  revision_notice_status: z.enum(letterStatuses).nullable(),
  design_notice_status: z.enum(letterStatuses).nullable(),
  disclaimer_status: z.enum(letterStatuses).nullable(),
  devices_installed: z.number(),
  lat: z.number(),
  lng: z.number(),
  paused_date: instant.nullable(),
  updated_date: instant,
  submitted_date: instant.nullable(),
  ts_dept_audited_date: instant.nullable(),
  ass_dept_audited_date: instant.nullable(),
  audited_date: instant.nullable(),
  dispatched_date: instant.nullable(),
  accepted_date: instant.nullable(),
  staff_received_date: instant.nullable(),
  technical_training_date: instant.nullable(),
  supervise_start_date: instant.nullable(),
  supervise_end_date: instant.nullable(),
  revision_notice_date: instant.nullable(),
  disclaimer_letter_date: instant.nullable(),
  debug_result_date: instant.nullable(),
  usage_training_date: instant.nullable(),
  warranty_card_issued_date: instant.nullable(),
  finished_date: instant.nullable(),
  change_installer_date: instant.nullable(),
  rail: z.array(step),
  /** What the inspection found and nobody has closed or disclaimed yet. */
  problems: z.array(
    z.object({
      problem_no: z.number(),
      description: z.string(),
      responsible: z.string().nullable(),
      kind: z.enum(problemKinds),
      severity: z.enum(severities),
      status: z.enum(problemStatuses),
      due_date: day.nullable(),
    }),
  ),
  lines: z.array(
    z.object({
      line_no: z.number(),
      item_model: z.string(),
      qty: z.number(),
      capacity_hp: z.number(),
      unit_place: z.enum(unitPlaces),
      floor_zone: z.string().nullable(),
    }),
  ),
  contacts: z.array(
    z.object({ line_no: z.number(), ...texts('contact_name'), ...maybeTexts('job_title', 'phone', 'email') }),
  ),
  documents: z.array(
    z.object({
      kind: z.enum(documentKinds),
      document_status: z.enum(documentStatuses),
      remark: z.string().nullable(),
      create_user_name: z.string(),
      created_date: instant,
      files: z.number(),
    }),
  ),
  devices: z.array(
    z.object({
      ...texts('serial_number', 'item_model'),
      ...maybeTexts('delivery_order', 'note', 'installed_place'),
      is_damaged: z.boolean(),
      arrived_date: instant,
      installed_date: instant.nullable(),
    }),
  ),
  reports: z.array(report),
})
export type SupervisionDetail = z.output<typeof detail>

export const getSupervision = endpoint('GET /api-supervision/supervision-detail', {
  needs: 'Supervision-Detail-Open',
  input: z.object({ supervision_code: code }),
  data: detail,
})

/** Projects that are goaled: what a supervision can be made for. */
export const goaledProjects = endpoint('GET /api-supervision/supervision/project-dropdown', {
  needs: 'Supervision-Create-Open',
  input: dropdownInput,
  data: z.array(optionOf('log_code', 'project_name')),
})
/** Delivery orders of the branches that one sees, to choose from. */
export const deliveryChoices = endpoint('GET /api-supervision/supervision/delivery-dropdown', {
  needs: 'Supervision-Open',
  input: dropdownInput,
  data: z.array(option),
})
export const createSupervision = endpoint('POST /api-supervision/supervision/create', {
  needs: 'Supervision-Modify',
  input: z.object(supervisionForm),
  data: z.object({ supervision_code: z.string() }),
  says: because('supervision-created'),
})
/** Scope, installer and contacts once more, as a new draft. */
export const copySupervision = endpoint('POST /api-supervision/supervision/copy', {
  needs: 'Supervision-Copy',
  input: z.object({ supervision_code: code }),
  data: z.object({ supervision_code: z.string() }),
  says: because('supervision-created'),
})

const person = z.object({ name: required('name', 100), company: required('company', 150) })
const attendees = z
  .array(person)
  .min(1, told('attendee-missing'))
  .max(100, told('no-more-than-rows', { n: 100 }))
const device = z.object({
  serial_number: required('serial-number', 60).transform((text) => text.toUpperCase()),
  item_model: required('item', 100),
  delivery_order: optional('letter-number', 60),
  is_damaged: flag.default(false),
  note: optional('note', 500),
})
const measured = {
  measurements: required('measurements', 2000),
  suction_pressure: optional('pressure', 40),
  outlet_temperature: optional('temperature-out', 40),
}

const ofRecord = actions(supervision, '/api-supervision/supervision', {
  key: 'supervision_code',
  names: ['submit', 'modify', 'edit', 'remove'],
  forms: { modify: supervisionForm, edit: supervisionEdit },
  says: { modify: because('updated'), edit: because('updated') },
})
const ofDocuments = actions(supervision, '/api-supervision/supervision-document', {
  key: 'supervision_code',
  names: ['documentNew', 'documentSubmit', 'tsApprove', 'tsReject', 'assApprove', 'assReject'],
  forms: { documentNew: { kind: z.enum(documentKinds, told('choice-missing')), remark: optional('remark', 500) } },
})
const ofProcess = actions(supervision, '/api-supervision/supervision-detail', {
  key: 'supervision_code',
  names: [
    ...(['dispatch', 'rejectByHo', 'accept', 'rejectByBranch', 'receive', 'rejectByCoordinator'] as const),
    ...(['certify', 'waive', 'technicalTraining', 'deviceArrive', 'deviceInstall'] as const),
    ...(['inspectionSubmit', 'inspectionFinish', 'debugNormal', 'debugAbnormal', 'usageTraining'] as const),
    ...(['finish', 'changeInstaller', 'pause', 'resume'] as const),
  ],
  forms: {
    dispatch: { service_dept_code: code },
    receive: {
      technician_codes: z
        .array(code)
        .min(1, told('technician-missing'))
        .max(20, told('no-more-than-rows', { n: 20 })),
    },
    certify: {
      certification_no: required('certificate-number', 60),
      certification_level: z.enum(supervisionLevels, told('choice-missing')),
      valid_to: day,
    },
    technicalTraining: { attendees, remark: optional('remark', 1000) },
    deviceArrive: {
      devices: z
        .array(device)
        .min(1, told('at-least-one-line'))
        .max(200, told('no-more-than-rows', { n: 200 })),
    },
    deviceInstall: {
      serial_numbers: z
        .array(z.string().trim().toUpperCase().min(1).max(60))
        .min(1, told('at-least-one-line'))
        .max(500, told('no-more-than-rows', { n: 500 })),
      installed_place: optional('place-in-building', 200),
    },
    debugNormal: measured,
    debugAbnormal: {
      ...measured,
      faults: z
        .array(required('description', 300))
        .min(1, told('fault-missing'))
        .max(50, told('no-more-than-rows', { n: 50 })),
    },
    usageTraining: {
      receiver_name: required('receiver-name', 100),
      receiver_title: optional('job-title', 100),
      attendees: wholeNumber('quantity', 1, 500),
    },
    changeInstaller: {
      installer_code: code,
      certification_no: required('certificate-number', 60),
      valid_to: day,
    },
    pause: { resume_date: day },
  },
})
export const actOnSupervision = { ...ofRecord, ...ofDocuments, ...ofProcess }

export const supervisionLog = actionLogOf(
  'GET /api-supervision/supervision-detail/action-log',
  'Supervision-Action-Log',
)
