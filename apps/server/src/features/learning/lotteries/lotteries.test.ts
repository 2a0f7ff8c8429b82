import { createHash, createHmac } from 'node:crypto'
import * as contract from '@sejuk/contract/learning/lotteries'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { lotteries, lotteryDraws, lotteryParticipants } from '../../../db/tables/learning/lotteries.ts'

const server = await startTestServer()
const { db } = server
const all = [
  'Lottery-View',
  'Lottery-Create',
  'Lottery-Approve',
  'Lottery-Draw',
  'Lottery-Redraw',
  'Lottery-Claim',
] as const
const hr = await server.as([...all], { usercode: 'HR1' })
const other = await server.as([...all], { usercode: 'HR2' })
const reader = await server.as(['Lottery-View'], { usercode: 'READ' })

const form = {
  lottery_name: 'Undian Dealer',
  event_date: '2026-12-01',
  prizes: [
    { prize_name: 'Voucher', qty: 2, value: 500_000 },
    { prize_name: 'Emas', qty: 1, value: 14_000_000 },
  ],
}
const people = Array.from({ length: 12 }, (_, n) => ({
  participant_code: `P${String(n).padStart(2, '0')}`,
  participant_name: `Peserta ${n}`,
  chances: 1 + (n % 3),
}))

const created = async (over: Partial<typeof form> & { only_present?: boolean } = {}) => {
  const { data } = await hr(contract.createLottery, { ...form, ...over })
  return data?.lottery_code ?? ''
}
const add = (lottery_code: string, person: (typeof people)[number]) =>
  hr(contract.addParticipant, { lottery_code, ...person })
const detail = async (lottery_code: string) =>
  (await hr(contract.getLottery, { lottery_code })).data as contract.LotteryDetail
type Caller = typeof hr
const act = async (
  caller: Caller,
  name: keyof typeof contract.actOnLottery,
  lottery_code: string,
  more: object = {},
) => {
  const { row_version } = await detail(lottery_code)
  return caller(contract.actOnLottery[name], { lottery_code, row_version, ...more })
}
const frozen = async (over: Parameters<typeof created>[0] = {}) => {
  const code = await created(over)
  for (const person of people) await add(code, person)
  await act(hr, 'submit', code)
  await act(other, 'approve', code)
  return code
}
const stageOf = async (lottery_code: string) => (await hr(contract.getStage, { lottery_code })).data as contract.Stage
const showAll = async (lottery_code: string) => {
  const { winners } = await stageOf(lottery_code)
  const shown = winners.map(({ draw_id }) => ({ draw_id, at: new Date().toISOString() }))
  return hr(contract.reveal, { lottery_code, shown })
}

describe('the list', () => {
  test('takes a code once, and no more chances than one may have', async () => {
    const code = await created()
    const [first] = people
    expect(await add(code, first as (typeof people)[number])).toMatchObject({ code: '200' })
    expect(await add(code, first as (typeof people)[number])).toMatchObject({
      code: '406',
      errors: { participant_code: ['This code is in the list already'] },
    })
    expect(await add(code, { participant_code: 'X', participant_name: 'X', chances: 101 })).toMatchObject({
      code: '406',
    })
  })

  test('is locked once it is submitted, for everybody', async () => {
    const code = await frozen()
    expect(await add(code, { participant_code: 'LATE', participant_name: 'Late', chances: 1 })).toMatchObject({
      code: '409',
      message: 'Participants are locked',
    })
    expect(await hr(contract.removeParticipant, { lottery_code: code, participant_code: 'P01' })).toMatchObject({
      code: '409',
    })
    expect(await hr(contract.addStaff, { lottery_code: code, dept_code: [] })).toMatchObject({ code: '409' })
  })

  test('takes staff by a rule, once', async () => {
    const code = await created()
    const first = await hr(contract.addStaff, { lottery_code: code, dept_code: [] })
    expect(first.data?.added).toBeGreaterThan(2)
    expect((await hr(contract.addStaff, { lottery_code: code, dept_code: [] })).data).toEqual({ added: 0 })
  })

  test('needs as many people as prizes before it is submitted', async () => {
    const code = await created()
    await add(code, people[0] as (typeof people)[number])
    expect(await act(hr, 'submit', code)).toMatchObject({
      code: '409',
      message: expect.stringContaining('1 participants for 3 prizes'),
    })
  })
})

describe('the draw', () => {
  test('whoever wrote any part of it does not approve it', async () => {
    const code = await created()
    for (const person of people) await add(code, person)
    await other(contract.addParticipant, { lottery_code: code, participant_code: 'Z', participant_name: 'Z' })
    await act(hr, 'submit', code)
    expect(await act(hr, 'approve', code)).toMatchObject({ code: '409' })
    expect(await act(other, 'approve', code)).toMatchObject({ code: '409' })
  })

  test('publishes the hashes of seed and list, and keeps the seed until the end', async () => {
    const code = await frozen()
    const found = await detail(code)
    const [stored] = await db.select().from(lotteries).where(eq(lotteries.lottery_code, code))
    expect(found.seed).toBeNull()
    expect(found.seed_hash).toBe(
      createHash('sha256')
        .update(stored?.seed ?? '')
        .digest('hex'),
    )
    const text = people.map((one, n) => `${one.participant_code}|Pe••• ${n}•••|${one.chances}\n`).join('')
    expect(found.list_hash).toBe(createHash('sha256').update(text).digest('hex'))
    expect(JSON.stringify(await stageOf(code))).not.toContain(stored?.seed)
  })

  test('is decided by seed, word and list alone: a few lines find the same winners', async () => {
    const code = await frozen()
    await act(hr, 'start', code, { word: 'sejuk' })
    const [{ seed } = { seed: null }] = await db.select().from(lotteries).where(eq(lotteries.lottery_code, code))
    const order = (round: number) =>
      people
        .flatMap(({ participant_code, chances }) =>
          Array.from({ length: chances }, (_, n) => `sejuk|${round}|${participant_code}|${n + 1}`),
        )
        .map(
          (text) =>
            [
              createHmac('sha256', seed ?? '')
                .update(text)
                .digest('hex'),
              text.split('|')[2] ?? '',
            ] as const,
        )
        .toSorted()
        .map(([, winner]) => winner)
    const first = [...new Set(order(1))].slice(0, 2)
    const second = [...new Set(order(2))].find((one) => !first.includes(one))
    const { winners } = await stageOf(code)
    expect(winners.map(({ participant_code }) => participant_code)).toEqual([...first, second])
  })

  test('starts once, also when two press at once', async () => {
    const code = await frozen()
    const { row_version } = await detail(code)
    const press = (word: string) => hr(contract.actOnLottery.start, { lottery_code: code, row_version, word })
    const answers = await Promise.all([press('satu'), press('dua')])
    expect(answers.map((answer) => answer.code).toSorted()).toEqual(['200', '409'])
    expect(await db.$count(lotteryDraws, eq(lotteryDraws.lottery_code, code))).toBe(3)
  })

  test('only those present win where it says so', async () => {
    const code = await frozen({ only_present: true })
    for (const participant_code of ['P03', 'P05', 'P08'])
      await hr(contract.checkIn, { lottery_code: code, participant_code, is_present: true })
    await act(hr, 'start', code, { word: 'sejuk' })
    const { winners } = await stageOf(code)
    expect(winners.map(({ participant_code }) => participant_code).toSorted()).toEqual(['P03', 'P05', 'P08'])
    expect(await hr(contract.checkIn, { lottery_code: code, participant_code: 'P01', is_present: true })).toMatchObject(
      {
        code: '409',
      },
    )
  })

  test('winners are listed when the stage has shown them, and showing twice changes nothing', async () => {
    const code = await frozen()
    await act(hr, 'start', code, { word: 'sejuk' })
    const listed = async () => (await reader(contract.listWinners, { lottery_code: code })).total
    expect(await listed()).toBe(0)
    const [first] = (await stageOf(code)).winners
    const shown = [{ draw_id: first?.draw_id ?? 0, at: '2020-01-01T00:00:00.000Z' }]
    await hr(contract.reveal, { lottery_code: code, shown })
    const before = await db
      .select()
      .from(lotteryDraws)
      .where(eq(lotteryDraws.draw_id, first?.draw_id ?? 0))
    expect(before[0]?.revealed_date?.slice(0, 4)).not.toBe('2020')
    await hr(contract.reveal, { lottery_code: code, shown })
    expect(
      await db
        .select()
        .from(lotteryDraws)
        .where(eq(lotteryDraws.draw_id, first?.draw_id ?? 0)),
    ).toEqual(before)
    expect(await listed()).toBe(1)
    expect(await act(hr, 'close', code)).toMatchObject({ code: '409' })
  })

  test('after the end everybody who may look has the seed', async () => {
    const code = await frozen()
    await act(hr, 'start', code, { word: 'sejuk' })
    await showAll(code)
    expect(await act(hr, 'close', code)).toMatchObject({ code: '200' })
    expect((await detail(code)).seed).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('a winner', () => {
  let code = ''
  let draw_id = 0
  beforeAll(async () => {
    code = await frozen()
    await act(hr, 'start', code, { word: 'sejuk' })
    await showAll(code)
    draw_id = (await stageOf(code)).winners[0]?.draw_id ?? 0
  })
  const signature = 'data:image/png;base64,iVBORw0KGgo='

  test('is drawn again only with a reason and a second person; the old result stays', async () => {
    expect(await hr(contract.askRedraw, { draw_id, reason: '' })).toMatchObject({ code: '406' })
    expect(await hr(contract.decideRedraw, { draw_id, is_approved: true })).toMatchObject({ code: '409' })
    await hr(contract.askRedraw, { draw_id, reason: 'Not in the hall' })
    expect(await hr(contract.claimPrize, { draw_id, received_by: 'X', signature })).toMatchObject({ code: '409' })
    expect(await hr(contract.decideRedraw, { draw_id, is_approved: true })).toMatchObject({
      code: '409',
      message: expect.stringContaining('Somebody else must approve'),
    })
    const { data } = await other(contract.decideRedraw, { draw_id, is_approved: true })
    expect(data?.participant_name).toMatch(/^Peserta/)
    const { winners } = await stageOf(code)
    expect(new Set(winners.map(({ participant_code }) => participant_code)).size).toBe(3)
    expect((await reader(contract.listWinners, { lottery_code: code })).total).toBe(4)
  })

  test('signs for the prize once, and gets a slip with the tax', async () => {
    const winner = (await stageOf(code)).winners[1]?.draw_id ?? 0
    expect(
      await hr(contract.claimPrize, { draw_id: winner, received_by: 'Ani', signature: 'javascript:x' }),
    ).toMatchObject({
      code: '406',
    })
    expect(await hr(contract.claimPrize, { draw_id: winner, received_by: 'Ani', signature })).toMatchObject({
      code: '200',
    })
    expect(await hr(contract.claimPrize, { draw_id: winner, received_by: 'Ani', signature })).toMatchObject({
      code: '409',
      message: 'This prize was handed over already',
    })
    expect(await hr(contract.askRedraw, { draw_id: winner, reason: 'Too late' })).toMatchObject({ code: '409' })
  })

  test('is nobody’s business before the stage showed it', async () => {
    const hidden = await frozen()
    await act(hr, 'start', hidden, { word: 'sejuk' })
    const unseen = (await stageOf(hidden)).winners[0]?.draw_id ?? 0
    expect(await hr(contract.claimPrize, { draw_id: unseen, received_by: 'Ani', signature })).toMatchObject({
      code: '404',
    })
    expect(await hr(contract.askRedraw, { draw_id: unseen, reason: 'x' })).toMatchObject({ code: '404' })
  })
})

test('readers change nothing', async () => {
  const code = await frozen()
  expect(await reader(contract.createLottery, form)).toMatchObject({ code: '403' })
  expect(await reader(contract.getStage, { lottery_code: code })).toMatchObject({ code: '403' })
  expect(await act(reader, 'start', code, { word: 'x' })).toMatchObject({ code: '403' })
  expect(await db.$count(lotteryParticipants, eq(lotteryParticipants.lottery_code, code))).toBe(people.length)
})
