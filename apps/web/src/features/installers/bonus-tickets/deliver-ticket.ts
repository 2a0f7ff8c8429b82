import { getMyBonusTicket, saveBonusTicket, submitBonusTicket } from '@sejuk/contract/installers/bonus-tickets'
import { bonusPhotoModule } from '@sejuk/domain/installers/bonus-photos'
import { call, isPassing, Refused } from '../../../lib/api/call.ts'
import { upload } from '../../../lib/files/upload.ts'
import { dropStoredTicket, findStoredTicket, type StoredTicket, storeTicket } from './stored-tickets.ts'
import { formOf, isSameForm } from './ticket-form.ts'

const changedElsewhere = 'This ticket was changed elsewhere. What you typed is still here: look at it and send it again'
const underway = new Map<string, Promise<string>>()

/** One tab at a time: two tabs coming online together would submit the same ticket. */
const alone = (client_key: string, work: () => Promise<string>): Promise<string> =>
  'locks' in navigator ? navigator.locks.request(`bonus-ticket/${client_key}`, work) : work()

/**
 * Takes a ticket from this phone to the server: the form, then photo by photo, then Send if that was pressed. Every step is
 * remembered, so that whatever breaks off goes on from there. Answers the ticket's code, or nothing when another tab was quicker.
 */
export const deliverTicket = (client_key: string): Promise<string> => {
  const running =
    underway.get(client_key) ?? alone(client_key, () => deliver(client_key)).finally(() => underway.delete(client_key))
  underway.set(client_key, running)
  return running
}

const deliver = async (client_key: string) => {
  let ticket = await findStoredTicket(client_key)
  if (!ticket) return ''
  const remember = async (part: Partial<StoredTicket>) => {
    ticket = { ...(ticket as StoredTicket), ...part }
    await storeTicket(ticket)
    return ticket
  }
  try {
    const { isHandedIn, ...saved } = await save(ticket)
    if (!isHandedIn) {
      ticket = await remember(saved)
      for (const photo of ticket.photos) await send(ticket, photo.photo_key, remember)
      if (ticket.isWanted) await call(submitBonusTicket, saved)
    }
    // A draft too is the server's from now on: this phone keeps only what the server does not have.
    await dropStoredTicket(client_key)
    return saved.bonus_ticket_code
  } catch (error) {
    // Refused, it waits for its installer; without a network, a session or a server in its senses it waits for one.
    if (error instanceof Refused && ticket && error.code !== '401' && !isPassing(error)) {
      const said = Object.entries(error.errors).map(([field, [first = '']]) => [field, first])
      const theirs = (error.data as { current?: { row_version?: number } } | null | undefined)?.current?.row_version
      const problems = said.length ? Object.fromEntries(said) : { '': theirs ? changedElsewhere : error.message }
      // Told of it, whoever sends again means it.
      await remember({ isWanted: false, problems, ...(theirs ? { row_version: theirs } : {}) })
    }
    throw error
  }
}

type Saved = { bonus_ticket_code: string; row_version: number; isHandedIn?: boolean }

/** Refused as stale though it says the same: the server had it, and its answer got lost on the way. */
const save = async ({ client_key, form, bonus_ticket_code, row_version }: StoredTicket): Promise<Saved> => {
  try {
    return (await call(saveBonusTicket, { ...form, client_key, bonus_ticket_code, row_version })).data
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== '409' || !bonus_ticket_code) throw error
    const { data: there } = await call(getMyBonusTicket, { bonus_ticket_code })
    if (!isSameForm(formOf(there), form)) throw error
    const isHandedIn = there.ticket_status !== 'Draft' && there.ticket_status !== 'Withdrawn'
    return { bonus_ticket_code, row_version: there.row_version, isHandedIn }
  }
}

type Remember = (part: Partial<StoredTicket>) => Promise<StoredTicket>

const send = async (ticket: StoredTicket, photo_key: string, remember: Remember) => {
  const now = (await findStoredTicket(ticket.client_key)) ?? ticket
  const photo = now.photos.find((one) => one.photo_key === photo_key)
  if (!photo || photo.isSent) return
  const mark = async (part: Partial<typeof photo>) => {
    const latest = (await findStoredTicket(ticket.client_key)) ?? now
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
