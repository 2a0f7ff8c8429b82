import * as letters from '@sejuk/contract/supervision/letters'
import * as mails from '@sejuk/contract/supervision/mails'
import * as cards from '@sejuk/contract/supervision/warranty-cards'
import type { Permission } from '@sejuk/domain/permissions'
import { standardRoles } from '@sejuk/domain/roles'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { addInstaller, prepareSupervisions, supervisionRow } from '../../../../test/supervision.ts'
import { cities } from '../../../db/tables/masters/regions.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { supervisionLetters } from '../../../db/tables/supervision/letters.ts'
import { supervisionMails } from '../../../db/tables/supervision/mails.ts'
import { supervisionContacts, supervisions } from '../../../db/tables/supervision/supervisions.ts'
import { warrantyCardItems, warrantyCards } from '../../../db/tables/supervision/warranty-cards.ts'
import { hashToken } from '../../../platform/session/session.ts'

const server = await startTestServer({ env: { PUBLIC_URL: 'https://sejuk.test' } })
const { db, as } = server
const held = (role: keyof typeof standardRoles): readonly Permission[] => standardRoles[role].permissions
const branch = { view_data: 'View_Data_My_Branch' as const }
await as(held('Branch-Manager'), { usercode: 'S1', username: 'Sari', ...branch })
const technician = await as(held('Project-Supervisor'), { usercode: 'TECH', username: 'Andi', ...branch })
const coordinator = await as(held('Coordinator'), { usercode: 'CO', username: 'Suryo', ...branch })
const reader = await as(held('SPV'), { usercode: 'SPV', username: 'Rini', ...branch })
const stranger = await as([], { usercode: 'NOBODY', username: 'Nobody' })
await prepareSupervisions(server, { log_code: 'LOG-GOAL', salesman_code: 'S1', created_by: 'S1' })
await addInstaller(server)
const code = 'SPV-M'
const letterOf = (document_no: string, stage: 'Pending' | 'Issued', version: number) => ({
  ...{ supervision_code: code, service_type: 'revision_notice' as const, template_type: 'REVISION_NOTICE' as const },
  ...{ document_no, version, stage, template_language: 'English' as const, responsible_party: 'CV Tirta' },
  ...{ issue_date: '2026-11-01', problems: ['1. Slope'], created_by: 'TECH', create_user_name: 'Andi' },
  ...(stage === 'Issued' ? { issued_date: '2026-11-01T00:00:00Z' } : {}),
})
const idOf = async (version: number) => {
  const found = (await technician(letters.listLetters, { supervision_code: code })).data
  return found.find((one: { version: number }) => one.version === version).letter_id as number
}
beforeAll(async () => {
  await db.update(users).set({ email: 'Sari@sejuk.test' }).where(eq(users.usercode, 'S1'))
  await db.insert(supervisions).values(supervisionRow(code, { supervision_status: 'Usage_Training_Finished' }))
  await db.insert(supervisionContacts).values([
    { supervision_code: code, line_no: 1, contact_name: 'Endang', email: 'endang@hotel.test', phone: '81234567890' },
    { supervision_code: code, line_no: 2, contact_name: 'Joko' },
  ])
  await db.insert(supervisionLetters).values([letterOf('RN/705/XI/2026/001', 'Issued', 1)])
  await db.insert(supervisionLetters).values([letterOf('RN/705/XI/2026/001', 'Pending', 2)])
})

test('a letter names the place of its own site', async () => {
  await db.insert(cities).values({ city_code: '99.01', city_name: 'ELSEWHERE', province_code: '31' })
  const asked = { supervision_code: code, service_type: 'revision_notice' }
  const { supervision } = (await technician(letters.getNoticeLetter, asked)).data
  expect(supervision.city_name).not.toBe('ELSEWHERE')
})

describe('letters by e-mail', () => {
  const recipient = { recipient_kind: 'owner', recipient_name: 'Endang', email: 'Endang@Hotel.test' }
  const tokenIn = (body: string) => /token=([\w-]+)/.exec(body)?.[1] ?? ''
  const sentTo = async (address: string) => {
    const [found] = await db.select().from(outbox).where(eq(outbox.address, address))
    if (!found) throw new Error(`Nothing went to ${address}`)
    return found
  }

  test('the text comes from the template, the addresses from what is known', async () => {
    const { data } = await technician(mails.mailTemplate, { letter_id: await idOf(1) })
    expect(data.subject).toBe('RN/705/XI/2026/001 about Hotel Mahoni')
    expect(data.body).toContain('/letter-receipt?token=')
    expect(data.body).toContain('RN/705/XI/2026/001 names 1 problem of Hotel Mahoni.')
    expect(data.recipients.map((one: { email: string }) => one.email)).toEqual(['endang@hotel.test', 'sari@sejuk.test'])
  })

  test('only what is issued goes out, by who writes letters, to addresses that make sense', async () => {
    const send = async (who: typeof technician, version: number, recipients: object[]) =>
      who(mails.sendLetter, { letter_id: await idOf(version), recipients })
    expect((await send(technician, 2, [recipient])).code).toBe('409')
    expect((await send(reader, 1, [recipient])).code).toBe('403')
    expect((await send(technician, 1, [])).code).toBe('406')
    expect((await send(technician, 1, [{ ...recipient, email: 'no-address' }])).errors).toHaveProperty([
      'recipients.0.email',
    ])
    expect((await send(technician, 1, [recipient, recipient])).errors).toHaveProperty(['recipients.1.email'])
    expect(await db.$count(supervisionMails)).toBe(0)
    const sent = await send(technician, 1, [recipient])
    expect(sent).toMatchObject({ code: '200', message: 'The letter goes to 1 address' })
    const mail = await sentTo('endang@hotel.test')
    expect(mail).toMatchObject({ channel: 'email', event: 'letter-mailed', status: 'Waiting', entity_code: code })
  })

  test('opened and acknowledged once, by the link alone; the sender hears of it', async () => {
    const token = tokenIn((await sentTo('endang@hotel.test')).body)
    const stateOf = async () => (await technician(mails.listMails, { supervision_code: code })).data[0].state
    expect(await stateOf()).toBe('sent')
    expect((await stranger(mails.openLetter, { token: 'x'.repeat(32) })).code).toBe('404')
    const opened = await stranger(mails.openLetter, { token })
    expect(opened.data).toMatchObject({ document_no: 'RN/705/XI/2026/001', problems: ['1. Slope'] })
    expect(await stateOf()).toBe('opened')
    expect((await stranger(mails.acknowledgeLetter, { token, name: '' })).code).toBe('406')
    const done = await stranger(mails.acknowledgeLetter, { token, name: 'Endang Lestari' })
    expect(done.data).toMatchObject({ acknowledged_name: 'Endang Lestari' })
    expect((await stranger(mails.acknowledgeLetter, { token, name: 'Again' })).message).toBe(
      'You have acknowledged this letter already',
    )
    expect(await stateOf()).toBe('acknowledged')
    const [told] = await db.select().from(notifications).where(eq(notifications.usercode, 'TECH'))
    expect(told?.body_default).toBe('Endang Lestari acknowledged RN/705/XI/2026/001 about Hotel Mahoni.')
    const guess = () => stranger(mails.openLetter, { token: 'y'.repeat(32) })
    const codes = (await Promise.all(Array.from({ length: 25 }, guess))).map((answer) => answer.code)
    expect(codes).toContain('429')
    expect((await stranger(mails.letterOfLink, { token: 'y'.repeat(32) })).code).toBe('429')
    expect((await stranger(mails.openLetter, { token })).code).toBe('200')
    await db.update(supervisionMails).set({ sent_date: '2026-01-01T00:00:00Z' })
    expect((await stranger(mails.openLetter, { token })).message).toBe('This link has ended. Ask us for a new one')
  })
})

describe('a card signed by code', () => {
  const card_key = 'WC-M-1.1'
  const seen = async () => {
    const { card } = (await coordinator(cards.getWarrantyCard, { supervision_code: code })).data
    return { card_key, row_version: card.row_version as number }
  }
  beforeAll(async () => {
    await db.insert(warrantyCards).values({
      ...{ card_key, card_code: 'WC-M-1', version: 1, supervision_code: code, dept_code: '705' },
      ...{ service_dept_code: '705', project_name: 'Hotel Mahoni', token_hash: hashToken('x'), receiver: 'Endang' },
      ...{ status: 'Warranty_Card_Issued', issued_date: '2026-11-01T00:00:00Z', template_language: 'English' },
      ...{ issue_manager: 'Yuni', issue_manager_title: 'Manager', delivery_orders: ['DO-1'], start_date: '2026-11-01' },
      ...{ created_by: 'CO', create_user_name: 'Suryo', item_count: 1 },
    })
    await db.insert(warrantyCardItems).values({
      ...{ card_key, card_code: 'WC-M-1', id: 1, item_code: 'GMV', item_name: 'GMV', serial_number: 'SN-M-1' },
      ...{ warranty_end_date_sparepart: '2028-11-01', warranty_end_date_compressor: '2031-11-01' },
    })
  })

  test('needs the phone of a contact and the code that was sent to it', async () => {
    expect((await coordinator(cards.getWarrantyCard, { supervision_code: code })).data.signers).toEqual([
      { name: 'Endang', phone: '81234567890' },
    ])
    const phone = '081234567890'
    expect((await reader(cards.sendSignCode, { card_key, phone })).code).toBe('403')
    expect((await coordinator(cards.sendSignCode, { card_key, phone: '081299998888' })).errors).toHaveProperty('phone')
    const sent = await coordinator(cards.sendSignCode, { card_key, phone })
    expect(sent.data.demo_otp).toMatch(/^\d{6}$/)
    const wrong = sent.data.demo_otp === '000000' ? '111111' : '000000'
    expect((await coordinator(cards.signByCode, { ...(await seen()), phone, otp: wrong })).code).toBe('406')
    const signed = await coordinator(cards.signByCode, { ...(await seen()), phone, otp: sent.data.demo_otp })
    expect(signed.data.status).toBe('Warranty_Card_Signed')
    const { card } = (await coordinator(cards.getWarrantyCard, { supervision_code: code })).data
    expect(card).toMatchObject({ sign_method: 'code', signed_by: 'Endang' })
    const { text } = await readPdf((await coordinator(cards.warrantyCardPaper, { card_key })).data)
    expect(text).toMatch(/electronic, by code, \+62812\D+\d|elektronik, dengan kode, \+62812\D+\d/)
    expect(text).not.toContain('81234567890')
    expect(text).toMatch(/Endang/)
    const [row] = await db.select().from(supervisions).where(eq(supervisions.supervision_code, code))
    expect(row?.card_status).toBe('Warranty_Card_Signed')
    expect((await coordinator(cards.sendSignCode, { card_key, phone })).code).toBe('409')
  })
})
