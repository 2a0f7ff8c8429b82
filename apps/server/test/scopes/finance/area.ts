import type { ScopedArea } from '../scoped-rows.ts'

export const financeScopes: ScopedArea = { rows: [], unscoped: {} }
