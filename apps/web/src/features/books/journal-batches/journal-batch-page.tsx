import * as contract from '@sejuk/contract/books/journal-batches'
import { batchStatuses, journalBatch } from '@sejuk/domain/books/journal-batches'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { batchStatusWords, journalBatchWords } from '@sejuk/words/books/journals'
import { useState } from 'react'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { Section, Total } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { BatchStatusChip } from './batch-status.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
type Batch = contract.JournalBatchDetail

export const JournalBatchPage = () => {
  const t = useWords(journalBatchWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getJournalBatch}
      input={{ batch_code: code }}
      title={t('batch')}
      visited={(batch) => batch.batch_code}
    >
      {(batch) => <Detail batch={batch} />}
    </LoadedRecord>
  )
}

const Actions = ({ batch }: { batch: Batch }) => {
  const t = useWords(journalBatchWords)
  const mayDownload = useGate(contract.journalBatchFile)
  const { batch_code, journal_count } = batch
  const file =
    batch.status === 'Cancelled'
      ? []
      : [
          {
            key: 'file',
            label: t('file'),
            gate: mayDownload,
            onPress: () => void download(contract.journalBatchFile, { batch_code }),
          },
        ]
  return (
    <RecordActions
      workflow={journalBatch}
      endpoints={contract.actOnJournalBatch}
      keyField="batch_code"
      row={batch}
      nameOf={() => batch_code}
      label={t}
      question={(name) =>
        name === 'take' ? { title: t('sureTake', { n: thousands(journal_count) }), text: t('sureTakeText') } : undefined
      }
      more={file}
    />
  )
}

const Detail = ({ batch }: { batch: Batch }) => {
  const t = useWords(journalBatchWords)
  const statuses = useWords(batchStatusWords)
  const dates = useDates()
  const [isLogOpen, setLogOpen] = useState(false)
  const { batch_code, taken_user_name, taken_date } = batch
  return (
    <>
      <PageHead
        title={batch_code}
        crumb={<Link {...pageTo('journalBatches')}>{t('title')}</Link>}
        sub={<BatchStatusChip status={batch.status} size="large" />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <PageBody>
        <Actions batch={batch} />
        {batch.cancel_reason && <Note>{t('cancelled', { reason: batch.cancel_reason })}</Note>}
        <Section title={t('batch')} actions={<Total>{rupiah(batch.debit)}</Total>}>
          <Facts
            facts={[
              [t('period'), dates.day(`${batch.period}-01`).slice(3)],
              [t('format'), t(batch.format)],
              [t('journals'), thousands(batch.journal_count)],
              [t('lines'), thousands(batch.line_count)],
              [t('debit'), rupiah(batch.debit)],
              [t('credit'), rupiah(batch.credit)],
              [t('made'), `${batch.create_user_name}, ${dates.date(batch.created_date)}`],
              [t('taken'), taken_date ? `${taken_user_name ?? ''}, ${dates.date(taken_date)}` : undefined],
              [t('hash'), batch.hash.slice(0, 16)],
            ]}
          />
          {batch.status !== 'Cancelled' && <Link {...pageTo('journals', { batch_code })}>{t('toJournals')}</Link>}
        </Section>
        {batch.accounts.length > 0 && (
          <Section title={t('accounts')}>
            <Accounts batch={batch} />
          </Section>
        )}
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.journalBatchLog}
          code={batch_code}
          labels={{ status: t('status'), period: t('period'), format: t('format') }}
          valueNames={Object.fromEntries(batchStatuses.map((one) => [one, statuses(one)]))}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

const Accounts = ({ batch }: { batch: Batch }) => {
  const t = useWords(journalBatchWords)
  return (
    <PlainTable>
      <thead>
        <tr>
          <th>{t('account')}</th>
          <th data-number>{t('lines')}</th>
          <th data-number>{t('debit')}</th>
          <th data-number>{t('credit')}</th>
        </tr>
      </thead>
      <tbody>
        {batch.accounts.map((account) => (
          <tr key={account.account_code}>
            <td>
              <b>{account.account_code}</b>
              <small>{account.account_name}</small>
            </td>
            <td data-number data-label={t('lines')}>
              {thousands(account.lines)}
            </td>
            <td data-number data-label={t('debit')}>
              {thousands(account.debit)}
            </td>
            <td data-number data-label={t('credit')}>
              {thousands(account.credit)}
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
