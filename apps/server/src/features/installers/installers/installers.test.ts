import { Readable } from 'node:stream'
import * as contract from '@sejuk/contract/installers/installers'
import { listPhotos } from '@sejuk/contract/platform/attachments'
import { prepareDownload } from '@sejuk/contract/platform/downloads'
import { updateInstallerSettings } from '@sejuk/contract/platform/site-settings'
import {
  actionOf,
  type BankStatus,
  bankStatuses,
  type IdentityStatus,
  type InstallerActionName,
  identityStatuses,
  installerActionNames,
} from '@sejuk/domain/installers/installers'
import { permissions } from '@sejuk/domain/permissions'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openHouse } from '../../../../test/house.ts'
import { furnish, makeInstaller, photoRow } from '../../../../test/installers.ts'
import { installerBanks, installers } from '../../../db/tables/installers/installers.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { openFiles } from '../../../platform/files/files.ts'

const house = await openHouse()
const { db, as, config } = house
await furnish(house)
const admin = await as(undefined, { username: 'Lina Susanti' })
const tangerang = await as(undefined, { department: '713', view_data: 'View_Data_My_Branch' })
const act = contract.actOnInstaller

const written = (name: InstallerActionName) => {
  const field = actionOf(name).writes?.field
  return field ? { [field]: 'Because of the card' } : {}
}
const rowOf = async (user_code: string) => {
  const [row] = await db
    .select()
    .from(installers)
    .leftJoin(installerBanks, eq(installerBanks.user_code, installers.user_code))
    .where(eq(installers.user_code, user_code))
  return { ...row?.installers, bank: row?.installer_banks }
}
const logOf = (entity_code: string) =>
  db
    .select()
    .from(actionLogs)
    .where(and(eq(actionLogs.entity, 'installer'), eq(actionLogs.entity_code, entity_code)))
    .orderBy(actionLogs.log_id)

const joko = await makeInstaller(house, { user_name: 'Joko Susilo', phone_number: '81388204417' })
await makeInstaller(house, { user_name: 'Budi Santoso', user_status: 'Approved', dept_code: '713' }, null)
await makeInstaller(
  house,
  { user_name: 'Siti Aminah', user_status: 'Approved', user_type: 'Sales_Installer' },
  { approve_status: 'Bank_Modified', bank_verify_result: 'Invalid' },
)
await makeInstaller(house, { user_name: '', user_status: 'Draft', id_card_number: '' }, null)
const twin = await makeInstaller(
  house,
  { user_name: 'Joko Kembar', user_status: 'Rejected', id_card_number: joko.id_card_number },
  null,
)

test('the list has its columns, a masked phone, filters and the newest first', async () => {
  const { data, total } = await admin(contract.listInstallers)
  expect(total).toBe(5)
  expect(data.at(-1)).toMatchObject({
    user_code: joko.user_code,
    user_name: 'Joko Susilo',
    phone_number: '813••••417',
    branch_name: 'Branch 705',
    city_name: 'Jakarta Barat',
    user_status: 'Submitted',
    approve_status: 'Bank_Submitted',
    bank_verify_result: 'Unknown',
  })
  const names = async (filters: object) =>
    (await admin(contract.listInstallers, { sort: 'user_name', ...filters })).data.map(
      (row: { user_name: string }) => row.user_name,
    )
  expect(await names({ dept_code: '713' })).toEqual(['Budi Santoso'])
  expect(await names({ user_type: 'Sales_Installer' })).toEqual(['Siti Aminah'])
  expect(await names({ bank_verify_result: 'Invalid' })).toEqual(['Siti Aminah'])
  expect(await names({ tab: 'Bank_Waiting' })).toEqual(['Siti Aminah'])
  expect(await names({ tab: 'Draft' })).toEqual([''])
  expect(await names({ duplicates: true })).toEqual(['Joko Kembar', 'Joko Susilo'])
  expect(await names({ text: 'joko s' })).toEqual(['Joko Susilo'])
  expect(await names({ text: joko.user_code })).toEqual(['Joko Susilo'])
  for (const phone of ['+62 813-8820-4417', '081388204417', '6281388204417', '8820'])
    expect(await names({ text: phone }), phone).toEqual(['Joko Susilo'])
})

test('the tabs count what the filters leave', async () => {
  const counts = async (call: typeof admin, filters = {}) =>
    Object.fromEntries(
      (await call(contract.countInstallers, filters)).data.map(({ tab, total }: { tab: string; total: number }) => [
        tab,
        total,
      ]),
    )
  expect(await counts(admin)).toEqual({
    All: 5,
    Draft: 1,
    Submitted: 1,
    Approved: 2,
    Rejected: 1,
    Modified: 0,
    Withdrawn: 0,
    Paused: 0,
    Bank_Waiting: 1,
  })
  expect(await counts(admin, { text: 'joko' })).toMatchObject({ All: 2, Submitted: 1, Rejected: 1 })
  expect(await counts(tangerang)).toMatchObject({ All: 1, Approved: 1 })
})

test('a branch sees and touches its own; what is out of sight is not there', async () => {
  expect((await tangerang(contract.listInstallers)).data).toMatchObject([{ user_name: 'Budi Santoso' }])
  expect((await tangerang(contract.installerDropdown)).data).toMatchObject([{ user_name: 'Budi Santoso' }])
  const { user_code } = joko
  expect(await tangerang(contract.getInstaller, { user_code })).toMatchObject({ code: '404' })
  for (const name of installerActionNames)
    expect(await tangerang(act[name], { user_code, ...written(name) }), name).toMatchObject({ code: '404' })
  const nobodys = await as(undefined, { view_data: 'View_Data_Customer' })
  expect((await nobodys(contract.listInstallers)).data).toEqual([])
})

test('the dropdown finds people by name and by whole code', async () => {
  const found = await admin(contract.installerDropdown, { search: 'siti' })
  expect(found.data).toMatchObject([{ user_name: 'Siti Aminah', label: expect.stringContaining('Siti Aminah (INS-') }])
  expect((await admin(contract.installerDropdown, { search: joko.user_code })).data).toMatchObject([
    { value: joko.user_code },
  ])
  expect((await admin(contract.installerDropdown, { user_status: 'Rejected' })).data).toMatchObject([
    { user_code: twin.user_code },
  ])
})

test('the detail is as the specification lists it, by GET and by POST', async () => {
  for (const endpoint of [contract.getInstaller, contract.loadInstaller]) {
    const { data, code } = await admin(endpoint, { user_code: joko.user_code })
    expect(code).toBe('200')
    expect(data.identity_information[0]).toMatchObject({
      user_code: joko.user_code,
      user_name: 'Joko Susilo',
      user_status: 'Submitted',
      branch_name: 'Branch 705',
      id_card_number: joko.id_card_number,
      phone_number: '81388204417',
      email: null,
      province_name: 'DKI Jakarta',
      city_name: 'Jakarta Barat',
      user_type: 'Installer',
      approved_date: null,
      approved_user_name: null,
      approve_reason: null,
      admin_remark: null,
      photo_code_id_card_attachment: [],
      photo_code_id_profile_attachment: [],
    })
    expect(data.bank_information[0]).toMatchObject({
      bank_name: 'Bank Central Asia',
      approve_status: 'Bank_Submitted',
      bank_province_name: 'DKI Jakarta',
      bank_city_name: 'Jakarta Barat',
      user_name: 'Joko Susilo',
      transfer_type: 'Online',
      receiver_swift_code: 'CENAIDJA',
      receiver_type_label: 'Personal',
      receiver_residency_label: 'Resident',
      bank_verify_result: 'Unknown',
      photo_code_disclaimer_letter_attachment: [],
    })
    expect(data.duplicates).toEqual([
      { user_code: twin.user_code, user_name: 'Joko Kembar', user_status: 'Rejected', same: 'id_card_number' },
    ])
    expect(await admin(endpoint, {})).toMatchObject({ code: '406', errors: { user_code: ['User code is missing.'] } })
  }
  const searcher = await as(['Personal-Information-List-Search', 'Personal-Information-List-View'])
  expect(await searcher(contract.getInstaller, { user_code: joko.user_code })).toMatchObject({
    code: '403',
    message: 'No Permission',
  })
})

test.each(installerActionNames)('%s needs its own permission, and no other', async (name) => {
  const { user_code } = await makeInstaller(house)
  const others = permissions.filter((permission) => permission !== actionOf(name).needs)
  expect(await (await as(others))(act[name], { user_code, ...written(name) })).toMatchObject({
    code: '403',
    status: 'NoPermission',
  })
  expect((await (await as([actionOf(name).needs]))(act[name], { user_code, ...written(name) })).code).not.toBe('403')
})

test.each(installerActionNames)('%s asks for the user code and for what must be written', async (name) => {
  const { user_code } = await makeInstaller(house)
  expect(await admin(act[name], { ...written(name) })).toMatchObject({
    code: '406',
    errors: { user_code: ['User code is missing.'] },
  })
  expect(await admin(act[name], { user_code: '  ', ...written(name) })).toMatchObject({
    errors: { user_code: ['User code is missing.'] },
  })
  const { writes } = actionOf(name)
  if (!writes) return
  for (const nothing of [undefined, '', ' \n '])
    expect(await admin(act[name], { user_code, [writes.field]: nothing })).toMatchObject({
      code: '406',
      errors: { [writes.field]: [writes.missing] },
    })
  expect(writes.missing).toBe(name === 'admin-remark' ? 'Remark field is required!' : 'Reason field is required!')
  const label = name === 'admin-remark' ? 'Remark' : 'Reason'
  expect(await admin(act[name], { user_code, [writes.field]: 'x'.repeat(writes.most + 1) })).toMatchObject({
    errors: { [writes.field]: [`${label} is no more than ${writes.most} characters`] },
  })
})

/** Where the table lets an action through, walked on real rows. */
const allowed: Record<InstallerActionName, (identity: IdentityStatus, bank: BankStatus | null) => boolean> = {
  'approve-identity-information': (identity) => ['Submitted', 'Modified'].includes(identity),
  'approve-bank-account': (identity, bank) =>
    identity === 'Approved' && ['Bank_Submitted', 'Bank_Modified'].includes(bank ?? ''),
  'reject-installer': (identity) => ['Submitted', 'Modified', 'Withdrawn'].includes(identity),
  'reject-to-upgrade-sales-installer': (identity, bank) =>
    ['Submitted', 'Modified', 'Withdrawn', 'Approved'].includes(identity) &&
    ['Bank_Submitted', 'Bank_Modified', 'Bank_Withdrawn'].includes(bank ?? ''),
  'withdraw-back-modify-identity-information': (identity) => ['Submitted', 'Modified', 'Approved'].includes(identity),
  'withdraw-back-modify-bank-account': (identity, bank) =>
    ['Submitted', 'Modified', 'Withdrawn', 'Approved'].includes(identity) &&
    ['Bank_Submitted', 'Bank_Modified', 'Bank_Approved'].includes(bank ?? ''),
  'pause-cooperation': (identity) => identity === 'Approved',
  'resume-cooperation': (identity) => identity === 'Paused',
  'admin-remark': () => true,
}

test.each(installerActionNames)('%s is done in its statuses and refused with a reason in all others', async (name) => {
  const { user_code } = await makeInstaller(house)
  for (const user_status of identityStatuses)
    for (const approve_status of [null, ...bankStatuses]) {
      await db
        .update(installers)
        .set({ user_status, is_barred: false, user_type: 'Installer' })
        .where(eq(installers.user_code, user_code))
      await db.update(installerBanks).set({ approve_status }).where(eq(installerBanks.user_code, user_code))
      const { code, message } = await admin(act[name], { user_code, ...written(name) })
      const what = `${user_status} ${approve_status}`
      expect(code, what).toBe(allowed[name](user_status, approve_status) ? '200' : '409')
      if (code === '409') expect(message).toMatch(/^Needs status /)
    }
})

const rolesOf = async (usercode: string) =>
  (await db.select().from(userRoles).where(eq(userRoles.usercode, usercode))).map(({ role_code }) => role_code)

test('approving the identity stores who and when, and gives the role of an installer', async () => {
  const { user_code } = await makeInstaller(house)
  expect(await admin(act['approve-identity-information'], { user_code })).toMatchObject({
    message: 'Identity approved',
  })
  expect(await rowOf(user_code)).toMatchObject({
    user_status: 'Approved',
    user_type: 'Installer',
    approved_user_name: 'Lina Susanti',
    approved_date: expect.any(String),
    approve_reason: null,
  })
  expect(await rolesOf(user_code)).toEqual(['Partner-Common-Installer'])
  expect(await logOf(user_code)).toMatchObject([
    {
      action: 'approve-identity-information',
      from_status: 'Submitted',
      to_status: 'Approved',
      usercode: admin.usercode,
    },
  ])
})

test('approving the account makes a partner what they asked to be', async () => {
  for (const [requested_type, role] of [
    ['Sales_Installer', 'Partner-Sales-Installer'],
    ['Installer', 'Partner-Common-Installer'],
  ] as const) {
    const { user_code } = await makeInstaller(house, { requested_type })
    await admin(act['approve-identity-information'], { user_code })
    expect(await admin(act['approve-bank-account'], { user_code })).toMatchObject({ message: 'Bank account approved' })
    expect(await rowOf(user_code)).toMatchObject({
      user_type: requested_type,
      bank: { approve_status: 'Bank_Approved', approved_user_name: 'Lina Susanti' },
    })
    expect(await rolesOf(user_code)).toEqual([role])
  }
})

test('an account found invalid is not approved', async () => {
  const { user_code } = await makeInstaller(house, { user_status: 'Approved' }, { bank_verify_result: 'Invalid' })
  expect(await admin(act['approve-bank-account'], { user_code })).toMatchObject({
    code: '409',
    message: 'The bank account was found to be invalid',
  })
})

test('a rejection keeps its reason and is the end', async () => {
  const { user_code } = await makeInstaller(house)
  await admin(act['reject-installer'], { user_code, reason: '  Name differs  ' })
  expect(await rowOf(user_code)).toMatchObject({ user_status: 'Rejected', approve_reason: 'Name differs' })
  for (const name of installerActionNames.filter((one) => one !== 'admin-remark'))
    expect(await admin(act[name], { user_code, ...written(name) }), name).toMatchObject({ code: '409' })
})

test('refused as a sales installer: type, bank status and reason are set, for good', async () => {
  const { user_code } = await makeInstaller(house, { user_status: 'Approved' })
  await admin(act['reject-to-upgrade-sales-installer'], { user_code, reason: 'Too few' })
  expect(await rowOf(user_code)).toMatchObject({
    user_type: 'Installer',
    is_barred: true,
    approve_reason: null,
    bank: { approve_status: 'Bank_Rejected', approve_reason: 'Too few' },
  })
  await db
    .update(installerBanks)
    .set({ approve_status: 'Bank_Modified' })
    .where(eq(installerBanks.user_code, user_code))
  await admin(act['approve-bank-account'], { user_code })
  expect(await rowOf(user_code)).toMatchObject({ user_type: 'Installer', bank: { approve_status: 'Bank_Approved' } })
})

test('withdrawing takes the role; pausing closes the account; resuming opens it again', async () => {
  const { user_code } = await makeInstaller(house)
  const isActive = async () => (await db.select().from(users).where(eq(users.usercode, user_code)))[0]?.is_active
  await admin(act['approve-identity-information'], { user_code })
  await admin(act['withdraw-back-modify-identity-information'], { user_code, reason: 'Card' })
  expect(await rowOf(user_code)).toMatchObject({ user_status: 'Withdrawn', approve_reason: 'Card' })
  expect(await rolesOf(user_code)).toEqual([])
  await db.update(installers).set({ user_status: 'Modified' }).where(eq(installers.user_code, user_code))
  await admin(act['approve-identity-information'], { user_code })
  await admin(act['pause-cooperation'], { user_code, reason: 'Complaints' })
  expect([await rowOf(user_code).then((row) => row.user_status), await isActive(), await rolesOf(user_code)]).toEqual([
    'Paused',
    false,
    [],
  ])
  await admin(act['resume-cooperation'], { user_code, reason: 'Clarified' })
  expect(await rowOf(user_code)).toMatchObject({ user_status: 'Approved', approve_reason: 'Clarified' })
  expect([await isActive(), await rolesOf(user_code)]).toEqual([true, ['Partner-Common-Installer']])
})

test('a remark stores the remark, changes nothing else and tells nobody', async () => {
  const { user_code } = await makeInstaller(house)
  const before = await rowOf(user_code)
  await admin(act['admin-remark'], { user_code, remark: 'Called twice' })
  expect(await rowOf(user_code)).toEqual({ ...before, admin_remark: 'Called twice', row_version: 2 })
  expect(await db.$count(notifications, eq(notifications.usercode, user_code))).toBe(0)
})

test('the installer hears of every decision, in the app and on the phone, with its reason', async () => {
  const { user_code } = await makeInstaller(house)
  const steps: InstallerActionName[] = [
    'withdraw-back-modify-bank-account',
    'approve-identity-information',
    'pause-cooperation',
    'resume-cooperation',
    'withdraw-back-modify-identity-information',
    'reject-installer',
  ]
  for (const name of steps)
    expect(await admin(act[name], { user_code, ...written(name) }), name).toMatchObject({ code: '200' })
  const told = await db
    .select()
    .from(notifications)
    .where(eq(notifications.usercode, user_code))
    .orderBy(notifications.notification_id)
  expect(told.map(({ event }) => event)).toEqual([
    'installer-bank-withdrawn',
    'installer-approved',
    'installer-paused',
    'installer-resumed',
    'installer-identity-withdrawn',
    'installer-rejected',
  ])
  expect(told[0]).toMatchObject({
    body_default: expect.stringContaining('Because of the card'),
    url: '/partner/register/approval-result',
  })
  const sent = await db.select().from(outbox).where(eq(outbox.usercode, user_code))
  expect(sent.map(({ channel }) => channel)).toEqual(steps.map(() => 'whatsapp'))
  expect(sent[0]?.address).toMatch(/^\+628129000/)
})

test('an action on what somebody has changed meanwhile is a conflict; without a version the locked row decides', async () => {
  const { user_code, row_version } = await makeInstaller(house)
  await admin(act['admin-remark'], { user_code, remark: 'First', row_version })
  expect(await admin(act['admin-remark'], { user_code, remark: 'Second', row_version })).toMatchObject({
    code: '409',
    status: 'Conflict',
    data: { current: { row_version: 2 }, changed_by: 'Lina Susanti' },
  })
  expect(await admin(act['admin-remark'], { user_code, remark: 'Third' })).toMatchObject({ code: '200' })
})

test('approved and rejected at the same moment: one of the two has happened', async () => {
  for (let n = 0; n < 5; n++) {
    const { user_code } = await makeInstaller(house)
    const answers = await Promise.all([
      admin(act['approve-identity-information'], { user_code }),
      admin(act['reject-installer'], { user_code, reason: 'No' }),
      admin(act['approve-identity-information'], { user_code }),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', '409', '409'])
    expect(await logOf(user_code)).toHaveLength(1)
  }
})

test('four eyes is a setting: on, whoever approved the identity does not approve the account', async () => {
  const other = await as(undefined, { username: 'Hendri' })
  const { user_code } = await makeInstaller(house)
  await admin(act['approve-identity-information'], { user_code })
  expect((await admin(contract.getInstaller, { user_code })).data.is_four_eyes).toBe(false)
  expect(await admin(updateInstallerSettings, { row_version: 0, four_eyes: true })).toMatchObject({
    code: '200',
  })
  expect((await admin(contract.getInstaller, { user_code })).data.is_four_eyes).toBe(true)
  expect(await admin(act['approve-bank-account'], { user_code })).toMatchObject({
    code: '409',
    message: expect.stringContaining('Somebody else'),
  })
  expect(await other(act['approve-bank-account'], { user_code })).toMatchObject({ code: '200' })
  await admin(updateInstallerSettings, { row_version: 1, four_eyes: false })
})

test('every look at a picture is logged, and there is no other way to it', async () => {
  const { user_code } = await makeInstaller(house)
  const row = photoRow(user_code, 'id_card')
  await db.insert(attachments).values({ ...row, thumbnail_key: `test/small/${user_code}`, thumbnail_bytes: 3 })
  const { store } = await openFiles(config, db)
  await store.write(row.store_key, Readable.from([Buffer.from('whole')]), 5)
  await store.write(`test/small/${user_code}`, Readable.from([Buffer.from('small')]), 5)
  await db
    .update(installers)
    .set({ photo_code_id_card: row.attachment_code })
    .where(eq(installers.user_code, user_code))
  const [photo] = (await admin(contract.getInstaller, { user_code })).data.identity_information[0]
    .photo_code_id_card_attachment
  expect(await logOf(user_code)).toEqual([])
  const look = (path: string, call = admin) => call({ ...contract.viewInstallerPhoto, path } as never)
  expect(String((await look(photo.photo_path)).data)).toBe('whole')
  expect(String((await look(photo.thumbnail_path)).data)).toBe('small')
  expect(await logOf(user_code)).toMatchObject([
    { action: 'view-photo', usercode: admin.usercode, diff: { photo: [null, 'id_card'] } },
    { action: 'view-photo' },
  ])
  expect(await look(photo.photo_path, tangerang)).toMatchObject({ code: '404' })
  expect(await look(photo.photo_path.replace('photo=id_card', 'photo=id_profile'))).toMatchObject({ code: '404' })
  const reader = await as([...permissions, 'Photo-Installer-id_card-View'])
  expect((await reader(listPhotos, { module_code: user_code })).data ?? []).toEqual([])
})

test('the list can be downloaded by whoever may', async () => {
  expect(await admin(prepareDownload, { module_name: 'personal-installer', tab: 'Approved' })).toMatchObject({
    code: '200',
  })
  const reader = await as(['Personal-Information-List-Search'])
  expect(await reader(prepareDownload, { module_name: 'personal-installer' })).toMatchObject({ code: '403' })
})
