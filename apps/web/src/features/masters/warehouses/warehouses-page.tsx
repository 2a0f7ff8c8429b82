import type { Warehouse } from '@sejuk/contract/masters/warehouses'
import { warehouseWords } from '@sejuk/words/masters/warehouses'
import { useState } from 'react'
import IconEye from '#icon/Eye'
import { useWords } from '../../../lib/language/words.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { MasterPage } from '../../../ui/list/master-page.tsx'
import { useWarehouseRecords } from './warehouse-records.ts'

const WarehouseDetail = lazyPart(() => import('./warehouse-detail.tsx').then((detail) => detail.WarehouseDetail))

/** For those who work with warehouses: with the branches each one serves. */
export const WarehousesPage = () => {
  const t = useWords(warehouseWords)
  const [open, setOpen] = useState<Warehouse>()
  return (
    <>
      <MasterPage
        title={t('title')}
        {...useWarehouseRecords()}
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
