import type { ScopedArea } from '../scoped-rows.ts'

export const sparepartsScopes: ScopedArea = { rows: [], unscoped: {} }
