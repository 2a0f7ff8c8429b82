import { bonusDashboard } from '@sejuk/contract/installers/bonus-tickets'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { bonusTicketWords } from '@sejuk/words/installers/bonus-tickets'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText, Total } from '../../../ui/record/section.tsx'
import { Readiness } from './readiness.tsx'
import { useStoredTickets } from './use-stored-tickets.ts'

const RoleDashboard = lazyPart(() => import('./role-dashboard.tsx').then((part) => part.RoleDashboard))

/** The installer's start page: earnings, upcoming payments and tasks. Others see the figures of their role. */
export const PartnerDashboardPage = () => {
  const t = useWords(bonusTicketWords)
  const dates = useDates()
  const navigate = useNavigate()
  const may = useGate(bonusDashboard)
  const kept = useStoredTickets()
  const found = useCall(bonusDashboard, {}, { enabled: may.enabled })
  const answer = found.data?.data
  const sums = answer?.is_installer ? answer : undefined
  const isOther = !may.enabled || answer?.is_installer === false
  const months = sums?.months ?? []
  const best = Math.max(1, ...months.map(({ amount }) => amount))
  const worth = ({ tickets, amount }: { tickets: number; amount: number }) => (
    <>
      {rupiah(amount)}
      <br />
      <small>{t('nTickets', { n: tickets })}</small>
    </>
  )
  // Without a network these are all there is.
  const ways = (
    <Row>
      <Button kind="primary" size="large" onClick={() => void navigate(pageTo('applyForBonus'))}>
        {t('apply')}
      </Button>
      <Button size="large" onClick={() => void navigate(pageTo('bonusRules'))}>
        {t('rules')}
      </Button>
      <Button size="large" onClick={() => void navigate(pageTo('myStatement'))}>
        {t('statement')}
      </Button>
    </Row>
  )
  return (
    <>
      <PageHead title={t('dashboardTitle')} />
      <PageBody>
        {may.enabled && isOther && <Note>{t('noInstaller')}</Note>}
        {isOther && <RoleDashboard />}
        {kept.length > 0 && (
          <Note>
            <Link {...pageTo('myBonusTickets')}>{t('waitingN', { n: kept.length })}</Link>
          </Note>
        )}
        {found.error && (
          <>
            <FailedState error={found.error} onRetry={() => void found.refetch()} />
            {ways}
          </>
        )}
        {may.enabled && !found.error && !answer && <Pending />}
        {sums && (
          <>
            <Readiness />
            {sums.to_correct > 0 && (
              <Note>
                <Link {...pageTo('myBonusTickets', { tab: 'Withdrawn' })}>
                  {t('toCorrect', { n: sums.to_correct })}
                </Link>
              </Note>
            )}
            <Section title={t('thisMonth')} actions={<Total>{rupiah(sums.this_month.amount)}</Total>}>
              <Facts
                facts={[
                  [t('units'), String(sums.this_month.units)],
                  [t('nextPayment'), dates.day(sums.next_payment_date)],
                  [t('inReview'), worth(sums.waiting)],
                  [t('toBePaid'), worth(sums.payable)],
                  [t('paid'), worth(sums.paid)],
                ]}
              />
            </Section>
            {ways}
            <Section title={t('months')}>
              {months.length === 0 && <SectionText>{t('nothingYet')}</SectionText>}
              <RowList>
                {months.map(({ month, units, amount }) => (
                  <li key={month}>
                    <span>
                      {dates.day(`${month}-01`).slice(3)} <small>{t('nUnits', { n: units })}</small>
                    </span>
                    <span>{rupiah(amount)}</span>
                    <span aria-hidden="true" style={{ flexBasis: '100%', height: 6 }}>
                      <span
                        style={{
                          display: 'block',
                          height: 6,
                          borderRadius: 3,
                          background: 'var(--primary)',
                          width: `${Math.round((amount / best) * 100)}%`,
                        }}
                      />
                    </span>
                  </li>
                ))}
              </RowList>
            </Section>
          </>
        )}
      </PageBody>
    </>
  )
}
