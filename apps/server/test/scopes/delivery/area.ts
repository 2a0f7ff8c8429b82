import type { ScopedArea } from '../scoped-rows.ts'

export const deliveryScopes: ScopedArea = { rows: [], unscoped: {} }
