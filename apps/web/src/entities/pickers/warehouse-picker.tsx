import { warehouseDropdownByDeptCode } from '@sejuk/contract/masters/branch-warehouses'
import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import type { BranchWarehousePurpose } from '@sejuk/domain/masters/warehouses'
import { recordWords } from '@sejuk/words/masters/records'
import { warehouseWords } from '@sejuk/words/masters/warehouses'
import { useWords } from '../../lib/language/words.ts'
import { PagedSelect, type PickerProps } from '../../ui/fields/picker.tsx'

type Props = Pick<PickerProps, 'error' | 'look'> & {
  value: string | undefined
  onChange: (warehouse_code: string | undefined) => void
  /** Warehouses of one branch, its preferred one first. */
  dept_code?: string
  purpose?: BranchWarehousePurpose
}

export const WarehousePicker = ({ dept_code, purpose, ...props }: Props) => {
  const t = useWords(warehouseWords)
  const none = useWords(recordWords)('choose')
  return dept_code ? (
    <PagedSelect
      {...props}
      label={t('title')}
      none={none}
      source={warehouseDropdownByDeptCode}
      input={{ dept_code: [dept_code], purpose }}
    />
  ) : (
    <PagedSelect {...props} label={t('title')} none={none} source={warehouseDropdown} />
  )
}
