import { warehouseWords } from '@sejuk/words/masters/warehouses'
import { useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'
import { useWarehouseRecords } from './warehouse-records.ts'

export const WarehouseConfigurationPage = () => {
  const t = useWords(warehouseWords)
  return <MasterPage title={t('configuration')} {...useWarehouseRecords()} />
}
