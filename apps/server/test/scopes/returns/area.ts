import type { ScopedArea } from '../scoped-rows.ts'

export const returnsScopes: ScopedArea = { rows: [], unscoped: {} }
