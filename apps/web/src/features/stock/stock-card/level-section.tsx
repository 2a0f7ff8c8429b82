import { stockCardLevel } from '@sejuk/contract/stock/stock-card'
import { stockWords } from '@sejuk/words/stock/stock'
import { useCall } from '../../../lib/api/queries.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, Total } from '../../../ui/record/section.tsx'
import { LevelChart } from './level-chart.tsx'

type Props = { item_code: string; warehouse_code: string; from?: string | undefined; to?: string | undefined }

/** How the item stands in the warehouse, from the first day to the last. */
export const LevelSection = (props: Props) => {
  const t = useWords(stockWords)
  const found = useCall(stockCardLevel, props, { keepPrevious: true })
  const level = found.data?.data
  if (found.error) return <FailedState error={found.error} onRetry={() => void found.refetch()} />
  if (!level) return null
  const n = thousands
  return (
    <Section
      title={level.item_code}
      sub={`${level.item_name} · ${level.warehouse_name}`}
      actions={
        <Total>
          {n(level.available)} {t('available').toLowerCase()}
        </Total>
      }
    >
      <Facts
        facts={[
          [t('opening'), n(level.opening)],
          [t('came'), n(level.came)],
          [t('went'), n(level.went)],
          [t('closing'), n(level.closing)],
          [t('on_hand'), n(level.on_hand)],
          [t('locked'), n(level.locked)],
          [t('held'), n(level.held)],
          [t('damaged'), n(level.damaged)],
          [t('in_transit'), n(level.in_transit)],
        ]}
      />
      <LevelChart level={level} />
    </Section>
  )
}
