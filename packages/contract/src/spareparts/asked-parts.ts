import { mostOfPart, mostParts } from '@sejuk/domain/spareparts/part-rules'
import { z } from 'zod'
import { optional, required } from '../fields.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { told } from '../told.ts'

const askedPart = z.object({
  item_code: required('part', 100),
  quantity: wholeNumber('quantity', 1, mostOfPart),
  position_no: orNothing(wholeNumber('position', 1, 9999)),
  override_reason: optional('reason', 500),
  quantity_reason: optional('reason', 500),
})
/** What may be missing while it is a draft. */
export const askedParts = z.array(askedPart).max(mostParts, told('no-more-than-rows', { n: mostParts }))
export type AskedPart = z.output<typeof askedPart>
