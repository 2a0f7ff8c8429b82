import * as contract from '@sejuk/contract/supervision/warranty-cards'
import { pageTo } from '@sejuk/domain/pages'
import { cardStatuses } from '@sejuk/domain/supervision/supervision-statuses'
import { warrantyCardWords } from '@sejuk/words/supervision/warranty-cards'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { CardChip } from '../../../entities/status/supervision-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

type Row = contract.WarrantyCardRow

export const WarrantyCardsPage = () => {
  const t = useWords(warrantyCardWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listWarrantyCards)
  const branch = useBranchFilter()
  const target = ({ supervision_code }: Row) => pageTo('warrantyCard', { code: supervision_code })
  const code = (row: Row) => <Link {...target(row)}>{row.card_code}</Link>
  const status = (row: Row) =>
    row.is_superseded ? <StatusChip tone="neutral">{t('superseded')}</StatusChip> : <CardChip status={row.status} />
  return (
    <ListPage
      title={t('list')}
      list={list}
      download={contract.warrantyCardData}
      onOpen={(row) => void navigate(target(row))}
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        branch,
        {
          field: 'status',
          label: t('status'),
          kind: 'choice',
          options: cardStatuses.map((value) => ({ value, label: t(value) })),
        },
      ]}
      actions={[]}
      keyOf={(row) => row.card_key}
      nameOf={(row) => row.card_code}
      columns={[
        { key: 'code', title: t('card_code'), show: code },
        { key: 'version', title: t('version'), isNumber: true, show: (row) => row.version },
        { key: 'project', title: t('project'), wraps: true, show: (row) => row.project_name },
        { key: 'branch', title: t('branch'), show: (row) => row.dept_name },
        { key: 'receiver', title: t('receiver'), wraps: true, show: (row) => row.receiver },
        { key: 'units', title: t('units'), isNumber: true, show: (row) => row.item_count },
        {
          key: 'end',
          title: t('first_end_date'),
          sort: 'first_end_date',
          show: (row) => dates.day(row.first_end_date),
        },
        { key: 'status', title: t('status'), show: status },
        {
          key: 'signed',
          title: t('signed_date'),
          show: (row) => (row.signed_date ? dates.date(row.signed_date) : '-'),
        },
        {
          key: 'created',
          title: t('created_date'),
          sort: 'created_date',
          show: (row) => dates.date(row.created_date),
        },
      ]}
      card={(row) => ({
        code: code(row),
        name: row.project_name,
        text: `${row.receiver} · ${row.item_count}`,
        left: status(row),
        right: dates.day(row.first_end_date),
      })}
      remembersVisits
    />
  )
}
