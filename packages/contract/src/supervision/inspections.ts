import { because } from '@sejuk/domain/messages'
import { languages } from '@sejuk/domain/platform/languages'
import {
  checkpointKinds,
  inspectionCategories,
  inspectionResults,
  problemKinds,
  problemOutcomes,
  problemStatuses,
  severities,
} from '@sejuk/domain/supervision/inspection'
import { supervisionLevels } from '@sejuk/domain/supervision/supervision-statuses'
import { z } from 'zod'
import { type Data, endpoint } from '../endpoint.ts'
import { code, fileAnswer, instant, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'
import { day, maybeDay } from './supervision-form.ts'

const problem = z.object({
  problem_no: z.number(),
  ...texts('supervision_code', 'description', 'create_user_name'),
  ...maybeTexts(
    'checkpoint_code',
    'recommended_fix',
    'responsible',
    'fix_note',
    'claimed_by',
    'claimed_by_code',
    'closed_by',
  ),
  kind: z.enum(problemKinds),
  severity: z.enum(severities),
  status: z.enum(problemStatuses),
  due_date: day.nullable(),
  claimed_date: instant.nullable(),
  closed_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type InspectionProblem = z.output<typeof problem>

const answer = z.object({
  answer_id: z.number(),
  client_uuid: z.string(),
  result: z.enum(inspectionResults),
  ...maybeTexts('value', 'zone', 'note'),
  ...texts('username', 'usercode'),
  photos: z.number(),
  answered_date: instant,
})
const point = z.object({
  ...texts('checkpoint_code', 'text_default', 'text_local'),
  ...maybeTexts('unit', 'fix_default', 'fix_local'),
  category: z.enum(inspectionCategories),
  kind: z.enum(checkpointKinds),
  min: z.number().nullable(),
  max: z.number().nullable(),
  photo_min: z.number(),
  is_critical: z.boolean(),
  /** How many photos of it have arrived, from all its answers. */
  photos_arrived: z.number(),
  /** Pictures of how it is to look. */
  guidance: z.array(z.object({ photo_path: z.string(), thumbnail_path: z.string() })),
  /** What counts of it; null while nobody has answered. */
  result: z.enum(inspectionResults).nullable(),
  is_disputed: z.boolean(),
  /** Said not to apply by one; another one has to say so too. */
  awaits_second: z.boolean(),
  /** All that was said of it, the newest first. */
  answers: z.array(answer),
})
export type InspectionPoint = z.output<typeof point>

const ofOne = z.object({ supervision_code: code })
/** The whole sheet of a supervision: categories, checkpoints, answers and problems, for a phone that goes without a network. */
export const getInspection = endpoint('GET /api-supervision/supervision-detail/checkpoints', {
  needs: 'Supervision-Detail-Open',
  input: ofOne,
  data: z.object({
    ...texts('supervision_code', 'project_name', 'installer_name', 'supervision_status'),
    level: z.enum(supervisionLevels),
    may_answer: z.custom<ReturnType<typeof because>>().nullable(),
    /** Why problems cannot be worked on; answers are frozen earlier. */
    may_inspect: z.custom<ReturnType<typeof because>>().nullable(),
    /** Why the inspection cannot be handed over to the coordinator yet. */
    may_hand_over: z.custom<ReturnType<typeof because>>().nullable(),
    row_version: z.number(),
    points: z.array(point),
    problems: z.array(problem),
  }),
})

const newProblem = z.object({
  kind: z.enum(problemKinds).default('installation'),
  severity: z.enum(severities).default('Major'),
  description: required('description', 500),
  recommended_fix: optional('action', 500),
  responsible: optional('contact', 200),
  due_date: maybeDay,
})
/** One answer, taken once however often it arrives. */
export const answerCheckpoint = endpoint('POST /api-supervision/supervision-detail/checkpoint-answer', {
  needs: 'Supervision-Inspection',
  input: z.object({
    client_uuid: z.uuid(),
    supervision_code: code,
    checkpoint_code: code,
    result: z.enum(inspectionResults, told('choice-missing')),
    value: optional('result', 100),
    zone: optional('place-in-building', 100),
    note: optional('note', 500),
    photos: wholeNumber('files', 0, 20).default(0),
    /** The answer that the phone knew of; another one since then is a different opinion, not a correction. */
    known_answer_id: orNothing(wholeNumber('answer', 1, 1_000_000_000)),
    problem: newProblem.nullable().default(null),
    at_device: z.iso.datetime(),
    sent_at_device: z.iso.datetime().optional(),
    elapsed_ms: z.number().nullable().optional(),
  }),
  data: z.object({
    answer_id: z.number(),
    result: z.enum(inspectionResults),
    is_disputed: z.boolean(),
    problem_no: z.number().nullable(),
    /** Whether the problem is a new one, or one that was open already and says this now. */
    problem_outcome: z.enum(problemOutcomes).nullable(),
    awaits_second: z.boolean(),
  }),
})

const seen = { supervision_code: code, problem_no: wholeNumber('problem', 1, 100_000), row_version: rowVersion }
/** Found without a checkpoint, such as a mistake of the design. */
export const addProblem = endpoint('POST /api-supervision/supervision-detail/problem-add', {
  needs: 'Supervision-Inspection',
  input: newProblem.extend({ supervision_code: code }),
  data: z.object({ problem_no: z.number() }),
  says: because('problem-added'),
})
export const claimFix = endpoint('POST /api-supervision/supervision-detail/problem-claim-fix', {
  needs: 'Supervision-Inspection',
  input: z.object({ ...seen, fix_note: required('what-was-done', 500) }),
  data: z.null(),
  says: because('updated'),
})
/** Inspected again: closed, or open as before. */
export const reinspect = endpoint('POST /api-supervision/supervision-detail/problem-reinspect', {
  needs: 'Supervision-Inspection',
  input: z.object({ ...seen, is_fixed: flag, note: optional('note', 500) }),
  data: z.null(),
  says: because('updated'),
})

export const inspectionReport = endpoint('GET /api-supervision/supervision-report/inspection', {
  needs: 'Supervision-Inspection-Overview-Open',
  input: ofOne.extend({ language: z.enum(languages).default('local') }),
  data: fileAnswer,
})

/** Every photo of the inspection, the newest first. */
export const inspectionPhotos = endpoint('GET /api-supervision/supervision-report/photos', {
  needs: 'Supervision-Inspection-Overview-Open',
  input: ofOne,
  data: z.array(
    z.object({
      ...texts(
        'photo_code',
        'photo_path',
        'thumbnail_path',
        'checkpoint_code',
        'text_default',
        'text_local',
        'username',
      ),
      ...maybeTexts('zone'),
      category: z.enum(inspectionCategories),
      result: z.enum(inspectionResults),
      answered_date: instant,
    }),
  ),
})
export type InspectionPhoto = Data<typeof inspectionPhotos>[number]

const checkpoint = z.object({
  ...texts('checkpoint_code', 'text_default', 'text_local'),
  ...maybeTexts('unit', 'fix_default', 'fix_local'),
  category: z.enum(inspectionCategories),
  levels: z.array(z.string()),
  level_a: z.boolean(),
  level_b: z.boolean(),
  level_c: z.boolean(),
  kind: z.enum(checkpointKinds),
  min: z.number().nullable(),
  max: z.number().nullable(),
  photo_min: z.number(),
  is_critical: z.boolean(),
  is_active: z.boolean(),
  seq: z.number(),
  created_date: instant,
  row_version: z.number(),
})
export const listCheckpoints = endpoint('GET /api-supervision/supervision/checkpoints', {
  needs: 'Supervision-Open',
  input: listInput(['seq', 'created_date']).extend({
    search: z.string().max(200).default(''),
    category: z.enum(inspectionCategories).optional(),
    level: z.enum(supervisionLevels).optional(),
  }),
  data: z.array(checkpoint),
})
const decimal = orNothing(z.coerce.number<number | string>(told('field-not-number')).min(-1e6).max(1e6))
const checkpointForm = {
  category: z.enum(inspectionCategories, told('choice-missing')),
  text_default: required('default-text', 300),
  text_local: required('local-name', 300),
  kind: z.enum(checkpointKinds, told('choice-missing')),
  unit: optional('units', 20),
  min: decimal,
  max: decimal,
  photo_min: wholeNumber('files', 0, 10),
  is_critical: flag.default(false),
  fix_default: optional('action', 500),
  fix_local: optional('action', 500),
  level_a: flag.default(true),
  level_b: flag.default(true),
  level_c: flag.default(true),
  seq: wholeNumber('kind', 1, 10_000),
  is_active: flag.default(true),
}
export const createCheckpoint = endpoint('POST /api-supervision/supervision/checkpoints/create', {
  needs: 'Supervision-Checkpoint-Modify',
  input: z.object({ checkpoint_code: required('code', 20), ...checkpointForm }),
  data: z.null(),
})
export const updateCheckpoint = endpoint('PUT /api-supervision/supervision/checkpoints/update', {
  needs: 'Supervision-Checkpoint-Modify',
  input: z.object({ checkpoint_code: code, row_version: rowVersion, ...checkpointForm }),
  data: z.null(),
})
export const checkpointLog = actionLogOf('GET /api-supervision/supervision/checkpoints/action-log', 'Supervision-Open')
