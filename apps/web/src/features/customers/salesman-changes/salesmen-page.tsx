import * as contract from '@sejuk/contract/customers/salesman-changes'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { displayPhone } from '@sejuk/domain/values/phone'
import { salesmanChangeWords } from '@sejuk/words/customers/salesman-changes'
import IconArrowsExchange from '#icon/ArrowsExchange'
import { useActiveFilter } from '../../../entities/pickers/active-filter.ts'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { ActiveChip } from '../../../entities/status/active-chip.tsx'
import { useList } from '../../../lib/api/list.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { SalesmanTabs } from './salesman-tabs.tsx'

export const SalesmenPage = () => {
  const t = useWords(salesmanChangeWords)
  const navigate = useNavigate()
  const list = useList(contract.listSalesmen)
  const mayChange = useGate(contract.changeSalesmanForCustomerAndShop)
  const branches = useBranchFilter()
  const open = (salesman_code?: string) =>
    void navigate(pageTo('changeSalesman', salesman_code ? { salesman_code } : {}))
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
