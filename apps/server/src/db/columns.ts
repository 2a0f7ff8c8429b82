import { sql } from 'drizzle-orm'
import { bigint, customType, integer, type PgColumn, text } from 'drizzle-orm/pg-core'

/**
 * PostgreSQL's own text of a timestamptz in UTC, as ISO 8601. PostgreSQL leaves out closing zeros of a second's
 * fraction: they are put back, so that a moment is read as it was written, and two of them sort as text.
 */
export const isoOf = (stored: string) => {
  const fraction = stored.slice(20, stored.indexOf('+', 19))
  return `${stored.slice(0, 10)}T${stored.slice(11, 19)}.${fraction.padEnd(fraction.length > 3 ? 6 : 3, '0')}Z`
}

/** A moment, as ISO text: never a Date, so that nothing is parsed and printed again between the row and the wire. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: isoOf,
})

export const createdDate = () => instant().notNull().default(sql`now()`)

/** Whole rupiah. Safe as a number up to nine thousand trillion. */
export const rupiah = () => bigint({ mode: 'number' })

/** The users who wrote any part of a record since it was last approved: none of them approves it. */
export const authors = () => text().array().notNull().default([])

/** Counts a row's changes. Every update adds one by itself, so no command can forget it. */
export const rowVersion = () =>
  integer()
    .notNull()
    .default(1)
    .$onUpdate(() => sql`row_version + 1`)

/**
 * Whose the row's customer is, so that a list in somebody's scope reads its own table alone. The database writes them by itself
 * (triggers beside the table's indexes): nothing else sets them.
 */
export const scopeOfCustomer = () => ({
  scope_dept_code: text(),
  scope_salesman_code: text(),
  scope_created_by: text(),
})

/** The same of the row's invoice. */
export const scopeOfInvoice = () => ({ ...scopeOfCustomer(), scope_customer_code: text() })

/** The same of the row's retail order. */
export const scopeOfRetailOrder = () => ({ ...scopeOfCustomer() })

/** The branch and the salesperson of the customer, and who wrote the row's cashback or order down. */
export const scopeOfCashback = () => ({ ...scopeOfCustomer(), scope_customer_code: text() })

/** Whose the row's project is. */
export const scopeOfProject = () => ({ ...scopeOfCustomer() })

/** Whose the row's shop is. */
export const scopeOfShop = () => ({ scope_salesman_code: text(), scope_customer_code: text() })

/** The branch of the row's bonus ticket. */
export const scopeOfBonusTicket = () => ({ scope_dept_code: text() })

/** The columns of a table that are its own: nobody is shown copies. */
export const withoutScope = <Columns extends Record<string, PgColumn>>(columns: Columns) =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !name.startsWith('scope_'))) as Omit<
    Columns,
    `scope_${string}`
  >
