import type { ScopedArea } from '../scoped-rows.ts'

export const learningScopes: ScopedArea = { rows: [], unscoped: {} }
