import * as contract from '@sejuk/contract/books/journal-batches'
import { batchStatuses } from '@sejuk/domain/books/journal-batches'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { batchStatusWords, journalBatchWords } from '@sejuk/words/books/journals'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { JournalsTabs } from '../../../entities/books/journals-tabs.tsx'
import { useList } from '../../../lib/api/list.ts'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { BatchStatusChip } from './batch-status.tsx'
import { lastMonths } from './last-months.ts'

const BatchForm = lazyPart(() => import('./batch-form.tsx').then((form) => form.BatchForm))
type Row = contract.JournalBatch

/** Journals as they were given to whoever keeps the books. */
export const JournalBatchesPage = () => {
  const t = useWords(journalBatchWords)
  const statuses = useWords(batchStatusWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listJournalBatches)
  const mayCreate = useGate(contract.createJournalBatch)
  const [isMaking, setMaking] = useState(false)
  const target = ({ batch_code }: Row) => pageTo('journalBatch', { code: batch_code })
  const code = (row: Row) => <Link {...target(row)}>{row.batch_code}</Link>
  const monthOf = (period: string) => dates.day(`${period}-01`).slice(3)
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        onOpen={(row) => void navigate(target(row))}
        above={<JournalsTabs />}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          {
            field: 'period',
            label: t('period'),
            kind: 'choice',
            options: lastMonths(companyToday()).map((value) => ({ value, label: monthOf(value) })),
          },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: batchStatuses.map((value) => ({ value, label: statuses(value) })),
          },
        ]}
        actions={[
          {
            key: 'create',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => setMaking(true),
          },
        ]}
        keyOf={(row) => row.batch_code}
        nameOf={(row) => row.batch_code}
        columns={[
          { key: 'code', title: t('batch'), sort: 'batch_code', show: code },
          { key: 'period', title: t('period'), show: (row) => monthOf(row.period) },
          { key: 'format', title: t('format'), show: (row) => t(row.format) },
          { key: 'journals', title: t('journals'), isNumber: true, show: (row) => thousands(row.journal_count) },
          { key: 'debit', title: t('debit'), isNumber: true, show: (row) => thousands(row.debit) },
          { key: 'credit', title: t('credit'), isNumber: true, show: (row) => thousands(row.credit) },
          { key: 'status', title: t('status'), show: (row) => <BatchStatusChip status={row.status} /> },
          { key: 'made', title: t('made'), wraps: true, show: (row) => row.create_user_name },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.date(row.created_date),
          },
        ]}
        card={(row) => ({
          code: code(row),
          name: rupiah(row.debit),
          text: `${monthOf(row.period)} · ${thousands(row.journal_count)} ${t('journals')}`,
          left: <BatchStatusChip status={row.status} />,
          right: dates.date(row.created_date),
        })}
      />
      {isMaking && <BatchForm onClose={() => setMaking(false)} />}
    </>
  )
}
