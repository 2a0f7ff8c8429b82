import type { Customer } from '@sejuk/contract/customers/customers'
import type { ComponentType } from 'react'
import { later } from '../../../ui/layout/lazy-part.tsx'

type Content = ComponentType<{ customer: Customer }>
const trade = later(() => import('./customer-trade.tsx').then((tab) => tab.CustomerTradeTab))
const shops = later(() => import('./customer-shops.tsx').then((tab) => tab.CustomerShopsTab))
const addresses = later(() => import('./customer-addresses.tsx').then((tab) => tab.CustomerAddressesTab))

const more = () => import('./customer-more-tabs.tsx')
const signatures = later(() => more().then((tab) => tab.CustomerSignaturesTab))
const cashback = later(() => more().then((tab) => tab.CustomerCashbackTab))
const visits = later(() => more().then((tab) => tab.CustomerVisitsTab))
const tickets = later(() => more().then((tab) => tab.CustomerTicketsTab))
const stock = later(() => more().then((tab) => tab.CustomerStockTab))

/** What a customer's page holds beside the profile, in this order. */
export const customerTabs = [
  { tab: 'profile', Content: undefined },
  { tab: 'shops', Content: shops },
  { tab: 'addresses', Content: addresses },
  { tab: 'signatures', Content: signatures },
  { tab: 'trade', Content: trade },
  { tab: 'cashback', Content: cashback },
  { tab: 'visits', Content: visits },
  { tab: 'tickets', Content: tickets },
  { tab: 'stock', Content: stock },
] as const satisfies readonly { tab: string; Content: Content | undefined }[]

export type CustomerTabName = (typeof customerTabs)[number]['tab']
