import { addDays } from '@sejuk/domain/values/dates'
import { customers } from '../src/db/tables/customers/customers.ts'
import { customerInvoices } from '../src/db/tables/customers/trade.ts'
import { banks } from '../src/db/tables/masters/banks.ts'
import { companyToday } from '../src/platform/calendar/company-day.ts'
import type { startTestServer } from './servers/test-server.ts'

type TestServer = Pick<Awaited<ReturnType<typeof startTestServer>>, 'db'>
/** A bank, customers with a limit, and invoices of theirs. */
export const prepareCredit = async ({ db }: TestServer) => {
  await db.insert(banks).values({
    ...{ bank_code: '014', bank_short_name: 'BCA', bank_name: 'Bank Central Asia', swift_code: 'CENAIDJA' },
    ...{ chooseable_status: 'Yes', receiver_types: ['1'], receiver_residencies: ['1'] },
  })
  let count = 0
  return {
    newCustomer: async (more: Partial<typeof customers.$inferInsert> = {}) => {
      const customer_code = `C-${++count}`
      await db.insert(customers).values({
        ...{ customer_code, customer_name: `Toko ${count}`, dept_code: '705', created_by: 'U-1', salesman_code: 'S1' },
        ...{ credit_limit: 50_000_000, payment_term_days: 30, cheque_allowed: 'Y', ...more },
      })
      return customer_code
    },
    newInvoice: async (customer_code: string, amount: number, due = 10) => {
      const invoice_code = `INV-${++count}`
      const days = { invoice_date: addDays(companyToday(), due - 30), due_date: addDays(companyToday(), due) }
      await db.insert(customerInvoices).values({ invoice_code, customer_code, amount, ...days })
      return invoice_code
    },
  }
}
