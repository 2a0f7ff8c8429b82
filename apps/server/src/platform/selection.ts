import type { GetColumnData, SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** What a list or dropdown selects: a flat object of columns and expressions. */
export type Selection = Record<string, PgColumn | SQL>
export type Selected<S extends Selection> = {
  [Name in keyof S]: S[Name] extends PgColumn
    ? GetColumnData<S[Name]>
    : S[Name] extends SQL<infer Value>
      ? Value
      : never
}
