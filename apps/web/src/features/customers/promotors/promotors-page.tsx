import * as contract from '@sejuk/contract/customers/promotors'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { staffDropdown } from '@sejuk/contract/masters/staff'
import { displayPhone } from '@sejuk/domain/values/phone'
import { shopWords } from '@sejuk/words/customers/shops'
import { useActiveFilter } from '../../../entities/pickers/active-filter.ts'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { ActiveChip } from '../../../entities/status/active-chip.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'

const calls = {
  list: contract.listPromotors,
  create: contract.createPromotor,
  update: contract.updatePromotor,
  log: contract.promotorLog,
}

export const PromotorsPage = () => {
  const t = useWords(shopWords)
  const dates = useDates()
  const branches = useBranchFilter()
  return (
    <MasterPage
      title={t('promotors')}
      adding={t('addPromotor')}
      editing={t('editPromotor')}
      calls={calls}
      idField="promotor_code"
      nameOf={(row) => row.promotor_name}
      filters={[{ field: 'search', label: t('search'), kind: 'text' }, branches, useActiveFilter()]}
      columns={[
        { key: 'code', title: t('promotor_code'), sort: 'promotor_code', show: (row) => row.promotor_code },
        { key: 'name', title: t('name'), sort: 'promotor_name', show: (row) => row.promotor_name },
        { key: 'phone', title: t('phone'), show: (row) => displayPhone(row.phone) },
        { key: 'branch', title: t('branch'), show: (row) => row.dept_name },
        { key: 'salesman', title: t('salesman_code'), show: (row) => row.salesman_name ?? '-' },
        { key: 'shops', title: t('shop_names'), wraps: true, show: (row) => row.shop_names ?? '-' },
        { key: 'joined', title: t('join_date'), show: (row) => dates.day(row.join_date) },
        { key: 'active', title: t('is_active'), show: (row) => <ActiveChip isActive={row.is_active} /> },
      ]}
      card={(row) => ({
        code: row.promotor_code,
        name: row.promotor_name,
        text: row.shop_names ?? row.dept_name,
        left: <ActiveChip isActive={row.is_active} />,
        right: displayPhone(row.phone),
      })}
      fields={[
        { field: 'promotor_name', label: t('name'), kind: 'text', most: 100, isRequired: true },
        { field: 'phone', label: t('phone'), kind: 'text', most: 40, isRequired: true, inputMode: 'tel' },
        { field: 'dept_code', label: t('branch'), kind: 'picker', source: departmentDropdown, none: t('choose') },
        { field: 'salesman_code', label: t('salesman_code'), kind: 'picker', source: staffDropdown, none: t('choose') },
        { field: 'join_date', label: t('join_date'), kind: 'date', isRequired: true },
        { field: 'is_active', label: t('is_active'), kind: 'tick' },
      ]}
      blank={{ is_active: true }}
    />
  )
}
