import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { read, utils } from '@e965/xlsx'
import { officialAddressData } from '@sejuk/contract/customers/official-addresses'
import * as contract from '@sejuk/contract/platform/downloads'
import { listNotifications } from '@sejuk/contract/platform/notifications'
import { preparing } from '@sejuk/domain/platform/downloads'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type Call, startTestServer } from '../../../../test/servers/test-server.ts'
import { offers } from '../../../app.ts'
import { downloadJobs } from '../../../db/tables/platform/downloads.ts'
import { roles } from '../../../db/tables/platform/roles.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { purgeDownloads } from './purge-downloads.ts'
import { downloadWorker } from './worker.ts'

const { db, pool, as, app, config, jobs, database } = await startTestServer()
const list = officialAddressData.list.needs as 'Sales-Order-Search-Official-Address'
const rights = [list, officialAddressData.needs]
const { module_name } = officialAddressData

/** What people type: formulas, signs, blanks, letters of everywhere. */
const nasty = [
  '=1+1',
  '+62 812',
  '-5',
  '@SUM(A1)',
  ' 007 ',
  'Jl. <b> & "x"',
  'a\tb\nc',
  '\u0001 Ω 漢 😀',
  "'x",
  '_x0041_',
]

beforeAll(async () => {
  await pool.query(`insert into customers (customer_code, customer_name, dept_code, created_by)
    select 'C-' || n, 'Toko ' || n, case when n % 4 = 0 then '713' else '705' end, 'U' from generate_series(1, 40) n`)
  await pool.query(
    `insert into official_addresses (customer_code, province_name, city_name, district_name, sub_district_name, detail_address,
       postal_code, receiver_name, receiver_phone, created_by, create_user_name, created_date)
     select 'C-' || 1 + n % 40, 'Jawa Barat', 'Bandung', 'Coblong', 'Dago', 'Jl. Dago ' || n, case when n % 3 = 0 then '' else '0' || 1000 + n end,
       ($1::text[])[1 + n % $2], '0812' || n, 'U-1', 'Sari', timestamptz '2026-09-14 20:00:00.5+00' - n * interval '7 hours 13 minutes'
     from generate_series(1, 2345) n`,
    [nasty, nasty.length],
  )
})

/** The queue is asleep here: work is done when a test says so. */
const run = (job_id: string, signal = new AbortController().signal) =>
  downloadWorker.work({ data: { job_id }, db, url: database.url, jobs, config, offers, signal })
const jobOf = async (job_id: string) => {
  const [job] = await db.select().from(downloadJobs).where(eq(downloadJobs.job_id, job_id))
  if (!job) throw new Error('no such job')
  return job
}
const prepare = async (person: Call, filter: object = {}) => {
  const answer = await person(contract.prepareDownload, { module_name, ...filter })
  return answer.data.job_id as string
}
const fetchFile = async (person: Call & { token: string }, job_id: string) => {
  const { data } = await person(contract.downloadData, { job_id })
  const reply = await app.inject({ url: data.url, headers: { cookie: `sid=${person.token}` } })
  const { url, file_name }: { url: string; file_name: string } = data
  return { url, file_name, sheet: sheetIn(reply.rawPayload) }
}
/** Read by another library than the one that wrote it. */
const sheetIn = (bytes: Buffer) => {
  const book = read(bytes, { type: 'buffer', cellNF: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']!
  const [header = [], ...rows] = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null })
  return { name: book.SheetNames[0], header: header as string[], rows, cells: sheet }
}
const downloaded = async (person: Call & { token: string }, filter: object = {}) => {
  const job_id = await prepare(person, filter)
  await run(job_id)
  return { job_id, ...(await fetchFile(person, job_id)) }
}

describe('a download', () => {
  test('holds exactly the rows of the database, typed, in the order of the list', async () => {
    const person = await as(rights)
    const { sheet, file_name } = await downloaded(person, { sort: '-receiver_phone' })
    const { rows } = await pool.query(
      `select a.address_code, c.dept_code, a.customer_code, c.customer_name, a.province_name, a.city_name, a.district_name,
         a.sub_district_name, a.detail_address, a.postal_code, a.receiver_name, a.receiver_phone,
         extract(epoch from a.created_date)::float8 as seconds, a.create_user_name, a.created_by
       from official_addresses a join customers c using (customer_code) order by a.receiver_phone desc, a.address_code desc`,
    )
    expect(sheet.header).toHaveLength(15)
    expect(sheet.header.slice(0, 4)).toEqual(['Address Code', 'Branch', 'Customer Code', 'Customer Name'])
    const told = rows.map(({ seconds, ...row }) => Object.values({ ...row, postal_code: row.postal_code || null }))
    expect(sheet.rows.map((row) => row.toSpliced(12, 1))).toEqual(told)
    // By the clock of the branch, as the days since the end of 1899.
    const days = rows.map(({ seconds }) => (seconds + 7 * 3600) / 86_400 + 25_569)
    for (const [n, day] of days.entries()) expect(sheet.cells[`M${n + 2}`].v).toBeCloseTo(day, 6)
    expect(sheet.cells.M2).toMatchObject({ t: 'n', z: 'dd mmm yyyy, hh:mm:ss' })
    expect(file_name).toMatch(/^Maintain Official Address \d{4}-\d\d-\d\d\.xlsx$/)
    expect(await jobOf((await person(contract.listDownloads)).data[0].job_id)).toMatchObject({
      status: 'Ready',
      row_count: 2345,
      progress: 100,
      attempts: 1,
    })
  })

  test('keeps text that begins like a formula as text', async () => {
    const { sheet } = await downloaded(await as(rights))
    const cells = Object.entries(sheet.cells).filter(([at]) => /^K\d+$/.test(at))
    const texts = cells.map(([, cell]) => cell as { t: string; v: string; f?: string })
    expect(new Set(texts.map(({ t }) => t))).toEqual(new Set(['s']))
    expect(texts.some(({ f }) => f !== undefined)).toBe(false)
    expect([...new Set(texts.slice(1).map(({ v }) => v))].sort()).toEqual([...nasty].sort())
  })

  test('follows the filters that were asked, and refuses those the list would refuse', async () => {
    const person = await as(rights)
    const { sheet } = await downloaded(person, { dept_code: ['713'], page: 3, limit: 5 })
    expect(new Set(sheet.rows.map((row) => row[1]))).toEqual(new Set(['713']))
    expect(sheet.rows).toHaveLength(
      await db.$count(sql`official_addresses a join customers c using (customer_code) where dept_code = '713'`),
    )
    expect(await person(contract.prepareDownload, { module_name, sort: 'nonsense' })).toMatchObject({
      code: '406',
      errors: { sort: expect.any(Array) },
    })
    expect(await person(contract.prepareDownload, { module_name: 'no-such-list' })).toMatchObject({ code: '406' })
  })

  test('an empty list is a sheet with a header', async () => {
    const { sheet } = await downloaded(await as(rights), { customer_code: 'nobody' })
    expect(sheet.header).toHaveLength(15)
    expect(sheet.rows).toEqual([])
  })

  test('speaks the language it was asked in, with the words the company changed', async () => {
    await pool.query(
      `insert into word_overrides (module, word_key, local_text, updated_by, updated_user_name) values ('official-addresses', 'branch', 'Kantor', 'U', 'U')`,
    )
    const { sheet, file_name } = await downloaded(await as(rights), { language: 'local', customer_code: 'C-1' })
    expect(sheet.header.slice(0, 4)).toEqual(['Kode Alamat', 'Kantor', 'Kode Pelanggan', 'Nama Pelanggan'])
    expect(file_name).toMatch(/^Kelola Alamat Resmi /)
  })
})

describe('preparing', () => {
  test('answers with the sentence of the specification, and a second time with 400 and the first one', async () => {
    const person = await as(rights)
    const first = await person(contract.prepareDownload, { module_name })
    expect(first).toMatchObject({ code: '200', because: preparing })
    expect(first.message).toBe(
      'Data is preparing, Please check notification message after 10 seconds, then download excel from that message.',
    )
    expect(await person(contract.prepareDownload, { module_name })).toMatchObject({
      code: '400',
      status: 'Preparing',
      data: first.data,
    })
    const others = await Promise.all([as(rights), as(rights)])
    for (const other of others) expect(await prepare(other)).toBeTruthy()
    await run(first.data.job_id)
    expect((await person(contract.prepareDownload, { module_name })).code).toBe('200')
  })

  test('of two at the same moment one begins', async () => {
    const person = await as(rights)
    const answers = await Promise.all([1, 2, 3].map(() => person(contract.prepareDownload, { module_name })))
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', '400', '400'])
  })

  test('needs the permission of the list and the one to take it away', async () => {
    for (const held of [[], [rights[0]!], [rights[1]!]])
      expect(await (await as(held))(contract.prepareDownload, { module_name })).toMatchObject({
        code: '403',
        status: 'NoPermission',
      })
  })

  test('cannot be begun by a page of another site', async () => {
    const person = await as(rights)
    const url = `${contract.prepareDownload.path}?module_name=${module_name}`
    const reply = await app.inject({ url, headers: { cookie: `sid=${person.token}`, host: 'sejuk.test' } })
    expect(reply.json()).toMatchObject({ code: '403', status: 'CrossSite' })
  })
})

describe('what a person may see', () => {
  test('a branch gets its own rows, and a link works for nobody else', async () => {
    const person = await as(rights, { view_data: 'View_Data_My_Branch', department: '713' })
    const { sheet, url, job_id } = await downloaded(person)
    expect(new Set(sheet.rows.map((row) => row[1]))).toEqual(new Set(['713']))
    const stranger = await as(rights)
    const steal = await app.inject({ url, headers: { cookie: `sid=${stranger.token}` } })
    expect(steal.statusCode).toBe(404)
    for (const endpoint of [contract.downloadData, contract.retryDownload, contract.cancelDownload])
      expect(await stranger(endpoint, { job_id })).toMatchObject({ code: '404' })
    expect((await stranger(contract.listDownloads)).data).toEqual([])
    expect((await stranger(contract.isDownloadAvailable, { module_name })).data).toEqual({ isAvaible: false })
    expect((await person(contract.isDownloadAvailable, { module_name })).data).toEqual({ isAvaible: true })
  })

  test('a scope that grew after the question gives no more, one that shrank gives less', async () => {
    const grown = await as(rights, { view_data: 'View_Data_My_Branch', department: '713' })
    const shrunk = await as(rights)
    const [first, second] = [await prepare(grown), await prepare(shrunk)]
    await db.update(roles).set({ view_data: 'View_Data_All_Branches' }).where(eq(roles.role_code, grown.role_code))
    await db.update(roles).set({ view_data: 'View_Data_My_Branch' }).where(eq(roles.role_code, shrunk.role_code))
    await run(first)
    await run(second)
    const seen = async (person: typeof grown, job: string) =>
      new Set((await fetchFile(person, job)).sheet.rows.map((row) => row[1]))
    expect(await seen(grown, first)).toEqual(new Set(['713']))
    expect(await seen(shrunk, second)).toEqual(new Set(['705']))
  })

  test('somebody switched off, or without the permission, meanwhile gets nothing and is told why', async () => {
    const [off, without] = [await as(rights), await as(rights)]
    const [first, second] = [await prepare(off), await prepare(without)]
    await db.update(users).set({ is_active: false }).where(eq(users.usercode, off.usercode))
    await pool.query('delete from role_permissions where role_code = $1', [without.role_code])
    await run(first)
    await run(second)
    expect(await jobOf(first)).toMatchObject({ status: 'Failed', problem: expect.stringMatching(/no longer active/) })
    expect(await jobOf(second)).toMatchObject({ status: 'Failed', problem: 'No Permission', store_key: null })
    expect((await without(listNotifications)).data).toMatchObject([
      { event: 'download-failed', url: `/download_data_store?job_id=${second}` },
    ])
  })
})

test('the person is told when it is ready, with a link to it', async () => {
  const person = await as(rights)
  const { job_id } = await downloaded(person)
  expect((await person(listNotifications)).data).toMatchObject([
    {
      event: 'download-ready',
      title_default: expect.stringMatching(/^Maintain Official Address .*\.xlsx is ready$/),
      body_default: expect.stringMatching(/Rows: 2\.345\.$/),
      url: `/download_data_store?job_id=${job_id}`,
    },
  ])
})

test('a file is handed on only by a link that was given, and always saved', async () => {
  const person = await as(rights)
  const { url, job_id } = await downloaded(person)
  const context = (given: string) =>
    app.inject({
      url: `/api/download-file?url=${encodeURIComponent(given)}`,
      headers: { cookie: `sid=${person.token}` },
    })
  const sent = await context(url)
  expect(sent.statusCode).toBe(302)
  const file = await app.inject({ url: String(sent.headers.location), headers: { cookie: `sid=${person.token}` } })
  expect(file.headers['content-disposition']).toMatch(
    /^attachment; filename="Maintain_Official[^"]+"; filename\*=UTF-8''Maintain%20Official/,
  )
  expect(file.rawPayload.length).toBe((await jobOf(job_id)).bytes)
  const forged = [`${url.slice(0, -4)}AAAA`, '/etc/passwd', '../../x', 'https://elsewhere.example/x', `/api/files/x.y`]
  for (const given of forged) expect((await context(given)).statusCode).toBe(404)
})

test('after its days a file is gone, first for the asker and at night from the store', async () => {
  const person = await as(rights)
  const { job_id } = await downloaded(person)
  const path = join(config.dataDir, 'files', (await jobOf(job_id)).store_key ?? '')
  await access(path)
  await db
    .update(downloadJobs)
    .set({ expires_date: sql`now() - interval '1 second'` })
    .where(eq(downloadJobs.job_id, job_id))
  expect(await person(contract.downloadData, { job_id })).toMatchObject({ code: '404' })
  expect((await person(contract.isDownloadAvailable, { module_name })).data).toEqual({ isAvaible: false })
  await purgeDownloads.work({ data: {}, db, url: '', jobs, config, offers, signal: new AbortController().signal })
  await expect(access(path)).rejects.toThrow()
  expect(await jobOf(job_id)).toMatchObject({ status: 'Expired', store_key: null })
  expect((await person(contract.retryDownload, { job_id })).code).toBe('200')
  await run(job_id)
  expect((await fetchFile(person, job_id)).sheet.rows).toHaveLength(2345)
})

describe('calling off and trying again', () => {
  test('what waits is called off and never written; a second question is then free', async () => {
    const person = await as(rights)
    const job_id = await prepare(person)
    expect(await person(contract.cancelDownload, { job_id })).toMatchObject({ code: '200', message: 'Cancelled' })
    await run(job_id)
    expect(await jobOf(job_id)).toMatchObject({ status: 'Cancelled', store_key: null, attempts: 0 })
    expect(await person(contract.cancelDownload, { job_id })).toMatchObject({
      code: '409',
      message: 'Needs status Queued or Running',
    })
    const next = await prepare(person)
    expect(await person(contract.retryDownload, { job_id })).toMatchObject({ code: '409' })
    await run(next)
    expect((await person(contract.retryDownload, { job_id })).code).toBe('200')
    await run(job_id)
    expect(await jobOf(job_id)).toMatchObject({ status: 'Ready' })
  })

  test('what is being written stops within a moment, and leaves no file and no message', async () => {
    const person = await as(rights)
    const job_id = await prepare(person)
    const blocked = await pool.connect()
    // Nobody can read the addresses until the question is withdrawn: the writer is in the middle of it.
    await blocked.query('begin; lock table official_addresses in access exclusive mode')
    const running = run(job_id)
    await vi.waitFor(async () => expect((await jobOf(job_id)).status).toBe('Running'), { timeout: 60_000 })
    const code = (await jobOf(job_id)).run_code
    expect((await person(contract.cancelDownload, { job_id })).code).toBe('200')
    await running
    await blocked.query('rollback')
    blocked.release()
    expect(await jobOf(job_id)).toMatchObject({ status: 'Cancelled', store_key: null })
    await expect(access(join(config.dataDir, 'files', `downloads/${job_id}/${code}.xlsx`))).rejects.toThrow()
    expect((await person(listNotifications)).data).toEqual([])
  })

  test('a run that was taken over by another does not overwrite it', async () => {
    const person = await as(rights)
    const job_id = await prepare(person)
    const blocked = await pool.connect()
    await blocked.query('begin; lock table official_addresses in access exclusive mode')
    const first = run(job_id)
    await vi.waitFor(async () => expect((await jobOf(job_id)).attempts).toBe(1), { timeout: 60_000 })
    const second = run(job_id)
    await vi.waitFor(async () => expect((await jobOf(job_id)).attempts).toBe(2), { timeout: 60_000 })
    const { run_code } = await jobOf(job_id)
    await first
    await blocked.query('rollback')
    blocked.release()
    await second
    expect(await jobOf(job_id)).toMatchObject({ status: 'Ready', store_key: `downloads/${job_id}/${run_code}.xlsx` })
    expect((await person(listNotifications)).data).toHaveLength(1)
  })

  test('a fault is tried again by the queue, and told when it stays', async () => {
    const person = await as(rights)
    const job_id = await prepare(person)
    const broken = () =>
      downloadWorker.work({
        data: { job_id },
        db,
        url: 'postgresql://nobody@127.0.0.1:1/nothing',
        jobs,
        config,
        offers,
        signal: new AbortController().signal,
      })
    for (const status of ['Queued', 'Queued', 'Queued', 'Failed']) {
      await expect(broken()).rejects.toThrow()
      expect(await jobOf(job_id)).toMatchObject({ status })
    }
    expect(await jobOf(job_id)).toMatchObject({ problem: 'Unexpected error' })
    expect((await person(contract.retryDownload, { job_id })).code).toBe('200')
    await run(job_id)
    expect(await jobOf(job_id)).toMatchObject({ status: 'Ready', problem: null, attempts: 1 })
  })
})

test('open pages hear how far it is', async () => {
  const person = await as(rights)
  const heard: { kind: string; to: string; data: { status: string; progress: number } }[] = []
  const ear = await pool.connect()
  ear.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '{}')))
  await ear.query('listen sejuk_live')
  const { job_id } = await downloaded(person)
  await ear.query('unlisten *')
  ear.release(true)
  const mine = heard.filter(({ kind, to }) => kind === 'download' && to === person.usercode)
  expect(mine.at(0)?.data).toEqual({ job_id, status: 'Running', progress: 0 })
  expect(mine.at(-1)?.data).toEqual({ job_id, status: 'Ready', progress: 100 })
  expect(new Set(mine.slice(0, -1).map(({ data }) => data.status))).toEqual(new Set(['Running']))
})
