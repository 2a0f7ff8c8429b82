import { visitsOfCustomer } from '@sejuk/contract/field/visits'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { visitMobileWords } from '@sejuk/words/field/visits'
import { Consent } from '../../../entities/field/consent.tsx'
import { PlaceLinks } from '../../../entities/field/place-links.tsx'
import { QueueBar } from '../../../entities/field/queue-bar.tsx'
import { VisitChip } from '../../../entities/status/visit-status.tsx'
import { useInfiniteList } from '../../../lib/api/infinite-list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useParams, useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { usePlaceReasons } from './place-reasons.ts'
import { StartVisit } from './start-visit.tsx'
import { usePlace } from './use-place.ts'
import { useVisitDay } from './use-visit-day.ts'
import { VisitorsOnly } from './visitors-only.tsx'

/** A customer before a visit: what is worth knowing, the button to begin, and all visits so far. */
export const VisitCustomerPage = () => (
  <VisitorsOnly>
    <CustomerVisits />
  </VisitorsOnly>
)

const CustomerVisits = () => {
  const t = useWords(visitMobileWords)
  const dates = useDates()
  const navigate = useNavigate()
  const { id = '' }: { id?: string } = useParams()
  const { shop = '' }: { shop?: string } = useSearch()
  const day = useVisitDay()
  const found = usePlace({ customer_code: id, shop_code: shop })
  const list = useInfiniteList(visitsOfCustomer, { customer_code: id, limit: 20 }, { enabled: true })
  const reasonsOf = usePlaceReasons()
  const planned = day.data?.stops.find((stop) => stop.customer_code === id && (stop.shop_code ?? '') === shop)
  const place = found.data ?? planned
  const shops = found.data?.shops ?? []
  return (
    <>
      <PageHead
        title={place?.customer_name ?? id}
        sub={place?.shop_name ?? place?.address}
        crumb={<Link {...pageTo('visitMobile')}>{t('title')}</Link>}
      />
      <QueueBar work={day.work} />
      <PageBody>
        {!place && !found.error && <Pending />}
        {!place && found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {place && day.data && (
          <Section aria-label={place.customer_name}>
            <Facts
              facts={[
                [t('lastVisit'), place.last_visit_date ? dates.day(place.last_visit_date) : t('never')],
                [t('lastOrder'), place.last_order_date && dates.day(place.last_order_date)],
                [t('overdue'), place.overdue_amount ? rupiah(place.overdue_amount) : null],
                [t('cashback'), place.cashback_remain ? rupiah(place.cashback_remain) : null],
                [t('suggestions'), reasonsOf(place, day.data.today).join('. ') || null],
              ]}
            />
            <SectionBody>
              {shops.length > 0 && (
                <ChoiceField
                  label={t('chooseShop')}
                  hint={t('customerItself')}
                  value={shop}
                  options={shops.map(({ shop_code, shop_name }) => ({ value: shop_code, label: shop_name }))}
                  onChange={(next) => void navigate({ to: '.', search: next ? { shop: next } : {}, replace: true })}
                />
              )}
              {day.data.has_consent ? (
                <StartVisit key={shop} place={place} day={day} />
              ) : (
                <Consent version={day.data.consent_version} />
              )}
              <PlaceLinks place={place} />
            </SectionBody>
          </Section>
        )}
        <Section title={t('history')}>
          {list.error && <FailedState error={list.error} onRetry={list.retry} />}
          {!list.rows && !list.error && <Pending />}
          {list.rows?.length === 0 && <SectionText>{t('noVisits')}</SectionText>}
          <RowList>
            {list.rows?.map((row) => (
              <li key={row.visit_code}>
                <span>
                  <b>
                    <Link {...pageTo('visitMobileDay', { id, date: row.visit_date })}>{dates.visit(row.in_at)}</Link>
                  </b>{' '}
                  {row.username}
                  <br />
                  <small>
                    {[
                      row.shop_name,
                      row.minutes !== null && t('nMinutes', { n: row.minutes }),
                      row.purposes.map((one) => t(one)).join(', '),
                      row.order_amount > 0 && t('orderOf', { amount: rupiah(row.order_amount) }),
                      row.next_action,
                    ]
                      .filter(Boolean)
                      .join('. ')}
                  </small>
                </span>
                <VisitChip status={row.status} />
              </li>
            ))}
          </RowList>
          {list.hasMore && (
            <Button isBusy={list.isGrowing} onClick={list.grow}>
              {t('more')}
            </Button>
          )}
        </Section>
      </PageBody>
    </>
  )
}
