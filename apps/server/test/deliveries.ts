import * as contract from '@sejuk/contract/delivery/delivery-orders'
import * as work from '@sejuk/contract/delivery/delivery-work'
import { deliveryPhotoModule } from '@sejuk/domain/delivery/delivery-photos'
import { eq } from 'drizzle-orm'
import { moveStock } from '../src/business/stock/move-stock.ts'
import { items } from '../src/db/tables/catalogue/items.ts'
import { attachments } from '../src/db/tables/platform/attachments.ts'
import { companyToday } from '../src/platform/calendar/company-day.ts'
import { type Caller, startOrders } from './orders.ts'
import type { startTestServer } from './servers/test-server.ts'

/** Approved orders, the people who deliver them, and units with numbers in the warehouse. */
export const startDeliveries = async (server: Awaited<ReturnType<typeof startTestServer>>) => {
  const { db } = server
  const orders = await startOrders(server)
  const logistics = await orders.person('Logistics', 'Sari')
  const picker = await orders.person('Warehouse', 'Tono')
  const head = await orders.person('Warehouse', 'Hana')
  await db.update(items).set({ has_serial: true }).where(eq(items.item_code, 'AC-1(O)'))
  let made = 0
  const stockUp = async (n: number) => {
    const serials = Array.from({ length: n }, () => `5EW2633${String(++made).padStart(4, '0')}`)
    const common = { type: 'GR' as const, warehouse_code: 'W1', qty: n, line: 1 }
    await db.transaction((within) =>
      moveStock(within, { usercode: 'W', username: 'Wati' }, [
        { ...common, item_code: 'AC-1(I)', document: { type: 'test', code: `I${made}` } },
        { ...common, item_code: 'AC-1(O)', serials, document: { type: 'test', code: `O${made}` } },
      ]),
    )
    return serials
  }
  const place = await orders.newCustomer()
  /** An approved order of so many sets. */
  const approved = async (ordered_qty: number, to = place) => {
    const order_code = await orders.draft(to, { lines: [{ item_code: 'AC-1', ordered_qty }] })
    await orders.act(orders.seller, 'submit', order_code)
    await orders.act(orders.manager, 'approve', order_code)
    await orders.act(orders.head, 'approve', order_code)
    await orders.act(orders.finance, 'approve', order_code)
    const { status } = await orders.read(order_code)
    if (status !== 'Approved') throw new Error(`${order_code} is ${status}`)
    return order_code
  }
  const read = async (delivery_code: string, by: Caller = logistics) =>
    (await by(contract.getDelivery, { delivery_code })).data as contract.DeliveryDetail
  const create = async (order_code: string[], over: object = {}) => {
    const { data, message } = await logistics(contract.createDelivery, { order_code, ...over })
    if (!data) throw new Error(message)
    return data.delivery_code as string
  }
  const calls = { ...contract.actOnDelivery, ...work.workOnDelivery }
  const act = async (by: Caller, action: keyof typeof calls, delivery_code: string, more: object = {}) => {
    const { row_version } = await read(delivery_code)
    return by(calls[action], { delivery_code, row_version, ...more })
  }
  const plan = { planned_date: companyToday(), driver_name: 'Ujang', truck_no: 'B 9213 TXR' }
  const pick = async (by: Caller, delivery_code: string, serials: string[]) => {
    const { units } = await read(delivery_code)
    const rest = [...serials]
    return act(by, 'pick', delivery_code, {
      units: units.map(({ unit_no, qty, has_serial }) => ({
        ...{ unit_no, qty: has_serial ? 0 : qty, serials: has_serial ? rest.splice(0, qty) : [] },
      })),
    })
  }
  /** On its way to the customer. */
  const send = async (order_codes: string[], serials: string[]) => {
    const delivery_code = await create(order_codes)
    await act(logistics, 'review', delivery_code)
    await act(logistics, 'confirmPlan', delivery_code, plan)
    await pick(picker, delivery_code, serials)
    const { message, data } = await act(head, 'approve', delivery_code)
    if (data?.status !== 'Approved') throw new Error(message)
    return delivery_code
  }
  let photos = 0
  /** Photos that hang on a delivery; a fingerprint says what they show. */
  const hang = async (module_code: string, alias: string, fingerprint = `f${++photos}`) => {
    const attachment_code = `PHT-${module_code}-${++photos}`
    await db.insert(attachments).values({
      ...{ attachment_code, kind: 'photo', module_name: deliveryPhotoModule, module_code, alias, fingerprint },
      ...{ original_file_name: 'a.jpg', content_type: 'image/jpeg', bytes: 1, sha256: attachment_code },
      ...{ store_key: attachment_code, created_by: 'X' },
    })
    return attachment_code
  }
  const proof = async (delivery_code: string) => ({
    receiver_name: 'Yudi Wicaksono',
    photo_codes: [await hang(delivery_code, 'goods'), await hang(delivery_code, 'letter')],
    signature_code: await hang(delivery_code, 'signature'),
    received_date: new Date().toISOString(),
  })
  return {
    ...orders,
    ...{ actOnOrder: orders.act, readOrder: orders.read },
    ...{ logistics, picker, head, stockUp, approved, create, read, act, pick, send, plan, hang, proof, place },
  }
}
