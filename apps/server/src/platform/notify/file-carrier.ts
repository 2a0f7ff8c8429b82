import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { datesFor, dayIn, headOffice } from '@sejuk/domain/values/dates'
import type { Carrier } from './carrier.ts'

/** For a channel that is not configured: messages are written to one file a day. */
export const fileCarrier = (dataDir: string): Carrier => ({
  goes_to: join('DATA_DIR', 'outbox'),
  isConfigured: false,
  carry: async ({ delivery_id, event, channel, recipient_name, address, subject, body, link, picture }) => {
    const now = new Date().toISOString()
    const folder = join(dataDir, 'outbox')
    const name = `${dayIn(now, headOffice)}.txt`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const head = [
      `${datesFor('default', headOffice).dateTime(now)} WIB · ${channel} · ${event} · delivery ${delivery_id}`,
      `To: ${recipient_name} <${address}>`,
      ...(subject ? [`Subject: ${subject}`] : []),
      ...(picture ? [`Picture: ${delivery_id}-${picture.name}`] : []),
    ]
    if (picture) await writeFile(join(folder, `${delivery_id}-${picture.name}`), picture.png, { mode: 0o600 })
    const rest = link && !body.includes(link) ? `${body}\n${link}` : body
    // One write: what two processes append does not mix.
    await appendFile(join(folder, name), `${head.join('\n')}\n\n${rest}\n\n${'-'.repeat(72)}\n`, { mode: 0o600 })
    return join('outbox', name)
  },
})
