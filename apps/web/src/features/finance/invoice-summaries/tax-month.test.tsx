import { checkLastTimeSummary, taxByMonth } from '@sejuk/contract/finance/invoice-summaries'
import { type TaxMonth, taxMonth } from '@sejuk/contract/finance/vat-returns'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage, rina, showPart } from '../../../../test/page.tsx'
import { TaxMonths } from './tax-months.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const month: TaxMonth = {
  ...{ period: '2026-11', is_locked: true },
  sums: [
    { kind: 'invoice', count: 12, base: 30_000_000, other_base: 27_500_000, vat: 3_300_000 },
    { kind: 'nota_retur', count: 1, base: -10_000_000, other_base: -9_166_667, vat: -1_100_000 },
  ],
  companies: [
    {
      ...{ company_code: 'PT-1', company_name: 'PT Sejuk Dingin', company_npwp: '0013456789092000', count: 9 },
      ...{ base: 12_000_000, other_base: 11_000_000, vat: 1_320_000 },
    },
    {
      ...{ company_code: 'RCZ', company_name: 'Retail of Z', company_npwp: null, count: 4 },
      ...{ base: 8_000_000, other_base: 7_333_333, vat: 880_000 },
    },
  ],
  slips: [{ tax_kind: '22', status: 'Received', count: 2, amount: 75_000 }],
  ways: [{ org_code: 'A', org_name: 'PT Sejuk', create_user_name: 'Sari', way: 'NIK', valid_from: '2026-12-01' }],
}

const show = (data: TaxMonth) =>
  openPage(
    '/sales-invoice/summaries?period=2026-11',
    {
      permission: ['Sales-Invoice-View', 'Summary-Tax-Make'],
      menu: rina.menu.map((item) => ({ ...item, url: '/sales-invoice' })),
    },
    { [taxMonth.path]: { data }, [checkLastTimeSummary.path]: { data: standing } },
  )
const standing = {
  ...{ kind: 'tax', summary_id: null, made_date: null, made_by: null, create_user_name: null },
  ...{ is_making: false, stale: 0, is_locked: true },
}

test('the tax month shows its net less the notes, the slips beside, and what selling to the NIK means', async () => {
  show(month)
  const net = (await screen.findByRole('rowheader', { name: 'Net' })).closest('tr')
  expect(within(net as HTMLElement).getByText('2.200.000')).toBeVisible()
  expect(screen.getByText('−1.100.000')).toBeVisible()
  expect(screen.getByText('2 slips, Rp 75.000')).toBeVisible()
  expect(screen.getByText(/^PT Sejuk: Tax invoice to the NIK from 0?1 Dec 2026$/)).toBeVisible()
  expect(screen.getByText(/The price stays and VAT is inside it\. Each sale/)).toBeVisible()
  expect(screen.getByText('Locked: this is what was reported')).toBeVisible()
})

test('before the lock each company shows its own net, and leads to its own return', async () => {
  show({ ...month, is_locked: false })
  const link = await screen.findByRole('link', { name: 'PT Sejuk Dingin' })
  expect(link.getAttribute('href')).toContain('company_code=PT-1')
  const row = link.closest('tr') as HTMLElement
  expect(within(row).getByText('0013456789092000')).toBeVisible()
  expect(within(row).getByText('1.320.000')).toBeVisible()
  expect(screen.getByRole('row', { name: /^Retail of Z - 4/ })).toBeVisible()
})

test('where nothing is set, the page says that such buyers pay no VAT', async () => {
  show({ ...month, ways: [] })
  expect(await screen.findByText(/Nothing is set: buyers without NPWP/)).toBeVisible()
})

test('the figures beside the year are a definition list, the month above it none of them', async () => {
  const data = [{ month: '2026-11', values: [220_000, 110_000] }]
  const { container } = showPart(<TaxMonths period="2026-11" />, { [taxByMonth.path]: { data } })
  await screen.findAllByText('VAT')
  for (const list of container.querySelectorAll('dl'))
    expect([...list.children].every((one) => one.tagName === 'DIV' && one.querySelector('dt + dd'))).toBe(true)
})
