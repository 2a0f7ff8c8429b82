import * as contract from '@sejuk/contract/money/accounts'
import { type PageLink, pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { accountWords } from '@sejuk/words/money/accounts'
import { useCall } from '../../../lib/api/queries.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { MoneyTabs } from '../../../entities/money/money-tabs.tsx'

const cashOf = (asked: { status?: string; difference_state?: string }) => pageTo('driverCash', asked)
type Place = { label: string; page: PageLink; count: number; amount?: number }

/** Which money waits for whom: each number opens its list. */
export const MoneyDeskPage = () => {
  const t = useWords(accountWords)
  const found = useCall(contract.getMoneyDesk, {})
  const desk = found.data?.data
  return (
    <>
      <PageHead title={t('desk')} />
      <PageBody>
        <MoneyTabs />
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {!found.error && !desk && <Pending />}
        {desk && (
          <>
            <Places
              title={t('bank')}
              places={[
                { label: t('linesToDecide'), page: pageTo('bankLines', { show: 'decide' }), ...desk.bank.decide },
                { label: t('linesCertain'), page: pageTo('bankLines', { show: 'certain' }), ...desk.bank.certain },
                {
                  ...{ label: t('linesUnidentified'), page: pageTo('bankLines', { show: 'Unidentified' }) },
                  ...desk.bank.unidentified,
                },
              ]}
            />
            <Places
              title={t('credit')}
              places={[
                { label: t('creditOfOwing'), page: pageTo('creditToUse', { is_owing: 'true' }), ...desk.owing },
                { label: t('creditToUse'), page: pageTo('creditToUse'), ...desk.credits },
              ]}
            />
            <Places
              title={t('refunds')}
              places={[
                {
                  ...{ label: t('refundsToApprove'), count: desk.refunds.submitted },
                  page: pageTo('refunds', { status: 'Submitted' }),
                },
                {
                  ...{ label: t('refundsForBank'), count: desk.refunds.approved },
                  page: pageTo('refunds', { status: 'Approved' }),
                },
                {
                  ...{ label: t('refundsInFile'), count: desk.refunds.in_file },
                  page: pageTo('refunds', { status: 'In_Bank_File' }),
                },
                {
                  ...{ label: t('refundsFailed'), count: desk.refunds.failed },
                  page: pageTo('refunds', { status: 'Failed' }),
                },
              ]}
            />
            <Places
              title={t('received')}
              places={[
                {
                  ...{ label: t('receiptsToConfirm'), count: desk.receipts.waiting, amount: desk.receipts.amount },
                  page: pageTo('receipts', { status: 'Waiting' }),
                },
                ...(desk.cash
                  ? [
                      { label: t('cashWithDrivers'), page: cashOf({ status: 'Collected' }), ...desk.cash.with_drivers },
                      { label: t('cashCounted'), page: cashOf({ status: 'Handed_In' }), ...desk.cash.counted },
                      { label: t('cashShort'), page: cashOf({ difference_state: 'Short' }), ...desk.cash.short },
                      { label: t('cashOver'), page: cashOf({ difference_state: 'Over' }), ...desk.cash.over },
                    ]
                  : []),
              ]}
            />
          </>
        )}
      </PageBody>
    </>
  )
}

const Places = ({ title, places }: { title: string; places: readonly Place[] }) => (
  <Section title={title}>
    <RowList>
      {places.map(({ label, page, count, amount }) => (
        <li key={label}>
          <Link {...page}>{label}</Link>
          <span>
            <b>{thousands(count)}</b>
            {amount !== undefined && ` · ${rupiah(amount)}`}
          </span>
        </li>
      ))}
    </RowList>
  </Section>
)
