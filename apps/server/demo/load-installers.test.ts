import { nikDoubt } from '@sejuk/domain/nik'
import { isMobile } from '@sejuk/domain/phone'
import { afterAll, expect, test } from 'vitest'
import { loadMasters } from '../reference/load-masters.ts'
import { loadReference } from '../reference/load-reference.ts'
import { loadRegions } from '../reference/load-regions.ts'
import { openDatabase } from '../src/db/database.ts'
import { freshDatabase } from '../test/fresh-database.ts'
import { loadDemo } from './load-demo.ts'

const today = '2026-11-14'
const quiet = () => {}
const { url, drop } = await freshDatabase()
const house = openDatabase(url)
afterAll(async () => {
  await house.close()
  await drop()
})
await loadReference(house, quiet)
await loadMasters(house, quiet)
await loadRegions(house, quiet)
await loadDemo(house, quiet, { today, customers: 20, addresses: 20 })

const ask = async (sql: string) => (await house.pool.query(sql)).rows
const one = async (sql: string) => Object.values((await ask(sql))[0] ?? {})[0]

test('400 installers are in every state a registration can be in, each with a phone and a card of their own', async () => {
  expect(await one('select count(*) from installers')).toBe(400)
  expect(await one('select count(distinct (phone_number, id_card_number)) from installers')).toBe(400)
  expect(await one('select count(distinct user_status) from installers')).toBe(7)
  expect(await one('select count(distinct approve_status) from installer_banks')).toBe(5)
  expect(await one('select count(distinct bank_verify_result) from installer_banks')).toBe(3)
  expect(
    await one(`select count(*) from installers i join users u on u.usercode = i.user_code and u.department = i.dept_code
      and u.phone = i.phone_number and u.is_active = (i.user_status <> 'Paused')`),
  ).toBe(400)
  const { rows } = await house.pool.query<{ id_card_number: string; phone_number: string }>('select * from installers')
  expect(rows.filter(({ id_card_number }) => nikDoubt(id_card_number, today))).toEqual([])
  expect(rows.filter(({ phone_number }) => !isMobile(phone_number))).toEqual([])
})

test('an installer has the role of their type while approved, and the two demo accounts are among them', async () => {
  expect(
    await one(`select count(*) from installers i left join user_roles r on r.usercode = i.user_code
      where r.role_code is distinct from case when user_status <> 'Approved' then null
        when user_type = 'Sales_Installer' then 'Partner-Sales-Installer' else 'Partner-Common-Installer' end`),
  ).toBe(0)
  expect(
    await ask(
      `select login_name, user_type, approve_status from installers join users on usercode = user_code
        join installer_banks using (user_code) where login_name in ('installer', 'sales-installer') order by 1`,
    ),
  ).toEqual([
    { login_name: 'installer', user_type: 'Installer', approve_status: 'Bank_Approved' },
    { login_name: 'sales-installer', user_type: 'Sales_Installer', approve_status: 'Bank_Approved' },
  ])
  expect(
    await one('select count(*) from installers join attachments on attachment_code = photo_code_id_card and bytes > 0'),
  ).toBe(400)
})
