import { departmentDropdown } from '@sejuk/contract/masters/departments'
import * as contract from '@sejuk/contract/returns/vendor-claims'
import { pageTo } from '@sejuk/domain/pages'
import { claimStatuses } from '@sejuk/domain/returns/vendor-claims'
import { rupiah } from '@sejuk/domain/values/money'
import { rmaWords } from '@sejuk/words/returns/rma-requests'
import { claimWords } from '@sejuk/words/returns/vendor-claims'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { ClaimChip } from './claim-status.tsx'

const CreateClaimPanel = lazyPart(() => import('./claim-panel.tsx').then((panel) => panel.CreateClaimPanel))
type Row = contract.VendorClaim

export const ClaimsPage = () => {
  const t = useWords(claimWords)
  const rmas = useWords(rmaWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listVendorClaims)
  const mayCreate = useGate(contract.createVendorClaim)
  const [isCreating, setCreating] = useState(false)
  const target = (row: Row) => pageTo('claim', { code: row.claim_code })
  const code = (row: Row) => <Link {...target(row)}>{row.claim_code}</Link>
  const answered = (row: Row) => `${row.answered_count} / ${row.line_count}`
  return (
    <>
      <ListPage
        title={t('title')}
        crumb={<Link {...pageTo('rmas')}>{rmas('title')}</Link>}
        list={list}
        download={contract.vendorClaimData}
        onOpen={(row) => void navigate(target(row))}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          {
            ...{ field: 'status', label: t('status'), kind: 'choice' },
            options: claimStatuses.map((value) => ({ value, label: t(value) })),
          },
          { field: 'dept_code', label: t('dept_name'), kind: 'many', source: departmentDropdown },
        ]}
        actions={[
          {
            ...{ key: 'create', label: t('create'), icon: <IconPlus size={16} />, gate: mayCreate, isPrimary: true },
            onPress: () => setCreating(true),
          },
        ]}
        keyOf={(row) => row.claim_code}
        nameOf={(row) => row.claim_code}
        columns={[
          { key: 'code', title: t('claim_code'), sort: 'claim_code', show: code },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.date(row.created_date),
          },
          { key: 'factory', title: t('factory_name'), wraps: true, show: (row) => row.factory_name },
          { key: 'reference', title: t('factory_reference'), show: (row) => row.factory_reference ?? '-' },
          { key: 'warehouse', title: t('warehouse_name'), show: (row) => row.warehouse_name },
          { key: 'answered', title: t('answered_count'), isNumber: true, show: answered },
          {
            ...{ key: 'amount', title: t('claim_amount'), sort: 'claim_amount', isNumber: true },
            show: (row) => rupiah(row.claim_amount),
          },
          { key: 'accepted', title: t('accepted_amount'), isNumber: true, show: (row) => rupiah(row.accepted_amount) },
          { key: 'status', title: t('status'), show: (row) => <ClaimChip status={row.status} /> },
        ]}
        card={(row) => ({
          code: code(row),
          name: row.factory_name,
          text: `${t('answered_count')} ${answered(row)}`,
          left: <ClaimChip status={row.status} />,
          right: rupiah(row.claim_amount),
        })}
      />
      {isCreating && <CreateClaimPanel onClose={() => setCreating(false)} />}
    </>
  )
}
