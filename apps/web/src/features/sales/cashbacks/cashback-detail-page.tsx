import { getPayout } from '@sejuk/contract/sales/cashback-payouts'
import { getCashbackRun } from '@sejuk/contract/sales/cashback-runs'
import type { CashbackOrigin } from '@sejuk/contract/sales/cashback-sources'
import * as contract from '@sejuk/contract/sales/cashbacks'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { cashbackRunWords } from '@sejuk/words/sales/cashback-runs'
import { cashbackSourceWords, cashbackWords } from '@sejuk/words/sales/cashbacks'
import { useState } from 'react'
import { CustomerCashbackLink, RunLink } from '../../../entities/sales/cashback-links.tsx'
import { SourceParts } from '../../../entities/sales/cashback-source-parts.tsx'
import { PaymentChip } from '../../../entities/status/bonus-status.tsx'
import { CashbackChip, PlanStateChip } from '../../../entities/status/cashback-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { ActionRow } from '../../../ui/actions/action-row.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText, Total } from '../../../ui/record/section.tsx'
import { CashbackChanges } from './cashback-changes.tsx'
import { Ledger } from './ledger.tsx'
import { type OpenForm, useCashbackActions } from './use-cashback-actions.ts'

const CashbackForm = lazyPart(() => import('./cashback-form.tsx').then((form) => form.CashbackForm))
const LineDialogs = lazyPart(() => import('./line-dialogs.tsx').then((dialogs) => dialogs.LineDialogs))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const CashbackDetailPage = () => {
  const t = useWords(cashbackWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getCashback} input={{ cashback_code: code }} title={t('detailTitle')}>
      {(line) => <Detail line={line} />}
    </LoadedRecord>
  )
}

/** Paid with date and reference, or how far it is. */
const Payment = ({ line }: { line: contract.CashbackDetail }) => {
  const dates = useDates()
  const mayOpen = useGate(getPayout)
  const { payment_status, payout_code, paid_date, paid_reference } = line
  if (!payment_status || !payout_code) return null
  return (
    <>
      <PaymentChip status={payment_status} /> {paid_date && `${dates.date(paid_date)} · ${paid_reference ?? ''} `}
      {mayOpen.enabled && <Link {...pageTo('cashbackPayout', { code: payout_code })}>{payout_code}</Link>}
    </>
  )
}

const Detail = ({ line }: { line: contract.CashbackDetail }) => {
  const t = useWords(cashbackWords)
  const sources = useWords(cashbackSourceWords)
  const dates = useDates()
  const [open, setOpen] = useState<OpenForm>()
  const close = () => setOpen(undefined)
  const actions = useCashbackActions(line, setOpen)
  const isOwn = useViewer().viewData === 'View_Data_Customer'
  return (
    <>
      <PageHead
        title={line.cashback_code}
        crumb={<Link {...pageTo('cashbacks')}>{t('title')}</Link>}
        sub={<CashbackChip status={line.status} size="large" />}
      >
        {!isOwn && <HistoryButton onPress={() => setOpen('log')} />}
      </PageHead>
      <RecordComments kind="cashbacks" code={line.cashback_code} />
      <PageBody>
        <ActionRow name={line.cashback_code} actions={actions} />
        {line.reject_reason && <Note tone="bad">{t('rejected', { reason: line.reject_reason })}</Note>}
        <CashbackChanges line={line} />
        <Section
          title={
            <CustomerCashbackLink customer_code={line.customer_code}>
              ({line.customer_code}) {line.customer_name}
            </CustomerCashbackLink>
          }
          actions={<Total>{rupiah(line.cashback_remain)}</Total>}
        >
          <Facts
            facts={[
              [t('amount'), rupiah(line.cashback_amount)],
              [t('granted'), rupiah(line.granted_amount)],
              [t('planned'), rupiah(line.planned_amount)],
              [t('used'), rupiah(line.used_amount)],
              [t('expired'), rupiah(line.expired_amount)],
              [t('remain'), rupiah(line.cashback_remain)],
              [t('branch'), line.branch_name],
              [t('dept_code'), `${line.dept_code} ${line.dept_name}`],
              [t('org_code'), line.org_code],
              [t('type'), line.type_rebate_name],
              [t('period'), line.period],
              [t('valid_from'), dates.day(line.valid_from)],
              [t('valid_to'), dates.day(line.valid_to)],
              [t('source'), sources(line.source)],
              [t('create_user_name'), line.create_user_name],
              [t('approvedBy'), line.approved_user_name],
              [t('remark'), line.remark],
              ...(line.payment_status ? [[t('payment'), <Payment key="payment" line={line} />] as const] : []),
              [
                t('document'),
                line.document_path && (
                  <a href={line.document_path} target="_blank" rel="noreferrer">
                    {line.document_name}
                  </a>
                ),
              ],
            ]}
          />
        </Section>
        <Columns>
          <Section title={t('ledger')}>
            <Ledger rows={line.ledger} />
          </Section>
          <Section title={t('orders')}>
            {line.orders.length === 0 ? (
              <SectionText>{t('ordersEmpty')}</SectionText>
            ) : (
              <RowList>
                {line.orders.map((order) => (
                  <li key={order.order_code}>
                    <span>
                      <b>{order.order_code}</b> <small>{order.invoice_code}</small>
                    </span>
                    <span>
                      {rupiah(order.state === 'Consumed' ? order.real_amount : order.planned_amount)}{' '}
                      <PlanStateChip status={order.state} />
                    </span>
                  </li>
                ))}
              </RowList>
            )}
          </Section>
        </Columns>
        {line.origin && <Origin origin={line.origin} />}
      </PageBody>
      {open === 'update' && <CashbackForm line={line} onClose={close} />}
      {(open === 'reject' || open === 'adjust' || open === 'extend' || open === 'transfer') && (
        <LineDialogs line={line} what={open} onClose={close} />
      )}
      {open === 'log' && (
        <ActionLogPanel
          endpoint={contract.cashbackLog}
          code={line.cashback_code}
          labels={{ status: t('status'), cashback_amount: t('amount'), valid_to: t('valid_to'), remark: t('remark') }}
          onClose={close}
        />
      )}
    </>
  )
}

/** The way back from the money to the invoices it was earned with. */
const Origin = ({ origin }: { origin: CashbackOrigin }) => {
  const t = useWords(cashbackRunWords)
  const mayLook = useGate(getCashbackRun)
  const sums = { earned: origin.earned_amount, before: origin.granted_before, difference: origin.difference }
  return (
    <Section
      title={t('invoices')}
      actions={mayLook.enabled ? <RunLink code={origin.run_code} /> : <span>{origin.run_code}</span>}
    >
      <SourceParts parts={origin.inputs} />
      {origin.granted_before > 0 && (
        <SectionText>
          {t('lessBefore', Object.fromEntries(Object.entries(sums).map(([key, sum]) => [key, rupiah(sum)])))}
        </SectionText>
      )}
    </Section>
  )
}
