import { paperKinds } from '@sejuk/domain/company/legal-entities'
import { entityCodeShape, logoKinds, mostLogoBytes } from '@sejuk/domain/company/legal-entity-values'
import { settingChange } from '@sejuk/domain/company/setting-changes'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, fileAnswer, instant, maybeTexts, rowVersion, texts, uploadOf } from '../fields.ts'
import { listInput } from '../lists.ts'
import { changeReason, proposal, proposed } from '../setting-proposal.ts'
import { told } from '../told.ts'
import { checkLegalEntity, legalEntityFields } from './legal-entity-form.ts'

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

/** As papers show it, or one that was uploaded for a change. */
export const legalEntityLogo = endpoint('GET /api/legal-entity/logo', {
  needs: 'Legal-Entity-View',
  input: z.object({
    entity_code: z.string().trim().max(100).default(''),
    logo_hash: z
      .string()
      .regex(/^([0-9a-f]{64})?$/)
      .default(''),
  }),
  data: fileAnswer,
})

/** What the company is and will be, for the form: without the accounts and signers of the past. */
export const getLegalEntityValues = endpoint('GET /api/legal-entity/values', {
  needs: 'Legal-Entity-View',
  input: z.object({ entity_code: code }),
  data: z.object({
    ...{ row_version: z.number(), waiting_code: z.string().nullable() },
    values: z.object(legalEntityFields),
  }),
})

const needs = settingChange.actions.submit.needs

export const uploadLogo = endpoint('POST /api/legal-entity/logo', {
  needs,
  input: z.object({
    file: uploadOf(...logoKinds).refine(
      ({ size }) => size <= mostLogoBytes,
      told('allowed-file-size-no-more', { n: mostLogoBytes / 1_000_000 }),
    ),
  }),
  data: z.object({ logo_hash: z.string() }),
})

/** The version that was looked at; 0 for a new company. It waits for a decision: of its accounts a director's. */
export const proposeLegalEntity = endpoint('POST /api/legal-entity/propose', {
  needs,
  input: z
    .object({
      entity_code: z.string().trim().regex(entityCodeShape, told('entity-code-shape')),
      row_version: z.coerce.number<number | string>().int().min(0),
      ...legalEntityFields,
      ...proposal,
      reason: changeReason,
      /** Kept as a draft until its file is there. */
      is_draft: z.boolean().default(false),
    })
    .superRefine(checkLegalEntity),
  data: z.object(proposed),
})

/** One person, at once: nobody pays to it any more. */
export const takeAccountOff = endpoint('POST /api/legal-entity/take-off', {
  needs,
  input: z.object({ entity_code: code, account_code: code, row_version: rowVersion, reason: changeReason }),
  data: z.object(proposed),
})
