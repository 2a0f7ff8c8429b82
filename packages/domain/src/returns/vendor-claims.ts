import { workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'

export const claimStatuses = ['Draft', 'Sent', 'Answered', 'Deleted'] as const
export type ClaimStatus = (typeof claimStatuses)[number]
export const claimResults = ['Accepted', 'Rejected'] as const
export type ClaimResult = (typeof claimResults)[number]
/** What brought the unit to us. */
export const claimOrigins = ['rma-request', 'return-request'] as const
export type ClaimOrigin = (typeof claimOrigins)[number]

type Row = { status: ClaimStatus; line_count: number }
type State = { status: ClaimStatus; hasLines: boolean; isWhole: boolean }
const filled = ({ hasLines }: State) => (hasLines ? undefined : because('claim-has-no-lines'))

/** Defective units in a batch: sent to the factory, and answered by it unit by unit. */
export const vendorClaim = workflow({
  entity: 'vendor-claim',
  status: 'status',
  state: ({ status, line_count }: Row): State => ({ status, hasLines: line_count > 0, isWhole: false }),
  actions: {
    modify: { needs: 'Vendor-Claim-Create', from: ['Draft'] },
    send: {
      needs: 'Vendor-Claim-Create',
      from: ['Draft'],
      to: 'Sent',
      guards: [filled],
      confirm: true,
      primary: true,
    },
    answer: {
      needs: 'Vendor-Claim-Answer',
      from: ['Sent'],
      to: ({ isWhole }: State): Partial<State> => ({ status: isWhole ? 'Answered' : 'Sent' }),
      primary: true,
    },
    remove: {
      needs: 'Vendor-Claim-Create',
      from: ['Draft'],
      to: 'Deleted',
      confirm: true,
      dangerous: true,
    },
  },
})

type Answer = { result: ClaimResult; accepted_amount: number; answer_reason: string | null }
/** What is wrong with an answer to a unit that was claimed with this amount, and in which field. */
export const answerProblem = (claim_amount: number, { result, accepted_amount, answer_reason }: Answer) => {
  if (result === 'Rejected')
    return answer_reason ? undefined : ({ field: 'answer_reason', because: because('claim-reason-missing') } as const)
  return accepted_amount > claim_amount
    ? ({ field: 'accepted_amount', because: because('claim-more-than-asked') } as const)
    : undefined
}
