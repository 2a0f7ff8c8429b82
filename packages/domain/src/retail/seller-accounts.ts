import { workflow } from '../document-workflow.ts'
import type { SellerRole } from './retail-orders.ts'

/** As those of installers' accounts. */
export const sellerAccountStatuses = ['Bank_Submitted', 'Bank_Approved', 'Bank_Rejected'] as const
export type SellerAccountStatus = (typeof sellerAccountStatuses)[number]

export const sellerKeyOf = (role: SellerRole, code: string) => `${role}:${code}`

type Row = { approve_status: SellerAccountStatus | null; authors: readonly string[] }
type State = Pick<Row, 'approve_status'>
const hasAccount = ({ approve_status }: State) => approve_status !== null

/** Finance compares name, number and bank before the first incentive is paid into an account; a changed one waits again. */
export const sellerAccount = workflow({
  entity: 'seller-account',
  status: 'approve_status',
  state: ({ approve_status }: Row): State => ({ approve_status }),
  actions: {
    approve: {
      needs: 'Seller-Account-Approve',
      appliesTo: hasAccount,
      from: [{ approve_status: ['Bank_Submitted'] }],
      to: { approve_status: 'Bank_Approved' },
      approves: true,
      confirm: true,
      primary: true,
    },
    reject: {
      needs: 'Seller-Account-Approve',
      appliesTo: hasAccount,
      from: [{ approve_status: ['Bank_Submitted', 'Bank_Approved'] }],
      to: { approve_status: 'Bank_Rejected' },
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
  },
})
