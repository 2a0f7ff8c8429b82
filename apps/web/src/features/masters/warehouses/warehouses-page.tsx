import * as contract from '@sejuk/contract/masters/warehouses'
import { warehouseWords } from '@sejuk/words/masters/warehouses'
import { useState } from 'react'
import IconEye from '#icon/Eye'
import { useList } from '../../../lib/list.ts'
import { useWords } from '../../../lib/words.ts'
import { later } from '../../../ui/later.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { useWarehouseTable } from './warehouse-table.tsx'

const WarehouseDetail = later(() => import('./warehouse-detail.tsx').then((detail) => detail.WarehouseDetail))

/** For those who work with warehouses and do not arrange them. */
export const WarehousesPage = () => {
  const t = useWords(warehouseWords)
  const list = useList(contract.listWarehouses)
  const [open, setOpen] = useState<contract.Warehouse>()
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        actions={[]}
        keyOf={(row) => row.warehouse_code}
        {...useWarehouseTable()}
        menu={(row) => [
          { key: 'detail', label: t('detail'), icon: <IconEye size={18} />, onPress: () => setOpen(row) },
        ]}
      />
      {open && (
        <WarehouseDetail key={open.warehouse_code} code={open.warehouse_code} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
