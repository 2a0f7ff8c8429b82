import { getCustomerAccount } from '@sejuk/contract/money/accounts'
import * as contract from '@sejuk/contract/money/refunds'
import { refund, refundStatuses } from '@sejuk/domain/money/refunds'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { refundWords } from '@sejuk/words/money/refunds'
import { creditSourceWords } from '@sejuk/words/money/sources'
import { useState } from 'react'
import { BankResultDialog } from '../../../entities/installers/bank-result-dialog.tsx'
import { useSend } from '../../../lib/api/queries.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, Total } from '../../../ui/record/section.tsx'
import { SourceLink } from '../source-link.tsx'
import { RefundStatusChip } from './refund-status.tsx'

const RefundPanel = lazyPart(() =>
  import('../../../entities/money/refund-panel.tsx').then((panel) => panel.RefundPanel),
)
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
type Row = contract.RefundDetail

export const RefundPage = () => {
  const t = useWords(refundWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getRefund} input={{ refund_code: code }} title={t('one')}>
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const Actions = ({ row }: { row: Row }) => {
  const t = useWords(refundWords)
  const navigate = useNavigate()
  const make = useSend(contract.makeRefundFile)
  const mayFile = useGate(contract.makeRefundFile)
  const [isImporting, setImporting] = useState(false)
  const { refund_code, bank_file_code } = row
  const amount = rupiah(row.amount)
  const files = mayFile.enabled
    ? [
        ...(row.status === 'Approved'
          ? [
              {
                ...{ key: 'file', label: t('bank-file'), isPrimary: true },
                onPress: () => make.mutate({ refund_codes: [refund_code] }),
              },
            ]
          : []),
        ...(bank_file_code
          ? [
              {
                ...{ key: 'download', label: t('file') },
                onPress: () => void download(contract.downloadRefundFile, { bank_file_code }),
              },
              { key: 'import', label: t('import'), onPress: () => setImporting(true) },
            ]
          : []),
      ]
    : []
  return (
    <>
      <RecordActions
        workflow={refund}
        endpoints={contract.actOnRefund}
        keyField="refund_code"
        row={row}
        nameOf={() => refund_code}
        label={(name) => t(name)}
        forms={{
          modify: (open) => <RefundPanel found={open.row} onClose={open.onClose} />,
          paid: [{ field: 'bank_ref', label: t('bank_ref'), kind: 'text' }],
        }}
        question={(name) =>
          ({
            submit: { title: t('sureSubmit', { amount }), text: t('sureSubmitText') },
            approve: {
              title: t('sureApprove', { amount, name: row.customer_name }),
              text: t('sureApproveText', { account: `${row.bank_name} ${row.account_number}, ${row.account_name}` }),
            },
            delete: { title: t('sureDelete') },
            'try-again': { title: t('sureTryAgain') },
          })[name as 'submit']
        }
        onDone={(name) => {
          if (name === 'delete') void navigate(pageTo('refunds'))
        }}
        refreshes={[contract.listRefunds, getCustomerAccount]}
        more={files}
      />
      {isImporting && bank_file_code && <ImportResult code={bank_file_code} onClose={() => setImporting(false)} />}
    </>
  )
}

const ImportResult = ({ code, onClose }: { code: string; onClose: () => void }) => {
  const t = useWords(refundWords)
  const send = useSend(contract.importRefundResult)
  const counts = send.data?.data
  return (
    <BankResultDialog
      title={t('import')}
      code={code}
      help={t('importHelp')}
      fileLabel={t('bankCsv')}
      send={send}
      onSend={(file) => send.mutate({ bank_file_code: code, file })}
      done={counts && t('imported', counts)}
      onClose={onClose}
    />
  )
}

const Detail = ({ row }: { row: Row }) => {
  const t = useWords(refundWords)
  const kinds = useWords(creditSourceWords)
  const dates = useDates()
  const [isLogOpen, setLogOpen] = useState(false)
  const { refund_code, status, reject_reason, fail_reason, approved_of_day } = row
  return (
    <>
      <PageHead
        title={refund_code}
        crumb={<Link {...pageTo('refunds')}>{t('title')}</Link>}
        sub={<RefundStatusChip status={status} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <PageBody>
        <Actions row={row} />
        {status === 'Rejected' && reject_reason && <Note tone="bad">{t('rejected', { reason: reject_reason })}</Note>}
        {status === 'Failed' && fail_reason && <Note tone="bad">{t('failed_reason', { reason: fail_reason })}</Note>}
        {row.is_new_account && <Note>{t('newAccount')}</Note>}
        {status === 'Submitted' && approved_of_day > 0 && (
          <Note>{t('ofDay', { amount: rupiah(approved_of_day) })}</Note>
        )}
        <Section
          title={<Link {...pageTo('customerAccount', { customer_code: row.customer_code })}>{row.customer_name}</Link>}
          sub={row.customer_code}
        >
          <SectionBody>
            <Total>{rupiah(row.amount)}</Total>
          </SectionBody>
          <Facts
            facts={[
              [t('account'), `${row.bank_name} ${row.account_number}`],
              [t('account_name'), row.account_name],
              [t('dept_code'), row.dept_name],
              [t('reason'), row.reason, { wide: 2 }],
              [t('created'), `${row.create_user_name}, ${dates.dateTime(row.created_date)}`],
              [
                t('approved'),
                row.approved_date && `${row.approved_user_name ?? ''}, ${dates.dateTime(row.approved_date)}`,
              ],
              [t('bank_file_code'), row.bank_file_code],
              [t('bank_ref'), row.bank_ref],
              [t('paid_date'), row.paid_date && dates.dateTime(row.paid_date)],
            ]}
          />
        </Section>
        <Section title={t('sources')}>
          <RowList>
            {row.sources.map(({ source_kind, source_code, amount }) => (
              <li key={`${source_kind} ${source_code}`}>
                <span>
                  <SourceLink kind={source_kind} code={source_code} />
                  <small> · {kinds(source_kind)}</small>
                </span>
                <b>{rupiah(amount)}</b>
              </li>
            ))}
          </RowList>
        </Section>
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.refundLog}
          code={refund_code}
          labels={{
            ...{ status: t('status'), amount: t('amount'), reason: t('reason'), bank_code: t('bank_code') },
            ...{ account_name: t('account_name'), account_number: t('account_number'), bank_ref: t('bank_ref') },
          }}
          valueNames={Object.fromEntries(refundStatuses.map((one) => [one, t(one)]))}
          ownActions={{
            paid: t('paid'),
            failed: t('failed'),
            'try-again': t('try-again'),
            'bank-file': t('bank-file'),
          }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}
