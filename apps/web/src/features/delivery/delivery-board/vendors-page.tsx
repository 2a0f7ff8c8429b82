import * as contract from '@sejuk/contract/delivery/delivery-board'
import { writeNumber } from '@sejuk/domain/numbers'
import { pageTo } from '@sejuk/domain/pages'
import { boardWords } from '@sejuk/words/delivery/delivery-board'
import { deliveryWords } from '@sejuk/words/delivery/delivery-orders'
import { useCall } from '../../../lib/api/queries.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

const percent = (n: number | null) => (n === null ? '-' : `${writeNumber(n, 1)}%`)

/** How well carriers did in the last three months. */
export const VendorsPage = () => {
  const t = useWords(boardWords)
  const orders = useWords(deliveryWords)
  const say = useSay()
  const gate = useGate(contract.vendorScorecard)
  const found = useCall(contract.vendorScorecard, {}, { enabled: gate.enabled })
  const rows = found.data?.data ?? []
  return (
    <>
      <PageHead title={t('vendors')} crumb={<Link {...pageTo('deliveries')}>{orders('title')}</Link>} />
      <PageBody>
        {!gate.enabled ? (
          <ForbiddenState reason={say(gate.because)} />
        ) : found.error ? (
          <FailedState error={found.error} onRetry={() => void found.refetch()} isList />
        ) : (
          <Section title={t('vendors')}>
            {rows.length === 0 && !found.isLoading && <SectionText>{t('noVendors')}</SectionText>}
            <PlainTable isStacked>
              <thead>
                <tr>
                  <th>{t('vendor')}</th>
                  <th>{t('emailOf')}</th>
                  <th data-number>{t('deliveries')}</th>
                  <th data-number>{t('received')}</th>
                  <th data-number>{t('on_time_percent')}</th>
                  <th data-number>{t('receipt_hours')}</th>
                  <th data-number>{t('damage_percent')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.logistic_vendor_code}>
                    <td data-label={t('vendor')}>{row.logistic_vendor}</td>
                    <td data-label={t('emailOf')}>{row.email ?? '-'}</td>
                    <td data-number data-label={t('deliveries')}>
                      {thousands(row.deliveries)}
                    </td>
                    <td data-number data-label={t('received')}>
                      {thousands(row.received)}
                    </td>
                    <td data-number data-label={t('on_time_percent')}>
                      {percent(row.on_time_percent)}
                    </td>
                    <td data-number data-label={t('receipt_hours')}>
                      {row.receipt_hours === null ? '-' : writeNumber(row.receipt_hours, 1)}
                    </td>
                    <td data-number data-label={t('damage_percent')}>
                      {percent(row.damage_percent)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          </Section>
        )}
      </PageBody>
    </>
  )
}
