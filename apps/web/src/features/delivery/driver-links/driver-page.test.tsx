import { getDriverDay } from '@sejuk/contract/delivery/driver-links'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../../test/page.tsx'
import { emptyPhone } from '../../../../test/phone-storage.ts'
import { reportsOf, storeReport } from './driver-storage.ts'

vi.mock('idb', () => import('../../../../test/phone-storage.ts'))
beforeEach(() => emptyPhone())

const user = userEvent.setup()
const unit = {
  ...{ item_code: 'GWC-09', item_name: 'Split 1 PK', has_serial: false, unit_no: 1, line_no: 1, per: 1, qty: 4 },
  ...{ received_qty: 0, damaged_qty: 0, short_qty: 0, serials: [] },
}
const stop = (n: number, over: object = {}) => ({
  ...{ delivery_code: `DO-${n}`, customer_name: `Toko ${n}`, detail_address: `Jl. Melati ${n}`, city_name: 'Jakarta' },
  ...{ district_name: `Menteng ${n}`, receiver_name: 'Yudi', receiver_phone: '81290341178', remark: null },
  ...{ time_slot: null, stop_no: n, lat: null, lng: null, status: 'Sent', is_received: false, received_date: null },
  ...{ goods_issue_date: '2026-11-17T01:00:00Z', units: [unit], door: null, ...over },
})
const day = {
  ...{ company_name: 'Sejuk', support_phone: '0215550100', truck_no: 'B 9213 TXR', planned_date: '2026-11-17' },
  ...{ warehouse_name: 'Gudang', driver_name: 'Ujang', expires_date: '2026-11-17T16:59:00Z', pickups: [] },
  stops: [stop(1, { is_received: true }), stop(2), stop(3)],
}
const openDay = () => openPage('/delivery-driver?token=T', {}, { [getDriverDay.path]: { data: day } })

test('the next stop has the one button at the thumb, and says where it is', async () => {
  openDay()
  expect(await screen.findByText('1 of 3 stops done')).toBeInTheDocument()
  expect(screen.getByRole('banner')).toHaveTextContent('Ujang, B 9213 TXR')
  const bar = screen.getByRole('button', { name: 'I have arrived in Menteng 2' })
  const [done, next, later] = screen.getAllByRole('listitem')
  expect(next).toHaveAttribute('aria-current', 'step')
  expect(within(next as HTMLElement).queryByRole('button')).toBeNull()
  expect(within(later as HTMLElement).getByRole('button', { name: 'I have arrived' })).toBeInTheDocument()
  expect(within(done as HTMLElement).getByText('The office has it')).toBeInTheDocument()
  await user.click(bar)
  expect(screen.getByRole('banner')).toHaveTextContent('Toko 2DO-2')
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+6281290341178')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('1 of 3 stops done')).toBeInTheDocument()
})

test('goods, photos and receipt: the bar says what is missing, and goes on when nothing is', async () => {
  openDay()
  await user.click(await screen.findByRole('button', { name: 'I have arrived in Menteng 2' }))
  expect(screen.getByText('4 received + 0 damaged + 0 short = 4 sent')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'On to the photos' }))
  expect(screen.getByText('0 of 2 photos taken')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'On to the receipt' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Receipt' }))
  expect(screen.getByText('Still missing: Photos, Receipt')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Done at this stop' })).toBeDisabled()
})

const door = {
  orders: [
    {
      ...{ order_code: 'SO-1', total: 8_000_000, covered: 0 },
      lines: [{ order_line: 1, amount: 8_000_000, qty: 4, delivered_qty: 0 }],
    },
  ],
  lines: [{ line_no: 1, order_code: 'SO-1', order_line: 1, qty: 4, received_qty: 0 }],
}

test('where money is collected nothing goes on without it; not paid, the goods stay on the truck', async () => {
  const cashDay = { ...day, stops: [stop(2, { door })] }
  openPage('/delivery-driver?token=T', {}, { [getDriverDay.path]: { data: cashDay } })
  await user.click(await screen.findByRole('button', { name: 'I have arrived in Menteng 2' }))
  await user.click(screen.getByRole('button', { name: 'Money' }))
  expect(screen.getByText('Rp 8.000.000')).toBeInTheDocument()
  const onward = () => screen.getByRole('button', { name: 'On to the receipt' })
  expect(onward()).toBeDisabled()
  await user.type(screen.getByRole('textbox', { name: /Cash counted/ }), '7500000')
  expect(screen.getByText(/Rp 500\.000 is missing\. Call the office/)).toBeInTheDocument()
  expect(onward()).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'All of it' }))
  expect(onward()).toBeEnabled()
  await user.clear(screen.getByRole('textbox', { name: /Cash counted/ }))
  await user.click(screen.getByRole('button', { name: 'Not paid: the goods stay on the truck' }))
  expect(screen.getByText('Rp 0')).toBeInTheDocument()
  expect(onward()).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Goods' }))
  expect(screen.getByText('0 received + 0 damaged + 4 short = 4 sent')).toBeInTheDocument()
})

const away = () => Promise.reject(new TypeError('Failed to fetch'))

test('opened again without a network, the bar says so although the browser knows nothing of it', async () => {
  const first = openDay()
  expect(await screen.findByText('1 of 3 stops done')).toBeInTheDocument()
  expect(screen.queryByText('Offline, stored on the phone')).toBeNull()
  first.unmount()
  openPage('/delivery-driver?token=T', {}, { [getDriverDay.path]: away })
  expect(await screen.findByText('1 of 3 stops done')).toBeInTheDocument()
  expect(await screen.findByText('Offline, stored on the phone')).toBeInTheDocument()
})

test('a signature that was given before the page was opened again is shown, and can be given anew', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:signed', revokeObjectURL: () => {} }))
  const signature = { photo_key: 'S', alias: 'signature' as const, file: new File(['ink'], 'signature.png') }
  await reportsOf('T')
  await storeReport({
    ...{ key: 'T/DO-2', token: 'T', delivery_code: 'DO-2', request_key: 'R', lines: [], photos: [signature] },
    ...{ receiver_name: 'Yudi', receiver_job: '', refused_reason: '', far_reason: '', lat: null, lng: null },
    ...{ recorded_date: null, sent_date: null, refusal: null },
  })
  openDay()
  await user.click(await screen.findByRole('button', { name: 'I have arrived in Menteng 2' }))
  await user.click(screen.getByRole('button', { name: 'Receipt' }))
  expect(screen.getByRole('img', { name: 'Signature of the receiver' })).toBeInTheDocument()
  expect(screen.queryByText('Signed')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign again' }))
  expect(screen.queryByRole('img', { name: 'Signature of the receiver' })).toBeNull()
  expect(screen.getByText(/Still missing: .*Receipt/)).toBeInTheDocument()
})
