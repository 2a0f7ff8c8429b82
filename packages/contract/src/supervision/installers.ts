import { because } from '@sejuk/domain/messages'
import { supervisionLevels } from '@sejuk/domain/supervision/supervision-statuses'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'
import { day } from './supervision-form.ts'

const row = z.object({
  ...texts('installer_code', 'installer_name', 'dept_code', 'dept_name'),
  ...maybeTexts('certification_no', 'blacklist_reason'),
  certification_level: z.enum(supervisionLevels).nullable(),
  valid_to: day.nullable(),
  is_blacklisted: z.boolean(),
  projects: z.number(),
  problems: z.number(),
  /** Problems for each 100 checkpoints that were answered. */
  problem_rate: z.number().nullable(),
  disclaimers: z.number(),
  created_date: instant,
  row_version: z.number(),
})
export type SupervisionInstaller = z.output<typeof row>

export const listInstallersOfProjects = endpoint('GET /api-supervision/installer-list', {
  needs: 'Supervision-Installer-List-Open',
  input: listInput(['installer_name', 'created_date', 'valid_to']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    is_expired: flag.optional(),
    is_blacklisted: flag.optional(),
  }),
  data: z.array(row),
})
export const installerOfProjectData = downloadable(listInstallersOfProjects, {
  module_name: 'supervision-installer-list',
  needs: 'Supervision-Installer-List-Open',
})
export const certifyInstaller = endpoint('POST /api-supervision/installer-list/certification', {
  needs: 'Supervision-Certification-Installer',
  input: z.object({
    installer_code: code,
    certification_no: required('certificate-number', 60),
    certification_level: z.enum(supervisionLevels, told('choice-missing')),
    valid_to: day,
    row_version: rowVersion,
  }),
  data: z.null(),
  says: because('installer-certified'),
})
export const blacklistInstaller = endpoint('POST /api-supervision/installer-list/blacklist', {
  needs: 'Supervision-Change-Installer',
  input: z.object({
    installer_code: code,
    is_blacklisted: flag,
    blacklist_reason: optional('reason', 500),
    row_version: rowVersion,
  }),
  data: z.null(),
  says: because('updated'),
})
export const installerOfProjectLog = actionLogOf(
  'GET /api-supervision/installer-list/action-log',
  'Supervision-Installer-List-Open',
)
