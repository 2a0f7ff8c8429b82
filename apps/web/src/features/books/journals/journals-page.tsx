import * as contract from '@sejuk/contract/books/journals'
import { customerDropdown } from '@sejuk/contract/customers/customers'
import { journalEvents, journalStatuses, lineKinds } from '@sejuk/domain/books/journals'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { journalEventWords, journalWords, lineKindWords } from '@sejuk/words/books/journals'
import { JournalsTabs } from '../../../entities/books/journals-tabs.tsx'
import { WaitingJournals } from '../../../entities/books/waiting-journals.tsx'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { JournalStatusChip } from './journal-status.tsx'

type Row = contract.Journal

/** What documents did to the books, what of it waits for an account, and what was given out. */
export const JournalsPage = () => {
  const t = useWords(journalWords)
  const events = useWords(journalEventWords)
  const kinds = useWords(lineKindWords)
  const dates = useDates()
  const navigate = useNavigate()
  const branch = useBranchFilter()
  const list = useList(contract.listJournals)
  const target = ({ journal_code }: Row) => pageTo('journal', { code: journal_code })
  const document = (row: Row) => <Link {...target(row)}>{row.document}</Link>
  const batch = ({ batch_code }: Row) =>
    batch_code ? <Link {...pageTo('journalBatch', { code: batch_code })}>{batch_code}</Link> : '-'
  return (
    <ListPage
      title={t('title')}
      list={list}
      download={contract.journalData}
      onOpen={(row) => void navigate(target(row))}
      above={
        <>
          <JournalsTabs />
          <WaitingJournals />
          <StatusTabs
            label={t('status')}
            value={list.asked.status ?? 'all'}
            onChange={(value) => list.ask({ status: journalStatuses.find((one) => one === value) })}
            tabs={[
              { value: 'all', label: t('all'), count: undefined },
              ...journalStatuses.map((value) => ({ value, label: t(value), count: undefined })),
            ]}
          />
        </>
      }
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        {
          field: 'event',
          label: t('event'),
          kind: 'choice',
          options: journalEvents.map((value) => ({ value, label: events(value) })),
        },
        branch,
        { field: 'customer_code', label: t('customer'), kind: 'many', source: customerDropdown },
        { field: 'from', label: t('from'), kind: 'day' },
        { field: 'to', label: t('to'), kind: 'day' },
        { field: 'batch_code', label: t('batch'), kind: 'text' },
        {
          field: 'missing',
          label: t('missing'),
          kind: 'choice',
          options: lineKinds.map((value) => ({ value, label: kinds(value) })),
        },
      ]}
      actions={[]}
      keyOf={(row) => row.journal_code}
      nameOf={(row) => row.journal_code}
      columns={[
        { key: 'date', title: t('date'), sort: 'journal_date', show: (row) => dates.day(row.journal_date) },
        { key: 'document', title: t('document'), show: document },
        { key: 'event', title: t('event'), wraps: true, show: (row) => events(row.event) },
        {
          key: 'debit',
          title: t('debit'),
          sort: 'amount',
          isNumber: true,
          total: 'debit',
          show: (row) => thousands(row.debit),
        },
        { key: 'credit', title: t('credit'), isNumber: true, show: (row) => thousands(row.credit) },
        { key: 'batch', title: t('batch'), show: batch },
        { key: 'status', title: t('status'), show: (row) => <JournalStatusChip status={row.status} /> },
        {
          key: 'missing',
          title: t('missing'),
          wraps: true,
          show: (row) => row.missing.map((kind) => kinds(kind)).join(', ') || '-',
        },
        { key: 'customer', title: t('customer'), wraps: true, show: (row) => row.customer_name ?? '-' },
      ]}
      card={(row) => ({
        code: document(row),
        name: rupiah(row.debit),
        text: [events(row.event), row.customer_name].filter(Boolean).join(' · '),
        left: <JournalStatusChip status={row.status} />,
        right: dates.day(row.journal_date),
      })}
    />
  )
}
