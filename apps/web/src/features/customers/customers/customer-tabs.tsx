import type { Customer } from '@sejuk/contract/customers/customers'
import type { ComponentType } from 'react'
import { later } from '../../../ui/later.tsx'

type Content = ComponentType<{ customer: Customer }>
const trade = later(() => import('./customer-trade.tsx').then((tab) => tab.CustomerTradeTab))
const shops = later(() => import('./customer-shops.tsx').then((tab) => tab.CustomerShopsTab))
const addresses = later(() => import('./customer-addresses.tsx').then((tab) => tab.CustomerAddressesTab))

/** What a customer's page holds beside the profile, in this order. */
export const customerTabs = [
  { tab: 'profile', Content: undefined },
  { tab: 'shops', Content: shops },
  { tab: 'addresses', Content: addresses },
  { tab: 'trade', Content: trade },
] as const satisfies readonly { tab: string; Content: Content | undefined }[]

export type CustomerTabName = (typeof customerTabs)[number]['tab']
