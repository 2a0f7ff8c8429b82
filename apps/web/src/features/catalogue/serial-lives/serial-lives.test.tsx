import * as contract from '@sejuk/contract/catalogue/serial-lives'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'

const user = userEvent.setup()
const menu = [{ ...(rina.menu[0] as (typeof rina.menu)[number]), url: '/item/sn-history' }]
const permission = ['Item-SN-History']
const step = (event_id: number, more: Partial<contract.SerialStep>): contract.SerialStep => ({
  ...{ event_id, event: 'received', status_before: 'InFactory', status_after: 'InStock' },
  ...{ happened_at: '2026-03-01T03:00:00Z', document_type: 'goods-receipt', document_code: 'GR-1' },
  ...{ warehouse_code: null, warehouse_name: 'Gudang Jakarta', dept_code: '705', customer_name: null, note: null },
  ...{ username: 'Joko', is_hidden: false },
  ...more,
})
const life: contract.SerialLife = {
  serial_number: '5EN26160001',
  unit: {
    ...{
      serial_number: '5EN26160001',
      item_code: 'GSW-09(I)',
      item_name: 'Gree Split 1 PK Indoor',
      brand_code: 'GREE',
    },
    ...{ category_code: 'SPL', business_unit: 'RAC', set_item_code: 'GSW-09', unit_kind: 'Indoor', capacity_pk: 1 },
    ...{ status: 'Sold', is_returned: false, delivered_date: '2026-03-05', produced_date: null, retail_date: null },
    ...{ installed_date: null, invoiced_date: null, warehouse_code: null, warehouse_name: null, dept_code: '705' },
    ...{
      customer_code: 'C-1',
      customer_name: 'Toko Sejahtera',
      replaced_by_sn: null,
      batch_code: null,
      fits_mask: true,
      is_damaged: false,
    },
  },
  steps: [
    step(1, {}),
    step(2, {
      ...{ event: 'delivered', status_before: 'InTransit', status_after: 'Sold', document_code: null },
      ...{ username: null, is_hidden: true },
    }),
    step(3, {
      ...{ event: 'ticket', status_before: 'Sold', status_after: 'Sold', document_type: 'aftersales-ticket' },
      document_code: 'AST-705-2611-00001',
    }),
  ],
  warranty: {
    ...{ state: 'In_Warranty', reason: 'from_delivery', void_reasons: [], starts: '2026-06-03' },
    ...{ parts_until: '2029-06-03', compressor_until: null, source: null },
    parts: [
      {
        ...{ part: 'sparepart', months: 36, starts: '2026-06-03', until: '2029-06-03', days_left: 930 },
        ...{ basis: 'delivery', policy_code: 'WP-SPL-S' },
      },
      {
        ...{ part: 'compressor', months: 0, starts: '2026-06-03', until: null, days_left: null },
        ...{ basis: 'delivery', policy_code: 'WP-SPL-C' },
      },
    ],
  },
  pair: { serial_number: '5EW26160001', item_code: 'GSW-09(O)' },
  papers: [
    {
      ...{ kind: 'sales-invoice', at: '2026-03-05T03:00:00Z', code: 'SI-705-26-00001', detail: null, is_hidden: false },
      ...{ status: '2', payment: 'Part' },
    },
    {
      ...{ kind: 'bonus-ticket', at: '2026-03-06T03:00:00Z', code: 'BT-1', detail: 'Joko', is_hidden: false },
      ...{ status: 'Approved_By_Finance', payment: 'Not_Yet' },
    },
    {
      ...{ kind: 'consumer', at: '2026-03-07T03:00:00Z', code: null, detail: null, is_hidden: true, status: null },
    },
  ],
  replaces: null,
  near: [{ serial_number: '5EN2616OOO1', item_name: 'Gree', status: 'Scrapped' }],
}
const open = (url: string, data: object) =>
  openPage(
    url,
    { menu, permission },
    { [contract.getSerialLife.path]: { data }, [contract.lookUpSerials.path]: { data } },
  )

test('a number shows its life, the other half, numbers that look alike, and the warranty with its reasons', async () => {
  open('/item/sn-history?serial_number=5EN26160001', life)
  const band = await screen.findByRole('region', { name: 'Life' })
  expect(
    within(band)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['In stock', 'Sold'])
  expect(within(band).getByText('another branch')).toBeInTheDocument()
  expect(within(band).getByRole('link', { name: 'AST-705-2611-00001' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '5EW26160001' })).toBeInTheDocument()
  expect(screen.getByText(/may be mixed up/)).toBeInTheDocument()
  expect(screen.getByText('Papers of this unit')).toBeInTheDocument()
  const papers = within(screen.getByRole('table'))
  expect(papers.getByRole('link', { name: 'SI-705-26-00001' })).toBeInTheDocument()
  expect(papers.getByText('Paid in part')).toBeInTheDocument()
  expect(papers.getByText('Installation bonus')).toBeInTheDocument()
  expect(papers.getByText('another branch')).toBeInTheDocument()
  const warranty = screen.getByRole('region', { name: 'Warranty' })
  expect(warranty).toHaveTextContent('In warranty')
  expect(warranty).toHaveTextContent('Spare parts until 03 Jun 2029, 930 days left')
  expect(warranty).toHaveTextContent('Compressor: none')
  expect(warranty).toHaveTextContent('counted from the delivery on 03 Jun 2026, policy WP-SPL-S')
})

test('a life that is wider than the screen says where it begins, and leads there', async () => {
  const wide = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1800)
  open('/item/sn-history?serial_number=5EN26160001', life)
  expect(await screen.findByText(/It begins on 01 Mar 2026.*: Received/)).toBeInTheDocument()
  const scroll = vi.fn()
  screen.getByRole('region', { name: 'Life' }).scrollTo = scroll
  await user.click(screen.getByRole('button', { name: 'To the beginning' }))
  expect(scroll).toHaveBeenCalledWith({ left: 0 })
  wide.mockRestore()
})

test('a number that does not exist says so and offers what it looks like', async () => {
  open('/item/sn-history?serial_number=5EN2616OO01', {
    ...{ serial_number: '5EN2616OO01', unit: null, steps: [], papers: [], warranty: null, pair: null, replaces: null },
    near: [{ serial_number: '5EN26160001', item_name: 'Gree', status: 'Sold' }],
  })
  expect(await screen.findByText(/Serial number 5EN2616OO01 is not known/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '5EN26160001' })).toBeInTheDocument()
})

test('what is typed is looked up in capitals and without blanks, and stands in the address', async () => {
  const { router } = open('/item/sn-history', life)
  await user.type(await screen.findByLabelText('Serial number'), ' 5en 2616 0001{Enter}')
  expect(await screen.findByRole('region', { name: 'Life' })).toBeInTheDocument()
  expect(router.state.location.search).toMatchObject({ serial_number: '5EN26160001' })
})

test('pasted numbers each get a result, and more than a thousand are not sent', async () => {
  const found = (serial_number: string, more: object = {}) => ({
    ...{ serial_number, is_known: false, is_malformed: false, status: null, item_code: null, item_name: null },
    ...{ warehouse_code: null, last_document: null, last_event: null, last_date: null, warranty: null },
    ...{ parts_until: null, near: null },
    ...more,
  })
  open('/item/sn-history/bulk', [
    found('5EN26160001', { is_known: true, status: 'Sold', item_code: 'GSW-09(I)', warranty: 'In_Warranty' }),
    found('NOBODY', { near: 'N0B0DY' }),
  ])
  const box = await screen.findByRole('textbox', { name: /one a line/ })
  await user.click(box)
  await user.paste('5en26160001\nNOBODY')
  await user.click(screen.getByRole('button', { name: 'Look up 2' }))
  expect(await screen.findByText('1 known, 1 not known')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'perhaps N0B0DY' })).toBeInTheDocument()
  await user.clear(box)
  await user.click(box)
  await user.paste(Array.from({ length: 1001 }, (_, n) => `N${1000 + n}`).join('\n'))
  expect(screen.getByText(/At most 1.000 serial numbers at once/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Look up 1.001/ })).toBeDisabled()
})
