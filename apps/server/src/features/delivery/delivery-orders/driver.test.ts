import * as links from '@sejuk/contract/delivery/driver-links'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startDeliveries } from '../../../../test/deliveries.ts'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { deliveryOrders } from '../../../db/tables/delivery/delivery-orders.ts'
import { deliveryLinks, deliveryReceipts } from '../../../db/tables/delivery/delivery-receipts.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { hashToken } from '../../../platform/session/session.ts'

const server = await startTestServer()
const { db, nobody } = server
const on = await startDeliveries(server)
const { logistics, read, proof, plan } = on
const place = { warehouse_code: 'W1', truck_no: plan.truck_no, planned_date: companyToday() }
const tokenIn = (link: string) => link.split('token=')[1] ?? ''
const sent = async () => {
  const serials = await on.stockUp(1)
  return on.send([await on.approved(1)], serials)
}
const lines = [
  { unit_no: 1, received: 1 },
  { unit_no: 2, received: 1 },
]
const end = async (token: string, expires_date: string) =>
  db
    .update(deliveryLinks)
    .set({ expires_date })
    .where(eq(deliveryLinks.token_hash, hashToken(token)))

test('a driver opens the day of the truck on one phone, and a repeated report makes no second receipt', async () => {
  const delivery_code = await sent()
  const token = tokenIn((await logistics(links.createDriverLink, place)).data.link)
  expect((await nobody(links.getDriverDay, { token: 'x'.repeat(32), device: 'A' })).status).toBe('WrongLink')
  const day = await nobody(links.getDriverDay, { token, device: 'A' })
  expect(day.data.stops).toMatchObject([{ delivery_code, is_received: false, units: [{ qty: 1 }, { qty: 1 }] }])
  expect((await nobody(links.getDriverDay, { token, device: 'B' })).message).toBe('This link belongs to another phone')
  const report = {
    ...{ token, device: 'A', delivery_code, request_key: 'key-1', recorded_date: new Date().toISOString() },
    ...{ ...(await proof(delivery_code)), lines },
  }
  expect((await nobody(links.saveDriverReceipt, { ...report, device: 'B' })).code).toBe('409')
  const answers = await Promise.all([1, 2, 3].map(() => nobody(links.saveDriverReceipt, report)))
  expect(answers.some(({ code }) => code === '200')).toBe(true)
  expect((await nobody(links.saveDriverReceipt, report)).code).toBe('200')
  expect(await db.$count(deliveryReceipts, eq(deliveryReceipts.delivery_code, delivery_code))).toBe(1)
  expect(await read(delivery_code)).toMatchObject({ received_qty: 2, receipt_status: 'Uploaded' })
  expect((await nobody(links.saveDriverReceipt, { ...report, request_key: 'key-2' })).message).toBe(
    'Its receipt is complete',
  )
})

test('a photo sent twice under one key is stored once, and only from the phone of the link', async () => {
  const delivery_code = await sent()
  const token = tokenIn((await logistics(links.createDriverLink, place)).data.link)
  await nobody(links.getDriverDay, { token, device: 'A' })
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
  const send = (over: Record<string, string> = {}) => {
    const form = fileForm(picture, 'goods.jpg')
    const said = {
      ...{
        token,
        device: 'A',
        delivery_code,
        photo_key: 'p-1',
        alias: 'goods',
        recorded_date: new Date().toISOString(),
      },
      ...over,
    }
    for (const [field, value] of Object.entries(said)) form.set(field, value)
    return nobody(links.sendDriverPhoto, form)
  }
  const answers = await Promise.all([send(), send()])
  expect(new Set(answers.map(({ data }) => data.photo_code)).size).toBe(1)
  expect((await send()).data).toEqual(answers[0]?.data)
  const own = eq(attachments.module_code, delivery_code)
  expect(await db.select().from(attachments).where(own)).toMatchObject([{ alias: 'goods', source: 'camera' }])
  expect((await send({ device: 'B', photo_key: 'p-2' })).code).toBe('409')
  expect((await send({ token: 'x'.repeat(32), photo_key: 'p-2' })).status).toBe('WrongLink')
  expect((await send({ delivery_code: 'DO-OTHER', photo_key: 'p-2' })).code).not.toBe('200')
  expect((await send({ alias: 'selfie', photo_key: 'p-2' })).code).toBe('406')
  expect(await db.$count(attachments, own)).toBe(1)
})

test('after its end a link opens nothing; what was recorded before is taken for three days, as late', async () => {
  const delivery_code = await sent()
  const token = tokenIn((await logistics(links.createDriverLink, place)).data.link)
  await nobody(links.getDriverDay, { token, device: 'A' })
  const report = {
    ...{ token, device: 'A', delivery_code, request_key: 'late', ...(await proof(delivery_code)), lines },
    recorded_date: new Date().toISOString(),
  }
  await end(token, new Date(Date.now() - 3_600_000).toISOString())
  expect((await nobody(links.getDriverDay, { token, device: 'A' })).status).toBe('ExpiredLink')
  expect((await nobody(links.saveDriverReceipt, report)).status).toBe('ExpiredLink')
  const before = { ...report, recorded_date: new Date(Date.now() - 2 * 3_600_000).toISOString() }
  await end(token, `${addDays(companyToday(), -4)}T16:59:00.000Z`)
  expect((await nobody(links.saveDriverReceipt, before)).status).toBe('ExpiredLink')
  await end(token, new Date(Date.now() - 3_600_000).toISOString())
  // With its code and message: a refusal then says why.
  expect(await nobody(links.saveDriverReceipt, before)).toMatchObject({ code: '200', data: { is_late: true } })
  expect(await read(delivery_code)).toMatchObject({ open_problems: 1 })
})

test('a receiver follows the delivery until a week after it came', async () => {
  const delivery_code = await sent()
  const [letter] = await db.select().from(outbox).where(eq(outbox.entity_code, delivery_code))
  expect(letter?.event).toBe('delivery-on-way')
  const token = tokenIn((await logistics(links.sendDeliveryLink, { delivery_code })).data.link)
  const { data } = await nobody(links.trackDelivery, { token })
  expect(data).toMatchObject({ delivery_code, step: 'on-the-way', truck_no: plan.truck_no })
  expect(JSON.stringify(data)).not.toContain('81234567890')
  const received = (days: number) =>
    db
      .update(deliveryOrders)
      .set({ received_qty: 2, received_date: new Date(Date.now() - days * 86_400_000).toISOString() })
      .where(eq(deliveryOrders.delivery_code, delivery_code))
  await received(6)
  expect((await nobody(links.trackDelivery, { token })).data.step).toBe('received')
  await received(8)
  expect((await nobody(links.trackDelivery, { token })).status).toBe('ExpiredLink')
})
