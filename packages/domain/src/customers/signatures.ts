import { type WorkflowViewer, workflow } from '../document-workflow.ts'

export const signatureStatuses = ['Draft', 'Submitted', 'Approved', 'Closed', 'Rejected', 'Deleted'] as const
export type SignatureStatus = (typeof signatureStatuses)[number]
/** What counts towards the most a customer may have. */
export const activeSignatures = ['Draft', 'Submitted', 'Approved'] as const satisfies readonly SignatureStatus[]
export const mostSignatures = 5
export const tooManySignatures = `A customer has at most ${mostSignatures} active signatures`

export const signatureSources = ['drawn', 'upload'] as const

type SignatureFacts = { status: SignatureStatus; authors: readonly string[] }

/** By the last part of their calls. */
export const signature = workflow({
  entity: 'customer-signature',
  status: 'status',
  state: ({ status }: SignatureFacts, _viewer: WorkflowViewer) => ({ status }),
  toAuthors: 'Somebody else than who added the signature must decide',
  actions: {
    approve: {
      needs: 'Customer-Signature-Approve',
      from: ['Submitted'],
      to: 'Approved',
      approves: true,
      primary: true,
      confirm: true,
    },
    reject: {
      needs: 'Customer-Signature-Approve',
      from: ['Submitted'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
    },
    'delete-signature': {
      needs: 'Customer-Signature-Delete',
      from: ['Draft', 'Submitted', 'Approved', 'Closed', 'Rejected'],
      to: 'Deleted',
      writes: false,
      reason: 'required',
      loggedAs: 'delete',
    },
  },
})
