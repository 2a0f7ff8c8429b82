import * as contract from '@sejuk/contract/sales/credit-limit-requests'
import { pageTo } from '@sejuk/domain/pages'
import { creditFile, creditFileModule } from '@sejuk/domain/sales/credit-files'
import { creditLimitRequest, levelFor } from '@sejuk/domain/sales/credit-limit-requests'
import { rupiah } from '@sejuk/domain/values/money'
import { creditLimitRequestWords } from '@sejuk/words/sales/credit-limit-requests'
import { useState } from 'react'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Navigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Column, Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { Section, SectionBody, Total } from '../../../ui/record/section.tsx'
import { RequestChip } from './request-status.tsx'
import { StandingCard } from './standing-card.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const CreditLimitRequestPage = () => {
  const t = useWords(creditLimitRequestWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getCreditLimitRequest}
      input={{ request_code: code }}
      title={t('request')}
      visited={(row) => row.request_code}
    >
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const Detail = ({ row }: { row: contract.CreditLimitRequest }) => {
  const t = useWords(creditLimitRequestWords)
  const [isLogOpen, setLogOpen] = useState(false)
  const { request_code, customer_name } = row
  const limit = rupiah(row.requested_limit)
  return (
    <>
      <PageHead
        title={request_code}
        crumb={<Link {...pageTo('creditRequests')}>{t('title')}</Link>}
        sub={<RequestChip row={row} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <PageBody>
        <RecordActions
          workflow={creditLimitRequest}
          endpoints={contract.actOnCreditLimitRequest}
          keyField="request_code"
          row={row}
          nameOf={() => request_code}
          label={(name) => t(name)}
          forms={{ modify: () => <Navigate {...pageTo('creditRequestForm', { code: request_code })} /> }}
          question={(name) =>
            ({
              submit: { title: t('sureSubmit', { limit, customer: customer_name }) },
              approve: { title: t('sureApprove', { limit, customer: customer_name }), text: t('sureText') },
            })[name as 'submit' | 'approve']
          }
        />
        {row.reject_reason && <Note tone="bad">{t('rejected', { reason: row.reject_reason })}</Note>}
        <Columns>
          <Column>
            <Asked row={row} />
            <RecordPhotos
              title={t('documents')}
              module_name={creditFileModule}
              module_code={request_code}
              photos={[]}
              file={creditFile}
              isShut={row.status === 'Submitted' || row.status === 'Approved'}
            />
          </Column>
          <Column>
            <StandingCard customer_code={row.customer_code} />
          </Column>
        </Columns>
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.creditLimitRequestLog}
          code={request_code}
          sub={request_code}
          labels={{
            requested_limit: t('requested_limit'),
            current_limit: t('current_limit'),
            granted_amount: t('granted_amount'),
            valid_to: t('valid_to'),
            reason: t('reason'),
          }}
          ownActions={{
            submit: t('submit'),
            approve: t('approve'),
            reject: t('reject'),
            modify: t('modify'),
            end: t('end'),
          }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

const Asked = ({ row }: { row: contract.CreditLimitRequest }) => {
  const t = useWords(creditLimitRequestWords)
  const dates = useDates()
  const isOpen = row.status === 'Draft' || row.status === 'Submitted'
  return (
    <Section
      title={<Link {...pageTo('customer', { id: row.customer_code })}>{row.customer_name}</Link>}
      sub={row.customer_code}
    >
      <SectionBody>
        <Total>
          {rupiah(row.current_limit)} → {rupiah(row.requested_limit)}
        </Total>
      </SectionBody>
      <Facts
        facts={[
          [t('request_type'), t(row.request_type)],
          [t('valid_to'), row.valid_to && dates.day(row.valid_to)],
          [t('granted_amount'), row.granted_amount !== null && rupiah(row.granted_amount)],
          ...(isOpen
            ? ([
                [t('resulting_limit'), rupiah(row.resulting_limit)],
                [t('decides'), t(levelFor(row.resulting_limit, row))],
              ] as const)
            : []),
          [t('guarantee_type'), row.guarantee_type && t(row.guarantee_type)],
          [t('guarantee_amount'), row.guarantee_amount !== null && rupiah(row.guarantee_amount)],
          [t('order_code'), row.order_code],
          [t('dept_code'), row.dept_name],
          [t('created_by'), `${row.create_user_name}, ${dates.dateTime(row.created_date)}`],
          [t('approved'), row.approved_date && `${row.approved_user_name}, ${dates.dateTime(row.approved_date)}`],
          [t('reason'), row.reason, { wide: 3 }],
        ]}
      />
    </Section>
  )
}
