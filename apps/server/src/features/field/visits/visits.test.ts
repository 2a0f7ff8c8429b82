import { randomUUID } from 'node:crypto'
import * as pins from '@sejuk/contract/field/pin-proposals'
import * as plans from '@sejuk/contract/field/visit-plans'
import * as contract from '@sejuk/contract/field/visits'
import { visitModule } from '@sejuk/domain/field/visits'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { agree, away, tap } from '../../../../test/field.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { prepareVisits, visitRights } from '../../../../test/visits.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { visits } from '../../../db/tables/field/visits.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { users } from '../../../db/tables/platform/users.ts'

const server = await startTestServer()
const { db, as } = server
const { visitor, boss, arrive, form, minutes, visitOf } = await prepareVisits(server)

test('near the pin a visit begins with one tap, and counts after five minutes', async () => {
  const dimas = await visitor()
  const { begun, ended, visit_code } = await visitOf(dimas, 20, { purposes: ['training'], notes: 'All well' })
  expect(begun).toMatchObject({ code: '200', message: 'Visit started' })
  expect(begun.data).toMatchObject({ in_range: true, distance_m: 0, is_new: true })
  expect(ended.data).toMatchObject({ status: 'Approved', minutes: 20, is_new: true })
  const { data } = await dimas.call(contract.getVisit, { visit_code })
  expect(data).toMatchObject({ purposes: ['training'], notes: 'All well', is_planned: false, is_editable: true })
  const [shop] = await db.select().from(shops).where(eq(shops.shop_code, dimas.shop_code))
  expect(shop?.last_visit_date).toBe(data.visit_date)
  expect(shop?.row_version).toBe(1)
})

test('a visit that waited on the phone is measured against what was before it, not against what arrived first', async () => {
  const dimas = await visitor()
  const further = { ...away, pin_is_wrong: true, pin_note: 'Moved', shop_code: null }
  await visitOf(dimas, 20)
  const client_uuid = randomUUID()
  const late = await arrive(dimas, { client_uuid, ...further, lat: away.lat + 0.5 }, minutes(26 * 60))
  expect(late.data?.risk).not.toContain('impossible_speed')
  await dimas.call(contract.checkOutVisit, form(client_uuid, {}, minutes(26 * 60 - 10)))
  const tooQuick = await arrive(dimas, { ...further, lat: away.lat + 5 }, minutes(19))
  expect(tooQuick.data?.risk).toContain('impossible_speed')
})

test('under five minutes it is recorded and does not count, and nobody can make it count', async () => {
  const dimas = await visitor()
  const { ended, visit_code } = await visitOf(dimas, 4)
  expect(ended.data).toMatchObject({ status: 'Submitted', minutes: 4 })
  const refused = await boss(contract.actOnVisit.approve, { visit_code, row_version: 2 })
  expect(refused).toMatchObject({ code: '409', message: 'A visit counts from 5 minutes on' })
})

test('away from the pin a visit needs a proposal for a better one, which somebody else approves', async () => {
  const dimas = await visitor()
  const { errors } = await arrive(dimas, away)
  expect(errors?.pin_is_wrong?.[0]).toMatch(/^You are \d+ m from the pin of Toko \d+, at most 300 m/)
  const { visit_code, ended } = await visitOf(
    dimas,
    30,
    {},
    { ...away, pin_is_wrong: true, pin_note: 'Behind the market' },
  )
  expect(ended.data.status).toBe('Submitted')
  const { data: proposals } = await boss(pins.listPinProposals, { status: 'Submitted', usercode: dimas.usercode })
  expect(proposals).toMatchObject([{ visit_code, note: 'Behind the market', shop_code: dimas.shop_code, ...away }])
  const [{ proposal_code }] = proposals
  expect((await dimas.call(pins.actOnPin.approve, { proposal_code, row_version: 1 })).code).toBe('403')
  expect((await boss(pins.actOnPin.approve, { proposal_code, row_version: 1 })).data.status).toBe('Approved')
  const [shop] = await db.select().from(shops).where(eq(shops.shop_code, dimas.shop_code))
  expect(shop).toMatchObject(away)
  expect((await boss(contract.getVisit, { visit_code })).data).toMatchObject({ in_range: true, distance_m: 0 })
  expect((await boss(contract.actOnVisit.approve, { visit_code, row_version: 3 })).data.status).toBe('Approved')
})

test('that a pin is wrong is shown by a picture or said in a note, and is not approved before either is here', async () => {
  const dimas = await visitor()
  const refused = await arrive(dimas, { ...away, pin_is_wrong: true, pin_note: '  ' })
  expect(refused).toMatchObject({
    code: '406',
    errors: { pin_note: ['Take a picture of the place, or write how it is found'] },
  })
  const { visit_code } = await visitOf(dimas, 30, {}, { ...away, pin_is_wrong: true, pin_photo: true })
  const listed = async () => {
    const { data } = await boss(pins.listPinProposals, { status: 'Submitted', usercode: dimas.usercode })
    return data[0]
  }
  const { proposal_code, client_uuid } = await listed()
  expect(await listed()).toMatchObject({ visit_code, note: null, has_photo: false })
  expect(await boss(pins.actOnPin.approve, { proposal_code, row_version: 1 })).toMatchObject({
    code: '409',
    message: 'Nothing shows that the pin is wrong: no picture has arrived, and there is no note',
  })
  await db.insert(attachments).values({
    ...{ attachment_code: `PHT-${client_uuid}`, kind: 'photo', module_name: visitModule, module_code: client_uuid },
    ...{ alias: 'pin', original_file_name: 'a.jpg', content_type: 'image/jpeg', bytes: 1, sha256: client_uuid },
    ...{ store_key: client_uuid, created_by: dimas.usercode },
  })
  expect(await listed()).toMatchObject({ has_photo: true })
  expect((await boss(pins.actOnPin.approve, { proposal_code, row_version: 1 })).data.status).toBe('Approved')
})

test('a place without a pin gets its first one by a visit', async () => {
  const dimas = await visitor()
  await db.update(shops).set({ lat: null, lng: null }).where(eq(shops.shop_code, dimas.shop_code))
  expect((await arrive(dimas)).errors?.pin_is_wrong?.[0]).toMatch(/has no pin yet/)
  expect((await arrive(dimas, { pin_is_wrong: true, pin_note: 'Beside the mosque' })).data).toMatchObject({
    in_range: false,
    distance_m: null,
  })
})

test('one visit is open at a time, what is sent twice happens once, and a double tap is one', async () => {
  const dimas = await visitor()
  const client_uuid = randomUUID()
  const sent = {
    ...tap({ kind: undefined, client_uuid, customer_code: dimas.customer_code, shop_code: dimas.shop_code }),
  }
  const both = await Promise.all([dimas.call(contract.checkInVisit, sent), dimas.call(contract.checkInVisit, sent)])
  expect(both.map(({ code }) => code)).toEqual(['200', '200'])
  expect(new Set(both.map(({ data }) => data.visit_code)).size).toBe(1)
  expect((await arrive(dimas)).data).toMatchObject({ is_new: false, visit_code: both[0].data.visit_code })
  const elsewhere = await arrive({ ...dimas, shop_code: '' }, {}, 0)
  expect(elsewhere).toMatchObject({ code: '409', status: 'OpenVisit' })
  expect(elsewhere.message).toMatch(/^You still have an open visit at CV Dingin/)
  expect(await db.$count(visits, eq(visits.usercode, dimas.usercode))).toBe(1)
  const end = form(client_uuid)
  const ends = await Promise.all([dimas.call(contract.checkOutVisit, end), dimas.call(contract.checkOutVisit, end)])
  expect(ends.map(({ data }) => data.is_new).toSorted()).toEqual([false, true])
})

test('a second tap under another key is told the key of the visit, and what it finishes there arrives once', async () => {
  const dimas = await visitor()
  const [first, second] = [randomUUID(), randomUUID()]
  const begun = await arrive(dimas, { client_uuid: first }, minutes(20))
  const again = await arrive(dimas, { client_uuid: second }, minutes(19))
  expect(again.data).toMatchObject({ is_new: false, client_uuid: first, visit_code: begun.data.visit_code })
  const said = { notes: 'From the second phone', prices: [{ brand: 'Arktik', model: 'X1', price: 3_000_000 }] }
  const end = form(again.data.client_uuid, said)
  expect((await dimas.call(contract.checkOutVisit, end)).data).toMatchObject({ status: 'Approved', is_new: true })
  expect((await dimas.call(contract.checkOutVisit, end)).data).toMatchObject({ is_new: false })
  const { visit_code } = begun.data
  const { data } = await dimas.call(contract.getVisit, { visit_code })
  expect(data).toMatchObject({ notes: 'From the second phone', prices: [{ brand: 'Arktik' }], row_version: 2 })
  expect(await db.$count(visits, eq(visits.usercode, dimas.usercode))).toBe(1)
})

test('two phones that finish the same visit take nothing from each other', async () => {
  const dimas = await visitor()
  const money = (amount: number) => ({ client_uuid: randomUUID(), amount, method: 'cash' })
  const price = (model: string, price: number) => ({ brand: 'Arktik', model, price })
  const { client_uuid, visit_code } = await visitOf(dimas, 20, {
    ...{ notes: 'The owner was there', purposes: ['training'], collections: [money(1_000_000)] },
    prices: [price('X1', 3_000_000)],
  })
  const later = form(client_uuid, {
    ...{ next_action: 'Bring brochures', collections: [money(500_000)] },
    prices: [price('X1', 2_900_000), price('X2', 4_000_000)],
  })
  const was = (await dimas.call(contract.getVisit, { visit_code })).data
  expect((await dimas.call(contract.checkOutVisit, later)).data).toMatchObject({ is_new: false, minutes: was.minutes })
  const earlier = form(client_uuid, { notes: 'Older words', contact_met: 'Ibu Sari' }, minutes(5))
  await dimas.call(contract.checkOutVisit, earlier)
  const { data } = await dimas.call(contract.getVisit, { visit_code })
  expect(data).toMatchObject({
    ...{ notes: 'The owner was there', next_action: 'Bring brochures', contact_met: 'Ibu Sari', out_at: was.out_at },
    purposes: ['training', 'collection', 'price'],
    collected_amount: 1_500_000,
    prices: [price('X1', 2_900_000), price('X2', 4_000_000)],
  })
})

test('an open visit that was a mistake is cancelled by its own user alone', async () => {
  const dimas = await visitor()
  const { data } = await arrive(dimas)
  const seen = { visit_code: data.visit_code, row_version: 1 }
  expect((await boss(contract.actOnVisit.cancel, seen)).code).toBe('409')
  expect((await dimas.call(contract.actOnVisit.cancel, seen)).data.status).toBe('Deleted')
  expect((await dimas.call(plans.visitDay)).data).toMatchObject({ open: null, visits: [] })
})

test('forged, stale and old positions are refused or noted', async () => {
  const dimas = await visitor()
  const old = new Date(Date.now() - minutes(3)).toISOString()
  expect((await arrive(dimas, { position_at: old })).errors).toEqual({
    position_at: ['Location is not fresh, please try again'],
  })
  expect((await arrive(dimas, {}, minutes(60 * 24 * 4))).code).toBe('409')
  expect((await arrive(dimas, { lat: 91 })).code).toBe('406')
  const { begun, ended } = await visitOf(dimas, 10, {}, { is_mock: true })
  expect(begun.data.risk).toContain('mock_location')
  expect(ended.data.status).toBe('Submitted')
  const budi = await visitor()
  const skewed = tap({ kind: undefined, customer_code: budi.customer_code, shop_code: budi.shop_code })
  const behind = new Date(Date.now() - minutes(60)).toISOString()
  const wrong = { ...skewed, at_device: behind, position_at: behind, sent_at_device: behind }
  const { data } = await budi.call(contract.checkInVisit, wrong)
  expect(data.risk).toContain('clock_wrong')
  expect(Math.abs(Date.parse(data.in_at) - Date.now())).toBeLessThan(minutes(1))
})

test('without the flag, the consent or the customer nobody visits', async () => {
  const dimas = await visitor()
  await db.update(users).set({ allow_visit_customer: false }).where(eq(users.usercode, dimas.usercode))
  const refused = await dimas.call(plans.visitDay)
  expect(refused).toMatchObject({ code: '403', message: 'Your account may not visit customers: ask HR to allow it' })
  expect((await arrive(dimas)).code).toBe('403')
  const shy = await as(visitRights, { view_data: 'View_Data_Salesman' })
  await db.update(users).set({ allow_visit_customer: true }).where(eq(users.usercode, shy.usercode))
  expect((await shy(contract.checkInVisit, tap({ kind: undefined, customer_code: dimas.customer_code }))).status).toBe(
    'ConsentNeeded',
  )
  await agree(db, shy.usercode)
  expect((await shy(contract.checkInVisit, tap({ kind: undefined, customer_code: dimas.customer_code }))).code).toBe(
    '404',
  )
  expect((await shy(plans.visitPlace, { customer_code: dimas.customer_code })).code).toBe('404')
  expect((await shy(contract.visitsOfCustomer, { customer_code: dimas.customer_code })).total).toBe(0)
  const clerk = await as(visitRights.filter((one) => one !== 'Visit-Customer-Mobile'))
  expect((await clerk(plans.visitDay)).code).toBe('403')
})

test('a plan is saved whole, refuses what is out of sight, the past and a stale version, and marks visits as planned', async () => {
  const dimas = await visitor()
  const { data: day } = await dimas.call(plans.visitDay)
  const stop = { customer_code: dimas.customer_code, shop_code: dimas.shop_code, purpose: 'collection' }
  const plan = (over: object) => dimas.call(plans.savePlan, { date: day.today, row_version: 0, stops: [stop], ...over })
  expect((await plan({ date: '2020-01-01' })).errors).toHaveProperty('date')
  expect((await plan({ stops: [stop, stop] })).errors).toEqual({ stops: ['The same place is planned twice'] })
  expect((await plan({ stops: [{ customer_code: (await visitor()).customer_code }] })).code).toBe('406')
  expect((await plan({})).data).toEqual({ row_version: 1 })
  expect((await plan({})).code).toBe('409')
  expect((await plan({ row_version: 1 })).data).toEqual({ row_version: 2 })
  const { data } = await dimas.call(plans.visitDay)
  expect(data.stops).toMatchObject([{ ...stop, shop_name: expect.stringMatching(/^Toko/), overdue_amount: 0 }])
  const { visit_code } = await visitOf(dimas, 10)
  expect((await boss(contract.getVisit, { visit_code })).data.is_planned).toBe(true)
})

test('last week is copied without doubling what is planned, and suggestions say why', async () => {
  const dimas = await visitor()
  const { data: day } = await dimas.call(plans.visitDay)
  const ahead = (n: number) =>
    new Date(Date.parse(`${day.today}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10)
  const monday = (from: string) => {
    const at = new Date(`${from}T00:00:00Z`)
    return ahead(
      Math.round((at.getTime() - Date.parse(`${day.today}T00:00:00Z`)) / 86_400_000) - ((at.getUTCDay() + 6) % 7),
    )
  }
  const first = monday(ahead(7))
  const stops = [{ customer_code: dimas.customer_code, shop_code: dimas.shop_code }]
  expect((await dimas.call(plans.savePlan, { date: first, row_version: 0, stops })).code).toBe('200')
  const copy = { from: first, to: ahead(14 + 7) }
  expect((await dimas.call(plans.copyWeek, { from: first, to: first })).errors).toHaveProperty('to')
  expect((await dimas.call(plans.copyWeek, copy)).data).toMatchObject({ days: 1, stops: 1 })
  expect((await dimas.call(plans.copyWeek, copy)).data).toMatchObject({ days: 0, stops: 0 })
  const { data } = await dimas.call(plans.visitSuggestions)
  expect(data).toMatchObject([{ shop_code: dimas.shop_code, reasons: [{ why: 'never' }] }])
  expect((await dimas.call(plans.visitSuggestions, { date: first })).data).toEqual([])
  const calendar = await dimas.call(plans.visitCalendar, { from: first, to: first })
  expect(calendar.data).toEqual([{ date: first, planned: 1, done: 0, is_free: false }])
  expect((await dimas.call(plans.visitCalendar, { from: '2026-01-01', to: '2027-01-01' })).errors).toHaveProperty('to')
})
