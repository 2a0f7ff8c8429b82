import type { PageRoute } from '../../lib/navigation/page-route.ts'

export const booksRoutes: readonly PageRoute[] = []
