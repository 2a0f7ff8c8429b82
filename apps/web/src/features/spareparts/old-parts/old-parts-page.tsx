import { ascDropdown } from '@sejuk/contract/aftersales/service-centres'
import * as contract from '@sejuk/contract/spareparts/old-parts'
import { pageTo } from '@sejuk/domain/pages'
import { type OldPartStatus, oldPartStatuses } from '@sejuk/domain/spareparts/old-parts'
import { rupiah } from '@sejuk/domain/values/money'
import { everydayWords } from '@sejuk/words/everyday'
import { oldPartWords } from '@sejuk/words/spareparts/old-parts'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useState } from 'react'
import IconScan from '#icon/Scan'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const ReceivePanel = lazyPart(() => import('./receive-panel.tsx').then((panel) => panel.ReceivePanel))

type Row = contract.OldPart
const tones: Record<OldPartStatus, Tone> = { Owed: 'waiting', Received: 'good', Deducted: 'neutral' }

/** Broken parts that centres owe us, the latest on top. */
export const OldPartsPage = () => {
  const t = useWords(oldPartWords)
  const orders = useWords(sparepartWords)
  const everyday = useWords(everydayWords)
  const dates = useDates()
  const branch = useBranchFilter()
  const { asc_code } = useViewer()
  const list = useList(contract.listOldParts)
  const mayReceive = useGate(contract.receiveOldPart)
  const [isReceiving, setReceiving] = useState(false)
  const status = (row: Row) => (
    <StatusChip tone={row.is_overdue ? 'bad' : tones[row.status]}>
      {row.is_overdue ? t('overdue') : t(row.status)}
    </StatusChip>
  )
  const work = (row: Row) => (
    <Link {...pageTo('workOrder', { work_order_number: row.work_order_number })}>{row.work_order_number}</Link>
  )
  return (
    <>
      <ListPage
        title={t('title')}
        crumb={<Link {...pageTo('partOrders')}>{orders('title')}</Link>}
        list={list}
        download={contract.oldPartData}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          ...(asc_code
            ? []
            : ([branch, { field: 'asc_code', label: t('asc_code'), kind: 'many', source: ascDropdown }] as const)),
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: oldPartStatuses.map((value) => ({ value, label: t(value) })),
          },
          {
            field: 'overdue',
            label: t('overdue'),
            kind: 'choice',
            options: [{ value: 'true', label: everyday('yes') }],
          },
        ]}
        actions={[
          {
            key: 'receive',
            label: t('receive'),
            icon: <IconScan size={16} />,
            gate: mayReceive,
            isPrimary: true,
            onPress: () => setReceiving(true),
          },
        ]}
        keyOf={(row) => row.old_part_code}
        nameOf={(row) => row.old_part_code}
        columns={[
          { key: 'code', title: t('old_part_code'), sort: 'old_part_code', show: (row) => row.old_part_code },
          { key: 'status', title: t('status'), show: status },
          { key: 'part', title: t('item_name'), wraps: true, show: (row) => `${row.item_name} (${row.item_code})` },
          { key: 'asc', title: t('asc_name'), wraps: true, show: (row) => row.asc_name },
          { key: 'work', title: t('work_order_number'), show: work },
          { key: 'qty', title: t('received_qty'), isNumber: true, show: (row) => `${row.received_qty} / ${row.qty}` },
          { key: 'amount', title: t('amount'), isNumber: true, show: (row) => rupiah(row.amount) },
          { key: 'used', title: t('used_date'), show: (row) => dates.day(row.used_date) },
          { key: 'due', title: t('due_date'), sort: 'due_date', show: (row) => dates.day(row.due_date) },
          { key: 'batch', title: t('reimbursement_code'), show: (row) => row.reimbursement_code ?? '-' },
        ]}
        card={(row) => ({
          code: row.old_part_code,
          name: row.item_name,
          text: `${row.asc_name} · ${t('due_date')} ${dates.day(row.due_date)}`,
          left: status(row),
          right: rupiah(row.amount),
        })}
      />
      {isReceiving && <ReceivePanel onClose={() => setReceiving(false)} />}
    </>
  )
}
