import type { ScopedArea } from '../scoped-rows.ts'

export const companyScopes: ScopedArea = {
  rows: [],
  unscoped: {},
}
