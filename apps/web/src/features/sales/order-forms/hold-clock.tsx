import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { useNow } from '../../../lib/browser/clock.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'

/** Until when stock is held for the form; afterwards it is held again by one press. */
export const HoldClock = ({ until, onRenew }: { until: string; onRenew: () => void }) => {
  const t = useWords(orderFormWords)
  const dates = useDates()
  const now = useNow()
  if (until > now) return t('heldUntil', { time: dates.time(until) })
  return (
    <>
      {t('holdEnded')}{' '}
      <Button kind="link" size="small" onClick={onRenew}>
        {t('renew')}
      </Button>
    </>
  )
}
