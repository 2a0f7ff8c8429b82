import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as contract from '@sejuk/contract/learning/lotteries'
import { verifyCommand } from '@sejuk/domain/learning/lotteries'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { lotteries, lotteryDraws } from '../../../db/tables/learning/lotteries.ts'

const { db, as, app } = await startTestServer()
const all = [
  ...(['Lottery-View', 'Lottery-Create', 'Lottery-Approve'] as const),
  ...(['Lottery-Draw', 'Lottery-Redraw', 'Lottery-Claim'] as const),
]
const [hr, other] = [await as(all), await as(all)]
const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const people = Array.from({ length: 8 }, (_, n) => ({
  ...{ participant_code: `P${n}`, participant_name: `Budi Santoso ${n}`, chances: 1 + (n % 3) },
}))

const created = async (over: object = {}) => {
  const form = { lottery_name: 'Undian Dealer', event_date: '2026-12-01', ...over }
  const prizes = [
    { prize_name: 'Voucher', qty: 2, value: 500_000 },
    { prize_name: 'Emas', qty: 1, value: 14_000_000 },
  ]
  return (await hr(contract.createLottery, { prizes, ...form })).data.lottery_code as string
}
const act = async (
  caller: typeof hr,
  name: keyof typeof contract.actOnLottery,
  lottery_code: string,
  more: object = {},
) => {
  const { row_version } = (await hr(contract.getLottery, { lottery_code })).data
  return caller(contract.actOnLottery[name], { lottery_code, row_version, ...more })
}
const frozen = async (over: object = {}) => {
  const code = await created(over)
  for (const person of people) await hr(contract.addParticipant, { lottery_code: code, ...person })
  await act(hr, 'submit', code)
  await act(other, 'approve', code)
  return code
}
const showAll = async (lottery_code: string) => {
  const { winners } = (await hr(contract.getStage, { lottery_code })).data as contract.Stage
  const at = new Date().toISOString()
  await hr(contract.reveal, { lottery_code, shown: winners.map(({ draw_id }) => ({ draw_id, at })) })
  return winners
}
/** As somebody without an account asks. */
const anybody = async (path: string, lottery_code: string) =>
  app.inject({ url: `${path}?lottery_code=${encodeURIComponent(lottery_code)}` })
const shown = async (code: string) => (await anybody(contract.publicLottery.path, code)).json()
const list = async (code: string) => (await anybody(contract.publicList.path, code)).body

test('nothing is public before the approval; then the hashes are, with a list of codes and masked names', async () => {
  const draft = await created()
  expect((await shown(draft)).code).toBe('404')
  const code = await frozen()
  const { data } = await shown(code)
  expect(data).toMatchObject({ participants: 8, is_list_public: true, seed: null, word: null, winners: [] })
  const text = await list(code)
  expect(text.split('\n')[0]).toBe('P0|Bu••• Sa••• 0•••|1')
  expect(text).not.toContain('Santoso')
  expect(sha(text)).toBe(data.list_hash)
  const [stored] = await db.select().from(lotteries).where(eq(lotteries.lottery_code, code))
  expect(sha(stored?.seed ?? '')).toBe(data.seed_hash)
  expect(JSON.stringify(data)).not.toContain(stored?.seed)
  expect((await anybody(contract.publicPresence.path, code)).json().code).toBe('404')
})

test('those present are frozen with their hash at the start, and anybody repeats the draw with the command', async () => {
  const code = await frozen({ only_present: true })
  for (const participant_code of ['P1', 'P3', 'P4', 'P6', 'P7'])
    await hr(contract.checkIn, { lottery_code: code, participant_code, is_present: true })
  await act(hr, 'start', code, { word: "sejuk's" })
  const winners = await showAll(code)
  await act(hr, 'close', code)
  const { data } = await shown(code)
  const present = (await anybody(contract.publicPresence.path, code)).body
  expect(present).toBe('P1\nP3\nP4\nP6\nP7\n')
  expect(sha(present)).toBe(data.presence_hash)
  const folder = await mkdtemp(join(tmpdir(), 'draw-'))
  await writeFile(join(folder, 'participants.txt'), await list(code))
  await writeFile(join(folder, 'present.txt'), present)
  const command = verifyCommand(data.seed, data.word, 1, data.only_present)
  const lines = execFileSync('bash', ['-c', command], { cwd: folder }).toString().trim().split('\n')
  await rm(folder, { recursive: true })
  const codes = [...new Set(lines.map((line) => line.split(' ')[1]))].slice(0, 2)
  expect(codes).toEqual(winners.slice(0, 2).map(({ participant_code }) => participant_code))
  expect(data.winners.map((one: { participant_name: string }) => one.participant_name)[0]).toMatch(/^Bu••• Sa•••/)
})

test('bars, invisible characters and other spellings of one code are refused', async () => {
  const lottery_code = await created()
  const add = (over: object) => hr(contract.addParticipant, { lottery_code, participant_name: 'Ani', ...over })
  const wrong = { code: '406', errors: { participant_code: ['Write it without bars (|) and invisible characters'] } }
  for (const participant_code of ['P|1', 'P\u20281', 'P\u200b1', 'P\t1', 'P\u202e1'])
    expect(await add({ participant_code }), participant_code).toMatchObject(wrong)
  expect(await add({ participant_code: 'P1', participant_name: 'A|9' })).toMatchObject({
    errors: { participant_name: [expect.any(String)] },
  })
  expect((await add({ participant_code: 'RCI-01' })).code).toBe('200')
  for (const participant_code of ['rci-01', 'RCI -01', 'ＲＣＩ-01', 'RCI-01'])
    expect(await add({ participant_code }), participant_code).toMatchObject({
      errors: { participant_code: ['This code is in the list already'] },
    })
  const code = await frozen()
  expect((await act(hr, 'start', code, { word: 'se|juk' })).errors).toHaveProperty('word')
})

test('once the seed is public a redraw has a new seed, whose hash is told before anybody decides', async () => {
  const code = await frozen()
  await act(hr, 'start', code, { word: 'sejuk' })
  const [first, second] = await showAll(code)
  const [early, late] = [first?.draw_id ?? 0, second?.draw_id ?? 0]
  await hr(contract.askRedraw, { draw_id: early, reason: 'Not in the hall' })
  await act(hr, 'close', code)
  expect(await other(contract.decideRedraw, { draw_id: early, is_approved: true })).toMatchObject({
    code: '409',
    message: expect.stringContaining('The seed is public by now'),
  })
  await hr(contract.askRedraw, { draw_id: late, reason: 'Not in the hall' })
  const [asked] = await db.select().from(lotteryDraws).where(eq(lotteryDraws.draw_id, late))
  const before = (await shown(code)).data
  expect(JSON.stringify(before)).not.toContain(asked?.redraw_seed)
  const hashes = before.winners.map((one: { redraw_seed_hash: string | null }) => one.redraw_seed_hash)
  expect(hashes.filter(Boolean)).toEqual([sha(asked?.redraw_seed ?? '')])
  expect((await other(contract.decideRedraw, { draw_id: late, is_approved: true })).code).toBe('200')
  const after = (await shown(code)).data.winners
  expect(after.find((one: { is_replaced: boolean }) => one.is_replaced).redraw_seed).toBe(asked?.redraw_seed)
  expect(after).toHaveLength(4)
})
