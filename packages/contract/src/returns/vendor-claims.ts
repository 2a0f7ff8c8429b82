import { because } from '@sejuk/domain/messages'
import { languages } from '@sejuk/domain/platform/languages'
import { claimOrigins, claimResults, claimStatuses, vendorClaim } from '@sejuk/domain/returns/vendor-claims'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, fileAnswer, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const group = '/api/rma-request/claim'
const view = 'Vendor-Claim-View'
const mostUnits = 200
const mostRupiah = 999_999_999_999
const choice = told('choice-missing')

const row = z.object({
  ...texts('claim_code', 'factory_name', 'dept_code', 'dept_name', 'warehouse_code', 'warehouse_name'),
  ...texts('created_by', 'create_user_name'),
  ...maybeTexts('factory_reference', 'note'),
  status: z.enum(claimStatuses),
  line_count: z.number(),
  answered_count: z.number(),
  claim_amount: z.number(),
  accepted_amount: z.number(),
  sent_date: instant.nullable(),
  answered_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type VendorClaim = z.output<typeof row>

const unit = {
  ...texts('serial_number', 'item_code', 'item_name', 'document_code'),
  document_type: z.enum(claimOrigins),
}
const line = z.object({
  ...unit,
  line_no: z.number(),
  claim_amount: z.number(),
  result: z.enum(claimResults).nullable(),
  accepted_amount: z.number(),
  ...maybeTexts('answer_reason'),
})
export type ClaimLine = z.output<typeof line>
const detail = row.extend({ lines: z.array(line) })
export type VendorClaimDetail = z.output<typeof detail>

export const listVendorClaims = endpoint(`GET ${group}/list`, {
  needs: view,
  input: listInput(['created_date', 'claim_code', 'claim_amount']).extend({
    search: z.string().max(200).default(''),
    status: z.enum(claimStatuses).optional(),
    dept_code: many,
  }),
  data: z.array(row),
})
export const vendorClaimData = downloadable(listVendorClaims, { module_name: 'vendor-claim', needs: view })

export const getVendorClaim = endpoint(`GET ${group}/detail`, {
  needs: view,
  input: z.object({ claim_code: code }),
  data: detail,
})

const claimable = z.object({ ...unit, symptom: z.string().nullable(), price: z.number() })
export type ClaimableUnit = z.output<typeof claimable>

/** Units that came back defective, lie in this warehouse, and stand in no claim; with the price of today. */
export const listClaimable = endpoint(`GET ${group}/claimable`, {
  needs: vendorClaim.actions.modify.needs,
  input: z.object({ warehouse_code: z.string().max(20).default(''), search: z.string().max(200).default('') }),
  data: z.array(claimable),
})

const form = {
  factory_name: required('factory', 200),
  note: optional('note', 1000),
  lines: z
    .array(z.object({ serial_number: code, claim_amount: wholeNumber('claim-amount', 0, mostRupiah) }))
    .min(1, told('at-least-one-line'))
    .max(mostUnits, told('no-more-than-rows', { n: mostUnits })),
}

export const createVendorClaim = endpoint(`POST ${group}/create`, {
  needs: vendorClaim.actions.modify.needs,
  input: z.object({ warehouse_code: required('warehouse', 20), ...form }),
  data: z.object({ claim_code: z.string() }),
})

export const actOnVendorClaim = actions(vendorClaim, group, {
  key: 'claim_code',
  forms: {
    modify: form,
    answer: {
      factory_reference: optional('factory-reference', 100),
      lines: z
        .array(
          z.object({
            line_no: z.coerce.number<number | string>(choice).int().min(1).max(1000),
            result: z.enum(claimResults, choice),
            accepted_amount: wholeNumber('accepted-amount', 0, mostRupiah).default(0),
            answer_reason: optional('reason', 500),
          }),
        )
        .min(1, told('at-least-one-line'))
        .max(mostUnits),
    },
  },
  says: {
    modify: because('updated'),
    send: because('claim-sent'),
    answer: because('claim-answered'),
    remove: because('deleted'),
  },
})

export const vendorClaimLog = actionLogOf(`GET ${group}/action-log`, view)

/** The list of units that goes to the factory with them. */
export const vendorClaimLetter = endpoint(`GET ${group}/letter`, {
  needs: view,
  input: z.object({ claim_code: code, language: z.enum(languages).default('default') }),
  data: fileAnswer,
})
