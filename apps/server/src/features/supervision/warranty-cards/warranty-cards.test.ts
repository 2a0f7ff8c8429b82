import * as cards from '@sejuk/contract/supervision/warranty-cards'
import { supervisionFiles } from '@sejuk/domain/supervision/supervision-statuses'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../../../test/read-pdf.ts'
import { openSite } from '../../../../test/site.ts'
import { cardToken } from '../../../business/supervision/card-token.ts'
import { aftersalesTickets } from '../../../db/tables/aftersales/tickets.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { supervisionDevices } from '../../../db/tables/supervision/supervision-sites.ts'
import { warrantyCards } from '../../../db/tables/supervision/warranty-cards.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const { db, coordinator, manager, stranger, rowOf, hang } = await openSite()
const today = companyToday()
const of = 'SPV-2'
const item = (serial_number: string) => ({
  ...{ item_model: { value: 'GMV-280WM' }, serial_number },
  ...{ warranty_end_date_sparepart: addDays(today, 700), warranty_end_date_compressor: addDays(today, 1800) },
})
const form = (over: object = {}) => ({
  ...{ supervision_code: of, receiverOfWarrantyCard: 'Ibu Endang Lestari', issueManager: 'Yuni Astuti' },
  ...{ jobTitleOfIssueManager: 'Service manager', deliveryOrderList: ['DO-1'], items: [item('SN-0001')] },
  ...over,
})
const of705 = { category_code: 'VRF', business_unit: 'CAC' }
const cardOf = async () => {
  const { card } = (await coordinator(cards.getWarrantyCard, { supervision_code: of })).data
  return { card_key: card.card_key as string, row_version: card.row_version as number }
}
beforeAll(async () => {
  await db.insert(supervisionDevices).values(
    ['SN-0001', 'SN-0002'].map((serial_number) => ({
      ...{ supervision_code: of, serial_number, item_model: 'GMV-280WM', arrived_date: '2026-11-01T00:00:00Z' },
      ...{ installed_date: '2026-11-02T00:00:00Z', installed_place: 'Floor 1' },
      ...{ created_by: 'TECH', create_user_name: 'Andi' },
    })),
  )
})

test('proposes what has arrived, and tells what is missing', async () => {
  const proposed = (await coordinator(cards.getWarrantyCard, { supervision_code: of })).data
  expect(proposed.items).toHaveLength(2)
  expect(proposed.items[0].colour_sparepart).toBe(proposed.items[1].colour_sparepart)
  expect((await coordinator(cards.saveWarrantyCard, form({ receiverOfWarrantyCard: '' }))).code).toBe('406')
  await coordinator(cards.saveWarrantyCard, form())
  const saved = (await coordinator(cards.getWarrantyCard, { supervision_code: of })).data
  expect(saved).toMatchObject({ missing: ['SN-0002'], extra: [] })
  const submit = async () => coordinator(cards.actOnWarrantyCard.submit, await cardOf())
  expect((await submit()).message).toBe('1 serial number differs from what arrived. Say why')
  const both = form({ items: [item('SN-0001'), item('SN-0002')], ...(await cardOf()) })
  const wrong = { ...item('SN-0001'), warranty_end_date_compressor: addDays(today, 10) }
  const byContract = { warranty_basis: 'based_on_sales_contract', contract_clause: '7.2' }
  expect((await coordinator(cards.saveWarrantyCard, form({ ...byContract, items: [wrong] }))).code).toBe('406')
  expect((await coordinator(cards.saveWarrantyCard, both)).code).toBe('200')
  expect((await coordinator(cards.saveWarrantyCard, { ...both, row_version: 1 })).code).toBe('409')
  expect((await submit()).data.status).toBe('Warranty_Card_Submitted')
})

test('a serial number stands on one card only', async () => {
  const twice = await coordinator(cards.saveWarrantyCard, form({ supervision_code: 'SPV-1' }))
  expect(twice.errors?.['items.0.serial_number']?.[0]).toMatch(/^Serial number SN-0001 is on card WC-705-\d{4}-00001$/)
})

test('approved by somebody else, issued, signed, and valid for everybody', async () => {
  expect((await coordinator(cards.actOnWarrantyCard.approve, await cardOf())).code).toBe('403')
  await manager(cards.actOnWarrantyCard.approve, await cardOf())
  expect((await coordinator(cards.actOnWarrantyCard.generate, await cardOf())).data.status).toBe('Warranty_Card_Issued')
  expect(await rowOf(of)).toMatchObject({
    ...{ card_status: 'Warranty_Card_Issued', warranty_card_issued_date: expect.any(String) },
  })
  const { card_key } = await cardOf()
  const token = await cardToken(db, card_key.split('.')[0] ?? '')
  const shown = (await stranger(cards.validateWarrantyCard, { code: token, v: '1' })).data
  expect(shown).toMatchObject({ state: 'valid', card: { version: 1, receiver: 'Ibu End••• Lest•••' } })
  expect(shown.card.items.map((one: { serial_end: string }) => one.serial_end)).toEqual(['•••• -0001', '•••• -0002'])
  expect((await stranger(cards.validateWarrantyCard, { code: 'x'.repeat(32) })).data.state).toBe('not_found')
  const byNumber = { no: card_key.split('.')[0], sn: 'sn-0002' }
  expect((await stranger(cards.validateWarrantyCard, byNumber)).data.card.items).toHaveLength(1)
  // Of a unit that was exchanged since, both numbers lead to the new one.
  const known = { item_code: 'GMV-280WM', item_name: 'GMV', unit_kind: 'Unit', brand_code: 'GREE' } as const
  await db.insert(serialNumbers).values([
    { ...known, serial_number: 'SN-0002', ...of705, status: 'Replaced', replaced_by_sn: 'SN-0077' },
    { ...known, serial_number: 'SN-0077', ...of705, status: 'Installed' },
  ])
  for (const sn of ['SN-0002', 'SN-0077'])
    expect((await stranger(cards.validateWarrantyCard, { ...byNumber, sn })).data.card.items).toMatchObject([
      { serial_end: '•••• -0002', exchanged_end: '•••• -0077' },
    ])
  await db.delete(serialNumbers)
  expect((await coordinator(cards.actOnWarrantyCard.sign, await cardOf())).message).toBe('First upload the signed copy')
  await hang(of, supervisionFiles.signedCard)
  const paper = async () => (await readPdf((await coordinator(cards.warrantyCardPaper, { card_key })).data)).text
  const issued = await paper()
  expect(issued).toMatch(/Ketentuan garansi · Warranty terms|Warranty terms · Ketentuan garansi/)
  expect(issued).not.toMatch(/Signed by|Ditandatangani oleh/)
  expect((await coordinator(cards.actOnWarrantyCard.sign, await cardOf())).data.status).toBe('Warranty_Card_Signed')
  expect(await paper()).toMatch(
    /(Signed by|Ditandatangani oleh).*(on paper; the signed copy|di atas kertas; salinannya)/s,
  )
})

test('a correction is a new version; the old one answers that it was replaced', async () => {
  const first = await cardOf()
  await coordinator(cards.actOnWarrantyCard.correct, { ...first, reason: 'Wrong name' })
  const token = await cardToken(db, first.card_key.split('.')[0] ?? '')
  expect((await stranger(cards.validateWarrantyCard, { code: token, v: '1' })).data.state).toBe('valid')
  const both = { items: [item('SN-0001'), item('SN-0002')], receiverOfWarrantyCard: 'Ibu Endang' }
  await coordinator(cards.saveWarrantyCard, form({ ...both, ...(await cardOf()) }))
  await coordinator(cards.actOnWarrantyCard.submit, await cardOf())
  await manager(cards.actOnWarrantyCard.approve, await cardOf())
  await coordinator(cards.actOnWarrantyCard.generate, await cardOf())
  expect((await stranger(cards.validateWarrantyCard, { code: token, v: '1' })).data).toMatchObject({
    ...{ state: 'superseded', replaced_by: { version: 2 } },
  })
  expect((await stranger(cards.validateWarrantyCard, { code: token, v: '2' })).data.state).toBe('valid')
  expect(await db.$count(warrantyCards, eq(warrantyCards.is_superseded, true))).toBe(1)
})

test('service is asked for with a confirmed phone, and reaches the desk as a draft', async () => {
  const { card_key } = await cardOf()
  const asked = { code: await cardToken(db, card_key.split('.')[0] ?? ''), sn: 'SN-0002', phone: '081234567890' }
  const sent = await stranger(cards.sendServiceCode, asked)
  expect(sent.code).toBe('200')
  const request = { ...asked, name: 'Endang', description: 'No cold air' }
  expect((await stranger(cards.requestService, { ...request, otp: '000000' })).code).toBe('406')
  expect(sent.data.demo_otp).toMatch(/^\d{6}$/)
  const made = await stranger(cards.requestService, { ...request, otp: sent.data.demo_otp })
  const [ticket] = await db.select().from(aftersalesTickets)
  expect(ticket).toMatchObject({ ticket_number: made.data.ticket_number, ticket_status: 'Ticket_Draft' })
  const again = async () => {
    const { data } = await stranger(cards.sendServiceCode, asked)
    return stranger(cards.requestService, { ...request, otp: data.demo_otp })
  }
  expect([(await again()).code, (await again()).code]).toEqual(['200', '200'])
  expect(await again()).toMatchObject({
    ...{ code: '429', message: 'One phone asks for service at most 3 times a day. Please call us' },
  })
})
