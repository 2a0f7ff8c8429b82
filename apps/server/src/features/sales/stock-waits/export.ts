import { stockWaitData } from '@sejuk/contract/sales/stock-waits'
import { stockWaitWords } from '@sejuk/words/sales/stock-waits'
import { exportable } from '../../../platform/export/exportable.ts'
import { stockWaitList } from './queries.ts'

export const stockWaitExport = exportable(stockWaitData, {
  book: stockWaitWords,
  title: 'title',
  rows: stockWaitList,
  columns: [
    { key: 'wait_code', width: 20 },
    { key: 'customer_code', width: 14 },
    { key: 'customer_name', width: 30 },
    { key: 'item_code', width: 20 },
    { key: 'item_name', width: 36 },
    { key: 'qty', type: 'number' },
    { key: 'wanted_date', type: 'date' },
    { key: 'since', type: 'datetime' },
    { key: 'dept_name', width: 20 },
    { key: 'warehouse_name', width: 24 },
    { key: 'salesman_name', width: 20 },
    {
      key: 'status',
      values: { Waiting: 'Waiting', Offered: 'Offered', Taken: 'Taken', Passed: 'Passed', Withdrawn: 'Withdrawn' },
    },
    { key: 'offer_until', type: 'datetime' },
    { key: 'taken_order', width: 20 },
  ],
})
