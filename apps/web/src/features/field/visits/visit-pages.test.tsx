import * as plans from '@sejuk/contract/field/visit-plans'
import * as contract from '@sejuk/contract/field/visits'
import { getMapTiles } from '@sejuk/contract/platform/site-settings'
import { permissions } from '@sejuk/domain/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { actionInMenu } from '../../../../test/actions.ts'
import { openPage, rina } from '../../../../test/page.tsx'
import type { QueuedTap } from '../../../entities/field/field-storage.ts'
import { expectedVisits } from './use-visit-day.ts'

const user = userEvent.setup()
const menu = rina.menu.map((item) => ({ ...item, menu_code: 131, name: 'Visits', url: '/visit-customer-mobile' }))
const salesperson = { permission: [...permissions], menu, isAllowViewVisitCustomer: true }

const stop = (n: number, over: object = {}) => ({
  ...{ customer_code: `C-${n}`, customer_name: `Toko ${n}`, address: `Jl. Melati ${n}`, shop_code: null },
  ...{ shop_name: null, shop_class: null, phone: null, contact: null, lat: -6.2, lng: 106.8, purpose: null },
  ...{ last_visit_date: '2026-09-01', last_order_date: null, overdue_amount: n === 1 ? 2_500_000 : 0 },
  ...{ cashback_remain: 0, cashback_ends: null, stock: null },
  ...over,
})
const day = {
  ...{ date: '2026-11-16', today: '2026-11-16', timezone: 'Asia/Jakarta', has_consent: true, consent_version: 1 },
  ...{ plan_version: 3, stops: [stop(1), stop(2)], visits: [], open: null },
}
const openDay = (over: object = {}, session: object = {}) =>
  openPage(
    '/visit-customer-mobile',
    { ...salesperson, ...session },
    { [plans.visitDay.path]: { data: { ...day, ...over } }, [getMapTiles.path]: { data: null } },
  )

/** The phone stands here, or finds nothing. */
const standAt = (lat: number | undefined, lng = 106.8, secondsOld = 0) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) =>
        lat === undefined
          ? failed({ code: 1 } as GeolocationPositionError)
          : found({
              coords: { latitude: lat, longitude: lng, accuracy: 8 },
              timestamp: Date.now() - secondsOld * 1000,
            } as GeolocationPosition),
    },
  })
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

test('who may not visit customers is told so, and no day is asked for', async () => {
  const { asked } = openDay({}, { isAllowViewVisitCustomer: false })
  expect(await screen.findByText('Your account may not visit customers yet. HR can allow it.')).toBeInTheDocument()
  expect(asked.some(({ path }) => path === plans.visitDay.path)).toBe(false)
})

test.each(['/visit-customer-mobile/C-1', '/visit-customer-mobile/C-1/2026-11-16'])(
  'by the address %s too, and nothing of the customer is asked for',
  async (address) => {
    const { asked } = openPage(address, { ...salesperson, isAllowViewVisitCustomer: false }, {})
    expect(await screen.findByText('Your account may not visit customers yet. HR can allow it.')).toBeInTheDocument()
    const paths = [plans.visitDay.path, plans.visitPlace.path, contract.visitsOfCustomer.path]
    expect(asked.filter(({ path }) => paths.includes(path))).toEqual([])
  },
)

test('the day is a route: what is next has its button and its reason, the rest waits', async () => {
  openDay()
  expect(await screen.findByText(/0 of 2 done/)).toBeInTheDocument()
  const [first, second] = await screen.findAllByRole('listitem')
  if (!first || !second) throw new Error('There are no two stops')
  expect(within(first).getByRole('button', { name: 'Start visit' })).toBeInTheDocument()
  expect(within(first).getByText(/2\.500\.000/)).toBeInTheDocument()
  expect(within(second).queryByRole('button', { name: 'Start visit' })).toBeNull()
})

test('before the consent no position is taken: the text is shown instead of the route', async () => {
  openDay({ has_consent: false })
  expect(await screen.findByRole('button', { name: /agree/i })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Start visit' })).toBeNull()
})

test('too far from the pin a visit begins with a proposal and a photo only', async () => {
  standAt(-6.21)
  openDay()
  await user.click(await screen.findByRole('button', { name: 'Start visit' }))
  expect(await screen.findByText(/You are \d+ m from the pin, at most 300 m/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Propose pin and start' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Start visit' })).toBeInTheDocument()
})

test('without a position nothing begins, and the phone says what to do', async () => {
  standAt(undefined)
  const { asked } = openDay()
  await user.click(await screen.findByRole('button', { name: 'Start visit' }))
  expect(await screen.findByText(/^No position\./)).toBeInTheDocument()
  expect(asked.some(({ path }) => path === contract.checkInVisit.path)).toBe(false)
})

test('a position that the phone remembers is not taken: otherwise the visit would be refused once it is sent', async () => {
  standAt(-6.2, 106.8, 40)
  const { asked } = openDay()
  await user.click(await screen.findByRole('button', { name: 'Start visit' }))
  expect(await screen.findByText('Location is not fresh, please try again')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Start visit' })).toBeEnabled()
  expect(asked.some(({ path }) => path === contract.checkInVisit.path)).toBe(false)
})

const visit = {
  ...{ visit_code: 'VST-705-2611-00001', client_uuid: '0b0c7f9e-3f5a-4a63-8d8f-6f2f1f0a1b2c', usercode: 'S-1' },
  ...{
    username: 'Dimas Saputra',
    dept_code: '705',
    dept_name: 'Jakarta',
    customer_code: 'C-1',
    customer_name: 'Toko 1',
  },
  ...{ shop_code: null, shop_name: null, shop_class: null, contact_met: null, notes: null, next_action: null },
  ...{ complain_code: null, decided_name: null, reject_reason: null, visit_date: '2026-11-16', next_date: null },
  ...{ is_planned: true, in_at: '2026-11-16T03:00:00Z', out_at: '2026-11-16T03:04:00Z', minutes: 4, distance_m: 12 },
  ...{ in_range: true, is_offline: false, risk: [], purposes: ['order'], order_amount: 0, order_count: 0 },
  ...{ collected_amount: 0, photo_count: 0, status: 'Submitted', authors: ['S-1'], row_version: 2 },
}
const openDesk = (over: object = {}) =>
  openPage(
    '/visit-customer',
    {
      ...salesperson,
      menu: menu.map((item) => ({ ...item, url: '/visit-customer' })),
    },
    { [contract.listVisits.path]: { data: [{ ...visit, ...over }], total: 1, page: { current: 1, totalPages: 1 } } },
  )

test('a supervisor cannot make a visit under five minutes count, and is told why', async () => {
  openDesk()
  expect(await actionInMenu(/^Approve/)).toHaveTextContent('A visit counts from 5 minutes on')
})

test('a visit long enough is approved with the version that was seen', async () => {
  const { asked } = openDesk({ minutes: 20, in_range: false })
  const approve = await actionInMenu(/^Approve/)
  await user.click(approve)
  await waitFor(() =>
    expect(asked.find(({ path }) => path === contract.actOnVisit.approve.path)?.body).toMatchObject({
      visit_code: visit.visit_code,
      row_version: 2,
    }),
  )
})

test('two taps within two minutes at the same place are one visit, and finishing the second finishes it', () => {
  const tapped = (client_uuid: string, action: string, at_device: string, input: object): QueuedTap => ({
    ...{ client_uuid, action, at_device, input: { ...input }, usercode: 'S-1', thread: 'visits', origin: 0, tick: 0 },
  })
  const place = { customer_code: 'C-1', shop_code: null }
  const taps = [
    tapped('A', 'visit-in', '2026-11-16T03:00:00Z', place),
    tapped('B', 'visit-in', '2026-11-16T03:01:30Z', place),
    tapped('C', 'visit-in', '2026-11-16T03:02:30Z', { ...place, customer_code: 'C-2' }),
    tapped('D', 'visit-out', '2026-11-16T03:20:00Z', { visit_uuid: 'B' }),
  ]
  expect(expectedVisits({ visits: [], open: null }, taps)).toMatchObject([
    { client_uuid: 'A', out_at: '2026-11-16T03:20:00Z' },
    { client_uuid: 'C', out_at: null },
  ])
  const later = tapped('E', 'visit-in', '2026-11-16T03:02:01Z', place)
  expect(expectedVisits({ visits: [], open: null }, [taps[0] as QueuedTap, later])).toHaveLength(2)
})
