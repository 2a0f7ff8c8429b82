import { nationalPhone } from '@sejuk/domain/values/phone'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { customers } from '../../db/tables/customers/customers.ts'
import { invoiceConfigurations } from '../../db/tables/finance/invoice-configurations.ts'

export type Address = { channel: 'email' | 'whatsapp'; address: string }

/** To whom and in which language; without a configuration, to the customer's addresses for tax. */
export const recipientsOf = async (db: Db, customer_code: string) => {
  const [customer] = await db.select().from(customers).where(eq(customers.customer_code, customer_code))
  const [found] = await db
    .select()
    .from(invoiceConfigurations)
    .where(eq(invoiceConfigurations.customer_code, customer_code))
  const emails = found ? [...found.send_to, ...found.cc] : (customer?.tax_emails ?? [])
  const phones = (found?.phones ?? []).flatMap((phone) => nationalPhone(phone) ?? [])
  const addresses: Address[] = [
    ...[...new Set(emails)].map((address) => ({ channel: 'email' as const, address })),
    ...[...new Set(phones)].map((phone) => ({ channel: 'whatsapp' as const, address: `+62${phone}` })),
  ]
  const name = customer?.pic_name || customer?.customer_name || customer_code
  return { addresses, name, language: found?.language ?? 'local', send_mode: found?.send_mode ?? 'manual', customer }
}
