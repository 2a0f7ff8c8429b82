import type { ScopedArea } from '../scoped-rows.ts'

export const moneyScopes: ScopedArea = {
  rows: [],
  unscoped: {},
}
