import type { ScopedArea } from '../scoped-rows.ts'

export const retailScopes: ScopedArea = { rows: [], unscoped: {} }
