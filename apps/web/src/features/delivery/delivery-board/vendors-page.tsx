import * as contract from '@sejuk/contract/delivery/delivery-board'
import { pageTo } from '@sejuk/domain/pages'
import { writeNumber } from '@sejuk/domain/values/numbers'
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
import { LineTable } from '../../../ui/table/line-table.tsx'

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
          <Section title={t('lastMonths')}>
            {rows.length === 0 && !found.isLoading && <SectionText>{t('noVendors')}</SectionText>}
            <LineTable
              rows={rows}
              keyOf={(row) => row.logistic_vendor_code}
              columns={[
                [t('vendor'), (row) => row.logistic_vendor],
                [t('emailOf'), (row) => row.email ?? '-'],
                [t('deliveries'), (row) => thousands(row.deliveries), 'number'],
                [t('received'), (row) => thousands(row.received), 'number'],
                [t('on_time_percent'), (row) => percent(row.on_time_percent), 'number'],
                [
                  t('receipt_hours'),
                  (row) => (row.receipt_hours === null ? '-' : writeNumber(row.receipt_hours, 1)),
                  'number',
                ],
                [t('damage_percent'), (row) => percent(row.damage_percent), 'number'],
              ]}
            />
          </Section>
        )}
      </PageBody>
    </>
  )
}
