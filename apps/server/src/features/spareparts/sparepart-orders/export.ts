import { sparepartOrderData } from '@sejuk/contract/spareparts/sparepart-orders'
import { sparepartStatuses } from '@sejuk/domain/aftersales/statuses'
import { sparepartKinds } from '@sejuk/domain/spareparts/order-kinds'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { exportable } from '../../../platform/export/exportable.ts'
import { sparepartOrderList } from './queries.ts'

const same = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as { [V in Value]: V }

export const sparepartOrderExport = exportable(sparepartOrderData, {
  ...{ book: sparepartWords, title: 'title', rows: sparepartOrderList },
  columns: [
    { key: 'sparepart_order_code', width: 20 },
    { key: 'order_kind', values: same(sparepartKinds) },
    { key: 'work_order_number', width: 20 },
    { key: 'asc_name', width: 28 },
    { key: 'consumer_name', width: 28 },
    { key: 'serial_number', width: 18 },
    { key: 'part_name', word: 'part', width: 32 },
    { key: 'line_count', word: 'parts', type: 'number' },
    { key: 'free_amount', type: 'number' },
    { key: 'total_amount', type: 'number' },
    { key: 'need_by', type: 'date' },
    { key: 'promised_date', type: 'date' },
    { key: 'status', values: same(sparepartStatuses) },
    { key: 'created_date', type: 'datetime' },
  ],
})
