import { subDealerData } from '@sejuk/contract/retail/sub-dealers'
import { subDealerWords } from '@sejuk/words/retail/sub-dealers'
import { exportable } from '../../../platform/export/exportable.ts'
import { subDealerList } from './queries.ts'

export const subDealerExport = exportable(subDealerData, {
  ...{ book: subDealerWords, title: 'title', rows: subDealerList },
  columns: [
    { key: 'subdealer_code', width: 20 },
    { key: 'subdealer_name', width: 30 },
    { key: 'owner_name', width: 24 },
    { key: 'phone', width: 18 },
    { key: 'detail_address', width: 36 },
    { key: 'dept_name', word: 'dept_code', width: 20 },
    { key: 'parent_names', word: 'parents', width: 40 },
  ],
})
