import * as contract from '@sejuk/contract/customers/signatures'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listSignatures } from './queries.ts'

export const signatureWaiting = waitingIn(
  contract.listSignatures,
  listSignatures,
)({
  ...{
    kind: 'signatures',
    needs: 'Customer-Signature-Approve',
    asked: { status: 'Submitted' },
    soonest: 'created_date',
  },
  pages: ['/customer-signature-list'],
  record: (row) => ({
    code: row.signature_code,
    title: row.signer_name,
    detail: row.customer_name,
    since: row.created_date,
    page: pageTo('signature', { code: row.signature_code }),
  }),
})
