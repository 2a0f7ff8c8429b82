import type { StockCountDetail } from '@sejuk/contract/stock/stock-counts'
import { expect, test } from 'vitest'
import { withQueued } from './queued-entries.ts'

const line = (item_code: string, counted: number | null) => ({
  ...{
    item_code,
    item_name: item_code,
    has_serial: false,
    expected: 5,
    counted,
    serials: [],
    missing: [],
    surplus: [],
  },
  ...{ counted_by: '', counted_date: null },
})
const count: StockCountDetail = {
  ...{ count_code: 'STC-1', warehouse_code: 'W1', warehouse_name: 'W', dept_code: '705', created_by: 'U' },
  ...{
    create_user_name: 'U',
    category_code: null,
    asc_code: null,
    remark: null,
    is_blind: false,
    status: 'Open',
    authors: [],
  },
  ...{ transfer_codes: [], strangers: [] },
  ...{ adjustment_codes: [], line_count: 2, counted_lines: 1, finished_date: null, created_date: '', row_version: 1 },
  lines: [line('A', 3), line('B', null)],
}

test('what waits on the phone is shown as counted', () => {
  const entry = (item_code: string, qty: number) => ({ count_code: 'STC-1', item_code, serial_number: '', qty })
  const shown = withQueued(count, [entry('A', 2), entry('A', -1), entry('B', 0)])
  expect(shown.lines.map(({ counted }) => counted)).toEqual([4, 0])
  expect(withQueued(count, []).lines.map(({ counted }) => counted)).toEqual([3, null])
})
