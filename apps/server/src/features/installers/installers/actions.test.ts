import * as contract from '@sejuk/contract/installers/installers'
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
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { holdSetting } from '../../../../test/settings/hold-setting.ts'
import { makeInstaller, photoRow, prepareInstallers } from '../../../../test/installers.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { installerBanks, installers } from '../../../db/tables/installers/installers.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { purgeDocuments } from './purge-papers.ts'

const server = await startTestServer()
const { db, as } = server
await prepareInstallers(server)
const admin = await as(undefined, { username: 'Lina Susanti' })
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

test.each(installerActionNames)('%s needs its own permission, and no other', async (name) => {
  const { user_code } = await makeInstaller(server)
  const others = permissions.filter((permission) => permission !== actionOf(name).needs)
  expect(await (await as(others))(act[name], { user_code, ...written(name) })).toMatchObject({
    code: '403',
    status: 'NoPermission',
  })
  expect((await (await as([actionOf(name).needs]))(act[name], { user_code, ...written(name) })).code).not.toBe('403')
})

test.each(installerActionNames)('%s asks for the user code and for what must be written', async (name) => {
  const { user_code } = await makeInstaller(server)
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
  const { user_code } = await makeInstaller(server)
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
  const { user_code } = await makeInstaller(server)
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
    const { user_code } = await makeInstaller(server, { requested_type })
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
  const { user_code } = await makeInstaller(server, { user_status: 'Approved' }, { bank_verify_result: 'Invalid' })
  expect(await admin(act['approve-bank-account'], { user_code })).toMatchObject({
    code: '409',
    message: 'The bank account was found to be invalid',
    because: { code: 'bank-account-found-invalid' },
  })
})

const setSetting = (four_eyes: boolean) => holdSetting(db, 'installers', { four_eyes })

const evidence = async (fields: Record<string, string>, name = 'bank.png') => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  form.set('file', new File([new Uint8Array(png)], name))
  return form
}

test('neither identity nor account is approved before a person or the bank has checked it', async () => {
  const other = await as(undefined, { username: 'Hendri' })
  const unchecked = { id_verify_result: 'Unknown' } as const
  const { user_code } = await makeInstaller(server, unchecked, { bank_verify_result: 'Unknown' })
  expect(await admin(act['approve-identity-information'], { user_code })).toMatchObject({
    ...{ code: '409', message: 'The identity data is not checked yet: record a check first' },
  })
  const finding = { user_code, note: 'Card and face are the same person' }
  expect(await admin(contract.recordIdentityCheck, { ...finding, result: 'Unknown' })).toMatchObject({
    ...{ code: '406', errors: { result: ['Result is required!'] } },
  })
  await other(contract.recordIdentityCheck, { ...finding, result: 'Invalid' })
  expect(await admin(act['approve-identity-information'], { user_code })).toMatchObject({
    message: 'The identity data was found to be invalid',
  })
  expect(await admin(contract.recordIdentityCheck, { ...finding, result: 'Valid' })).toMatchObject({
    ...{ code: '200', message: 'Check recorded' },
  })
  expect(await admin(act['approve-identity-information'], { user_code })).toMatchObject({
    ...{ code: '409', message: 'Somebody else than who checked the identity must approve it' },
  })
  await other(contract.recordIdentityCheck, { ...finding, result: 'Valid' })
  expect(await admin(act['approve-identity-information'], { user_code })).toMatchObject({ code: '200' })
  expect(await admin(act['approve-bank-account'], { user_code })).toMatchObject({
    ...{ code: '409', message: 'The bank account is not checked yet: record a check first' },
  })
  const asked = { user_code, result: 'Valid', note: 'Asked the bank by phone' }
  const without = await admin(contract.recordBankCheck, asked)
  expect(without).toMatchObject({ code: '406', errors: { file: ['No file uploaded'] } })
  const stranger = await as(['Installer-Detail-Button-Approve-Bank-Account'])
  expect(await stranger(contract.recordBankCheck, await evidence(asked))).toMatchObject({ code: '403' })
  expect(await admin(contract.recordBankCheck, await evidence(asked))).toMatchObject({ code: '200' })
  const { data } = await admin(contract.getInstaller, { user_code })
  const [account] = data.bank_information
  expect(account).toMatchObject({
    ...{ bank_verify_result: 'Valid', bank_check_note: asked.note, bank_checked_user_name: 'Lina Susanti' },
    bank_check_attachment: [{ photo_code: expect.any(String) }],
  })
  const [{ photo_code }] = account.bank_check_attachment
  const shown = { user_code, photo: 'bank_check', photo_code }
  expect((await admin(contract.viewInstallerPhoto, shown)).data.length).toBeGreaterThan(0)
  expect((await logOf(user_code)).map(({ action, reason }) => [action, reason])).toContainEqual([
    'record-bank-check',
    asked.note,
  ])
  expect(await admin(act['approve-bank-account'], { user_code })).toMatchObject({
    code: '409',
    message: 'Somebody else than who approved the identity or checked the account must approve the bank account',
  })
  expect(await other(act['approve-bank-account'], { user_code })).toMatchObject({ code: '200' })
  expect(await admin(contract.recordBankCheck, await evidence(asked))).toMatchObject({ code: '409' })
})

test('who checked the account does not approve it, whatever the setting says', async () => {
  const { user_code } = await makeInstaller(server, { user_status: 'Approved' }, { bank_checked_by: admin.usercode })
  expect(await admin(act['approve-bank-account'], { user_code })).toMatchObject({
    code: '409',
    message: 'Somebody else than who approved the identity or checked the account must approve the bank account',
    because: { code: 'somebody-else-than-who-approved-identity-or' },
  })
})

test('a rejection keeps its reason and is the end', async () => {
  const { user_code } = await makeInstaller(server)
  await admin(act['reject-installer'], { user_code, reason: '  Name differs  ' })
  expect(await rowOf(user_code)).toMatchObject({ user_status: 'Rejected', approve_reason: 'Name differs' })
  for (const name of installerActionNames.filter((one) => one !== 'admin-remark'))
    expect(await admin(act[name], { user_code, ...written(name) }), name).toMatchObject({ code: '409' })
})

test('refused as a sales installer: type, bank status and reason are set, for good', async () => {
  const { user_code } = await makeInstaller(server, { user_status: 'Approved' })
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
  const { user_code } = await makeInstaller(server)
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
  const { user_code } = await makeInstaller(server)
  const before = await rowOf(user_code)
  await admin(act['admin-remark'], { user_code, remark: 'Called twice' })
  expect(await rowOf(user_code)).toEqual({ ...before, admin_remark: 'Called twice', row_version: 2 })
  expect(await db.$count(notifications, eq(notifications.usercode, user_code))).toBe(0)
})

test('the installer hears of every decision, in the app and on the phone, with its reason', async () => {
  const { user_code } = await makeInstaller(server)
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
  const { user_code, row_version } = await makeInstaller(server)
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
    const { user_code } = await makeInstaller(server)
    const answers = await Promise.all([
      admin(act['approve-identity-information'], { user_code }),
      admin(act['reject-installer'], { user_code, reason: 'No' }),
      admin(act['approve-identity-information'], { user_code }),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', '409', '409'])
    expect(await logOf(user_code)).toHaveLength(1)
  }
})

test('the papers of somebody we no longer work with go after the years the house decided, and the log says so', async () => {
  const years = (n: number) => sql`now() - make_interval(years => ${n}, days => 1)`
  const [gone, kept, back] = [await makeInstaller(server), await makeInstaller(server), await makeInstaller(server)]
  for (const { user_code } of [gone, kept, back]) {
    const [card, letter] = [photoRow(user_code, 'id_card'), photoRow(user_code, 'disclaimer_letter')]
    await db.insert(attachments).values([card, letter])
    await db
      .update(installers)
      .set({ photo_code_id_card: card.attachment_code })
      .where(eq(installers.user_code, user_code))
    await db
      .update(installerBanks)
      .set({ photo_code_disclaimer_letter: letter.attachment_code })
      .where(eq(installerBanks.user_code, user_code))
    await admin(act['approve-identity-information'], { user_code })
    await admin(act['pause-cooperation'], { user_code, reason: 'Complaints' })
  }
  const endOf = async (user_code: string, ended_date: SQL) =>
    db
      .update(installers)
      .set({ ended_date })
      .where(and(eq(installers.user_code, user_code), isNotNull(installers.ended_date)))
  await admin(act['resume-cooperation'], { user_code: back.user_code, reason: 'Clarified' })
  for (const [{ user_code }, n] of [
    [gone, 5],
    [kept, 4],
    [back, 9],
  ] as const)
    await endOf(user_code, years(n))
  const clock = { db, signal: new AbortController().signal } as never
  await purgeDocuments.work(clock)
  await purgeDocuments.work(clock)
  const left = async (user_code: string) =>
    db.$count(attachments, and(eq(attachments.module_code, user_code), isNull(attachments.deleted_date)))
  expect(await Promise.all([gone, kept, back].map(({ user_code }) => left(user_code)))).toEqual([0, 2, 2])
  const shown = (await admin(contract.getInstaller, { user_code: gone.user_code })).data
  expect(shown.identity_information[0]).toMatchObject({
    photo_code_id_card_attachment: [],
    photos_purged_date: expect.any(String),
  })
  expect(shown.bank_information[0].photo_code_disclaimer_letter_attachment).toEqual([])
  const log = (await admin(contract.installerHistory, { code: gone.user_code })).data
  expect(log.filter(({ action }: { action: string }) => action === 'purge-papers')).toMatchObject([
    { username: 'Sejuk' },
  ])
})

test('four eyes is a setting: on, whoever approved the identity does not approve the account', async () => {
  const other = await as(undefined, { username: 'Hendri' })
  const { user_code } = await makeInstaller(server)
  await admin(act['approve-identity-information'], { user_code })
  expect((await admin(contract.getInstaller, { user_code })).data.is_four_eyes).toBe(false)
  await setSetting(true)
  expect((await admin(contract.getInstaller, { user_code })).data.is_four_eyes).toBe(true)
  expect(await admin(act['approve-bank-account'], { user_code })).toMatchObject({
    code: '409',
    message: expect.stringContaining('Somebody else'),
  })
  expect(await other(act['approve-bank-account'], { user_code })).toMatchObject({ code: '200' })
  await setSetting(false)
})
