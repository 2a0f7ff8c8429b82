import { choosePreference, getPreferences } from '@sejuk/contract/platform/notifications'
import { everydayWords } from '@sejuk/words/everyday'
import { eventWords } from '@sejuk/words/platform/event-names'
import { channelWords, notificationWords } from '@sejuk/words/platform/notifications'
import { useCall, useSend } from '../../lib/api/queries.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Section } from '../../ui/record/section.tsx'
import style from './notification-preferences.module.css'

/** The user's channels per event. Self-contained: used on the account page. */
export const NotificationPreferences = () => {
  const t = useWords(notificationWords)
  const everyday = useWords(everydayWords)
  const eventName = useWords(eventWords)
  const channelName = useWords(channelWords)
  const { data, error, refetch } = useCall(getPreferences, {})
  const choose = useSend(choosePreference)
  const choices = data?.data
  const lacking: Record<string, string | undefined> = {
    email: choices && !choices.email ? t('noEmail') : undefined,
    whatsapp: choices && !choices.phone ? t('noPhone') : undefined,
    sms: choices && !choices.phone ? t('noPhone') : undefined,
  }
  return (
    <Section title={t('preferences')}>
      <p className={style.text}>{t('preferencesText')}</p>
      {error && (
        <div className={style.failed} role="alert">
          <p>{errorText(error)}</p>
          <Button size="small" onClick={() => void refetch()}>
            {everyday('tryAgain')}
          </Button>
        </div>
      )}
      {choices && (
        <div className={style.scroll}>
          <table className={style.table}>
            <thead>
              <tr>
                <th scope="col">{t('event')}</th>
                {choices.events[0]?.channels.map(({ channel }) => (
                  <th key={channel} scope="col">
                    {channelName(channel)}
                    {lacking[channel] && <small>{lacking[channel]}</small>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {choices.events.map(({ event, channels }) => (
                <tr key={event}>
                  <th scope="row">{eventName(event)}</th>
                  {channels.map(({ channel, is_on, is_mandatory }) => (
                    <td key={channel}>
                      {is_mandatory ? (
                        <span className={style.always}>{t('always')}</span>
                      ) : (
                        <Checkbox
                          label={t('by', { event: eventName(event), channel: channelName(channel) })}
                          isOn={is_on}
                          onChange={(isOn) => choose.mutate({ event, channel, is_on: isOn })}
                        />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}
