import { useViewer } from '../../../lib/viewer.ts'

/** The list stands under two addresses; people go back to the one in their own menu. */
export const useListPath = () =>
  (useViewer().menu.some(({ url }) => url === '/work-order') ? '/work-order' : '/work-order-list') as never
