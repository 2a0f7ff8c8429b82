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
  const asked: { page?: string; cart?: string } = useSearch()
  const page: FlowPage = flowPages.find((name) => name === asked.page) ?? 'ChooseItemPage'
  const go = (to: FlowPage, cart = asked.cart) =>
    void navigate(pageTo('mobileOrder', { page: to, ...(cart ? { cart } : {}) }))
  return { page, cart: asked.cart, go }
}
export type Flow = ReturnType<typeof useFlow>
