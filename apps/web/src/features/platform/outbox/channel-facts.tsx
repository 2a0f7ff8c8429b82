import { listChannels } from '@sejuk/contract/platform/outbox'
import { channelWords } from '@sejuk/words/platform/notifications'
import { outboxWords } from '@sejuk/words/platform/outbox'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Facts } from '../../../ui/record/facts.tsx'

/** Where each channel goes. Without a mail server or a gateway: to a file, and that is said. */
export const ChannelFacts = () => {
  const t = useWords(outboxWords)
  const channelName = useWords(channelWords)
  const { enabled } = useGate(listChannels)
  const { data } = useCall(listChannels, {}, { enabled })
  if (!data) return null
  return (
    <Facts
      isFramed
      facts={data.data.map(({ channel, is_configured, goes_to }) => [
        channelName(channel),
        is_configured ? t('goesTo', { where: goes_to }) : t('toFile', { file: goes_to }),
      ])}
    />
  )
}
