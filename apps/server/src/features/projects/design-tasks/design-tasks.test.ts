import * as files from '@sejuk/contract/platform/attachments'
import * as contract from '@sejuk/contract/projects/design-tasks'
import { designFiles, versionCode } from '@sejuk/domain/projects/design-tasks'
import { standardRoles } from '@sejuk/domain/roles'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { PDFDocument } from 'pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import { prepareProjects, projectRow } from '../../../../test/projects.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { type Call, startTestServer } from '../../../../test/servers/test-server.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { designTasks, designTaskVersions } from '../../../db/tables/projects/design-tasks.ts'
import { projectLogs } from '../../../db/tables/projects/project-logs.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { openFiles } from '../../../platform/files/files.ts'
import { releaseDesign } from './release.ts'

const server = await startTestServer()
const { db, as, jobs, config, app } = server
await prepareProjects(server)
const held = (role: keyof typeof standardRoles) => standardRoles[role].permissions
const branch = { view_data: 'View_Data_My_Branch' } as const
const sales = await as(held('Salesman'), { usercode: 'SARI', username: 'Sari', view_data: 'View_Data_Salesman' })
const designer = await as(held('Designer'), { ...branch, usercode: 'DEWI', username: 'Dewi' })
const stranger = await as(held('Designer'), { ...branch, usercode: 'DONI', username: 'Doni', department: '713' })
const spv = await as(held('SPV'), { ...branch, usercode: 'SPV1', username: 'Sinta' })
const lead = await as(held('TS-Manager'), { usercode: 'MGR', username: 'Wulan', view_data: 'View_Data_All_Branches' })
const today = companyToday()
const {
  submit,
  accept,
  assign,
  start,
  upload,
  submitSpv,
  approveSpv,
  rejectSpv,
  approveManager,
  rejectManager,
  audit,
} = contract.actOnDesignTask
const { rejectDesigner, modify, remove } = contract.actOnDesignTask

const makeLog = (log_code: string, over: object = {}) =>
  db
    .insert(projectLogs)
    .values(
      projectRow(log_code, { salesman_code: 'SARI', login_status: 'Approved', project_status: 'Processing', ...over }),
    )
const logOf = async (log_code: string) =>
  (await db.select().from(projectLogs).where(eq(projectLogs.log_code, log_code)))[0]
const asked = (over: object = {}) => ({
  ...{ needed_by: addDays(today, 5), scopes: ['load calc', 'BOQ'], brief: 'All floors', ...over },
})
const request = async (log_code: string, over: object = {}) => {
  const row_version = (await logOf(log_code))?.row_version
  return sales(contract.createDesignTask, { log_code, row_version, ...asked(over) })
}
const seen = async (design_task_code: string) => {
  const [row] = await db.select().from(designTasks).where(eq(designTasks.design_task_code, design_task_code))
  return { design_task_code, row_version: row?.row_version ?? 0 }
}
const taskOf = async (code: string) =>
  (await db.select().from(designTasks).where(eq(designTasks.design_task_code, code)))[0]
const plan = async () => {
  const document = await PDFDocument.create()
  document.addPage([400, 300])
  document.addPage([300, 400])
  return document.save()
}
const addFile = async (who: Call, module_name: string, module_code: string, bytes: Uint8Array, name = 'plan.pdf') => {
  const form = new FormData()
  for (const [field, value] of Object.entries({ module_name, module_code, alias: designFiles.file, kind: 'file' }))
    form.set(field, value)
  form.append('files', new File([new Uint8Array(bytes)], name))
  return who(files.storeAttachments, form)
}
const step = async (
  who: Call,
  endpoint: (typeof contract.actOnDesignTask)[keyof typeof contract.actOnDesignTask],
  code: string,
  over: object = {},
) => who(endpoint, { ...(await seen(code)), ...over })

beforeAll(async () => {
  for (const code of ['D1', 'D2', 'D3', 'D4']) await makeLog(code)
  await makeLog('FAR', { dept_code: '713', salesman_code: 'DONI' })
})

describe('from the request to the release', () => {
  let code = ''

  test('the salesperson of the project asks, and both sides show it', async () => {
    expect((await request('D1', { scopes: [] })).errors).toHaveProperty('scopes')
    expect((await request('D1', { needed_by: addDays(today, -1) })).errors).toHaveProperty('needed_by')
    const answer = await request('D1')
    expect(answer.code).toBe('200')
    code = answer.data.design_task_code
    expect(await taskOf(code)).toMatchObject({ est_hours: 10, requester_task_status: 'Draft', version: 0 })
    expect(await logOf('D1')).toMatchObject({ requester_task_status: 'Draft', login_task_status: 'Draft' })
    expect((await request('D1')).message).toContain('Needs')
    expect((await step(sales, submit, code)).code).toBe('200')
    expect((await logOf('D1'))?.login_task_status).toBe('Submitted')
    expect((await addFile(sales, designFiles.brief, code, await plan())).code).toBe('409')
  })

  test('another branch does not see it until it is assigned there', async () => {
    expect((await stranger(contract.listDesignTasks)).data).toEqual([])
    expect((await step(stranger, accept, code)).code).toBe('404')
    expect((await step(designer, assign, code, { designer_code: 'DONI' })).code).not.toBe('200')
    expect((await step(lead, assign, code, { designer_code: 'SARI' })).errors).toHaveProperty('designer_code')
    expect((await step(lead, assign, code, { designer_code: 'DONI', needed_by: addDays(today, 6) })).code).toBe('200')
    expect((await stranger(contract.listDesignTasks)).data).toMatchObject([{ design_task_code: code }])
    expect((await step(designer, accept, code)).message).toBe('It is assigned to Doni')
    expect((await step(lead, assign, code, { designer_code: 'DEWI' })).code).toBe('200')
    expect((await stranger(contract.listDesignTasks)).data).toEqual([])
  })

  test('the designer uploads versions; nothing without a file', async () => {
    expect((await step(designer, accept, code, { est_hours: 12 })).code).toBe('200')
    expect((await step(designer, submitSpv, code)).message).toContain('Needs')
    expect((await step(designer, start, code)).code).toBe('200')
    const done = { notes: 'First version', spent_hours: 8 }
    expect((await step(designer, upload, code, done)).message).toBe('First upload the files of this version')
    expect((await addFile(designer, designFiles.result, versionCode(code, 2), await plan())).code).toBe('409')
    expect((await addFile(designer, designFiles.result, versionCode(code, 1), await plan())).code).toBe('200')
    expect((await addFile(sales, designFiles.result, versionCode(code, 1), await plan())).code).toBe('403')
    expect((await step(designer, upload, code, done)).message).toBe('Version uploaded')
    expect((await addFile(designer, designFiles.result, versionCode(code, 1), await plan())).code).toBe('409')
    expect((await step(designer, submitSpv, code)).code).toBe('200')
    expect(await taskOf(code)).toMatchObject({ version: 1, spent_hours: 8, est_hours: 12 })
  })

  test('what the SPV sends back becomes the next version', async () => {
    expect((await step(spv, rejectSpv, code)).errors).toHaveProperty('reason')
    expect((await step(designer, approveSpv, code)).code).toBe('403')
    expect((await step(spv, rejectSpv, code, { reason: 'The duct crosses a beam' })).message).toBe('Rejected')
    expect((await step(designer, start, code)).code).toBe('200')
    await addFile(designer, designFiles.result, versionCode(code, 2), await plan())
    await addFile(
      designer,
      designFiles.result,
      versionCode(code, 2),
      new TextEncoder().encode('AC1032 drawing'),
      'a.dwg',
    )
    await addFile(
      designer,
      designFiles.result,
      versionCode(code, 2),
      new TextEncoder().encode('%PDF-1.7 broken'),
      'b.pdf',
    )
    await step(designer, upload, code, { notes: 'Duct under the beam', spent_hours: 2 })
    await step(designer, submitSpv, code)
    expect((await step(spv, approveSpv, code)).code).toBe('200')
    expect((await step(lead, rejectManager, code, { reason: '' })).code).toBe('406')
    expect((await step(lead, approveManager, code)).code).toBe('200')
    expect((await logOf('D1'))?.login_task_status).toBe('Approved_By_Manager')
  })

  test('the release marks every page of every PDF, and is the same when it runs twice', async () => {
    expect((await step(lead, audit, code)).message).toBe('You approved this design; somebody else audits it')
    const auditor = await as([...standardRoles['TS-Manager'].permissions], { usercode: 'AUD', username: 'Wulan' })
    const released = await step(auditor, audit, code)
    expect(released).toMatchObject({ code: '200', message: 'Released; the files are being marked' })
    const job = { data: { design_task_code: code, usercode: 'MGR' }, db, jobs, config }
    const run = () => releaseDesign.work(job as Parameters<typeof releaseDesign.work>[0])
    await run()
    await run()
    const list = (
      await sales(files.listPhotos, { module_name: designFiles.release, module_code: versionCode(code, 2) })
    ).data as files.Attachment[]
    expect(list.map(({ original_file_name }) => original_file_name).toSorted()).toEqual(['a.dwg', 'plan.pdf'])
    const marked = list.find(({ original_file_name }) => original_file_name === 'plan.pdf')
    const reply = await app.inject({ url: marked?.file_path ?? '', headers: { cookie: `sid=${sales.token}` } })
    const { pages } = await readPdf(new Uint8Array(reply.rawPayload))
    expect(pages).toHaveLength(2)
    for (const page of pages) expect(page).toContain(`${code} v2 - released`)
    const [version] = await db.select().from(designTaskVersions).where(eq(designTaskVersions.version_no, 2))
    expect(version).toMatchObject({ unmarked: ['b.pdf'] })
    expect(
      (await sales(files.listPhotos, { module_name: designFiles.result, module_code: versionCode(code, 2) })).data,
    ).toEqual([])
    expect((await addFile(lead, designFiles.release, versionCode(code, 2), await plan())).code).not.toBe('200')
    expect(await db.$count(notifications, eq(notifications.usercode, 'SARI'))).toBeGreaterThan(0)
    expect((await openFiles(config, db)).store).toBeDefined()
  })

  test('a revision is a new task of the released one', async () => {
    const answer = await request('D1', { revision_of: code, brief: 'One floor more' })
    expect(answer.code).toBe('200')
    expect(await taskOf(answer.data.design_task_code)).toMatchObject({ revision_of: code })
    const { data } = await sales(contract.designTasksOfProject, { log_code: 'D1' })
    expect(data.map((one: contract.DesignTaskDetail) => [one.requester_task_status, one.versions.length])).toEqual([
      ['Draft', 0],
      ['Audited_By_Manager', 2],
    ])
    expect((await step(sales, remove, answer.data.design_task_code)).message).toBe('Deleted')
    expect((await logOf('D1'))?.login_task_status).toBe('Audited_By_Manager')
  })
})

test('a rejected request is edited by whoever asked, and by nobody else', async () => {
  const { data } = await request('D2')
  const code = data.design_task_code
  await step(sales, submit, code)
  expect((await step(designer, rejectDesigner, code, { reason: 'No drawing' })).message).toBe('Rejected')
  expect((await step(designer, modify, code, asked())).code).not.toBe('200')
  expect((await step(sales, modify, code, asked({ brief: 'With drawing' }))).code).toBe('200')
  expect((await request('D2', { revision_of: code })).code).not.toBe('200')
  expect(await taskOf(code)).toMatchObject({
    requester_task_status: 'Draft',
    brief: 'With drawing',
    designer_code: null,
  })
})

test('a stale form is answered with what is there now', async () => {
  const { data } = await request('D3')
  const old = await seen(data.design_task_code)
  await step(sales, modify, data.design_task_code, asked({ brief: 'New' }))
  expect((await sales(modify, { ...old, ...asked({ brief: 'Old' }) })).code).toBe('409')
})

test('a goaled or lost project gets no new design', async () => {
  await db.update(projectLogs).set({ project_status: 'Failed' }).where(eq(projectLogs.log_code, 'D4'))
  expect((await request('D4')).message).toContain('Needs')
})

test('the board counts hours by designer and shows nothing of other branches', async () => {
  await db.insert(designTasks).values([
    {
      ...{ design_task_code: 'B1', log_code: 'D2', requester_code: 'SARI', created_by: 'SARI', designer_code: 'DEWI' },
      ...{
        needed_by: addDays(today, -2),
        scopes: ['BOQ'],
        brief: 'x',
        est_hours: 6,
        requester_task_status: 'Start_To_Design',
      },
    },
    {
      ...{ design_task_code: 'B2', log_code: 'FAR', requester_code: 'DONI', created_by: 'DONI' },
      ...{ needed_by: today, scopes: ['BOQ'], brief: 'x', est_hours: 6, requester_task_status: 'Submitted' },
    },
  ])
  const { data } = await designer(contract.designBoard)
  const mine = data.tasks.map((task: contract.DesignTaskRow) => task.design_task_code)
  expect(mine).toContain('B1')
  expect(mine).not.toContain('B2')
  expect(data.designers.find(({ usercode }: { usercode: string }) => usercode === 'DEWI')).toMatchObject({
    booked_hours: 6,
    on_time_percent: 100,
  })
  expect(data.figures).toMatchObject({ late: 1, oldest_late_days: 2, released: 1, versions_each: 2 })
  expect((await lead(contract.designBoard)).data.figures.waiting).toBeGreaterThan(0)
  expect((await designer(contract.listDesignTasks, { stands: 'late' })).data).toMatchObject([{ days_late: 2 }])
})
