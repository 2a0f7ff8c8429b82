import { paperKinds } from '@sejuk/domain/company/legal-entities'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, fileAnswer, instant, maybeTexts, texts } from '../fields.ts'
import { listInput } from '../lists.ts'

const row = z.object({
  ...texts('entity_code', 'name', 'npwp', 'nitku', 'address', 'updated_user_name'),
  ...maybeTexts('phone', 'email', 'logo_hash'),
  pkp_since: calendarDay().nullable(),
  is_retailer: z.boolean(),
  org_names: z.array(z.string()),
  accounts: z.number(),
  signers: z.number(),
  branches: z.number(),
  updated_date: instant,
  row_version: z.number(),
})
export type LegalEntity = z.output<typeof row>

/** The companies behind the organizations. */
export const listLegalEntities = endpoint('GET /api/legal-entity', {
  needs: 'Legal-Entity-View',
  input: listInput(['name', 'updated_date']).extend({ search: z.string().max(200).default('') }),
  data: z.array(row),
})

const inForce = { from_date: calendarDay(), to_date: calendarDay().nullable(), is_in_force: z.boolean() }
const detail = row.omit({ accounts: true, signers: true, branches: true }).extend({
  organizations: z.array(z.object(texts('org_code', 'org_name'))),
  accounts: z.array(
    z.object({
      ...texts('account_code', 'bank_code', 'bank_name', 'account_number', 'account_name'),
      /** None: every branch. */
      dept_codes: z.array(z.string()),
      ...inForce,
    }),
  ),
  branches: z.array(
    z.object({ ...texts('dept_code', 'dept_name', 'nitku', 'address', 'city'), ...maybeTexts('phone') }),
  ),
  signers: z.array(
    z.object({
      ...texts('name', 'title'),
      ...maybeTexts('dept_code', 'dept_name'),
      papers: z.array(z.enum(paperKinds)),
      ...inForce,
    }),
  ),
  /** What was printed with it, by kind. */
  printed: z.array(z.object({ kind: z.enum(paperKinds), papers: z.number(), copies: z.number(), last_date: instant })),
})
export type LegalEntityDetail = z.output<typeof detail>
export const getLegalEntity = endpoint('GET /api/legal-entity/detail', {
  needs: 'Legal-Entity-View',
  input: z.object({ entity_code: code }),
  data: detail,
})

export const legalEntityLogo = endpoint('GET /api/legal-entity/logo', {
  needs: 'Legal-Entity-View',
  input: z.object({ entity_code: code }),
  data: fileAnswer,
})
