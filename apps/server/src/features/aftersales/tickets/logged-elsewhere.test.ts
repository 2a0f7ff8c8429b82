import * as dispatching from '@sejuk/contract/aftersales/ticket-dispatch'
import * as forms from '@sejuk/contract/aftersales/ticket-forms'
import * as contract from '@sejuk/contract/aftersales/tickets'
import { listPhotos } from '@sejuk/contract/platform/attachments'
import { ticketPhotoModule } from '@sejuk/domain/aftersales/service-files'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { prepareTickets } from '../../../../test/tickets.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'

const server = await startTestServer()
const { inRole, form, log, statusOf, newPhone } = await prepareTickets(server)
const elsewhere = { department: '713' }

test('a branch manager goes on reading a ticket logged for a place of another branch, which dispatches it', async () => {
  const manager = await inRole('Branch-Manager', elsewhere)
  const { ticket_number, row_version } = await log(manager)
  expect((await statusOf(ticket_number))?.dept_code).toBe('705')
  const { data } = await manager(contract.getTicket, { ticket_number })
  expect(data).toMatchObject({ ticket_number, is_own: true, is_elsewhere: true })
  expect((await manager(contract.ticketLog, { code: ticket_number })).code).toBe('200')
  const mine = await manager(contract.listTickets, { mine: true })
  expect(mine.data.map((row: { ticket_number: string }) => row.ticket_number)).toEqual([ticket_number])
  const counted = await manager(contract.countTickets, { mine: true })
  expect(counted.data).toContainEqual({ tab: 'new', total: 1 })
  expect((await manager(contract.listTickets, {})).data).toEqual([])
  const photos = { module_name: ticketPhotoModule, module_code: ticket_number }
  expect((await manager(listPhotos, photos)).code).toBe('200')
  const sent = { ticket_number, row_version, asc_code: '8-ASC-01', lines: [1] }
  expect(await manager(dispatching.dispatchTicket, sent)).toMatchObject({
    code: '409',
    message: 'The branch of the customer’s place dispatches this ticket',
  })
  const colleague = await inRole('Branch-Manager', elsewhere)
  expect((await colleague(contract.getTicket, { ticket_number })).code).toBe('404')
})

test('another department reads and corrects what it logged, and reads no phone of a consumer', async () => {
  const other = await inRole('Staff-Other-Dept', elsewhere)
  const customer_phone = newPhone()
  const { ticket_number, row_version } = await log(other, { customer_phone, customer_phone2: newPhone() })
  const stored = await statusOf(ticket_number)
  const { data } = await other(contract.getTicket, { ticket_number })
  expect(data.customer_phone).toMatch(/^812•+\d\d$/)
  expect(data).toMatchObject({ customer_phone2: null, customer_email: null })
  const listed = await other(contract.listTickets, { mine: true })
  expect(listed.data[0].customer_phone).toBe(data.customer_phone)
  const change = form({ ticket_number, row_version, customer_phone: '', customer_name: 'Budi Hartono' })
  expect((await other(forms.modifyTicket, change)).code).toBe('200')
  const after = await statusOf(ticket_number)
  expect(after).toMatchObject({ customer_name: 'Budi Hartono', customer_phone: stored?.customer_phone })
  expect(after?.customer_phone2).toBe(stored?.customer_phone2)
})

test('who sees the phone leaves none out', async () => {
  const manager = await inRole('Branch-Manager')
  const { ticket_number, row_version } = await log(manager)
  const change = form({ ticket_number, row_version, customer_phone: '' })
  expect(await manager(forms.modifyTicket, change)).toMatchObject({
    code: '406',
    errors: { customer_phone: ['Phone is required!'] },
  })
})

test('a unit that is in our own stock is told at the desk, when it is logged and on its ticket', async () => {
  const desk = await inRole('Call-Center')
  await server.db.update(serialNumbers).set({ status: 'InStock' }).where(eq(serialNumbers.serial_number, 'IN200'))
  const units = [{ serial_indoor: 'in 200' }, { serial_indoor: 'IN100' }]
  const saved = await desk(forms.createTicket, form({ units }))
  expect(saved).toMatchObject({ code: '200', message: expect.stringContaining('IN200 is in our own stock') })
  const { data } = await desk(contract.getTicket, { ticket_number: saved.data.ticket_number })
  expect(data.units.map((unit: { is_in_own_stock: boolean }) => unit.is_in_own_stock)).toEqual([true, false])
})
