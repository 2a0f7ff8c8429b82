import { decisionStatuses, pinProposal } from '@sejuk/domain/field/visit-workflows'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { instant, maybeTexts, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { visitFilters } from './visits.ts'

const pinRow = z.object({
  ...texts('proposal_code', 'visit_code', 'client_uuid', 'usercode', 'username', 'dept_code', 'dept_name'),
  ...texts('customer_code', 'customer_name'),
  ...maybeTexts('shop_code', 'shop_name', 'note', 'decided_name', 'reject_reason'),
  old_lat: z.number().nullable(),
  old_lng: z.number().nullable(),
  lat: z.number(),
  lng: z.number(),
  metres: z.number().nullable(),
  /** The picture may arrive later than the tap. */
  has_photo: z.boolean(),
  status: z.enum(decisionStatuses),
  authors: z.array(z.string()),
  created_date: instant,
  row_version: z.number(),
})
export type PinProposal = z.output<typeof pinRow>
export const listPinProposals = endpoint('GET /api/pin-proposal', {
  needs: 'Visit-Customer-View',
  input: listInput(['created_date']).extend({ ...visitFilters, status: z.enum(decisionStatuses).optional() }),
  data: z.array(pinRow),
})
export const actOnPin = actions(pinProposal, '/api/pin-proposal', { key: 'proposal_code' })
