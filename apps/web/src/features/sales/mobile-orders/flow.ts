import { pageTo } from '@sejuk/domain/pages'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'

/** The pages of the order flow by the names of the specification; the second is the one that opens by itself. */
export const flowPages = [
  'HomePage',
  'ChooseItemPage',
  'SummaryItemPage',
  'DetailOrderPage',
  'SummaryOrderPage',
  'ListOrderPage',
] as const
export type FlowPage = (typeof flowPages)[number]

/** Where in the flow the address says one is, and the way to its other pages. */
export const useFlow = () => {
  const navigate = useNavigate()
  const asked: { page?: string; cart?: string; customer_code?: string } = useSearch()
  const page: FlowPage = flowPages.find((name) => name === asked.page) ?? 'ChooseItemPage'
  const go = (to: FlowPage, cart = asked.cart) =>
    void navigate(pageTo('mobileOrder', { page: to, ...(cart ? { cart } : {}) }))
  /** An order for this customer was asked for elsewhere, such as on a visit. */
  const customer_code = asked.cart ? undefined : asked.customer_code
  return { page, cart: asked.cart, customer_code, go }
}
export type Flow = ReturnType<typeof useFlow>
