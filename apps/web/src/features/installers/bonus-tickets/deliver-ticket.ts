import { saveBonusTicket, submitBonusTicket } from '@sejuk/contract/installers/bonus-tickets'
import { bonusPhotoModule } from '@sejuk/domain/installers/bonus-photos'
import { call, Refused } from '../../../lib/call.ts'
import { upload } from '../../../lib/upload.ts'
import { dropKeptTicket, findKeptTicket, type KeptTicket, keepTicket } from './kept-tickets.ts'

/** Says nothing about the ticket. */
const passing: ReadonlySet<string> = new Set(['401', '429', '500', '502', '503', '504'])
const underway = new Map<string, Promise<string>>()

/**
 * Takes a ticket from this phone to the server: the form, then photo by photo, then Send if that was pressed. Every step is
 * remembered, so that whatever breaks off goes on from there. Answers the ticket's code.
 */
export const deliverTicket = (client_key: string): Promise<string> => {
  const running = underway.get(client_key) ?? deliver(client_key).finally(() => underway.delete(client_key))
  underway.set(client_key, running)
  return running
}

const deliver = async (client_key: string) => {
  let ticket = await findKeptTicket(client_key)
  if (!ticket) return ''
  const remember = async (part: Partial<KeptTicket>) => {
    ticket = { ...(ticket as KeptTicket), ...part }
    await keepTicket(ticket)
    return ticket
  }
  try {
    const { form, bonus_ticket_code, row_version } = ticket
    const { data } = await call(saveBonusTicket, { ...form, client_key, bonus_ticket_code, row_version })
    ticket = await remember(data)
    for (const photo of ticket.photos) await send(ticket, photo.photo_key, remember)
    if (!ticket.isWanted) return data.bonus_ticket_code
    await call(submitBonusTicket, data)
    await dropKeptTicket(client_key)
    return data.bonus_ticket_code
  } catch (error) {
    // Refused, it waits for its installer; without a network, a session or a server in its senses it waits for one.
    if (error instanceof Refused && ticket && !passing.has(error.code)) {
      const said = Object.entries(error.errors).map(([field, [first = '']]) => [field, first])
      const problems = said.length ? Object.fromEntries(said) : { '': error.message }
      await remember({ isWanted: false, problems })
    }
    throw error
  }
}

type Remember = (part: Partial<KeptTicket>) => Promise<KeptTicket>

const send = async (ticket: KeptTicket, photo_key: string, remember: Remember) => {
  const now = (await findKeptTicket(ticket.client_key)) ?? ticket
  const photo = now.photos.find((one) => one.photo_key === photo_key)
  if (!photo || photo.isSent) return
  const mark = async (part: Partial<typeof photo>) => {
    const latest = (await findKeptTicket(ticket.client_key)) ?? now
    const photos = latest.photos.map((one) => (one.photo_key === photo_key ? { ...one, ...part } : one))
    await remember({ photos })
  }
  const module_code = ticket.bonus_ticket_code ?? ''
  const place = { module_name: bonusPhotoModule, module_code, alias: photo.alias, kind: 'photo' } as const
  await upload(photo.file, place, {
    isPatient: false,
    upload_code: photo.upload_code,
    onBegun: (upload_code) => mark({ upload_code }),
  })
  await mark({ isSent: true })
}
