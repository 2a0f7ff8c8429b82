import { expect, test } from 'vitest'
import { type InvoiceStatus, invoiceStatuses, papersBefore, salesInvoice } from './sales-invoices.ts'

const row = {
  ...{ status: '1' as InvoiceStatus, authors: [] as string[], created_by: 'A', line_count: 1 },
  ...{ has_tax_data: true, is_period_locked: false, tax_invoice_no: null as string | null, e_status: null },
  ...{ grand_total: 100, paid_amount: 0, held_amount: 0, changing_order: null as string | null },
}
const viewer = (usercode: string) => ({
  usercode,
  permission: new Set(Object.values(salesInvoice.actions).map(({ needs }) => needs)),
  view_data: 'View_Data_All_Branches' as const,
})
const possible = (more: Partial<typeof row>, usercode = 'B') =>
  salesInvoice.names.filter((name) => salesInvoice.gate(name, { ...row, ...more }, viewer(usercode), '').enabled)

test('each status offers its own actions and no others', () => {
  const table = Object.fromEntries(invoiceStatuses.map((status) => [status, possible({ status, paid_amount: 0 }, 'A')]))
  expect(table).toEqual({
    '1': ['submit', 'modify', 'void'],
    '2': ['freeze', 'cancel'],
    '3': ['unfreeze'],
    '4': ['reopen'],
    '5': [],
    '7': ['approve', 'fail'],
    '8': ['correct', 'void'],
  })
})

test('nobody approves or refuses what they wrote any part of', () => {
  expect(possible({ status: '7', authors: ['B'] })).toEqual([])
  expect(possible({ status: '7', authors: ['A'] })).toEqual(['approve', 'fail'])
})

test('a locked tax period takes no change', () => {
  const locked = { is_period_locked: true }
  expect(possible({ ...locked, status: '7' })).toEqual(['fail'])
  expect(possible({ ...locked, status: '2' })).toEqual(['freeze'])
  expect(possible({ ...locked, status: '3' })).toEqual([])
  expect(possible({ ...locked, status: '1' })).not.toContain('submit')
})

test('what is paid is switched off, what has payments or a tax number is not cancelled', () => {
  expect(possible({ status: '2', paid_amount: 100 })).toContain('switchOff')
  expect(possible({ status: '2', paid_amount: 99 })).not.toContain('switchOff')
  expect(possible({ status: '2', held_amount: 1 })).not.toContain('cancel')
  expect(possible({ status: '2', tax_invoice_no: '04002600318274561' })).not.toContain('cancel')
})

test('a paper that was refused is prepared anew before it is received', () => {
  expect(papersBefore('Invoice_Received')).toEqual(['Prepare_Invoice'])
  expect(papersBefore('Prepare_Invoice')).toEqual(['Confirmed_Reject'])
})
