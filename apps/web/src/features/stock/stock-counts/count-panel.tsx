import { itemCategoryDropdown } from '@sejuk/contract/masters/item-categories'
import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import { createStockCount } from '@sejuk/contract/stock/stock-counts'
import { recordWords } from '@sejuk/words/masters/records'
import { stockCountWords } from '@sejuk/words/stock/stock-counts'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

const initial = { warehouse_code: '', category_code: '', is_blind: false, remark: '' }

export const CountPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(stockCountWords)
  const none = useWords(recordWords)('choose')
  return (
    <EndpointPanel
      title={t('create')}
      endpoint={createStockCount}
      initial={initial}
      labels={{
        warehouse_code: t('warehouse_code'),
        category_code: t('category_code'),
        is_blind: t('is_blind'),
        remark: t('remark'),
      }}
      draft="stock-count/create"
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <PagedSelect
            label={t('warehouse_code')}
            none={none}
            source={warehouseDropdown}
            value={values.warehouse_code || undefined}
            onChange={(code) => change({ warehouse_code: code ?? '' })}
            error={errorOf('warehouse_code')}
          />
          <PagedSelect
            label={t('category_code')}
            none={t('everyCategory')}
            source={itemCategoryDropdown}
            value={values.category_code || undefined}
            onChange={(category_code = '') => change({ category_code })}
            error={errorOf('category_code')}
          />
          <CheckboxField
            label={t('is_blind')}
            hint={t('blindHelp')}
            isOn={values.is_blind}
            onChange={(is_blind) => change({ is_blind })}
          />
          <TextField
            label={t('remark')}
            value={values.remark}
            onChange={(remark) => change({ remark })}
            error={errorOf('remark')}
            most={500}
            isLong
          />
        </>
      )}
    </EndpointPanel>
  )
}
