import { erpCustomizationDropdown } from '@sejuk/contract/masters/erp-customizations'
import type { Session } from '@sejuk/contract/platform/sessions'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { rina, showPart } from '../../../test/page.tsx'
import { setLanguage } from '../../lib/language/words.ts'
import { ViewerContext, viewerOf } from '../../lib/session/viewer.ts'
import { Label } from '../label.tsx'
import { BankPicker } from './bank-picker.tsx'
import { BranchesPicker, BranchPicker } from './branch-picker.tsx'
import { BrandPicker } from './brand-picker.tsx'
import { CustomerPicker } from './customer-picker.tsx'
import { ItemCategoryPicker } from './item-category-picker.tsx'
import { ItemPicker } from './item-picker.tsx'
import { SalesmanPicker } from './staff-picker.tsx'
import { WarehousePicker } from './warehouse-picker.tsx'

const user = userEvent.setup()
test('a partner chooses among the banks of partners, staff among all', async () => {
  const picked = vi.fn()
  const { asked } = showPart(<BankPicker forPartners value={undefined} onChange={picked} />, {
    '/api/partner-bank/dropdown': { data: [{ value: '014', label: 'BCA' }] },
  })
  await user.click(screen.getByRole('button', { name: 'Bank account at Choose a bank' }))
  await user.click(await screen.findByRole('option', { name: 'BCA' }))
  expect(picked).toHaveBeenCalledWith('014')
  expect(asked.every(({ path }) => path === '/api/partner-bank/dropdown')).toBe(true)
})

test('the warehouses of a branch are asked by branch and purpose', async () => {
  const { asked } = showPart(
    <WarehousePicker dept_code="705" purpose="sales" value={undefined} onChange={() => {}} />,
    {
      '/api/warehouse/dropdown-by-dept-code': { data: [{ value: 'WH-1', label: 'Gudang' }] },
    },
  )
  await user.click(screen.getByRole('button', { name: /^Warehouse/ }))
  await screen.findByRole('option', { name: 'Gudang' })
  expect(asked.at(-1)?.query.getAll('dept_code')).toEqual(['705'])
  expect(asked.at(-1)?.query.get('purpose')).toBe('sales')
})

test('without a branch all warehouses one may choose are offered', async () => {
  const { asked } = showPart(<WarehousePicker value={undefined} onChange={() => {}} />, {})
  await user.click(screen.getByRole('button', { name: /^Warehouse/ }))
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/warehouse/dropdown'))
})

test('brands and categories are chosen several at a time', async () => {
  const brands = vi.fn()
  const categories = vi.fn()
  showPart(
    <>
      <BrandPicker value={['GREE']} onChange={brands} />
      <ItemCategoryPicker forTickets business_unit_code={['RAC']} value={[]} onChange={categories} />
    </>,
    {
      '/api/dropdown-brand': {
        data: [
          { value: 'GREE', label: 'Gree' },
          { value: 'FLIFE', label: 'FLiFE' },
        ],
      },
      '/api/item-category/dropdown-ticket': { data: [{ value: 'SPL', label: 'Split' }] },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Brand Gree' }))
  await user.click(await screen.findByRole('option', { name: 'FLiFE' }))
  expect(brands).toHaveBeenCalledWith(['GREE', 'FLIFE'])
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: /^Category/ }))
  await user.click(await screen.findByRole('option', { name: 'Split' }))
  expect(categories).toHaveBeenCalledWith(['SPL'])
})

test('the same code of two lists has two names, each in both languages', async () => {
  const of = (data_type: string) => <Label source={erpCustomizationDropdown} input={{ data_type }} value="TRANSFER" />
  showPart(
    <>
      <p>{of('COLLECT_METHOD')}</p>
      <p>{of('CASHBACK_INSTRUCTIONS')}</p>
    </>,
    {
      '/erp-customization': ({ query }) => ({
        data: [
          query.get('data_type') === 'COLLECT_METHOD'
            ? { value: 'TRANSFER', label: 'Bank transfer', local_label: 'Transfer bank' }
            : { value: 'TRANSFER', label: 'To the bank account', local_label: 'Ke rekening bank' },
        ],
      }),
    },
  )
  expect(await screen.findByText('Bank transfer')).toBeTruthy()
  expect(await screen.findByText('To the bank account')).toBeTruthy()
  setLanguage('local')
  expect(await screen.findByText('Transfer bank')).toBeTruthy()
  expect(await screen.findByText('Ke rekening bank')).toBeTruthy()
})

test('a customer is one of a branch, a salesman one who sells', async () => {
  const picked = vi.fn()
  const { asked } = showPart(
    <>
      <CustomerPicker dept_code={['705']} value={undefined} onChange={picked} />
      <SalesmanPicker dept_code={['705']} value={undefined} onChange={picked} />
    </>,
    {
      '/api/customer/dropdown': { data: [{ value: 'C-1', label: '(C-1) Toko Sejahtera' }] },
      '/api/staff/dropdown': { data: [{ value: 'RCI-1', label: 'Budi' }] },
    },
  )
  await user.click(screen.getByRole('button', { name: 'Customer Choose' }))
  await user.click(await screen.findByRole('option', { name: '(C-1) Toko Sejahtera' }))
  await user.click(screen.getByRole('button', { name: 'Salesperson Choose' }))
  await user.click(await screen.findByRole('option', { name: 'Budi' }))
  expect(picked.mock.calls).toEqual([['C-1'], ['RCI-1']])
  expect(asked.map(({ query }) => [query.getAll('dept_code'), query.getAll('role_code')])).toEqual([
    [['705'], []],
    [['705'], ['Salesman']],
  ])
})

test.each([
  ['View_Data_All_Branches', 'Branch All', 'false'],
  ['View_Data_Multi_Branch', 'Branch All', 'false'],
  ['View_Data_Salesman', 'Branch Jakarta Pusat', 'true'],
] as const)('who has %s sees %s', (viewData, name, isShut) => {
  const viewer = viewerOf({ ...rina, viewData })
  showPart(
    <ViewerContext value={viewer}>
      <BranchesPicker value={[]} onChange={() => {}} />
    </ViewerContext>,
  )
  expect(screen.getByRole('button', { name }).getAttribute('aria-disabled') ?? 'false').toBe(isShut)
})

test('an item is told apart by its code, and comes with what is known of it', async () => {
  const board = { value: '30131', label: 'Main PCB', item_name: 'Main PCB', business_unit_code: 'RAC' }
  const picked = vi.fn()
  const { asked } = showPart(<ItemPicker of="sparePart" value={undefined} onChange={picked} />, {
    '/api/item/dropdown': { data: [board, { value: '30132', label: 'Main PCB' }] },
  })
  await user.click(screen.getByRole('button', { name: 'Spare part Choose' }))
  await user.click(await screen.findByRole('option', { name: /30131/ }))
  expect(picked).toHaveBeenCalledExactlyOnceWith('30131', board)
  expect(asked[0]?.query.getAll('item_type')).toEqual(['Spare Part'])
})

test('the branch of a record is chosen once, and a person of one branch does not choose', async () => {
  const picked = vi.fn()
  const show = (viewData: Session['viewData'], value?: string) =>
    showPart(
      <ViewerContext value={viewerOf({ ...rina, viewData })}>
        <BranchPicker value={value} onChange={picked} />
      </ViewerContext>,
      { '/api/department/dropdown': { data: [{ value: '713', label: 'Bekasi' }] } },
    )
  const { unmount } = show('View_Data_My_Branch', '705')
  expect(screen.getByRole('button', { name: 'Branch Jakarta Pusat' })).toHaveAttribute('aria-disabled', 'true')
  unmount()
  show('View_Data_Multi_Branch')
  await user.click(screen.getByRole('button', { name: 'Branch Choose' }))
  await user.click(await screen.findByRole('option', { name: 'Bekasi' }))
  expect(picked).toHaveBeenCalledWith('713')
})

test('Select All of one page is every code, and clearing resets', async () => {
  const Form = () => {
    const [value, setValue] = useState<string[]>([])
    return <BrandPicker value={value} onChange={setValue} />
  }
  const brands = ['GREE', 'FLIFE', 'TOSOT'].map((value) => ({ value, label: value }))
  showPart(<Form />, { '/api/dropdown-brand': { data: brands } })
  await user.click(screen.getByRole('button', { name: 'Brand All' }))
  await user.click(await screen.findByRole('button', { name: 'Select All' }))
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Brand GREE +2' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Clear Brand' }))
  expect(screen.getByRole('button', { name: 'Brand All' })).toBeVisible()
})
