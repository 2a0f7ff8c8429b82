import type { ScopedArea } from '../scoped-rows.ts'

export const projectsScopes: ScopedArea = { rows: [], unscoped: {} }
