import { getSubDealerOrder, type SubDealerOrderDetail } from '@sejuk/contract/retail/sub-dealer-orders'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'

const menu = {
  ...{ menu_code: 300, parent_code: 0, name: 'Orders', local_name: 'Pesanan', icons: '' },
  ...{ url: '/sub-dealer/purchase-order', support_platform: 'both' as const, landing_page: 'No' as const },
  ...{ display_on_top_position: 'No' as const, display_seq: 1 },
}
const line = {
  ...{ line_no: 1, item_code: 'AC-1', item_name: 'AC 1 PK', quantity: 3, requested_price: 3_000_000 },
  ...{ confirmed_quantity: null, confirmed_price: null, received_quantity: 0, ordered_quantity: 0, serials: [] },
}
const order: SubDealerOrderDetail = {
  ...{ po_code: 'SDO-1', subdealer_code: 'SD-1', subdealer_name: 'Toko Kecil', customer_code: 'C-1' },
  ...{ customer_name: 'CV Dingin', dept_code: '705', dept_name: 'Jakarta', created_by: 'X', create_user_name: 'X' },
  ...{ salesman_code: null, detail_address: null, payment_promise: null, remark: null, reject_reason: null },
  ...{ order_code: null, answered_name: null, po_date: '2026-11-16', quantity: 3, amount: 9_000_000 },
  ...{ confirmed_quantity: 0, received_quantity: 0, ordered_quantity: 0, answered_in: null, is_overdue: false },
  ...{ status: 'Submitted', submitted_date: '2026-11-16T02:00:00Z', answer_due: '2026-11-17T02:00:00Z' },
  ...{ answered_date: null, authors: [], created_date: '2026-11-16T02:00:00Z', row_version: 1, lines: [line] },
}
const open = (data: SubDealerOrderDetail) =>
  openPage(
    '/sub-dealer/purchase-order/detail?code=SDO-1',
    { ...rina, menu: [menu], permission: ['Sub-Dealer-PO-Search'] },
    { [getSubDealerOrder.path]: { data } },
  )

test('the head shows what was confirmed, beside what was asked for', async () => {
  const confirmed = { ...line, confirmed_quantity: 2, confirmed_price: 3_100_000 }
  open({ ...order, status: 'Approved', confirmed_quantity: 2, lines: [confirmed] })
  const term = await screen.findByText('Confirmed value')
  expect(term.parentElement).toHaveTextContent(/6[.,]200[.,]000/)
  expect(screen.getByText('Value').parentElement).toHaveTextContent(/9[.,]000[.,]000/)
})
