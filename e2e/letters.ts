import { expect, type Browser } from '@playwright/test'
import { caller } from './users.ts'

type Unit = { unit_no: number; item_code: string; qty: number; has_serial: boolean }
type Move = { serial_numbers: string[] }
type Sold = { serial_number: string; status: string }

export const companyDay = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date())

/** Everybody whose work with an order is not the story: what they do is called, not pressed. */
export const officeOf = async (browser: Browser, baseURL: string) => {
  const of = (username: string) => caller(browser, baseURL, username)
  const [bm, head, logistics, warehouse] = [
    await of('bm'),
    await of('sales-ho'),
    await of('logistics'),
    await of('warehouse'),
  ]
  const orderOf = (code: string) => bm.ask(`/api/sales-order/detail?order_code=${code}`)
  const letterOf = (code: string) => warehouse.ask(`/api/delivery-order/detailERP?delivery_code=${code}`)
  const actOn = async (by: typeof bm, action: string, delivery_code: string, more: object = {}) => {
    const { row_version } = await letterOf(delivery_code)
    return by.send(`/api/delivery-order/${action}`, { delivery_code, row_version, ...more })
  }

  /** Whoever is asked approves, the branch first. */
  const approveOrder = async (order_code: string) => {
    for (const by of [bm, head]) {
      const { status, row_version } = await orderOf(order_code)
      if (status === 'Submitted') await by.send('/api/sales-order/approve', { order_code, row_version })
    }
    const order = await orderOf(order_code)
    expect(order).toMatchObject({ status: 'Approved' })
    return order
  }

  /** Numbers that lie in the warehouse, by what moved there. */
  const numbersOf = async (warehouse_code: string, { item_code, qty, has_serial }: Unit) => {
    if (!has_serial) return []
    const asked = `warehouse_code=${warehouse_code}&item_code=${encodeURIComponent(item_code)}&limit=100&move_type=GR`
    const moves: Move[] = await warehouse.ask(`/api/stock-card?${asked}`)
    const serials = [...new Set(moves.flatMap(({ serial_numbers }) => serial_numbers))].slice(0, 1000)
    const units: Sold[] = await warehouse.send('/api/item/sn-history/bulk', { serials })
    return units
      .filter(({ status }) => status === 'InStock')
      .slice(0, qty)
      .map(({ serial_number }) => serial_number)
  }

  /** A letter for all of an order, planned for today and picked: the goods issue is next. */
  const pickOrder = async (order_code: string, truck_no: string) => {
    const { delivery_code } = await logistics.send('/api/delivery-order', { order_code: [order_code] })
    await actOn(logistics, 'review', delivery_code)
    const plan = { planned_date: companyDay(), driver_name: 'Ujang Suryana', truck_no }
    await actOn(logistics, 'confirmPlan', delivery_code, plan)
    const letter: { warehouse_code: string; units: Unit[] } = await letterOf(delivery_code)
    const units = await Promise.all(
      letter.units.map(async (unit) => ({
        ...{ unit_no: unit.unit_no, qty: unit.has_serial ? 0 : unit.qty },
        serials: await numbersOf(letter.warehouse_code, unit),
      })),
    )
    await actOn(warehouse, 'pick', delivery_code, { units })
    return { delivery_code: delivery_code as string, warehouse_code: letter.warehouse_code }
  }
  return { bm, logistics, orderOf, letterOf, actOn, approveOrder, pickOrder }
}
export type Office = Awaited<ReturnType<typeof officeOf>>
