import * as contract from '@sejuk/contract/retail/retail-orders'
import { retailPhotoModule } from '@sejuk/domain/retail/retail-photos'
import { burstUnits } from '@sejuk/domain/retail/review-hints'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareRetail } from '../../../../test/retail.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { offers } from '../../../app.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { retailOrders } from '../../../db/tables/retail/retail-orders.ts'
import { approveDue } from './commands.ts'

const server = await startTestServer()
const { db, jobs, config } = server
const { today, keyperson, newSet, sale } = await prepareRetail(server)
const branch = { view_data: 'View_Data_My_Branch' } as const
const reviewer = await server.as(['Retail-Order-Search', 'Retail-Order-Approve', 'Retail-Order-Adjust'], branch)

const sell = async (sets: number, more: object = {}, user = keyperson) => {
  const lines = []
  for (let n = 0; n < sets; n++) lines.push(await newSet())
  const sent = sale(lines, more)
  const answer = await user(contract.createRetailOrder, sent)
  expect(answer).toMatchObject({ code: '200' })
  return { code: answer.data.retail_order_code as string, client_uuid: sent.client_uuid }
}
const detail = async (retail_order_code: string) =>
  (await reviewer(contract.getRetailOrder, { retail_order_code })).data as contract.RetailOrderDetail
/** The minutes in which a sale can be taken back are over. */
const due = async (code: string) => {
  await db.update(retailOrders).set({ submitted_date: new Date(Date.now() - 11 * 60_000).toISOString() })
  await db.transaction((own) => approveDue({ db: own, jobs, config, offers }, code))
}
let photos = 0
const photographed = (module_code: string, content: string) =>
  db.insert(attachments).values({
    ...{ attachment_code: `PHO-${++photos}`, kind: 'photo', module_name: retailPhotoModule, module_code },
    ...{ alias: 'receipt', original_file_name: 'nota.jpg', content_type: 'image/jpeg', bytes: 9, sha256: content },
    ...{ store_key: content, created_by: 'KEY-1' },
  })

test('the same photo of a receipt in two sales sends the second to a review with its reason, and counts nothing', async () => {
  const first = await sell(1)
  await photographed(first.client_uuid, 'receipt-one')
  await due(first.code)
  expect((await detail(first.code)).status).toBe('Approved')

  const second = await sell(1)
  await photographed(second.client_uuid, 'receipt-one')
  await due(second.code)
  await due(second.code)
  expect(await detail(second.code)).toMatchObject({ status: 'Submitted', flags: ['Same_Photo'], score: 40 })
  const { data: waiting } = await reviewer(contract.listRetailOrders, { has_flags: true, status: 'Submitted' })
  expect(waiting.map(({ retail_order_code }: contract.RetailOrder) => retail_order_code)).toEqual([second.code])

  expect((await detail(second.code)).reasons).toEqual([{ flag: 'Same_Photo', n: null, others: [first.code] }])
  expect((await detail(first.code)).reasons).toEqual([])

  const third = await sell(1)
  await photographed(third.client_uuid, 'receipt-two')
  await due(third.code)
  expect(await detail(third.code)).toMatchObject({ status: 'Approved', flags: [] })
})

test('many units of one seller in the last days of a month are a burst; as many on another day are none', async () => {
  const rights = ['Retail-Order-Input', 'Retail-Order-Search', 'Retail-Order-Backdate'] as const
  const monthEnd = addDays(`${today.slice(0, 7)}-01`, -1)
  const flagsOf = async (sale_date: string, ...sets: number[]) => {
    const seller = await server.as([...rights], { ...branch, username: 'Seller' })
    let code = ''
    for (const n of sets) code = (await sell(n, { sale_date }, seller)).code
    return (await detail(code)).flags
  }
  expect(await flagsOf(monthEnd, 6, burstUnits - 6)).not.toContain('Month_End_Burst')
  expect(await flagsOf(monthEnd, 6, burstUnits - 5)).toContain('Month_End_Burst')
  expect(await flagsOf(addDays(monthEnd, -10), 6, burstUnits - 5)).not.toContain('Month_End_Burst')
})

test('a review says how many units and metres speak against the sale, and names the other sales that are in sight', async () => {
  const consumer = { consumer_name: 'Wati', consumer_phone: '081299887766' }
  const first = await sell(4, consumer)
  const second = await sell(3, consumer)
  expect((await detail(second.code)).reasons).toContainEqual({ flag: 'Same_Phone', n: 7, others: [first.code] })
  await db.update(retailOrders).set({ dept_code: '713' }).where(eq(retailOrders.retail_order_code, first.code))
  expect((await detail(second.code)).reasons).toContainEqual({ flag: 'Same_Phone', n: 7, others: [] })
  await db
    .update(retailOrders)
    .set({ flags: ['Far_From_Shop'], distance_m: 3400 })
    .where(eq(retailOrders.retail_order_code, second.code))
  expect((await detail(second.code)).reasons).toEqual([{ flag: 'Far_From_Shop', n: 3400, others: [] }])
  const urgent = (await reviewer(contract.listRetailOrders, { status: 'Submitted', has_flags: true, sort: '-score' }))
    .data
  expect(urgent.map(({ score }: contract.RetailOrder) => score)).toEqual(
    urgent.map(({ score }: contract.RetailOrder) => score).toSorted((one: number, other: number) => other - one),
  )
})
