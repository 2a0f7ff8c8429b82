import type { OuterChannel } from '@sejuk/domain/platform/notifications/event-rules'
import type { Config } from '../../config.ts'
import type { Carrier } from './carrier.ts'
import { fileCarrier } from './file-carrier.ts'
import { gatewayCarrier } from './gateway-carrier.ts'
import { mailCarrier } from './mail-carrier.ts'
import { wecomCarrier } from './wecom-carrier.ts'

type Setup = Pick<Config, 'messages' | 'dataDir'>
const opened = new WeakMap<Setup['messages'], Record<OuterChannel, Carrier>>()

/** One per channel for the life of the process; it owns its connections and tokens. */
export const carriersOf = ({ messages, dataDir }: Setup): Record<OuterChannel, Carrier> => {
  const known = opened.get(messages)
  if (known) return known
  const { mail, gateway, wecom } = messages
  const file = fileCarrier(dataDir)
  const phones = gateway ? gatewayCarrier(gateway) : file
  const carriers = {
    email: mail ? mailCarrier(mail) : file,
    whatsapp: phones,
    sms: phones,
    wecom: wecom ? wecomCarrier(wecom) : file,
  }
  opened.set(messages, carriers)
  return carriers
}
