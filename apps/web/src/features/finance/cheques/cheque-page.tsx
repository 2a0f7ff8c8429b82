import * as contract from '@sejuk/contract/finance/cheques'
import { chequePhotoModule, chequePhotos } from '@sejuk/domain/finance/cheque-photos'
import { bounceReasons, cheque } from '@sejuk/domain/finance/cheques'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { chequeWords } from '@sejuk/words/finance/cheques'
import { useState } from 'react'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { ChequeChip, useDaysLeft } from '../../../entities/status/cheque-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText, Total } from '../../../ui/record/section.tsx'

const ChequePanel = lazyPart(() => import('./cheque-panel.tsx').then((panel) => panel.ChequePanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const ChequePage = () => {
  const t = useWords(chequeWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getCheque}
      input={{ cheque_code: code }}
      title={t('cheque')}
      visited={(row) => row.cheque_code}
    >
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const Detail = ({ row }: { row: contract.ChequeDetail }) => {
  const t = useWords(chequeWords)
  const [isLogOpen, setLogOpen] = useState(false)
  const amount = rupiah(row.amount)
  return (
    <>
      <PageHead
        title={`${row.bank_name ?? ''} ${row.cheque_no}`.trim()}
        crumb={<Link {...pageTo('cheques')}>{t('title')}</Link>}
        sub={<ChequeChip status={row.status} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <RecordComments kind="cheques" code={row.cheque_code} />
      <PageBody>
        <RecordActions
          workflow={cheque}
          endpoints={contract.actOnCheque}
          keyField="cheque_code"
          row={row}
          nameOf={() => row.cheque_no}
          label={(name) => t(name)}
          forms={{
            modify: (open) => <ChequePanel found={open.row} onClose={open.onClose} />,
            bounce: [
              {
                field: 'bounce_reason',
                label: t('bounce_reason'),
                kind: 'choice',
                options: bounceReasons.map((value) => ({ value, label: t(value) })),
                isRequired: true,
              },
              { field: 'bounce_note', label: t('bounce_note'), kind: 'text', most: 500, isLong: true },
            ],
          }}
          question={(name) =>
            ({
              deposit: { title: t('sureDeposit', { amount }) },
              clear: { title: t('sureClear', { amount }), text: t('sureClearText') },
            })[name as 'deposit' | 'clear']
          }
        />
        {row.bounce_reason && (
          <Note tone="bad">
            {t('bounced', { reason: t(row.bounce_reason) })}
            {row.bounce_note && ` · ${row.bounce_note}`}
          </Note>
        )}
        <ChequeFacts row={row} />
        <Invoices row={row} />
        <RecordPhotos
          title={t('photos')}
          module_name={chequePhotoModule}
          module_code={row.cheque_code}
          photos={chequePhotos.map((alias) => ({ alias, label: t(alias) }))}
          isShut={row.status !== 'Saved' && row.status !== 'Submitted'}
        />
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.chequeLog}
          code={row.cheque_code}
          sub={row.cheque_no}
          labels={{ amount: t('amount'), due_date: t('due_date'), drawer: t('drawer'), cheque_no: t('cheque_no') }}
          ownActions={{
            deposit: t('deposit'),
            clear: t('clear'),
            bounce: t('bounce'),
            modify: t('modify'),
            delete: t('delete'),
          }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

const ChequeFacts = ({ row }: { row: contract.ChequeDetail }) => {
  const t = useWords(chequeWords)
  const dates = useDates()
  const daysLeft = useDaysLeft()
  const when = (date: string | null) => date && dates.dateTime(date)
  return (
    <Section
      title={<Link {...pageTo('customer', { id: row.customer_code })}>{row.customer_name}</Link>}
      sub={row.customer_code}
    >
      <SectionBody>
        <Total>{rupiah(row.amount)}</Total>
      </SectionBody>
      <Facts
        facts={[
          [t('cheque_code'), row.cheque_code],
          [t('drawer'), row.drawer],
          [t('dept_code'), row.dept_name],
          [t('issue_date'), dates.day(row.issue_date)],
          [t('due_date'), dates.day(row.due_date)],
          [t('days_left'), daysLeft(row)],
          [t('received_date'), dates.day(row.received_date)],
          [t('created_date'), `${row.create_user_name}, ${dates.dateTime(row.created_date)}`],
          [t('deposited_date'), when(row.deposited_date)],
          ...(row.cleared_date ? [[t('cleared_date'), when(row.cleared_date)] as const] : []),
          ...(row.bounced_date ? [[t('bounced_date'), when(row.bounced_date)] as const] : []),
          [t('remark'), row.remark, { wide: 2 }],
        ]}
      />
    </Section>
  )
}

const Invoices = ({ row }: { row: contract.ChequeDetail }) => {
  const t = useWords(chequeWords)
  const dates = useDates()
  return (
    <Section
      title={t('invoices')}
      sub={t('allocated', { given: rupiah(row.allocated_amount), amount: rupiah(row.amount) })}
    >
      {row.allocations.length === 0 ? (
        <SectionText>-</SectionText>
      ) : (
        <RowList>
          {row.allocations.map(({ invoice_code, due_date, amount, allocated }) => (
            <li key={invoice_code}>
              <span>
                {invoice_code}
                <small>
                  {' '}
                  · {t('due_date')} {dates.day(due_date)} · {rupiah(amount)}
                </small>
              </span>
              <b>{rupiah(allocated)}</b>
            </li>
          ))}
        </RowList>
      )}
    </Section>
  )
}
