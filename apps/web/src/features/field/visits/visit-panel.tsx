import { getVisit } from '@sejuk/contract/field/visits'
import { displayChecks, visitModule, visitPhotos } from '@sejuk/domain/field/visits'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { visitWords } from '@sejuk/words/field/visits'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { PinLink } from '../../../entities/pin-link.tsx'
import { CollectionChip } from '../../../entities/status/visit-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'

type Props = { visit_code: string; title: string; onClose: () => void }

/** One visit with everything that was done there. */
export const VisitPanel = ({ visit_code, title, onClose }: Props) => {
  const t = useWords(visitWords)
  const dates = useDates()
  const found = useCall(getVisit, { visit_code })
  const visit = found.data?.data
  return (
    <SidePanel title={title} sub={visit_code} onClose={onClose} footer={null}>
      {!visit && !found.error && <Pending />}
      {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
      {visit && (
        <>
          <Row>
            <RecordComments kind="visits" code={visit.visit_code} isInline />
          </Row>
          <Facts
            facts={[
              [t('staff'), visit.username],
              [
                t('customer'),
                <Link key="c" {...pageTo('customer', { id: visit.customer_code })}>
                  {visit.customer_name}
                </Link>,
              ],
              [t('shop'), visit.shop_name],
              [t('time'), `${dates.visit(visit.in_at)} – ${visit.out_at ? dates.time(visit.out_at) : '…'}`],
              [t('minutes'), visit.minutes],
              [t('where'), <PinLink key="p" lat={visit.in_lat} lng={visit.in_lng} none="-" />],
              [t('distance'), visit.distance_m === null ? t('noPin') : t('metres', { n: visit.distance_m })],
              [t('risk'), visit.risk.map((one) => t(one)).join(', ') || null],
              [t('purposes'), visit.purposes.map((one) => t(one)).join(', ') || null],
              [t('contact_met'), visit.contact_met],
              [t('notes'), visit.notes],
              [t('next_action'), visit.next_action],
              [t('next_date'), visit.next_date && dates.day(visit.next_date)],
              [t('orders'), visit.order_count ? `${visit.order_count}, ${rupiah(visit.order_amount)}` : null],
              [
                t('training_topic'),
                visit.training_topic && `${visit.training_topic}, ${t('people', { n: visit.training_people ?? 0 })}`,
              ],
              [
                t('complaintTicket'),
                visit.complain_code && (
                  <Link key="t" {...pageTo('complaint', { code: visit.complain_code })}>
                    {t('ticket', { code: visit.complain_code })}
                  </Link>
                ),
              ],
              [t('reject_reason'), visit.reject_reason],
              [t('decided'), visit.decided_name],
            ]}
          />
          {visit.purposes.includes('display') && (
            <Section title={t('display')}>
              <RowList>
                {displayChecks.map((one) => (
                  <li key={one}>
                    <span>{t(one)}</span>
                    <b>{visit.display[one] === undefined ? '-' : t(visit.display[one] ? 'yes' : 'no')}</b>
                  </li>
                ))}
              </RowList>
            </Section>
          )}
          {visit.collections.length > 0 && (
            <Section title={t('collections')}>
              <RowList>
                {visit.collections.map((one) => (
                  <li key={one.collection_code}>
                    <span>
                      {one.collection_code}, {t(one.method)} {one.reference}
                      <br />
                      <b>{rupiah(one.amount)}</b>
                    </span>
                    <CollectionChip status={one.status} />
                  </li>
                ))}
              </RowList>
            </Section>
          )}
          {visit.prices.length > 0 && (
            <Section title={t('prices')}>
              <RowList>
                {visit.prices.map((one) => (
                  <li key={`${one.brand} ${one.model}`}>
                    <span>
                      {one.brand} {one.model} <small>{one.promo}</small>
                    </span>
                    <b>{rupiah(one.price)}</b>
                  </li>
                ))}
              </RowList>
            </Section>
          )}
          {visit.stock.length > 0 && (
            <Section title={t('counted')}>
              <RowList>
                {visit.stock.map((one) => (
                  <li key={one.item_code}>
                    <span>{one.item_code}</span>
                    <b>{one.quantity}</b>
                  </li>
                ))}
              </RowList>
            </Section>
          )}
          <RecordPhotos
            title={t('photos')}
            module_name={visitModule}
            module_code={visit.client_uuid}
            photos={visitPhotos.map((alias) => ({ alias, label: t(`photo_${alias}`) }))}
            isShut
          />
        </>
      )}
    </SidePanel>
  )
}
