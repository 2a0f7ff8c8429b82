import type { Endpoint } from '@sejuk/contract/endpoint'
import type { ViewData } from '@sejuk/domain/viewers'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** Whose a row is, by every way in which a scope may look at it. */
export type Owner = Record<
  'dept_code' | 'asc_code' | 'technician_code' | 'salesman_code' | 'created_by' | 'customer_code' | 'shop_code',
  string
>
/** What a scope compares with: facts of the person who looks. */
export type ScopeOfViewer = {
  view_data: ViewData
  usercode: string
  department: string
  departmentlist: readonly string[]
  asc_code: string
  customer_codes: readonly string[]
  shop_codes: readonly string[]
}
export type IsVisible = (looking: ScopeOfViewer, owner: Owner) => boolean
type Row = Record<string, unknown>

type Asking = {
  endpoint: Endpoint
  sees?: IsVisible
  /** Oneself is found whatever one's scope. */
  exceptOwn?: boolean
} & (
  | {
      /** A list or dropdown: what it answers names the rows. */
      keyOf: (row: any) => unknown
      input?: (keys: string[]) => object
      /** Some lists hold only a part of the rows, for reasons other than scope. */
      holds?: (key: string) => boolean
    }
  | {
      /** A detail, or an action: a row out of sight is a 404. */
      one: (key: string, db: NodePgDatabase) => object | Promise<object>
    }
)

/** The rows of one table, how to make one, by which of its columns it is seen, and who answers with them. */
export type ScopedRows = {
  name: string
  columns: readonly (keyof Owner)[]
  make: (db: NodePgDatabase, owner: Owner, n: number) => Promise<string>
  /** The people who look are rows too. */
  holdsPeople?: boolean
  /** Whose a row is, where its own key has a say in it. */
  owned?: (owner: Owner, key: string) => Owner
  sees?: IsVisible
  asks: readonly Asking[]
}

/** The eight scopes once more, said apart from the code that is tested. A column that a table lacks shows nothing. */
export const seesBy =
  (columns: readonly (keyof Owner)[]): IsVisible =>
  (looking, owner) => {
    const is = (column: keyof Owner, ...codes: readonly string[]) =>
      columns.includes(column) && codes.includes(owner[column])
    const rules: Record<ViewData, boolean> = {
      View_Data_All_Branches: true,
      View_Data_Multi_Branch: is('dept_code', ...looking.departmentlist),
      View_Data_My_Branch: is('dept_code', looking.department),
      View_Data_Asc: is('asc_code', looking.asc_code),
      View_Data_Technician: is('technician_code', looking.usercode),
      View_Data_Salesman: is('salesman_code', looking.usercode) || is('created_by', looking.usercode),
      View_Data_Customer: is('customer_code', ...looking.customer_codes),
      View_Data_Keyperson: is('shop_code', ...looking.shop_codes),
    }
    return rules[looking.view_data]
  }

/** What is chosen by the branch one works for: all, several, or one's own, whatever else one's scope narrows. */
export const seesByBranch: IsVisible = ({ view_data, department, departmentlist }, { dept_code }) => {
  if (view_data === 'View_Data_All_Branches') return true
  return view_data === 'View_Data_Multi_Branch' ? departmentlist.includes(dept_code) : dept_code === department
}

export const named =
  (field: string) =>
  (row: Row): unknown =>
    row[field]

/** What an area says of its reads: whose rows they are, or why no scope narrows them. */
export type ScopedArea = { rows: readonly ScopedRows[]; unscoped: Readonly<Record<string, string>> }

export const own = 'Answers with what is the caller’s own'
export const reference = 'The same for the whole company: nobody’s rows'
export const configuration = 'Settings of the whole company, guarded by their permission'
