import type { ScopedArea } from '../scoped-rows.ts'

export const supervisionScopes: ScopedArea = { rows: [], unscoped: {} }
