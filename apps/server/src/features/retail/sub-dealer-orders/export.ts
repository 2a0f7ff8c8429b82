import { subDealerOrderData } from '@sejuk/contract/retail/sub-dealer-orders'
import { subDealerWords } from '@sejuk/words/retail/sub-dealers'
import { exportable } from '../../../platform/export/exportable.ts'
import { subDealerOrderList } from './queries.ts'

export const subDealerOrderExport = exportable(subDealerOrderData, {
  ...{ book: subDealerWords, title: 'ordersTitle', rows: subDealerOrderList },
  columns: [
    { key: 'po_code', width: 20 },
    { key: 'subdealer_name', width: 30 },
    { key: 'customer_name', word: 'supplier', width: 30 },
    { key: 'po_date', type: 'date' },
    { key: 'quantity', type: 'number' },
    { key: 'amount', type: 'money' },
    { key: 'received_quantity', type: 'number' },
  ],
})
