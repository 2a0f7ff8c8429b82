import { customerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/retail/sub-dealers'
import { pageTo } from '@sejuk/domain/pages'
import { subDealerStatuses } from '@sejuk/domain/retail/sub-dealers'
import { displayPhone } from '@sejuk/domain/values/phone'
import { subDealerWords } from '@sejuk/words/retail/sub-dealers'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { SubDealerChip } from './sub-dealer-status.tsx'

const SubDealerPanel = lazyPart(() => import('./sub-dealer-panel.tsx').then((panel) => panel.SubDealerPanel))
type Row = contract.SubDealer

export const SubDealersPage = () => {
  const t = useWords(subDealerWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listSubDealers)
  const branch = useBranchFilter()
  const mayCreate = useGate(contract.createSubDealer)
  const [isAdding, setAdding] = useState(false)
  const target = ({ subdealer_code }: Row) => pageTo('subDealer', { code: subdealer_code })
  const name = (row: Row) => <Link {...target(row)}>{row.subdealer_name}</Link>
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.subDealerData}
        onOpen={(row) => void navigate(target(row))}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          branch,
          { field: 'customer_code', label: t('supplier'), kind: 'many', source: customerDropdown },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: subDealerStatuses.map((value) => ({ value, label: t(value) })),
          },
        ]}
        actions={[
          {
            key: 'create',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => setAdding(true),
          },
        ]}
        keyOf={(row) => row.subdealer_code}
        nameOf={(row) => row.subdealer_name}
        columns={[
          { key: 'name', title: t('subdealer_name'), sort: 'subdealer_name', wraps: true, show: name },
          { key: 'code', title: t('subdealer_code'), show: (row) => row.subdealer_code },
          { key: 'owner', title: t('owner_name'), show: (row) => row.owner_name },
          { key: 'phone', title: t('phone'), show: (row) => displayPhone(row.phone) },
          { key: 'branch', title: t('dept_code'), show: (row) => row.dept_name },
          { key: 'parents', title: t('parents'), wraps: true, show: (row) => row.parent_names || '-' },
          { key: 'class', title: t('subdealer_class'), show: (row) => row.subdealer_class },
          { key: 'status', title: t('status'), show: (row) => <SubDealerChip status={row.status} /> },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.date(row.created_date),
          },
        ]}
        card={(row) => ({
          code: row.subdealer_code,
          name: name(row),
          text: `${row.owner_name} · ${row.parent_names || t('noParents')}`,
          left: <SubDealerChip status={row.status} />,
          right: row.dept_name,
        })}
      />
      {isAdding && <SubDealerPanel onClose={() => setAdding(false)} />}
    </>
  )
}
