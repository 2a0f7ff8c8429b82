import { getSalesInvoice } from '@sejuk/contract/finance/sales-invoices'
import { getCustomerAccount } from '@sejuk/contract/money/accounts'
import * as contract from '@sejuk/contract/money/credit-uses'
import { creditUse } from '@sejuk/domain/money/credit-uses'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { creditUseWords } from '@sejuk/words/money/credit-uses'
import { creditSourceWords } from '@sejuk/words/money/sources'
import { useState } from 'react'
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
import { Section, SectionBody, Total } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { SourceLink } from '../source-link.tsx'
import { UseStatusChip } from './use-status.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const CreditUsePage = () => {
  const t = useWords(creditUseWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getCreditUse} input={{ use_code: code }} title={t('one')}>
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const Detail = ({ row }: { row: contract.CreditUseDetail }) => {
  const t = useWords(creditUseWords)
  const kinds = useWords(creditSourceWords)
  const dates = useDates()
  const [isLogOpen, setLogOpen] = useState(false)
  const { use_code, take_back_reason, taken_back_user_name } = row
  return (
    <>
      <PageHead
        title={use_code}
        crumb={<Link {...pageTo('creditUses')}>{t('uses')}</Link>}
        sub={<UseStatusChip status={row.status} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <PageBody>
        <RecordActions
          workflow={creditUse}
          endpoints={contract.actOnCreditUse}
          keyField="use_code"
          row={row}
          nameOf={() => use_code}
          label={(name) => t(name)}
          refreshes={[contract.listCreditUses, getCustomerAccount, getSalesInvoice]}
        />
        {take_back_reason && (
          <Note>{t('takenBack', { name: taken_back_user_name ?? '', reason: take_back_reason })}</Note>
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
              [t('use_date'), dates.day(row.use_date)],
              [t('dept_code'), row.dept_name],
              [t('created'), row.create_user_name],
              [t('remark'), row.remark],
            ]}
          />
        </Section>
        <Section title={t('lines')}>
          <PlainTable isStacked>
            <thead>
              <tr>
                <th>{t('source_kind')}</th>
                <th>{t('source')}</th>
                <th>{t('invoice')}</th>
                <th data-number>{t('amount')}</th>
              </tr>
            </thead>
            <tbody>
              {row.lines.map((line) => (
                <tr key={`${line.source_kind} ${line.source_code} ${line.invoice_code}`}>
                  <td data-label={t('source_kind')}>{kinds(line.source_kind)}</td>
                  <td data-label={t('source')} data-whole>
                    <SourceLink kind={line.source_kind} code={line.source_code} />
                  </td>
                  <td data-label={t('invoice')} data-whole>
                    <Link {...pageTo('salesInvoice', { code: line.invoice_code })}>{line.invoice_code}</Link>
                  </td>
                  <td data-label={t('amount')} data-number>
                    {rupiah(line.amount)}
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </Section>
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.creditUseLog}
          code={use_code}
          labels={{ status: t('status'), amount: t('amount'), remark: t('remark'), take_back_reason: t('reason') }}
          valueNames={{ Done: t('Done'), Taken_Back: t('Taken_Back') }}
          ownActions={{ 'take-back': t('take-back') }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}
