import { updateStaff } from '@sejuk/contract/masters/staff'
import { resetPassword } from '@sejuk/contract/platform/accounts'
import { listNotifications } from '@sejuk/contract/platform/notifications'
import { updateRoleUsers } from '@sejuk/contract/platform/roles'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { notifications } from '../../db/tables/platform/notifications.ts'
import { outbox } from '../../db/tables/platform/outbox.ts'
import { roles } from '../../db/tables/platform/roles.ts'
import { users } from '../../db/tables/platform/users.ts'

const { db, as } = await startTestServer()
const boss = await as(undefined, { username: 'Budi' })
await db.insert(roles).values({ role_code: 'Reader', role_name: 'Reader', view_data: 'View_Data_My_Branch' })

test('whoever gets a role, or loses one, is told by whom and what they have now', async () => {
  const rina = await as([], { username: 'Rina' })
  const change = { role_code: 'Reader', row_version: 1, add: [rina.usercode], remove: [], note: 'She reads now' }
  expect(await boss(updateRoleUsers, change)).toMatchObject({ code: '200' })
  const [told] = (await rina(listNotifications)).data
  expect(told).toMatchObject({ event: 'role-changed', url: '/my-account' })
  expect(told.body_default).toBe(`Budi changed your roles. You now have: R-${rina.usercode}, Reader.`)
  expect((await boss(listNotifications)).total).toBe(0)
})

test('the same by way of the staff page, and not when the roles stay', async () => {
  const siti = await as([], { username: 'Siti' })
  const [row] = await db.select().from(users).where(eq(users.usercode, siti.usercode))
  const form = { usercode: siti.usercode, username: 'Siti', login_name: siti.usercode, department: '705' }
  expect(await boss(updateStaff, { ...form, row_version: row?.row_version })).toMatchObject({ code: '200' })
  expect((await siti(listNotifications)).total).toBe(0)
  const roles = ['Reader', siti.role_code]
  expect(await boss(updateStaff, { ...form, row_version: (row?.row_version ?? 0) + 1, roles })).toMatchObject({
    code: '200',
  })
  expect((await siti(listNotifications)).data).toMatchObject([{ event: 'role-changed' }])
})

test('a reset password is told to its owner, in the inbox and by e-mail', async () => {
  const rina = await as([], { username: 'Rina' })
  await db.update(users).set({ email: 'rina@sejuk.test' }).where(eq(users.usercode, rina.usercode))
  expect(await boss(resetPassword, { usercode: rina.usercode })).toMatchObject({ code: '200' })
  // The reset ended the session; what was told is there for the next one.
  const [told] = await db.select().from(notifications).where(eq(notifications.usercode, rina.usercode))
  expect(told).toMatchObject({ event: 'password-reset', url: '/my-account' })
  expect(told?.body_default).toMatch(/^Budi reset the password of Rina on/)
  const [mail] = await db.select().from(outbox).where(eq(outbox.usercode, rina.usercode))
  expect(mail).toMatchObject({ channel: 'email', address: 'rina@sejuk.test', status: 'Waiting' })
})
