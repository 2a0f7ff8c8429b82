import { Readable } from 'node:stream'
import * as contract from '@sejuk/contract/installers/installers'
import { listPhotos } from '@sejuk/contract/platform/attachments'
import { prepareDownload } from '@sejuk/contract/platform/downloads'
import { actionOf, type InstallerActionName, installerActionNames } from '@sejuk/domain/installers/installers'
import { permissions } from '@sejuk/domain/permissions'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeInstaller, photoRow, prepareInstallers } from '../../../../test/installers.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { openFiles } from '../../../platform/files/files.ts'

const server = await startTestServer()
const { db, as, config } = server
await prepareInstallers(server)
const admin = await as(undefined, { username: 'Lina Susanti' })
const tangerang = await as(undefined, { department: '713', view_data: 'View_Data_My_Branch' })
const act = contract.actOnInstaller

const written = (name: InstallerActionName) => {
  const field = actionOf(name).writes?.field
  return field ? { [field]: 'Because of the card' } : {}
}
const logOf = (entity_code: string) =>
  db
    .select()
    .from(actionLogs)
    .where(and(eq(actionLogs.entity, 'installer'), eq(actionLogs.entity_code, entity_code)))
    .orderBy(actionLogs.log_id)

const joko = await makeInstaller(server, { user_name: 'Joko Susilo', phone_number: '81388204417' })
await makeInstaller(server, { user_name: 'Budi Santoso', user_status: 'Approved', dept_code: '713' }, null)
await makeInstaller(
  server,
  { user_name: 'Siti Aminah', user_status: 'Approved', user_type: 'Sales_Installer' },
  { approve_status: 'Bank_Modified', bank_verify_result: 'Invalid' },
)
await makeInstaller(server, { user_name: '', user_status: 'Draft', id_card_number: '' }, null)
const twin = await makeInstaller(
  server,
  { user_name: 'Joko Kembar', user_status: 'Rejected', id_card_number: joko.id_card_number },
  null,
)

test('the list has its columns, a masked phone, filters and the newest first', async () => {
  const { data, total } = await admin(contract.listInstallers)
  expect(total).toBe(5)
  expect(data.at(-1)).toMatchObject({
    user_code: joko.user_code,
    user_name: 'Joko Susilo',
    phone_number: '813••••••17',
    branch_name: 'Branch 705',
    city_name: 'Jakarta Barat',
    user_status: 'Submitted',
    approve_status: 'Bank_Submitted',
    bank_verify_result: 'Valid',
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
  const { data: tabs } = await admin(contract.countInstallers, { duplicates: true })
  expect(tabs).toContainEqual(expect.objectContaining({ tab: 'All', total: 2 }))
  expect(await names({ text: 'joko s' })).toEqual(['Joko Susilo'])
  expect(await names({ text: joko.user_code })).toEqual(['Joko Susilo'])
  for (const phone of ['+62 813-8820-4417', '081388204417', '6281388204417', '81388'])
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
      bank_verify_result: 'Valid',
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

test('every look at a picture is logged, and there is no other way to it', async () => {
  const { user_code } = await makeInstaller(server)
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
