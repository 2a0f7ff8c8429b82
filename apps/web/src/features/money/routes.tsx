import type { PageRoute } from '../../lib/navigation/page-route.ts'

export const moneyRoutes: readonly PageRoute[] = []
