import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { sparepartSuggestions } from '@sejuk/contract/spareparts/sparepart-orders'
import { useStoredCall } from '../../../../entities/field/use-stored-call.ts'
import { useGate } from '../../../../lib/session/viewer.ts'

type Props = { job: FieldJob; detail: number }

/** Fetches the parts of the open unit while there is a network, so that they are on the phone without one. */
export const StoredParts = (props: Props) => (useGate(sparepartSuggestions).enabled ? <Fetched {...props} /> : null)

const Fetched = ({ job: { work_order_number }, detail }: Props) => {
  useStoredParts(work_order_number, detail)
  return null
}

export const useStoredParts = (work_order_number: string, work_order_detail_id: number) =>
  useStoredCall(sparepartSuggestions, { work_order_number, work_order_detail_id }, `parts of ${work_order_detail_id}`)
