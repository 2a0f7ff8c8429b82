import * as contract from '@sejuk/contract/aftersales/ticket-tracking'
import { actOnWorkOrder as act } from '@sejuk/contract/aftersales/work-order-actions'
import { getWorkOrder } from '@sejuk/contract/aftersales/work-orders'
import { addDays, dayIn } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startServiceServer } from '../../../../test/servers/service-server.ts'
import { ticketLinks } from '../../../db/tables/aftersales/ticket-tracking.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { hashToken } from '../../../platform/session/session.ts'

const server = await startServiceServer({ env: { PUBLIC_URL: 'https://sejuk.test' } })
const { db, everything, desk, technician, otherBranch, order, freeSlot, as, nobody } = server
const today = dayIn(new Date().toISOString(), 'Asia/Jakarta')

const linkOf = async (ticket_number: string) => {
  const { data } = await everything(contract.sendTrackingLink, { ticket_number })
  return (data.link as string).split('token=')[1] ?? ''
}
const scheduled = async () => {
  const { work_order_number, ticket_number } = await order({ service_status: 'Accepted' })
  await desk(act.schedule, { work_order_number, ...(await freeSlot(work_order_number)) })
  return { work_order_number, ticket_number, token: await linkOf(ticket_number) }
}

test('a customer sees how it stands and who comes, and nothing that is not theirs to know', async () => {
  const { token, work_order_number, ticket_number } = await scheduled()
  const { code, data } = await nobody(contract.trackTicket, { token })
  expect(code).toBe('200')
  expect(data).toMatchObject({
    ticket_number,
    is_cancelled: false,
    jobs: [{ work_order_number, step: 'Scheduled', technician_name: 'Technician T-1', may_move: true, wish: null }],
  })
  const said = JSON.stringify(data)
  for (const secret of ['81290341178', 'Jl. Melati', 'asc_code', 'technician_code', 'serial', 'note'])
    expect(said).not.toContain(secret)
  await technician(act.visit, { work_order_number, lat: null, lng: null, reason: 'No signal' })
  expect((await nobody(contract.trackTicket, { token })).data.jobs[0]).toMatchObject({
    step: 'At_Work',
    may_move: false,
  })
})

test('only the hash of a link is kept; the letter of the appointment and the one of the desk carry it', async () => {
  const { token, ticket_number, work_order_number } = await scheduled()
  const links = await db.select().from(ticketLinks).where(eq(ticketLinks.ticket_number, ticket_number))
  expect(links.map(({ token_hash }) => token_hash)).toContain(hashToken(token))
  const [letter] = await db.select().from(outbox).where(eq(outbox.entity_code, ticket_number))
  expect(letter?.body).toContain(`/service-tracking?token=${token}`)
  const [told] = await db.select().from(outbox).where(eq(outbox.entity_code, work_order_number))
  expect(told).toMatchObject({ event: 'visit-scheduled' })
  expect(told?.body).toMatch(/\/service-tracking\?token=[\w-]{32}/)
})

test('a wish for another day reaches the desk and ends with the next appointment', async () => {
  const { token, work_order_number } = await scheduled()
  const wish = { token, work_order_number, wanted_date: addDays(today, 3), wanted_slot: '08:30~12:00', note: 'Pagi' }
  expect(await nobody(contract.askToMove, { ...wish, wanted_date: today })).toMatchObject({
    code: '406',
    errors: { wanted_date: ['Choose a day within the next 14 days'] },
  })
  expect(await nobody(contract.askToMove, wish)).toMatchObject({ code: '200' })
  expect((await nobody(contract.trackTicket, { token })).data.jobs[0].wish).toEqual({
    wanted_date: wish.wanted_date,
    wanted_slot: wish.wanted_slot,
  })
  expect((await desk(getWorkOrder, { work_order_number })).data.wish).toMatchObject({ note: 'Pagi' })
  expect(await db.$count(notifications, eq(notifications.event, 'visit-move-asked'))).toBeGreaterThan(0)
  await desk(act['re-schedule'], { work_order_number, ...(await freeSlot(work_order_number)), reason: 'As asked' })
  expect((await desk(getWorkOrder, { work_order_number })).data.wish).toBeNull()
  await nobody(contract.askToMove, wish)
  await nobody(contract.askToMove, wish)
  expect(await nobody(contract.askToMove, wish)).toMatchObject({
    code: '429',
    message: 'You have asked several times today. Please call us',
  })
})

test('a link opens its own ticket, serves its time, and is sent by whoever sees the ticket', async () => {
  const [one, other] = [await scheduled(), await scheduled()]
  const wish = { wanted_date: addDays(today, 2), wanted_slot: '08:30~12:00' }
  const foreign = { token: one.token, work_order_number: other.work_order_number }
  expect((await nobody(contract.askToMove, { ...foreign, ...wish })).code).toBe('404')
  expect((await nobody(contract.technicianFace, foreign)).code).toBe('404')
  expect((await otherBranch(contract.sendTrackingLink, { ticket_number: one.ticket_number })).code).toBe('404')
  const looker = await as(['Aftersales-Ticket-Search'])
  expect((await looker(contract.sendTrackingLink, { ticket_number: one.ticket_number })).code).toBe('403')
  await db
    .update(ticketLinks)
    .set({ expires_date: '2020-01-01T00:00:00.000Z' })
    .where(eq(ticketLinks.token_hash, hashToken(one.token)))
  expect(await nobody(contract.trackTicket, { token: one.token })).toMatchObject({
    code: '409',
    status: 'ExpiredLink',
  })
})

test('whoever guesses links is stopped, while a right one still opens', async () => {
  const { token } = await scheduled()
  const guess = () => nobody(contract.trackTicket, { token: Math.random().toString(36).padEnd(32, 'x').slice(0, 32) })
  const answers = []
  for (let n = 0; n < 22; n++) answers.push(await guess())
  expect(answers[0]).toMatchObject({ code: '404', status: 'WrongLink' })
  expect(answers.at(-1)).toMatchObject({ code: '429' })
  expect((await nobody(contract.trackTicket, { token })).code).toBe('200')
})
