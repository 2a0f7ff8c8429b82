import type { OwnSale } from '@sejuk/contract/retail/selling'
import { pageTo } from '@sejuk/domain/pages'
import { sellingWords } from '@sejuk/words/retail/selling'
import IconAlertTriangle from '#icon/AlertTriangle'
import { type QueuedTap, removeTap } from '../../../entities/field/field-storage.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { type Sale, saleIn } from './sale.ts'
import style from './selling.module.css'

type Props = {
  refused: readonly QueuedTap[]
  rejected: readonly OwnSale[]
  onMend: (sale: Sale, order: number | undefined) => void
}

/** What came back: a list of its own on top, with what can be done about each. */
export const Problems = ({ refused, rejected, onMend }: Props) => {
  const t = useWords(sellingWords)
  const say = useSay()
  const dates = useDates()
  const count = refused.length + rejected.length
  if (count === 0) return null
  const remove = async ({ order }: QueuedTap) => {
    if (order !== undefined && (await confirm({ title: t('sureRemove') }))) await removeTap(order)
  }
  return (
    <section className={style.problems}>
      <h2>
        <IconAlertTriangle size={20} aria-hidden="true" /> {t('toMend', { n: count })}
      </h2>
      {refused.map((tap) => {
        const sale = saleIn(tap.input)
        return (
          <div key={tap.client_uuid}>
            <b>
              {t('enteredAt', {
                serial: sale.serial_indoor || sale.serial_outdoor,
                time: dates.time(tap.at_device),
              })}
            </b>
            <p>{say(tap.refusal ?? '')}</p>
            <div className={style.row}>
              <Button onClick={() => onMend(sale, tap.order)}>{t('retype')}</Button>
              <Button kind="quiet" onClick={() => void remove(tap)}>
                {t('remove')}
              </Button>
            </div>
          </div>
        )
      })}
      {rejected.map((sale) => (
        <div key={sale.retail_order_code}>
          <b>{sale.item_names}</b>
          <p>{sale.reject_reason}</p>
          <Link {...pageTo('retailOrder', { code: sale.retail_order_code })}>{sale.retail_order_code}</Link>
        </div>
      ))}
    </section>
  )
}
