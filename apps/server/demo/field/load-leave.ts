import { leaveDays, usualLeaveRules } from '@sejuk/domain/field/leave-days'
import { carriedExpiry, grantOf, yearTurn } from '@sejuk/domain/field/leave-ledger'
import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { leaveLedger, leaves } from '../../src/db/tables/field/leaves.ts'
import { documentCounters } from '../../src/db/tables/platform/document-counters.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { officeMoment } from '../makers/office-hours.ts'
import { whole } from '../makers/random.ts'
import type { AreaContext } from '../part.ts'

type Leave = typeof leaves.$inferInsert
type Line = typeof leaveLedger.$inferInsert
type Person = {
  usercode: string
  dept_code: string
  manager: string | null
  manager_name: string | null
  join_date: string | null
}

export const staffSql = `select u.usercode, u.department as dept_code, u.join_date::text, d.bm_user_code as manager,
    m.username as manager_name, d.timezone
  from users u join departments d on d.dept_code = u.department left join users m on m.usercode = d.bm_user_code
  where u.is_active and exists (select from user_roles r join role_permissions p using (role_code)
    where r.usercode = u.usercode and p.permission_code = 'Attendance-Check') order by u.usercode`

const reasons = ['Acara keluarga', 'Mudik', 'Urusan pribadi', 'Mengantar anak sekolah', 'Liburan keluarga'] as const

/** Months of attendance and leave: a year and a half of the whole, less of a small one. */
export const demoMonths = (customers: number) => Math.max(1, Math.min(18, Math.round((18 * customers) / 20_000)))

const { annual } = usualLeaveRules
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** A year and a half of leave with a ledger whose sum is the balance, and some that waits for a decision. */
export const loadLeave = async (client: pg.ClientBase, { random, today, size, say }: AreaContext) => {
  const { rows: people } = await client.query<Person>(staffSql)
  const { rows: free } = await client.query<{ day: string }>(
    'select holiday_date::text as day from holidays where dept_code is null',
  )
  const holidays = new Set(free.map(({ day }) => day))
  const isFree = (day: string) => isWeekend(day) || holidays.has(day)
  const start = addDays(today, -Math.round(demoMonths(size.customers) * 30.4))
  const made: Leave[] = []
  const lines: Line[] = []
  const counters = new Map<string, number>()
  const number = (dept: string, day: string) => {
    const month = day.slice(2, 4) + day.slice(5, 7)
    const next = (counters.get(`${dept} ${month}`) ?? 0) + 1
    counters.set(`${dept} ${month}`, next)
    return `LV-${dept}-${month}-${String(next).padStart(5, '0')}`
  }
  people.forEach((person, n) => {
    let balance = 0
    let carried = 0
    let takenInSpring = 0
    const line = (kind: Line['kind'], line_date: string, days: number, leave_code: string | null = null) => {
      balance += days
      lines.push({ usercode: person.usercode, leave_type: 'annual', kind, line_date, days, leave_code })
    }
    const turn = (year: number, day: string) => {
      for (const one of yearTurn(balance, grantOf(person.join_date, year, annual), annual)) {
        line(one.kind, day, one.days)
        if (one.kind === 'carry_over') carried = one.days
      }
      takenInSpring = 0
    }
    turn(Number(start.slice(0, 4)), `${start.slice(0, 4)}-01-01`)
    let day = addDays(start, whole(random, 5, 60))
    let before = start
    while (day <= addDays(today, 25)) {
      for (let year = Number(before.slice(0, 4)); year <= Number(day.slice(0, 4)); year++) {
        const [first, spring] = [`${year}-01-01`, `${year}-04-01`]
        if (before < first && first <= day && first <= today) turn(year, first)
        if (before < spring && spring <= day && spring <= today)
          for (const one of carriedExpiry(carried, takenInSpring)) line(one.kind, spring, one.days)
      }
      before = day
      const isSick = whole(random, 0, 9) < 2
      const from_date = day
      const to_date = isSick ? day : addDays(day, whole(random, 0, 2))
      const leave_type = isSick ? ('sick' as const) : ('annual' as const)
      const days = leaveDays({ leave_type, from_date, to_date, half_day: null }, isFree)
      const isPast = to_date < today
      if (days > 0 && (isSick ? isPast : balance >= days)) {
        const asked = addDays(from_date < today ? from_date : today, isSick ? 0 : -whole(random, 1, 4))
        const leave_code = number(person.dept_code, asked)
        const at = officeMoment(asked, 'Asia/Jakarta', 0.3)
        const isDecided = isPast || n % 3 > 0
        made.push({
          ...{
            leave_code,
            usercode: person.usercode,
            dept_code: person.dept_code,
            leave_type,
            from_date,
            to_date,
            days,
          },
          ...{
            half_day: null,
            reason: isSick ? 'Sakit' : (reasons[whole(random, 0, reasons.length - 1)] ?? ''),
            contact: null,
          },
          ...{ delegate_user_code: null, status: isDecided ? ('Approved' as const) : ('Submitted' as const) },
          ...{ authors: isDecided ? [] : [person.usercode], submitted_date: at, created_by: person.usercode },
          ...{ decided_by: isDecided ? person.manager : null, decided_name: isDecided ? person.manager_name : null },
          ...{ decided_date: isDecided ? officeMoment(asked, 'Asia/Jakarta', 0.6) : null, created_date: at },
        })
        if (isDecided && !isSick) {
          line('take', asked, -days, leave_code)
          takenInSpring += days
        }
      }
      day = addDays(day, whole(random, 35, 110))
    }
  })
  await insertRows(client, leaves, made)
  await insertRows(client, leaveLedger, lines)
  await insertRows(
    client,
    documentCounters,
    [...counters].map(([key, last]) => {
      const [dept_code = '', month = ''] = key.split(' ')
      return { prefix: 'LV', dept_code, month, last }
    }),
  )
  say(`demo data: ${made.length} leaves`)
}
