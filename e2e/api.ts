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

type Unit = { item_code?: string; serial_outdoor?: string; serial_indoor?: string; error_code?: string }

/** A ticket of this unit, dispatched to the first service centre: the number of its work order. */
export const makeWorkOrder = async (page: Page, customer_name: string, unit: Unit) => {
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
