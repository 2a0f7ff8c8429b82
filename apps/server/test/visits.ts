import { randomUUID } from 'node:crypto'
import * as contract from '@sejuk/contract/field/visits'
import { permissions } from '@sejuk/domain/permissions'
import { eq } from 'drizzle-orm'
import { customerRow } from '../demo/makers/customer-row.ts'
import { customers } from '../src/db/tables/customers/customers.ts'
import { shops } from '../src/db/tables/customers/shops.ts'
import { users } from '../src/db/tables/platform/users.ts'
import { agree, atOffice, tap } from './field.ts'
import type { startTestServer } from './servers/test-server.ts'

/** What somebody who visits may do. */
export const visitRights = permissions.filter((one) =>
  ['Visit-Customer-Mobile', 'Visit-Customer-View', 'Customer-List-Search', 'Attendance-Check'].includes(one),
)

/** Salespeople who visit customers, somebody who decides on visits, and somebody who takes the money. */
export const prepareVisits = async ({ db, as }: Awaited<ReturnType<typeof startTestServer>>) => {
  let next = 0
  /** A salesperson with a customer and a shop, both with a pin where the tests stand. */
  const visitor = async (over: object = {}) => {
    const one = await as(visitRights, { view_data: 'View_Data_Salesman', username: 'Dimas', ...over })
    await db.update(users).set({ allow_visit_customer: true }).where(eq(users.usercode, one.usercode))
    await agree(db, one.usercode)
    next += 1
    const customer_code = `V-${next}`
    const shop_code = `VS-${next}`
    const whose = { dept_code: '705', salesman_code: one.usercode, ...atOffice }
    await db
      .insert(customers)
      .values(customerRow({ customer_code, customer_name: `CV Dingin ${next}`, pic_phone: '81200001234', ...whose }))
    await db.insert(shops).values({
      shop_code,
      shop_name: `Toko ${next}`,
      customer_code,
      created_by: one.usercode,
      status: 'Approved',
      ...whose,
    })
    return { call: one, usercode: one.usercode, customer_code, shop_code }
  }
  const boss = await as(undefined, { username: 'Bambang' })
  const finance = await as(undefined, { username: 'Fina' })

  const arrive = (
    { call, customer_code, shop_code }: Awaited<ReturnType<typeof visitor>>,
    over: object = {},
    ago = 0,
  ) => call(contract.checkInVisit, { ...tap({ kind: undefined, customer_code, shop_code, ...over }, ago) })
  const form = (visit_uuid: string, over: object = {}, ago = 0) => {
    const { client_uuid, at_device, sent_at_device, elapsed_ms } = tap({}, ago)
    return { client_uuid, at_device, sent_at_device, elapsed_ms, visit_uuid, ...over }
  }
  const minutes = (n: number) => n * 60_000
  /** A visit from so many minutes ago until now. */
  const visitOf = async (
    one: Awaited<ReturnType<typeof visitor>>,
    ago: number,
    over: object = {},
    arrival: object = {},
  ) => {
    const client_uuid = randomUUID()
    const begun = await arrive(one, { client_uuid, ...arrival }, minutes(ago))
    const ended = await one.call(contract.checkOutVisit, form(client_uuid, over))
    return { client_uuid, begun, ended, visit_code: begun.data?.visit_code as string }
  }
  return { visitor, boss, finance, arrive, form, minutes, visitOf }
}
