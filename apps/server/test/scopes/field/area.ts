import type { ScopedArea } from '../scoped-rows.ts'

export const fieldScopes: ScopedArea = { rows: [], unscoped: {} }
