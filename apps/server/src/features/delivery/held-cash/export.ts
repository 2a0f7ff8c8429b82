import { heldCashData } from '@sejuk/contract/delivery/held-cash'
import { heldCashWords } from '@sejuk/words/delivery/held-cash'
import { exportable } from '../../../platform/export/exportable.ts'
import { heldCashList } from './queries.ts'

export const heldCashExport = exportable(heldCashData, {
  ...{ book: heldCashWords, title: 'title', rows: heldCashList },
  columns: [
    { key: 'held_cash_code', width: 20 },
    { key: 'taken_date', type: 'datetime' },
    { key: 'holder_name', width: 24 },
    { key: 'delivery_code', width: 22 },
    { key: 'customer_name', width: 32 },
    { key: 'due', type: 'money' },
    { key: 'taken', type: 'money' },
    { key: 'counted', type: 'money' },
    { key: 'difference', type: 'money' },
    { key: 'slip_no', width: 18 },
    { key: 'deposited_date', type: 'date' },
    { key: 'status', values: { Collected: 'Collected', Handed_In: 'Handed_In', Deposited: 'Deposited' } },
  ],
})
