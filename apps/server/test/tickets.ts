import * as forms from '@sejuk/contract/aftersales/ticket-forms'
import type { RoleCode } from '@sejuk/domain/role-facts'
import { standardRoles } from '@sejuk/domain/roles'
import { addDays, dayIn } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aftersalesTickets, repairChoices } from '../src/db/tables/aftersales/tickets.ts'
import { serialNumbers } from '../src/db/tables/catalogue/serial-numbers.ts'
import { east, makeCentre, makeRegions, west } from './aftersales.ts'
import type { startTestServer } from './servers/test-server.ts'

/** The places, choices, centres and units that tickets are about, and a call centre, a branch and another department that log them. */
export const prepareTickets = async ({ db, as }: Awaited<ReturnType<typeof startTestServer>>) => {
  const today = dayIn(new Date().toISOString(), 'Asia/Jakarta')

  /** Somebody with what a standard role gives, and not the role itself: a house may have copied it under another name. */
  const inRole = (role_code: RoleCode, more: object = {}) => {
    const { view_data, permissions: held } = standardRoles[role_code]
    return as(held, { view_data, ...more })
  }
  let n = 0
  const newPhone = () => `0812555${String(10000 + n++)}`
  const form = (more: object = {}) => ({
    complain_by: 'End_User',
    complain_via: 'Phone',
    priority: 'Normal',
    service_type: 'Repair',
    customer_name: 'Budi Santoso',
    customer_phone: newPhone(),
    customer_address: 'Jl. Melati 1',
    sub_district_code: west,
    units: [{ description: 'Tidak dingin' }],
    ...more,
  })
  await makeRegions(db)
  await db.insert(repairChoices).values([
    { choice_key: 'Repair_Symptoms', code: 'NOT_COLD', name: 'Not cold', local_name: 'Tidak dingin', seq: 1 },
    {
      choice_key: 'Repair_Place_of_Failure',
      code: 'PIPING',
      name: 'Piping',
      local_name: 'Pipa',
      parent_codes: ['NOT_COLD'],
      seq: 1,
    },
    {
      choice_key: 'Repair_Place_of_Failure',
      code: 'DRAIN',
      name: 'Drain',
      local_name: 'Saluran',
      parent_codes: ['WATER_LEAK'],
      seq: 2,
    },
  ])
  await makeCentre(db, { asc_code: '8-ASC-01', asc_name: 'Service Center Jakarta Barat' }, [west])
  await makeCentre(db, { asc_code: '8-ASC-02', lat: -6.25, lng: 106.9, rating: 3 }, [east])
  await makeCentre(db, { asc_code: '8-ASC-05', asc_flag: 'Paused' }, [west])
  await makeCentre(db, { asc_code: '8-ASC-06', contract_signed_date: null }, [west])
  await makeCentre(db, { asc_code: '8-ASC-07', contract_valid_to: '2024-02-01' }, [west])
  const unit = {
    item_name: 'Gree Split 1 PK',
    brand_code: 'GREE',
    category_code: 'SPL',
    business_unit: 'RAC',
    set_item_code: 'GSW-09',
    status: 'Sold',
  } as const
  await db.insert(serialNumbers).values([
    {
      ...unit,
      serial_number: 'IN100',
      item_code: 'GSW-09(I)',
      unit_kind: 'Indoor',
      delivered_date: addDays(today, -200),
    },
    {
      ...unit,
      serial_number: 'OUT100',
      item_code: 'GSW-09(O)',
      unit_kind: 'Outdoor',
      delivered_date: addDays(today, -200),
    },
    {
      ...unit,
      serial_number: 'IN200',
      item_code: 'GSW-09(I)',
      unit_kind: 'Indoor',
      delivered_date: addDays(today, -3000),
    },
  ])
  const desk = await inRole('Call-Center')
  const branch = await inRole('Branch-Manager', { department: '705' })
  const other = await inRole('Staff-Other-Dept', { department: '705' })
  const log = async (who: typeof desk, more: object = {}) => {
    const answer = await who(forms.createTicket, form(more))
    expect(answer.code, JSON.stringify(answer)).toBe('200')
    return answer.data as { ticket_number: string; row_version: number }
  }
  const statusOf = async (ticket_number: string) =>
    (await db.select().from(aftersalesTickets).where(eq(aftersalesTickets.ticket_number, ticket_number)))[0]

  return { today, inRole, desk, branch, other, newPhone, form, log, statusOf }
}
