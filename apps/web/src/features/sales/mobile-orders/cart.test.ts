import type { MobileItem } from '@sejuk/contract/catalogue/item-searches'
import { expect, test } from 'vitest'
import {
  blankHeader,
  type Cart,
  hasAllOf,
  inputOf,
  mostOf,
  quantityOf,
  totalOf,
  unitsIn,
  withAllOrNone,
  withItem,
  withQuantity,
  withUsual,
} from './cart.ts'

const item = (item_code: string, unit_price: number, available = 9): MobileItem => ({
  ...{ item_code, item_name: item_code, business_unit_code: 'RAC', item_type: 'Finished Goods - Set', uom: 'Unit' },
  ...{ status: 'Approved', local_name: null, brand_code: null, category_code: null, model: null, old_code: null },
  ...{ barcode: null, photo_path: null, capacity_pk: null, has_serial: true, searched: 0, bought: 0 },
  offer: {
    ...{ warehouse_code: 'W1', has_price: true, list_price: 5_000_000, unit_price, reason: null, is_set: false },
    ...{ available, decided_by: null, units: [], holds: [], instead: null },
  },
})
const cart: Cart = {
  ...{ client_key: 'K', usercode: 'U', customer_code: 'C-1', customer_name: 'Toko', state: 'open' },
  ...{ at: '2026-11-16T02:00:00Z', read_at: '2026-11-16T02:00:00Z', header: blankHeader, lines: [] },
}

test('an item is one line, however often its number changes, and gone at zero', () => {
  const twice = withItem(withItem([], item('AC-1', 4_775_000), 1), item('AC-1', 4_775_000), 12)
  expect(twice).toMatchObject([{ item_code: 'AC-1', ordered_qty: 12, seen_amount: 57_300_000 }])
  const both = withItem(twice, item('AC-2', 100), 2)
  expect([totalOf({ lines: both }), unitsIn({ lines: both })]).toEqual([57_300_200, 14])
  expect(withQuantity(both, 'AC-1', 1)).toMatchObject([{ seen_amount: 4_775_000 }, { item_code: 'AC-2' }])
  expect(withQuantity(both, 'AC-1', 0)).toHaveLength(1)
  expect(withItem(both, item('AC-2', 100), 0)).toHaveLength(1)
})

test('all items switch between none and one of each, and a number somebody chose is kept', () => {
  const goods = [item('AC-1', 100), item('AC-2', 200), item('AC-3', 300)]
  const numbers = (lines: Cart['lines']) => goods.map(({ item_code }) => quantityOf({ lines }, item_code))
  const one = withAllOrNone([], goods)
  expect(numbers(one)).toEqual([1, 1, 1])
  expect(hasAllOf({ lines: one }, goods)).toBe(true)
  expect(withAllOrNone(one, goods)).toEqual([])
  const some = withAllOrNone(withItem([], item('AC-2', 200), 5), goods)
  expect(numbers(some)).toEqual([1, 5, 1])
  const others = withAllOrNone(withItem(some, item('AC-9', 900), 2), goods)
  expect(others).toMatchObject([{ item_code: 'AC-9', ordered_qty: 2 }])
  expect(hasAllOf({ lines: one }, [])).toBe(false)
})

test('no more than there is, unless it may come later', () => {
  expect(mostOf(cart, 3)).toBe(3)
  expect(mostOf({ header: { ...blankHeader, is_pre_order: true } }, 3)).toBe(100_000)
})

test('what the customer usually has fills only what nobody chose', () => {
  const customer = {
    ...{ customer_code: 'C-1', customer_name: 'Toko', org_code: 'O', dept_code: '705', today: '2026-11-16' },
    ...{
      last_day: '2026-11-19',
      collect_method: null,
      warehouse_code: 'W1',
      warehouse_name: 'Jakarta',
      payment_term_days: 30,
    },
    ...{
      cheque_allowed: 'N' as const,
      price_include_tax: 'Y' as const,
      takes_orders: true,
      orders: [],
      shops: [],
      projects: [],
      locks: [],
    },
    addresses: [
      {
        ...{
          address_code: 'A-2',
          detail_address: 'Jl. Dua',
          city_name: 'Jakarta',
          receiver_name: '',
          receiver_phone: '',
        },
        address_type: 'official-address' as const,
      },
    ],
    credit: {
      ...{ limit: 0, exposure: 0, outstanding_invoice: 0, open_order: 0, uncleared_cheque: 0, unapplied_receipt: 0 },
      ...{ overdue_stops_cash: 'N' as const, cod_most: 50_000_000 },
      ...{ overdue_days_max: 0, tolerance_percent: 0, overdue_days: null, block_at: 'Submit' as const },
    },
    decision: { branch_band_percent: 8, answer_hours: 4 },
  }
  const types = [{ value: 'REGULAR' }, { value: 'PROJECT' }]
  expect(withUsual(blankHeader, customer, types)).toMatchObject({
    ...{ order_type: 'REGULAR', warehouse_code: 'W1', address_code: 'A-2', requested_delivery_date: '2026-11-19' },
  })
  const chosen = { ...blankHeader, order_type: 'PROJECT', address_code: 'A-1' }
  expect(withUsual(chosen, customer, types)).toMatchObject({ order_type: 'PROJECT', address_code: 'A-1' })
})

test('what is sent says what the user agreed to, and whose hold ends with it', () => {
  const lines = withItem([], item('AC-1', 4_775_000), 2)
  expect(inputOf({ ...cart, lines })).toMatchObject({
    ...{ client_key: 'K', customer_code: 'C-1', hold_purpose: 'order/K' },
    lines: [{ item_code: 'AC-1', ordered_qty: 2, seen_amount: 9_550_000 }],
  })
})
