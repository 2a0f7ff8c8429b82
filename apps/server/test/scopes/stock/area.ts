import type { ScopedArea } from '../scoped-rows.ts'

export const stockScopes: ScopedArea = { rows: [], unscoped: {} }
