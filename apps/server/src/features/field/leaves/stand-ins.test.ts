import * as contract from '@sejuk/contract/field/leaves'
import { visitSuggestions } from '@sejuk/contract/field/visit-plans'
import { visitReport } from '@sejuk/contract/field/visit-reports'
import { type Permission, permissions } from '@sejuk/domain/permissions'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customerRow } from '../../../../demo/makers/customer-row.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { leaves } from '../../../db/tables/field/leaves.ts'
import { visitPlans, visitStops } from '../../../db/tables/field/visits.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { userPermissions, users } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const { db, as } = await startTestServer()
const leads = permissions.filter((one) => one !== 'Leave-Approve-HR' && one !== 'Leave-Negative')
const branch = { view_data: 'View_Data_My_Branch' } as const
const boss = await as(leads, { ...branch, username: 'Bambang' })
const ratna = await as(leads, { ...branch, username: 'Ratna' })
const hr = await as(undefined, { username: 'Hana' })
const elsewhere = await as(leads, { ...branch, username: 'Eko', department: '713' })
const hrElsewhere = await as(undefined, { ...branch, username: 'Hesti', department: '713' })
await db.update(departments).set({ bm_user_code: boss.usercode }).where(eq(departments.dept_code, '705'))
const field: Permission[] = ['Leave-Create', 'Attendance-Check', 'Visit-Customer-Mobile', 'Visit-Customer-Report']
const seller = async (username: string) => {
  const one = await as(field, { view_data: 'View_Data_Salesman', username })
  await db.update(users).set({ allow_visit_customer: true }).where(eq(users.usercode, one.usercode))
  return one
}
const { approve, reject, cancel, 'ask-cancel': askCancel, 'keep-leave': keep } = contract.actOnLeave
const seen = (leave_code: string, row_version: number) => ({ leave_code, row_version })
/** Monday to Wednesday. */
const days = { from_date: '2027-03-08', to_date: '2027-03-10' }
const ask = (over: object = {}) => ({ leave_type: 'unpaid', ...days, reason: 'Family', submit: true, ...over })
const told = async (entity_code: string) => {
  const rows = await db.select().from(notifications).where(eq(notifications.entity_code, entity_code))
  return rows.map(({ usercode, event }) => [usercode, event])
}
/** The manager is away today, as HR approved. */
const whileAway = async (delegate_user_code: string | null, work: () => Promise<void>) => {
  const today = companyToday()
  const leave_code = `LV-AWAY-${delegate_user_code ?? 'ALONE'}`
  await db.insert(leaves).values({
    ...{ leave_code, usercode: boss.usercode, dept_code: '705', leave_type: 'unpaid', days: 1, reason: 'Away' },
    ...{ from_date: addDays(today, -1), to_date: addDays(today, 1), status: 'Approved', delegate_user_code },
    ...{ created_by: boss.usercode },
  })
  await work()
  await db.delete(leaves).where(eq(leaves.leave_code, leave_code))
}

test('who decides is represented by somebody who may decide about the same branch, and is offered nobody else', async () => {
  const dimas = await seller('Dimas')
  const offered = (await boss(contract.leaveDelegates)).data.map(({ value }: { value: string }) => value)
  expect(offered).toContain(ratna.usercode)
  expect(offered).not.toContain(dimas.usercode)
  const wrong = async (delegate_user_code: string) =>
    (await boss(contract.createLeave, ask({ delegate_user_code }))).errors?.delegate_user_code?.[0]
  expect(await wrong(dimas.usercode)).toContain('Dimas')
  expect(await wrong(elsewhere.usercode)).toContain('Eko')
  await db.insert(userPermissions).values({
    ...{ usercode: ratna.usercode, permission_code: 'Leave-Approve', is_allowed: false, until_date: companyToday() },
  })
  expect(await wrong(ratna.usercode)).toContain('Ratna')
  expect((await boss(contract.leaveDelegates, { search: 'Ratna' })).data).toEqual([])
  await db.delete(userPermissions).where(eq(userPermissions.usercode, ratna.usercode))
  expect((await boss(contract.createLeave, ask({ delegate_user_code: ratna.usercode }))).code).toBe('200')
})

test('while the manager is away the delegate is told and decides, each decision with both names in the log', async () => {
  const dimas = await seller('Dimas')
  await whileAway(ratna.usercode, async () => {
    const first = (await dimas(contract.createLeave, ask())).data.leave_code
    expect(await told(first)).toEqual([[ratna.usercode, 'leave-asked-instead']])
    expect((await ratna(reject, { ...seen(first, 2), reason: 'Stock count' })).data.status).toBe('Rejected')
    const second = (await dimas(contract.createLeave, ask())).data.leave_code
    await ratna(approve, seen(second, 2))
    await dimas(askCancel, { ...seen(second, 3), reason: 'Put off' })
    expect((await ratna(keep, { ...seen(second, 4), reason: 'Too late' })).data.status).toBe('Approved')
    await dimas(askCancel, { ...seen(second, 5), reason: 'Please' })
    await ratna(cancel, seen(second, 6))
    for (const [code, actions] of [
      [first, ['reject']],
      [second, ['approve', 'keep-leave', 'cancel']],
    ] as const) {
      const { data } = await ratna(contract.leaveLog, { code })
      for (const action of actions) {
        const line = data.find((one: { action: string }) => one.action === action)
        expect(line, action).toMatchObject({ username: 'Ratna' })
        expect(JSON.stringify(line), action).toContain('Bambang')
      }
    }
    const toDimas = (await told(second)).filter(([usercode]) => usercode === dimas.usercode)
    expect(toDimas.map(([, event]) => event).toSorted()).toEqual(['leave-approved', 'leave-cancelled', 'leave-kept'])
    expect(await told(second)).toContainEqual([ratna.usercode, 'leave-cancel-asked'])
  })
})

test('a delegate never decides about the own leave: HR does, and only who sees the branch is told', async () => {
  await whileAway(ratna.usercode, async () => {
    const { data: preview } = await ratna(contract.previewLeave, { leave_type: 'unpaid', ...days })
    expect(preview).toMatchObject({ approver_name: null, approver_for: 'Bambang' })
    const own = (await ratna(contract.createLeave, ask())).data.leave_code
    const recipients = (await told(own)).map(([usercode]) => usercode)
    expect(recipients).toContain(hr.usercode)
    expect(recipients).not.toContain(ratna.usercode)
    expect(recipients).not.toContain(hrElsewhere.usercode)
    expect((await ratna(approve, seen(own, 2))).message).toBe('Somebody else than who wrote it must approve it')
    expect((await ratna(reject, { ...seen(own, 2), reason: 'No' })).code).not.toBe('200')
    expect((await elsewhere(approve, seen(own, 2))).code).toBe('404')
    expect((await hr(approve, seen(own, 2))).data.status).toBe('Approved')
    expect(JSON.stringify((await hr(contract.leaveLog, { code: own })).data)).toContain('Bambang')
  })
})

test('without a delegate, or with one who is away too, HR decides', async () => {
  const dimas = await seller('Dimas')
  await whileAway(null, async () => {
    const code = (await dimas(contract.createLeave, ask())).data.leave_code
    expect((await told(code)).map(([usercode]) => usercode)).toEqual([hr.usercode])
  })
  const siti = await as(leads, { ...branch, username: 'Siti' })
  await db.insert(leaves).values({
    ...{ leave_code: 'LV-SITI', usercode: siti.usercode, dept_code: '705', leave_type: 'sick', days: 1, reason: 'Ill' },
    ...{ from_date: companyToday(), to_date: companyToday(), status: 'Approved', created_by: siti.usercode },
  })
  await whileAway(siti.usercode, async () => {
    const { data } = await dimas(contract.previewLeave, {
      leave_type: 'unpaid',
      from_date: '2027-04-05',
      to_date: '2027-04-05',
    })
    expect(data).toMatchObject({ approver_name: null, approver_for: 'Bambang' })
  })
})

test('visits planned for days of leave are told of, offered to the delegate, and not counted as missed', async () => {
  const dimas = await seller('Dimas')
  const agus = await seller('Agus')
  const whose = { dept_code: '705', salesman_code: dimas.usercode }
  await db
    .insert(customers)
    .values([
      customerRow({ customer_code: 'P-1', customer_name: 'CV Bersama', ...whose, salesman_code: agus.usercode }),
      customerRow({ customer_code: 'P-2', customer_name: 'CV Sendiri', ...whose }),
    ])
  const shop = (shop_code: string, customer_code: string) => ({
    ...{ shop_code, shop_name: `Toko ${shop_code}`, customer_code, created_by: dimas.usercode, ...whose },
    status: 'Approved' as const,
  })
  await db.insert(shops).values([shop('PS-1', 'P-1'), shop('PS-2', 'P-2')])
  const plan_date = days.from_date
  const [plan] = await db
    .insert(visitPlans)
    .values({ usercode: dimas.usercode, dept_code: '705', plan_date })
    .returning()
  await db.insert(visitStops).values([
    { plan_id: plan?.plan_id ?? 0, seq: 1, customer_code: 'P-1', shop_code: 'PS-1' },
    { plan_id: plan?.plan_id ?? 0, seq: 2, customer_code: 'P-2', shop_code: 'PS-2' },
  ])
  expect((await dimas(contract.previewLeave, { leave_type: 'unpaid', ...days })).data.planned_visits).toBe(2)
  const counted = async () =>
    (await boss(visitReport, { from: plan_date, to: plan_date, search: dimas.usercode })).data[0]
  expect(await counted()).toMatchObject({ planned: 2, hit_rate: 0 })
  const { leave_code } = (await dimas(contract.createLeave, ask({ delegate_user_code: agus.usercode }))).data
  const suggested = async () =>
    (await agus(visitSuggestions, { date: plan_date })).data.flatMap(
      ({ shop_code, instead_of }: { shop_code: string; instead_of: string | null }) =>
        instead_of ? [[shop_code, instead_of]] : [],
    )
  expect(await suggested()).toEqual([])
  await boss(approve, seen(leave_code, 2))
  const [toAgus] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.entity_code, leave_code), eq(notifications.usercode, agus.usercode)))
  expect(toAgus).toMatchObject({ event: 'leave-delegated', url: '/leave' })
  // Delegation never grants: the other customer is not in the delegate's sight.
  expect(await suggested()).toEqual([['PS-1', 'Dimas']])
  expect(await counted()).toMatchObject({ planned: 0, hit_rate: null })
  await dimas(askCancel, { ...seen(leave_code, 3), reason: 'Put off' })
  await boss(cancel, seen(leave_code, 4))
  expect(await suggested()).toEqual([])
  expect(await counted()).toMatchObject({ planned: 2 })
})
