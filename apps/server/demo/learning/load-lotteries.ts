import { createHash } from 'node:crypto'
import { listText } from '@sejuk/domain/learning/lotteries'
import { addDays, headOffice } from '@sejuk/domain/values/dates'
import { lotteries, lotteryDraws, lotteryParticipants, lotteryPrizes } from '../../src/db/tables/learning/lotteries.ts'
import { drawAll } from '../../src/features/learning/lotteries/draw.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { officeMoment } from '../makers/office-hours.ts'
import type { Part } from '../part.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const prizesOf = (lottery_code: string) =>
  [
    ['Voucher belanja 500 ribu', 10, 500_000],
    ['AC split 1 PK', 5, 4_200_000],
    ['Emas 10 gram', 3, 14_500_000],
    ['Sepeda motor listrik', 1, 19_000_000],
  ].map(([prize_name, qty, value], n) => ({
    ...{ lottery_code, round: n + 1, prize_code: `${lottery_code}-${n + 1}` },
    ...{ prize_name: String(prize_name), qty: Number(qty), value: Number(value) },
  }))

/** One that is finished, of the staff, and one that waits for its draw, of the dealers. */
export const loadLotteries: Part['load'] = async (client, { today }) => {
  const past = addDays(today, -40)
  const staff = await client.query<{ code: string; name: string; place: string }>(
    `select u.usercode as code, u.username as name, d.dept_name as place from users u
     join departments d on d.dept_code = u.department where u.is_active order by u.usercode limit 1200`,
  )
  const dealers = await client.query<{ code: string; name: string; place: string; chances: number }>(
    `select c.customer_code as code, c.customer_name as name, d.dept_name as place,
       least(20, 1 + (sum(o.total_amount) / 100000000))::int as chances
     from sales_orders o join customers c using (customer_code) join departments d on d.dept_code = c.dept_code
     where o.status in ('Approved', 'Closed') group by 1, 2, 3 order by 1 limit 1200`,
  )
  const by = {
    created_by: 'demo',
    create_user_name: 'Human Resources',
    tax_percent: 25,
    tax_payer: 'organizer' as const,
  }
  const seed = hashOf(`seed ${past}`)
  const seed2 = hashOf(`seed ${today}`)
  const finished = 'LOT-8-0001'
  const open = 'LOT-8-0002'
  const first = staff.rows.map(({ code, name, place }) => ({
    ...{ lottery_code: finished, participant_code: code, participant_name: name, place, chances: 1, is_present: true },
  }))
  const second = dealers.rows.map(({ code, name, place, chances }) => ({
    ...{ lottery_code: open, participant_code: code, participant_name: name, place, chances, is_present: false },
  }))
  const prizes = prizesOf(finished)
  const word = 'sejuk sekali'
  const drawn = await drawAll({ seed, word }, prizes, first)
  const wanted = prizes.reduce((sum, { qty }) => sum + qty, 0)
  const isDrawn = drawn.length === wanted
  const at = (part: number) => officeMoment(past, headOffice, part)
  await insertRows(client, lotteries, [
    {
      ...by,
      ...{ lottery_code: finished, lottery_name: 'Undian Karyawan', event_date: past, only_present: false },
      ...{ seed, seed_hash: hashOf(seed), list_hash: hashOf(listText(first)), word },
      status: isDrawn ? ('Closed' as const) : ('Approved' as const),
      ...{ frozen_date: at(0), started_date: isDrawn ? at(0.5) : null, closed_date: isDrawn ? at(0.9) : null },
      created_date: officeMoment(addDays(past, -14), headOffice, 0.2),
    },
    {
      ...by,
      ...{ lottery_code: open, lottery_name: 'Undian Dealer', event_date: addDays(today, 3), only_present: false },
      ...{ seed: seed2, seed_hash: hashOf(seed2), list_hash: hashOf(listText(second)), word: null },
      status: 'Approved' as const,
      ...{ frozen_date: officeMoment(addDays(today, -1), headOffice, 0.3), started_date: null, closed_date: null },
      created_date: officeMoment(addDays(today, -6), headOffice, 0.2),
    },
  ])
  await insertRows(client, lotteryPrizes, [...prizes, ...prizesOf(open)])
  await insertRows(client, lotteryParticipants, [...first, ...second])
  if (!isDrawn) return
  const rows = drawn.map((draw, n) => ({
    ...draw,
    lottery_code: finished,
    revealed_date: at(0.5 + (0.35 * n) / wanted),
    claimed_date: n % 5 === 4 ? null : at(0.9),
    received_by:
      n % 5 === 4
        ? null
        : (first.find((one) => one.participant_code === draw.participant_code)?.participant_name ?? ''),
    handed_by: n % 5 === 4 ? null : 'Human Resources',
  }))
  await insertRows(client, lotteryDraws, rows)
}
