import { decisionStatuses, visitCollection } from '@sejuk/domain/field/visit-workflows'
import { collectMethods } from '@sejuk/domain/field/visits'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { instant, maybeTexts, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { downloadable } from '../platform/downloads.ts'
import { collectedMoney, visitFilters } from './visits.ts'

const collectionRow = collectedMoney.extend({
  ...texts('visit_code', 'usercode', 'username', 'dept_code', 'dept_name', 'customer_code', 'customer_name'),
  ...texts('visit_uuid'),
  ...maybeTexts('decided_name', 'receipt_code'),
  authors: z.array(z.string()),
  created_date: instant,
  row_version: z.number(),
})
export type VisitCollection = z.output<typeof collectionRow>
export const listCollections = endpoint('GET /api/visit-collection', {
  needs: 'Visit-Collection-View',
  input: listInput(['created_date', 'amount']).extend({
    ...visitFilters,
    status: z.enum(decisionStatuses).optional(),
    method: z.enum(collectMethods).optional(),
  }),
  data: z.array(collectionRow),
})
export const collectionData = downloadable(listCollections, {
  module_name: 'visit_collection',
  needs: 'Visit-Collection-View',
})
export const actOnCollection = actions(visitCollection, '/api/visit-collection', { key: 'collection_code' })
