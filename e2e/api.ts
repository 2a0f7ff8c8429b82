import { expect, type Page } from '@playwright/test'
import { enter } from './users.ts'

/** What is not the story is made by calls; a refused one ends the journey with its reason. */
export const call = async (page: Page, method: 'get' | 'post', path: string, data?: object) => {
  const { origin } = new URL(page.url())
  const headers = { 'x-requested-with': 'XMLHttpRequest', origin }
  const answer = await page.context().request[method](path, { headers, ...(data ? { data } : {}) })
  const envelope = await answer.json()
  expect(envelope.code, `${path}: ${envelope.message} ${JSON.stringify(envelope.errors ?? '')}`).toBe('200')
  return envelope.data
}

/** The same window, another person. */
export const becomes = async (page: Page, username: string, path: string) => {
  await page.context().clearCookies()
  await enter(page, username, path)
}

type UnitOfTicket = { item_code: string; serial_outdoor?: string; serial_indoor?: string }

/** A ticket of this unit, dispatched to the first service centre: the number of its work order. */
export const makeWorkOrder = async (page: Page, customer_name: string, unit: UnitOfTicket) => {
  const { ticket_number, row_version } = await call(page, 'post', '/api/aftersales-ticket', {
    ...{ complain_by: 'End_User', complain_via: 'Phone', priority: 'Normal', service_type: 'Repair', customer_name },
    ...{ customer_phone: `0812${String(Date.now()).slice(-8)}`, customer_address: 'Jl. Cikini Raya 44' },
    ...{ sub_district_code: '31.71.06.1003', pin_lat: -6.19, pin_lng: 106.84, despite_duplicates: true },
    units: [{ ...unit, quantity: 1 }],
  })
  const asked = { row_version, asc_code: '8-ASC-01', lines: [1] }
  const { work_orders } = await call(page, 'post', `/api/aftersales-ticket/${ticket_number}/dispatch`, asked)
  return work_orders[0].work_order_number as string
}

type SoldUnit = { serial_number: string; item_code: string; status: string; unit_kind: string }
export const unitsOf = (page: Page, serials: readonly string[]): Promise<SoldUnit[]> =>
  call(page, 'post', '/api/item/sn-history/bulk', { serials })

/** A unit that a dealer has bought, and not given back. */
export const findSold = async (page: Page): Promise<SoldUnit> => {
  const known: { customer_code: string }[] = await call(page, 'get', '/api/return-request/list?limit=100')
  for (const customer_code of new Set(known.map((row) => row.customer_code))) {
    const path = `/api/return-request/returnable?customer_code=${customer_code}`
    const lines: { serial_numbers: string[] }[] = await call(page, 'get', path)
    const serials = lines.flatMap(({ serial_numbers }) => serial_numbers)
    for (const unit of serials.length > 0 ? await unitsOf(page, serials.slice(0, 20)) : []) {
      const open: { serials_in: string }[] = await call(
        page,
        'get',
        `/api/rma-request/list?customer_code=${customer_code}`,
      )
      if (!open.some(({ serials_in }) => serials_in.includes(unit.serial_number))) return unit
    }
  }
  throw new Error('The demo has no unit with a dealer')
}

/** The unit as a ticket names it. */
export const placeOf = ({ item_code, unit_kind, serial_number }: SoldUnit) =>
  unit_kind === 'Indoor' ? { item_code, serial_indoor: serial_number } : { item_code, serial_outdoor: serial_number }

/** A photo of a record, as a phone uploads it. */
export const attachPhoto = async (page: Page, module_name: string, module_code: string, alias: string) => {
  const { origin } = new URL(page.url())
  const buffer = await page.screenshot({ type: 'jpeg', quality: 40 })
  const answer = await page.context().request.post('/api/photo/create', {
    headers: { 'x-requested-with': 'XMLHttpRequest', origin },
    multipart: { module_name, module_code, alias, file: { name: `${alias}.jpg`, mimeType: 'image/jpeg', buffer } },
  })
  expect((await answer.json()).message).toBeTruthy()
  expect(answer.ok()).toBe(true)
}
