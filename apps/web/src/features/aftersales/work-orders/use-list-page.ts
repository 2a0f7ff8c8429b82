import { pageTo, pathOf } from '@sejuk/domain/pages'
import { useLocation } from '../../../lib/navigation/use-router.tsx'
import { useHasMenu } from '../../../lib/session/viewer.ts'

/** The list stands under several addresses; people go back to where they came from, or to the one in their own menu. */
export const useListPage = () => {
  const path = useLocation().pathname
  const hasMenu = useHasMenu()
  if (path.startsWith(`${pathOf('adminTechnicians')}/`)) return 'adminTechnicians'
  return hasMenu('workOrders') ? 'workOrders' : 'partnerWorkOrders'
}

/** Whoever looks after technicians can look at a unit as its technician does. */
export const useMirrorPage = () => {
  const hasMenu = useHasMenu()
  if (!hasMenu('adminTechnicians')) return () => undefined
  return (work_order_number: string) => (work_order_detail_id: number) =>
    pageTo('adminFieldJob', { work_order_number, work_order_detail_id })
}
