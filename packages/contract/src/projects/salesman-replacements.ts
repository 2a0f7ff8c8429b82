import { because } from '@sejuk/domain/messages'
import { branchScopes } from '@sejuk/domain/projects/project-statuses'
import { replacement, replacementStatuses } from '@sejuk/domain/projects/salesman-replacements'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, instant, maybeTexts, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { day } from './project-form.ts'

const row = z.object({
  ...texts('replacement_code', 'log_code', 'project_name', 'from_salesman', 'from_name', 'to_salesman', 'to_name'),
  ...texts('from_dept', 'from_dept_name', 'to_dept', 'to_dept_name', 'effective_date', 'reason'),
  ...texts('created_by', 'create_user_name'),
  ...maybeTexts('reject_reason', 'from_approved_by', 'to_approved_by'),
  scope: z.enum(branchScopes),
  status: z.enum(replacementStatuses),
  kept_percent: z.number(),
  is_from_branch: z.boolean(),
  is_to_branch: z.boolean(),
  applied_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type Replacement = z.output<typeof row>

/** What the viewer's branches give or take. */
export const listReplacements = endpoint('GET /api/project-replacement', {
  needs: 'Project-Replace-Salesman-Open',
  input: listInput(['created_date', 'effective_date']).extend({
    log_code: z.string().max(100).default(''),
    status: z.enum(replacementStatuses).optional(),
  }),
  data: z.array(row),
})

export const createReplacement = endpoint('POST /api/project-replacement/create', {
  needs: 'Project-Replace-Salesman',
  input: z.object({
    log_code: code,
    to_salesman: code,
    effective_date: day,
    kept_percent: wholeNumber('split', 0, 99),
    reason: required('reason', 500),
  }),
  data: z.object({ replacement_code: z.string(), status: z.enum(replacementStatuses) }),
  says: because('replacement-asked'),
})

export const actOnReplacement = actions(replacement, '/api/project-replacement', {
  key: 'replacement_code',
  says: { reject: because('rejected') },
})

export const replacementLog = actionLogOf('GET /api/project-replacement/action-log', 'Project-Replace-Salesman-Open')
