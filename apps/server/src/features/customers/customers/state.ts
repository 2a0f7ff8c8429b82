import { type CustomerState, isAuthorOf } from '@sejuk/domain/customers/customers'
import type { Viewer } from '@sejuk/domain/viewers'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { stakes } from './detail.ts'
import type { StoredCustomer } from './visible-customer.ts'

/** A customer's state for the gate, as seen by the viewer. */
export const stateOf = async (db: Db, viewer: Viewer, found: StoredCustomer): Promise<CustomerState> => {
  const [counted] = await selectRows(db, stakes, sql`from ${t} where ${eq(t.customer_code, found.customer_code)}`)
  return {
    status: found.status,
    is_author: isAuthorOf(found, viewer.usercode),
    owes_money: counted?.owes_money ?? false,
    open_documents: counted?.open_documents ?? 0,
    has_open_tickets: counted?.has_open_tickets ?? false,
    documents: counted?.documents ?? 0,
    is_merged: found.merged_into !== null,
  }
}
