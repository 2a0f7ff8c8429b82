import * as contract from '@sejuk/contract/finance/receivables'
import { sendStatement } from '@sejuk/contract/finance/statement-letters'
import { collectionStateOf } from '@sejuk/domain/finance/receivables'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { receivableWords } from '@sejuk/words/finance/receivables'
import { statementLetterWords } from '@sejuk/words/finance/statement-letters'
import { useState } from 'react'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { download } from '../../../lib/files/save-file.ts'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Subheading } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { CallPanel } from './call-panel.tsx'

/** The account of one customer: open invoices, calls, and what is done next. */
export const StatementPanel = ({ debtor, onClose }: { debtor: contract.Debtor; onClose: () => void }) => {
  const { customer_code } = debtor
  const t = useWords(receivableWords)
  const language = useLanguage()
  const [isCalling, setCalling] = useState(false)
  const mayLog = useGate(contract.logCall)
  const found = useCall(contract.getStatement, { customer_code })
  const remind = useSend(contract.remindDebtor)
  const send = useSend(sendStatement)
  const letter = useWords(statementLetterWords)
  const row = found.data?.data
  const again = async () => {
    if (row && (await confirm({ title: t('sureRemind', { name: row.customer_name, amount: rupiah(row.late) }) })))
      remind.mutate({ customer_code }, { onSuccess: () => void found.refetch() })
  }
  if (isCalling)
    return (
      <CallPanel
        customer_code={customer_code}
        onClose={() => {
          setCalling(false)
          void found.refetch()
        }}
      />
    )
  return (
    <SidePanel
      title={row?.customer_name ?? customer_code}
      sub={row && [customer_code, row.dept_name, row.salesman_name].filter(Boolean).join(', ')}
      onClose={onClose}
      footer={
        <>
          {mayLog.enabled && (
            <Button kind="primary" onClick={() => setCalling(true)}>
              {t('logCall')}
            </Button>
          )}
          {mayLog.enabled && row && row.late > 0 && (
            <Button isBusy={remind.isPending} onClick={() => void again()}>
              {t('remind')}
            </Button>
          )}
          {mayLog.enabled && (
            <Button isBusy={send.isPending} onClick={() => send.mutate({ customer_code })}>
              {letter('send')}
            </Button>
          )}
          <Button onClick={() => void download(contract.statementPdf, { customer_code, language })}>{t('pdf')}</Button>
          <Button onClick={() => void download(contract.statementExcel, { customer_code, language })}>
            {t('excel')}
          </Button>
        </>
      }
    >
      {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
      {!found.error && !row && <Pending />}
      {row && <BrokenPromise debtor={debtor} />}
      {row && <Account row={row} />}
    </SidePanel>
  )
}

const BrokenPromise = ({ debtor }: { debtor: contract.Debtor }) => {
  const t = useWords(receivableWords)
  const dates = useDates()
  const { promise_date, promise_amount, paid_since, late } = debtor
  if (!promise_date || collectionStateOf(debtor, companyToday()) !== 'promise-broken') return null
  const said = { amount: rupiah(promise_amount ?? late), day: dates.day(promise_date) }
  return <Note>{paid_since > 0 ? t('lessCame', { ...said, paid: rupiah(paid_since) }) : t('nothingCame', said)}</Note>
}

const Account = ({ row }: { row: contract.Statement }) => {
  const t = useWords(receivableWords)
  const dates = useDates()
  return (
    <>
      <Facts
        isFramed
        facts={[
          [t('late'), rupiah(row.late)],
          [t('open'), rupiah(row.open)],
          [t('credit_left'), rupiah(row.credit_left)],
        ]}
      />
      <p>
        <Link {...pageTo('customerAccount', { customer_code: row.customer_code })}>{t('account')}</Link>
      </p>
      <Subheading>{t('invoices')}</Subheading>
      <PlainTable>
        <thead>
          <tr>
            <th>{t('invoice')}</th>
            <th>{t('due')}</th>
            <th data-number>{t('days')}</th>
            <th data-number>{t('open')}</th>
          </tr>
        </thead>
        <tbody>
          {row.invoices.map((one) => (
            <tr key={one.invoice_code}>
              <td data-whole>
                <Link {...pageTo('salesInvoice', { code: one.invoice_code })}>{one.invoice_code}</Link>
              </td>
              <td data-whole>{dates.day(one.due_date)}</td>
              <td data-number>{one.days > 0 ? one.days : '-'}</td>
              <td data-number>{rupiah(one.open)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <Subheading>{t('calls')}</Subheading>
      {row.calls.length === 0 && <p>{t('noCalls')}</p>}
      <RowList>
        {row.calls.map((call) => (
          <li key={call.created_date}>
            <span>
              {t(call.result)}
              {call.promise_date && ` · ${dates.day(call.promise_date)}`}
              {call.note && ` · ${call.note}`}
            </span>
            <small>
              {call.create_user_name}, {dates.dateTime(call.created_date)}
            </small>
          </li>
        ))}
      </RowList>
    </>
  )
}
