import * as contract from '@sejuk/contract/customers/keypersons'
import { shopDropdown } from '@sejuk/contract/customers/shops'
import { displayPhone } from '@sejuk/domain/values/phone'
import { shopWords } from '@sejuk/words/customers/shops'
import { useActiveFilter } from '../../../entities/pickers/active-filter.ts'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { ActiveChip } from '../../../entities/status/active-chip.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'

const calls = {
  list: contract.listKeypersons,
  create: contract.createKeyperson,
  update: contract.updateKeyperson,
  log: contract.keypersonLog,
}

export const KeypersonsPage = () => {
  const t = useWords(shopWords)
  const branches = useBranchFilter()
  return (
    <MasterPage
      title={t('keypersons')}
      adding={t('addKeyperson')}
      editing={t('editKeyperson')}
      calls={calls}
      idField="keyperson_code"
      nameOf={(row) => row.keyperson_name}
      filters={[{ field: 'search', label: t('search'), kind: 'text' }, branches, useActiveFilter()]}
      columns={[
        { key: 'code', title: t('keyperson_code'), sort: 'keyperson_code', show: (row) => row.keyperson_code },
        { key: 'name', title: t('name'), sort: 'keyperson_name', show: (row) => row.keyperson_name },
        { key: 'phone', title: t('phone'), show: (row) => displayPhone(row.phone) },
        { key: 'shop', title: t('shop'), wraps: true, show: (row) => row.shop_name ?? '-' },
        { key: 'customer', title: t('customer'), wraps: true, show: (row) => row.customer_name ?? '-' },
        { key: 'branch', title: t('branch'), show: (row) => row.dept_name },
        { key: 'account', title: t('account'), show: (row) => row.user_code ?? '-' },
        { key: 'active', title: t('is_active'), show: (row) => <ActiveChip isActive={row.is_active} /> },
      ]}
      card={(row) => ({
        code: row.keyperson_code,
        name: row.keyperson_name,
        text: (
          <>
            {row.shop_name ?? '-'}
            <br />
            {row.customer_name ?? '-'}
          </>
        ),
        left: <ActiveChip isActive={row.is_active} />,
        right: displayPhone(row.phone),
      })}
      fields={[
        { field: 'keyperson_name', label: t('name'), kind: 'text', most: 100, isRequired: true },
        { field: 'phone', label: t('phone'), kind: 'text', most: 40, isRequired: true, inputMode: 'tel' },
        { field: 'email', label: t('email'), kind: 'text', most: 200, inputMode: 'email' },
        { field: 'shop_code', label: t('shop'), kind: 'picker', source: shopDropdown, none: t('choose') },
        { field: 'is_active', label: t('is_active'), kind: 'tick' },
      ]}
      blank={{ is_active: true }}
    />
  )
}
