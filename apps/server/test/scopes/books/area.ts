import type { ScopedArea } from '../scoped-rows.ts'

export const booksScopes: ScopedArea = {
  rows: [],
  unscoped: {},
}
