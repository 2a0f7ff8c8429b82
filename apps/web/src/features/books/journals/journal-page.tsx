import * as contract from '@sejuk/contract/books/journals'
import { because } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { journalDocumentWords, journalEventWords, journalWords, lineKindWords } from '@sejuk/words/books/journals'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, Total } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { JournalStatusChip } from './journal-status.tsx'

type Journal = contract.JournalDetail

export const JournalPage = () => {
  const t = useWords(journalWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getJournal}
      input={{ journal_code: code }}
      title={t('journal')}
      visited={(journal) => journal.journal_code}
    >
      {(journal) => <Detail journal={journal} />}
    </LoadedRecord>
  )
}

/** The record that a journal comes from, where it has a page. */
const documentPage = ({ document_kind, document }: Journal) => {
  if (document_kind === 'sales-invoice') return pageTo('salesInvoice', { code: document })
  if (document_kind === 'receipt') return pageTo('receipt', { code: document })
  if (document_kind === 'cheque') return pageTo('cheque', { code: document })
  if (document_kind === 'cashback') return pageTo('cashback', { code: document })
  return document_kind === 'cashback-payout' ? pageTo('cashbackPayout', { code: document }) : undefined
}

const Detail = ({ journal }: { journal: Journal }) => {
  const t = useWords(journalWords)
  const events = useWords(journalEventWords)
  const documents = useWords(journalDocumentWords)
  const kinds = useWords(lineKindWords)
  const say = useSay()
  const dates = useDates()
  const page = documentPage(journal)
  const { batch_code, customer_code, customer_name } = journal
  return (
    <>
      <PageHead
        title={journal.journal_code}
        crumb={<Link {...pageTo('journals')}>{t('title')}</Link>}
        sub={<JournalStatusChip status={journal.status} size="large" />}
      />
      <PageBody>
        {journal.missing.length > 0 && (
          <Note as="ul">
            {journal.missing.map((kind) => (
              <li key={kind}>
                {say(because('no-account-for', { kind: kinds(kind) }))}{' '}
                <Link {...pageTo('accountMap', { line_kind: kind })}>{t('toMap')}</Link>
              </li>
            ))}
          </Note>
        )}
        <Section title={events(journal.event)} actions={<Total>{rupiah(journal.debit)}</Total>}>
          <Facts
            facts={[
              [documents(journal.document_kind), page ? <Link {...page}>{journal.document}</Link> : journal.document],
              [t('date'), dates.day(journal.journal_date)],
              [t('customer'), customer_code ? `(${customer_code}) ${customer_name ?? ''}` : undefined],
              [t('branch'), journal.dept_name],
              [
                t('batch'),
                batch_code ? <Link {...pageTo('journalBatch', { code: batch_code })}>{batch_code}</Link> : undefined,
              ],
            ]}
          />
        </Section>
        <Section title={t('lines')}>
          <Lines journal={journal} />
        </Section>
        <Section title={t('others')}>
          {journal.others.length === 0 ? (
            <p>{t('noOthers')}</p>
          ) : (
            <RowList>
              {journal.others.map((other) => (
                <li key={other.journal_code}>
                  <span>
                    <Link {...pageTo('journal', { code: other.journal_code })}>{other.journal_code}</Link>{' '}
                    {events(other.event)} <small>{dates.day(other.journal_date)}</small>
                  </span>
                  <b>{rupiah(other.debit)}</b>
                </li>
              ))}
            </RowList>
          )}
        </Section>
      </PageBody>
    </>
  )
}

const Lines = ({ journal }: { journal: Journal }) => {
  const t = useWords(journalWords)
  const kinds = useWords(lineKindWords)
  const about = (line: Journal['lines'][number]) =>
    [line.dept_code, line.business_unit_code, line.bank_code].filter(Boolean).join(' · ')
  return (
    <PlainTable>
      <thead>
        <tr>
          <th>{t('account')}</th>
          <th>{t('line')}</th>
          <th data-number>{t('debit')}</th>
          <th data-number>{t('credit')}</th>
        </tr>
      </thead>
      <tbody>
        {journal.lines.map((line) => (
          <tr key={line.line_no}>
            <td>
              <b>{line.account_code ?? t('noAccount')}</b>
              <small>{line.account_name}</small>
            </td>
            <td data-label={t('line')}>
              {kinds(line.line_kind)}
              <small>{about(line)}</small>
            </td>
            <td data-number data-label={t('debit')}>
              {line.debit ? thousands(line.debit) : ''}
            </td>
            <td data-number data-label={t('credit')}>
              {line.credit ? thousands(line.credit) : ''}
            </td>
          </tr>
        ))}
        <tr>
          <td>
            <b>{t('sum')}</b>
            <small>{t('balanced')}</small>
          </td>
          <td />
          <td data-number data-label={t('debit')}>
            <b>{thousands(journal.debit)}</b>
          </td>
          <td data-number data-label={t('credit')}>
            <b>{thousands(journal.credit)}</b>
          </td>
        </tr>
      </tbody>
    </PlainTable>
  )
}
