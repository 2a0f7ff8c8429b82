import { impactLines, settingChange } from '@sejuk/domain/company/setting-changes'
import { settingChangeStatuses } from '@sejuk/domain/company/change-proposals'
import { mostBranches } from '@sejuk/domain/company/legal-entity-values'
import { settingKinds } from '@sejuk/domain/company/setting-kinds'
import { because, type MessageCode } from '@sejuk/domain/messages'
import { longestPassword } from '@sejuk/domain/platform/accounts/passwords'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'
import { changeReason, proposal, proposed } from '../setting-proposal.ts'

const path = '/api/setting-change'
const lineValue = z.union([z.string().max(300), z.null(), z.array(z.string().max(60)).max(mostBranches)])
const lines = z.array(z.record(z.string().max(60), lineValue)).max(mostBranches)
const value = z.union([z.string().max(300), z.number(), z.boolean(), z.null(), lines])
const values = z.record(z.string().max(60), value)
const kind = z.enum(settingKinds, told('choice-missing'))
const messageCode = z.custom<MessageCode>((it) => typeof it === 'string')

const row = z.object({
  ...texts('change_code', 'scope', 'scope_name', 'created_by', 'create_user_name'),
  kind,
  status: z.enum(settingChangeStatuses),
  /** Of an account the last four signs, in lists. */
  before: values,
  after: values,
  loosens: z.boolean(),
  is_alone: z.boolean(),
  needed_level: z.number(),
  ...maybeTexts('dept_code', 'decided_by', 'decided_user_name'),
  created_date: instant,
  decided_date: instant.nullable(),
  in_force_date: instant.nullable(),
  ended_date: instant.nullable(),
  /** As wished for, and from the decision on as it holds. */
  valid_from: instant.nullable(),
  valid_until: calendarDay().nullable(),
  row_version: z.number(),
})
export type SettingChangeRow = z.output<typeof row>

export const listSettingChanges = endpoint(`GET ${path}/list`, {
  needs: 'Setting-Change-View',
  input: listInput(['created_date', 'change_code']).extend({
    search: z.string().max(200).default(''),
    /** Who proposed or decided. */
    person: z.string().max(100).default(''),
    kind: kind.optional(),
    scope: z.string().max(60).optional(),
    status: many,
    direction: z.enum(['looser', 'tighter']).optional(),
  }),
  data: z.array(row),
})
export const settingChangeData = downloadable(listSettingChanges, {
  module_name: 'setting-change',
  needs: 'Setting-Change-View',
})

const impact = z.array(z.object({ line: z.enum(impactLines), n: z.number(), amount: z.number().nullable() }))

export const settingProofs = ['code', 'password', 'none'] as const

const detail = row.extend({
  authors: z.array(z.string()),
  author_level: z.number(),
  own_level: z.number(),
  is_first: z.boolean(),
  is_live: z.boolean(),
  stale_value: messageCode.nullable(),
  ...maybeTexts('reason', 'reject_reason'),
  submitted_date: instant.nullable(),
  /** As counted when it was proposed, and now. */
  impact,
  impact_now: impact,
  /** Requests that are open: they are judged by the values of their submission, or by stricter ones of today. */
  waiting: z.array(
    z.object({
      ...texts('code', 'name'),
      entity: z.enum(['credit-limit-request', 'special-price']),
      amount: z.number().nullable(),
      submitted_date: instant.nullable(),
    }),
  ),
  told: z.array(z.object(texts('usercode', 'username', 'role'))),
  /** The value by which the author would decide more alone. */
  gain: z.string().nullable(),
  /** What the person who looks is asked for at the decision. */
  proof: z.enum(settingProofs),
})
export type SettingChange = z.output<typeof detail>

const itself = z.object({ change_code: code })
export const getSettingChange = endpoint(`GET ${path}/detail`, {
  needs: 'Setting-Change-View',
  input: itself,
  data: detail,
})

/** What holds now, and what waits already: for the form. */
export const getCurrentSetting = endpoint(`GET ${path}/current`, {
  needs: 'Setting-Change-View',
  input: z.object({ kind, scope: z.string().trim().max(60).default('') }),
  data: z.object({
    values,
    scope_name: z.string(),
    is_first: z.boolean(),
    waiting_code: z.string().nullable(),
  }),
})

export const proposeSettingChange = endpoint(`POST ${path}/propose`, {
  needs: settingChange.actions.submit.needs,
  input: z.object({
    kind,
    scope: z.string().trim().max(60).default(''),
    after: values.refine((given) => Object.keys(given).length <= 40, told('form-invalid-check-form')),
    ...proposal,
    reason: changeReason,
    /** Kept as a draft until its file is there. */
    is_draft: z.boolean().default(false),
  }),
  data: z.object(proposed),
})

export const actOnSettingChange = actions(settingChange, path, {
  key: 'change_code',
  forms: {
    approve: {
      /** Only earlier than proposed. */
      valid_until: orNothing(calendarDay(told('write-date-2026-11-14'))),
      code: z.string().trim().max(40).default(''),
      current_password: z.string().max(longestPassword).default(''),
    },
  },
  says: {
    submit: because('setting-submitted'),
    reject: because('rejected'),
    withdraw: because('setting-withdrawn'),
  },
})

export const settingChangeLog = actionLogOf(`GET ${path}/action-log`, 'Setting-Change-View')
