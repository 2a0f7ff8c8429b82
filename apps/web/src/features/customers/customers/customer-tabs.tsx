import type { Customer } from '@sejuk/contract/customers/customers'
import type { ComponentType } from 'react'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'

type Content = ComponentType<{ customer: Customer }>
const trade = lazyPart(() => import('./customer-trade.tsx').then((tab) => tab.CustomerTradeTab))
const shops = lazyPart(() => import('./customer-shops.tsx').then((tab) => tab.CustomerShopsTab))
const addresses = lazyPart(() => import('./customer-addresses.tsx').then((tab) => tab.CustomerAddressesTab))

const more = () => import('./customer-more-tabs.tsx')
const signatures = lazyPart(() => more().then((tab) => tab.CustomerSignaturesTab))
const cashback = lazyPart(() => more().then((tab) => tab.CustomerCashbackTab))
const visits = lazyPart(() => more().then((tab) => tab.CustomerVisitsTab))
const tickets = lazyPart(() => more().then((tab) => tab.CustomerTicketsTab))
const stock = lazyPart(() => more().then((tab) => tab.CustomerStockTab))

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
