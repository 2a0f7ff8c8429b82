import type { ListedPermission } from '../permissions.ts'
import type { Action } from '../workflow.ts'

export const signatureStatuses = ['Draft', 'Submitted', 'Approved', 'Closed', 'Rejected', 'Deleted'] as const
export type SignatureStatus = (typeof signatureStatuses)[number]
/** What counts towards the most a customer may have. */
export const activeSignatures = ['Draft', 'Submitted', 'Approved'] as const satisfies readonly SignatureStatus[]
export const mostSignatures = 5
export const tooManySignatures = `A customer has at most ${mostSignatures} active signatures`

export const signatureSources = ['drawn', 'upload'] as const

export type SignatureState = {
  status: SignatureStatus
  /** The viewer created it. */
  is_mine: boolean
}
type SignatureAction = Action<SignatureState> & { needs: ListedPermission; reason?: true }

const byAnother = ({ is_mine }: SignatureState) =>
  is_mine ? 'Somebody else than who added the signature must decide' : undefined

/** By the last part of their calls. */
export const signatureActions = {
  approve: {
    needs: 'Customer-Signature-Approve',
    from: [{ status: ['Submitted'] }],
    to: { status: 'Approved' },
    guards: [byAnother],
  },
  reject: {
    needs: 'Customer-Signature-Approve',
    from: [{ status: ['Submitted'] }],
    to: { status: 'Rejected' },
    guards: [byAnother],
    reason: true,
  },
  'delete-signature': {
    needs: 'Customer-Signature-Delete',
    from: [{ status: ['Draft', 'Submitted', 'Approved', 'Closed', 'Rejected'] }],
    to: { status: 'Deleted' },
    reason: true,
  },
} as const satisfies Record<string, SignatureAction>
export type SignatureActionName = keyof typeof signatureActions
export const signatureAction = (name: SignatureActionName): SignatureAction => signatureActions[name]
