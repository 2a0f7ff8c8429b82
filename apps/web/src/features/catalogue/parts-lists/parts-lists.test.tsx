import * as contract from '@sejuk/contract/catalogue/parts-lists'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { actionInMenu } from '../../../../test/actions.ts'
import { openPage, rina } from '../../../../test/page.tsx'

const user = userEvent.setup()
const menu = [{ ...(rina.menu[0] as (typeof rina.menu)[number]), url: '/item-sparepart-bom' }]
const permission = ['Item-Bom-View', 'Item-Bom-Modify']
const header = {
  ...{ bom_code: 'BOM-1', item_code: 'GSV-09(O)', item_name: 'Gree outdoor', bom_type: 'Outdoor' },
  ...{ business_unit_code: 'RAC', brand_code: 'GREE', category_code: 'INV', category_name: 'Inverter' },
  ...{ parts: 1, positions: 1, view_revision: 2, update_user_name: 'Nurul', row_version: 3 },
  ...{ created_date: '2026-11-14T03:00:00Z', updated_date: '2026-11-14T03:00:00Z' },
}
const line = {
  ...{ line_no: 1, position_no: 1, qty: 1, sparepart_item_code: 'P-1', part_name: 'Fan motor', part_local_name: null },
  ...{ part_group_code: 'FMO', part_group_name: 'Motor', interchange_group: null, serial_from: '4N1', serial_to: null },
  ...{ is_compressor: false, is_consumable: false, is_returnable: false, warranty_months: 12 },
  ...{ substitutes: [], interchanges: [] },
}

test('the list shows what each unit has, and leads to its parts', async () => {
  openPage(
    '/item-sparepart-bom',
    { menu, permission },
    { [contract.listPartsLists.path]: { data: [header], total: 1 } },
  )
  expect(await screen.findByRole('link', { name: 'GSV-09(O)' })).toBeTruthy()
  expect(screen.getByText('Revision 2')).toBeTruthy()
})

test('a reader sees why a list cannot be changed', async () => {
  openPage(
    '/item-sparepart-bom/detail?bom_code=BOM-1',
    { menu, permission: ['Item-Bom-View'] },
    { [contract.getPartsList.path]: { data: { ...header, lines: [line] } } },
  )
  expect(await screen.findByText('from 4N1')).toBeTruthy()
  expect((await actionInMenu(/^Edit./)).getAttribute('aria-disabled')).toBe('true')
})

test('a stale save shows both lists, and nothing typed is lost', async () => {
  const current = { row_version: 4, lines: [{ position_no: 1, sparepart_item_code: 'P-1', qty: 9 }] }
  const { asked } = openPage(
    '/item-sparepart-bom/modify?bom_code=BOM-1',
    { menu, permission },
    {
      [contract.getPartsList.path]: { data: { ...header, lines: [line] } },
      [contract.updatePartsList.path]: {
        ...{ code: '409', status: 'Conflict', message: 'Changed' },
        data: { current, changed_by: 'Rina', changed_date: '2026-11-15T03:00:00Z', changed_fields: ['lines'] },
      },
    },
  )
  const quantity = await screen.findByLabelText('Quantity')
  await user.clear(quantity)
  await user.type(quantity, '5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked.some(({ path }) => path === contract.updatePartsList.path)).toBe(true))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('1 P-1 9')
  expect(dialog.textContent).toContain('1 P-1 5 4N1')
  expect(within(dialog).getByRole('button', { name: 'Save this mix' })).toBeTruthy()
})
