import * as contract from '@sejuk/contract/sales/cashbacks'
import { addDays } from '@sejuk/domain/values/dates'
import { customers } from '../src/db/tables/customers/customers.ts'
import { departments } from '../src/db/tables/masters/departments.ts'
import { organizations } from '../src/db/tables/masters/organizations.ts'
import { rebateTypes } from '../src/db/tables/masters/rebate-types.ts'
import { companyToday } from '../src/platform/calendar/company-day.ts'
import type { startTestServer } from './servers/test-server.ts'

type TestServer = Awaited<ReturnType<typeof startTestServer>>
type Call = Awaited<ReturnType<TestServer['as']>>
/** A customer, a type of rebate, a branch outside the group, and somebody to ask and somebody to approve. */
export const startCashbackServer = async ({ db, as }: TestServer) => {
  const [place] = await db.select().from(departments).limit(1)
  if (place) await db.insert(departments).values([{ ...place, dept_code: '702', dept_name: 'Branch 702' }])
  await db.insert(organizations).values({ org_code: '1-GREE', org_name: 'Gree', business_units: ['RAC'], seq: 1 })
  await db.insert(rebateTypes).values({ type_rebate_code: 'MONTHLY', type_rebate_name: 'Monthly target' })
  let count = 0
  const newCustomer = async (more: Partial<typeof customers.$inferInsert> = {}) => {
    const customer_code = `C-${++count}`
    await db
      .insert(customers)
      .values({ customer_code, customer_name: `Toko ${count}`, dept_code: '705', created_by: 'U-1', ...more })
    return customer_code
  }
  const asker: Call = await as()
  const approver: Call = await as()
  /** A line that was granted: added by one, submitted, and approved by another. */
  const newLine = async (
    customer_code: string,
    amount: number,
    more: { dept_code?: string; valid_to?: string; valid_from?: string } = {},
  ): Promise<string> => {
    const form = {
      customer_code,
      org_code: '1-GREE',
      dept_code: '702',
      type_rebate_code: 'MONTHLY',
      period: companyToday().slice(0, 7),
      amount,
      valid_from: addDays(companyToday(), -10),
      valid_to: addDays(companyToday(), 200),
      ...more,
    }
    const { data } = await asker(contract.addCashback, form)
    const { cashback_code } = data
    await asker(contract.actOnCashback.submit, { cashback_code, row_version: 1 })
    await approver(contract.actOnCashback.approve, { cashback_code, row_version: 2 })
    return cashback_code
  }
  return { asker, approver, newCustomer, newLine }
}
