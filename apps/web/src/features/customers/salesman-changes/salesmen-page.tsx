import * as contract from '@sejuk/contract/customers/salesman-changes'
import { rupiah } from '@sejuk/domain/money'
import { displayPhone } from '@sejuk/domain/phone'
import { salesmanChangeWords } from '@sejuk/words/customers/salesman-changes'
import { useNavigate } from '@tanstack/react-router'
import IconArrowsExchange from '#icon/ArrowsExchange'
import { ActiveChip } from '../../../entities/active-chip.tsx'
import { useActiveFilter } from '../../../entities/active-filter.ts'
import { useBranchFilter } from '../../../entities/branch-picker.tsx'
import { useList } from '../../../lib/list.ts'
import { thousands } from '../../../lib/money.ts'
import { useGate } from '../../../lib/viewer.ts'
import { useWords } from '../../../lib/words.ts'
import { ListPage } from '../../../ui/list-page.tsx'
import { SalesmanTabs } from './salesman-tabs.tsx'

export const SalesmenPage = () => {
  const t = useWords(salesmanChangeWords)
  const navigate = useNavigate()
  const list = useList(contract.listSalesmen)
  const mayChange = useGate(contract.changeSalesmanForCustomerAndShop)
  const branches = useBranchFilter()
  const open = (salesman_code?: string) =>
    void navigate({ to: '/salesman/change' as never, search: (salesman_code ? { salesman_code } : {}) as never })
  return (
    <ListPage
      title={t('title')}
      list={list}
      above={<SalesmanTabs />}
      filters={[{ field: 'search', label: t('search'), kind: 'text' }, branches, useActiveFilter()]}
      actions={[
        {
          key: 'change',
          label: t('change'),
          icon: <IconArrowsExchange size={16} />,
          gate: mayChange,
          isPrimary: true,
          onPress: () => open(),
        },
      ]}
      keyOf={(row) => row.usercode}
      nameOf={(row) => row.username}
      menu={(row) => [
        {
          key: 'change',
          label: t('change'),
          icon: <IconArrowsExchange size={18} />,
          gate: mayChange,
          onPress: () => open(row.usercode),
        },
      ]}
      columns={[
        { key: 'code', title: t('usercode'), sort: 'usercode', show: (row) => row.usercode },
        { key: 'name', title: t('username'), sort: 'username', show: (row) => row.username },
        { key: 'branch', title: t('branch'), show: (row) => row.dept_name },
        { key: 'phone', title: t('phone'), show: (row) => displayPhone(row.phone) },
        { key: 'customers', title: t('customers'), isNumber: true, show: (row) => thousands(row.customers) },
        { key: 'shops', title: t('shops'), isNumber: true, show: (row) => thousands(row.shops) },
        { key: 'sales', title: t('month_sales'), isNumber: true, show: (row) => rupiah(row.month_sales) },
        { key: 'scheduled', title: t('scheduled'), isNumber: true, show: (row) => thousands(row.scheduled) },
        { key: 'active', title: t('is_active'), show: (row) => <ActiveChip isActive={row.is_active} /> },
      ]}
      card={(row) => ({
        code: row.usercode,
        name: row.username,
        text: (
          <>
            {row.dept_name}
            <br />
            {t('customers')}: {thousands(row.customers)}, {t('shops')}: {thousands(row.shops)}
          </>
        ),
        left: <ActiveChip isActive={row.is_active} />,
        right: rupiah(row.month_sales),
      })}
    />
  )
}
