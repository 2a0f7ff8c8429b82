import { useRouterState } from '@tanstack/react-router'
import { useViewer } from '../../../lib/session/viewer.ts'

const adminPath = '/asc-admin-technician'

/** The list stands under several addresses; people go back to where they came from, or to the one in their own menu. */
export const useListPath = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { menu } = useViewer()
  if (path.startsWith(`${adminPath}/`)) return adminPath as never
  return (menu.some(({ url }) => url === '/work-order') ? '/work-order' : '/work-order-list') as never
}

/** Whoever looks after technicians can look at a unit as its technician does. */
export const useMirrorPath = () => {
  const { menu } = useViewer()
  if (!menu.some(({ url }) => url === adminPath)) return () => undefined
  return (work_order_number: string) => (detail_id: number) =>
    `${adminPath}/work-order-technician/${encodeURIComponent(work_order_number)}/${detail_id}`
}
