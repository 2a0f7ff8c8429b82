import { workflow } from '../document-workflow.ts'
import { authorApproves } from './customer-actions.ts'

export const shopStatuses = ['Draft', 'Approved', 'Closed'] as const
export type ShopStatus = (typeof shopStatuses)[number]

export const shopClasses = ['A', 'B', 'C'] as const
export type ShopClass = (typeof shopClasses)[number]

/** Two open shops this close need a reason. */
export const sameShopMetres = 20

export const shop = workflow({
  entity: 'shop',
  status: 'status',
  state: ({ status }: { status: ShopStatus; authors: readonly string[] }) => ({ status }),
  toAuthors: authorApproves,
  actions: {
    modify: { needs: 'Shop-Modify', from: ['Draft', 'Approved'], loggedAs: 'update' },
    approve: {
      needs: 'Customer-Approve',
      from: ['Draft'],
      to: 'Approved',
      approves: true,
      primary: true,
      confirm: true,
    },
    close: {
      needs: 'Shop-Close',
      from: ['Draft', 'Approved'],
      to: 'Closed',
      reason: 'required',
      writes: false,
      dangerous: true,
    },
  },
})

export const nearbyShop = (code: string, metres: number) =>
  `Shop ${code} stands ${metres} m away. Say why this is another one`

export const sellerKinds = ['salesman', 'promotor', 'keyperson'] as const
export type SellerKind = (typeof sellerKinds)[number]
