import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { makeInstaller, prepareInstallers } from '../../../../test/installers.ts'
import { bank, registrations, save, saveBank } from '../../../../test/registrations.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { readConfig } from '../../../config.ts'
import { installerBanks } from '../../../db/tables/installers/installers.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { verifyBank, verifyBankQueue } from './verify-bank.ts'

/** A bank that knows one account, and is now and then out of order. */
const asked: { body: unknown; token: string | undefined }[] = []
const teller = createServer(async (request, reply) => {
  const body = JSON.parse((await request.toArray()).join(''))
  asked.push({ body, token: request.headers.authorization })
  if (body.account_number === '5220118473') return reply.end(JSON.stringify({ account_name: 'JOKO SUSILO' }))
  reply.writeHead(body.account_number === '50350300' ? 503 : 404).end('{}')
})
await new Promise<void>((resolve) => teller.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(teller.address() as AddressInfo).port}/inquiry`
afterAll(() => void teller.close())

const server = await startTestServer({ trustProxy: true, env: { BANK_INQUIRY_URL: url, BANK_INQUIRY_TOKEN: 'secret' } })
const { db, config } = server
await prepareInstallers(server)
const { begin, handIn } = registrations(server)

const resultOf = async (user_code: string) =>
  (await db.select().from(installerBanks).where(eq(installerBanks.user_code, user_code)))[0]?.bank_verify_result
const work = (user_code: string, settings = config) =>
  verifyBank.work({ db, data: { user_code }, config: settings } as never)
const waiting = async () =>
  (await server.pool.query(`select data from jobs.job where name = $1`, [verifyBankQueue])).rows.map(
    ({ data }) => data.user_code,
  )

test('an account that is handed in is asked about, one of a draft is not', async () => {
  const draft = await begin()
  await save(draft.phone, draft.identity)
  await saveBank(draft.phone, bank)
  const { user_code } = await handIn()
  const queue = await waiting()
  expect(queue).toContain(user_code)
  expect(queue).not.toContain(draft.user_code)
})

test('the bank says in whose name it is', async () => {
  const right = await makeInstaller(
    server,
    { user_name: 'Joko Susilo' },
    { account_name: 'Joko Susilo', bank_verify_result: 'Unknown', credited_account: '5220118473' },
  )
  const wrong = await makeInstaller(
    server,
    { user_name: 'Siti' },
    { account_name: 'Siti Aminah', bank_verify_result: 'Unknown', credited_account: '5220118473' },
  )
  const none = await makeInstaller(server, {}, { bank_verify_result: 'Unknown', credited_account: '99999' })
  for (const { user_code } of [right, wrong, none]) await work(user_code)
  expect(await Promise.all([right, wrong, none].map(({ user_code }) => resultOf(user_code)))).toEqual([
    'Valid',
    'Invalid',
    'Invalid',
  ])
  expect(asked[0]).toEqual({ body: { bank_code: '014', account_number: '5220118473' }, token: 'Bearer secret' })
  expect(await db.select().from(actionLogs).where(eq(actionLogs.entity_code, right.user_code))).toMatchObject([
    { action: 'verify-bank-account', usercode: 'SYSTEM', diff: { bank_verify_result: ['Unknown', 'Valid'] } },
  ])
})

test('a bank that is out of order is asked again, and nothing is decided meanwhile', async () => {
  const { user_code } = await makeInstaller(server, {}, { bank_verify_result: 'Unknown', credited_account: '50350300' })
  await expect(work(user_code)).rejects.toThrow('The bank inquiry answered 503')
  expect(await resultOf(user_code)).toBe('Unknown')
})

test('with nobody to ask it stays unknown', async () => {
  const { user_code } = await makeInstaller(
    server,
    {},
    { bank_verify_result: 'Unknown', credited_account: '5220118473' },
  )
  await work(user_code, readConfig({}))
  expect(await resultOf(user_code)).toBe('Unknown')
})
