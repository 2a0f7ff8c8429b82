import { getDelivery } from '@sejuk/contract/platform/outbox'
import { everydayWords } from '@sejuk/words/everyday'
import { channelWords } from '@sejuk/words/platform/notifications'
import { outboxWords } from '@sejuk/words/platform/outbox'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import style from './delivery-panel.module.css'

/** One message with its whole text, and each attempt to send it. */
export const DeliveryPanel = ({ delivery_id, onClose }: { delivery_id: number; onClose: () => void }) => {
  const t = useWords(outboxWords)
  const everyday = useWords(everydayWords)
  const channelName = useWords(channelWords)
  const dates = useDates()
  const { data, error } = useCall(getDelivery, { delivery_id })
  const delivery = data?.data
  return (
    <SidePanel
      title={t('delivery', { id: delivery_id })}
      sub={delivery && `${channelName(delivery.channel)}, ${delivery.address}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>{everyday('close')}</Button>}
    >
      {error && <p role="alert">{errorText(error)}</p>}
      {delivery && (
        <>
          <dl className={style.facts}>
            <dt>{t('status')}</dt>
            <dd>{t(delivery.status)}</dd>
            <dt>{t('created_date')}</dt>
            <dd>{dates.dateTime(delivery.created_date)}</dd>
            {delivery.url && (
              <>
                <dt>{t('leadsTo')}</dt>
                <dd>{delivery.url}</dd>
              </>
            )}
            {delivery.entity && (
              <>
                <dt>{t('about')}</dt>
                <dd>
                  {delivery.entity} {delivery.entity_code}
                </dd>
              </>
            )}
          </dl>
          <section>
            <h3>{t('body')}</h3>
            <div className={style.paper} lang={delivery.language === 'local' ? 'id' : 'en'}>
              {delivery.subject && <b>{delivery.subject}</b>}
              <p>{delivery.body}</p>
            </div>
          </section>
          <section>
            <h3>{t('log')}</h3>
            {delivery.log.length === 0 && <p>{t('noAttempt')}</p>}
            <ol className={style.log}>
              {delivery.log.map(({ attempt, at, took_ms, receipt, error: problem }) => (
                <li key={attempt}>
                  <StatusIcon tone={problem ? 'bad' : 'good'} />
                  <div>
                    <b>{t('attemptN', { n: attempt })}</b> {dates.dateTime(at)}, {t('took', { ms: thousands(took_ms) })}
                    <p>{problem ?? receipt}</p>
                  </div>
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
    </SidePanel>
  )
}
