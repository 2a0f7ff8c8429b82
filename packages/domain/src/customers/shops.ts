import type { ListedPermission } from '../permissions.ts'
import type { Action } from '../workflow.ts'
import { authorApproves } from './customers.ts'

export const shopStatuses = ['Draft', 'Approved', 'Closed'] as const
export type ShopStatus = (typeof shopStatuses)[number]

export const shopClasses = ['A', 'B', 'C'] as const
export type ShopClass = (typeof shopClasses)[number]

/** Two open shops this close need a reason. */
export const sameShopMetres = 20

export type ShopState = { status: ShopStatus; is_author: boolean }

export const shopActions = {
  modify: { needs: 'Shop-Modify', from: [{ status: ['Draft', 'Approved'] }] },
  approve: {
    needs: 'Customer-Approve',
    from: [{ status: ['Draft'] }],
    to: { status: 'Approved' },
    guards: [({ is_author }) => (is_author ? authorApproves : undefined)],
  },
  close: { needs: 'Shop-Close', from: [{ status: ['Draft', 'Approved'] }], to: { status: 'Closed' } },
} as const satisfies Record<string, Action<ShopState, ListedPermission>>

export type ShopActionName = keyof typeof shopActions
export const shopAction = (name: ShopActionName): Action<ShopState, ListedPermission> => shopActions[name]

export const nearbyShop = (code: string, metres: number) =>
  `Shop ${code} stands ${metres} m away. Say why this is another one`

export const sellerKinds = ['salesman', 'promotor', 'keyperson'] as const
export type SellerKind = (typeof sellerKinds)[number]
