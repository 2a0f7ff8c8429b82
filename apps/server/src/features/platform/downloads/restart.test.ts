import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '../../../../test/servers/fresh-database.ts'
import { startServer } from '../../../../test/servers/spawned-server.ts'
import { openDatabase } from '../../../db/database.ts'
import { hashToken, newToken } from '../../../platform/session/session.ts'

const { url, drop } = await freshDatabase()
const { pool, close } = openDatabase(url)
const dataDir = await mkdtemp(join(tmpdir(), 'sejuk-restart-'))
const env = { DATABASE_URL: url, DATA_DIR: dataDir, ADMIN_USERNAME: 'first', ADMIN_PASSWORD: 'a-long-password' }
const running: { end: (signal: NodeJS.Signals) => Promise<void> }[] = []
const start = async () => {
  const server = await startServer(env)
  running.push(server)
  return server
}
afterAll(async () => {
  for (const server of running) await server.end('SIGKILL')
  await close()
  await drop()
  await rm(dataDir, { recursive: true, force: true })
})

const rows = 30_000
const fill = async () => {
  const { rows: found } = await pool.query(`select usercode from users where login_name = 'first'`)
  const token = newToken()
  await pool.query(
    `insert into sessions (session_hash, usercode, login_from, login_code, expires_date, ends_date, ip, user_agent)
     values ($1, $2, 'web', 'restart', now() + interval '1 hour', now() + interval '1 hour', '', '')`,
    [hashToken(token), found[0].usercode],
  )
  await pool.query(`insert into customers (customer_code, customer_name, dept_code, created_by)
    select 'C-1', 'Toko', dept_code, 'U' from departments limit 1`)
  await pool.query(`insert into official_addresses (customer_code, province_name, city_name, district_name, sub_district_name,
      detail_address, receiver_name, receiver_phone, created_by, create_user_name)
    select 'C-1', 'P', 'K', 'D', 'S', 'Jl. ' || n, 'N', '08', 'U', 'U' from generate_series(1, ${rows}) n`)
  return token
}

/** Without a pause: what is waited for lasts a few seconds at most. */
const until = async (condition: string, timeout: number) => {
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(`select status, progress, problem from download_jobs where ${condition}`)
      if (rows.length === 0) throw new Error(JSON.stringify((await pool.query('select * from download_jobs')).rows))
    },
    { timeout, interval: 20 },
  )
}

const rowsIn = (workbook: Uint8Array) => {
  const sheet = Buffer.from(unzipSync(workbook)['xl/worksheets/sheet1.xml'] ?? [])
  let found = 0
  for (let at = sheet.indexOf('<row '); at >= 0; at = sheet.indexOf('<row ', at + 1)) found += 1
  return found
}

test('a server killed in the middle of a download: the next one writes it from the beginning', async () => {
  const first = await start()
  const token = await fill()
  const headers = { cookie: `sid=${token}`, 'x-requested-with': 'XMLHttpRequest' }
  const asked = await fetch(`${first.address}/api/common-download/prepare?module_name=official-address`, { headers })
  expect(await asked.json()).toMatchObject({ code: '200' })
  await until(`status = 'Running' and progress between 1 and 90`, 90_000)
  await first.end('SIGKILL')
  expect((await pool.query('select status from download_jobs')).rows).toEqual([{ status: 'Running' }])
  // Its last sign of life was a while ago: nobody has to wait until it counts as dead.
  await pool.query(`update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where name = 'download'`)

  const second = await start()
  await until(`status = 'Ready' and attempts = 2`, 300_000)
  const { data } = await (
    await fetch(`${second.address}/api/common-download/download?module_name=official-address`, { headers })
  ).json()
  const file = await fetch(second.address + data.url, { headers })
  expect(rowsIn(new Uint8Array(await file.arrayBuffer()))).toBe(rows + 1)
  const told = await pool.query(`select event from notifications`)
  expect(told.rows).toEqual([{ event: 'download-ready' }])
}, 420_000)
