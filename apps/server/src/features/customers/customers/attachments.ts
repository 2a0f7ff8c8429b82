import { and, eq } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** Photos and documents, visible with the customer. */
export const customerAttachments = attachmentModule('Customer', async (db, viewer, customer_code) => {
  const [found] = await db
    .select({ code: customers.customer_code })
    .from(customers)
    .where(and(eq(customers.customer_code, customer_code), visibleTo(viewer, customers)))
  return Boolean(found)
})
