import { getWarehouse } from '@sejuk/contract/masters/warehouses'
import type { BranchWarehousePurpose } from '@sejuk/domain/masters/warehouses'
import { everydayWords } from '@sejuk/words/everyday'
import { recordWords } from '@sejuk/words/masters/records'
import { purposeWords, warehouseWords } from '@sejuk/words/masters/warehouses'
import { Label } from '../../../entities/label.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import style from './warehouse-detail.module.css'
import { warehouseTypes } from './warehouse-table.tsx'

export const WarehouseDetail = ({ code, onClose }: { code: string; onClose: () => void }) => {
  const t = useWords(warehouseWords)
  const everyday = useWords(everydayWords)
  const record = useWords(recordWords)
  const purpose = useWords(purposeWords)
  const { data: answer, error, refetch } = useCall(getWarehouse, { id: code })
  const found = answer?.data
  const yesNo = (is: boolean) => everyday(is ? 'yes' : 'no')
  const facts = found && [
    [t('warehouse_type'), <Label key="type" {...warehouseTypes} value={found.warehouse_type} />],
    [record('branch'), found.dept_name],
    [t('warehouse_vendor_code'), found.warehouse_vendor_name],
    [record('address'), found.address],
    [t('place'), found.lat !== null && found.lng !== null && `${found.lat}, ${found.lng}`],
    [t('zones'), found.zones.join(', ')],
    [t('pick_cutoff'), found.pick_cutoff],
    [t('is_sparepart'), yesNo(found.is_sparepart)],
    [t('allow_direct_pickup'), yesNo(found.allow_direct_pickup)],
  ]
  return (
    <SidePanel
      title={found?.warehouse_name ?? t('detail')}
      sub={code}
      onClose={onClose}
      footer={<Button onClick={onClose}>{everyday('close')}</Button>}
    >
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!found && !error && <p role="status">{everyday('loading')}</p>}
      {facts && (
        <dl className={style.facts}>
          {facts.map(([label, value]) => (
            <div key={String(label)}>
              <dt>{label}</dt>
              <dd>{value || '-'}</dd>
            </div>
          ))}
        </dl>
      )}
      {found && (
        <section>
          <h3>{t('served')}</h3>
          <ul className={style.served}>
            {found.served_branches.length === 0 && <li>{t('servesNobody')}</li>}
            {found.served_branches.map((one) => (
              <li key={`${one.dept_code} ${one.purpose}`}>
                {t('servedAs', {
                  branch: one.dept_name,
                  purpose: purpose(one.purpose as BranchWarehousePurpose),
                  n: one.priority,
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </SidePanel>
  )
}
