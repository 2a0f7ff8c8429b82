import * as contract from '@sejuk/contract/platform/recent-visits'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { offers } from '../../../app.ts'
import { forgetVisits } from './commands.ts'

const { as, pool, db, jobs, config } = await startTestServer()

test('who opens a record finds the time of it again, and nobody else does', async () => {
  const [sari, budi] = [await as([]), await as([])]
  const before = Date.now() - 1000
  expect((await sari(contract.recordVisit, { code: 'ADR-000001' })).code).toBe('200')
  const answer = await sari(contract.listVisits, { codes: ['ADR-000001', 'ADR-000002'] })
  expect(answer).toMatchObject({ code: '200', success: true, data: [{ key: 'ADR-000001' }] })
  const [visit] = answer.data
  expect(visit.value).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(Date.parse(visit.value)).toBeGreaterThan(before)
  expect(await budi(contract.listVisits, { codes: ['ADR-000001'] })).toMatchObject({ success: true, data: [] })
})

test('the last visit counts', async () => {
  const sari = await as([])
  await sari(contract.recordVisit, { code: 'C-1' })
  await pool.query(`update recent_visits set visited_date = now() - interval '3 days' where code = 'C-1'`)
  await sari(contract.recordVisit, { code: 'C-1' })
  const { data } = await sari(contract.listVisits, { codes: ['C-1'] })
  expect(data).toHaveLength(1)
  expect(Date.now() - Date.parse(data[0].value)).toBeLessThan(60_000)
})

test('after ninety days a visit is forgotten, first by the answer and at night by the table', async () => {
  const sari = await as([])
  for (const code of ['old', 'young']) await sari(contract.recordVisit, { code })
  await pool.query(
    `update recent_visits set visited_date = now() - case code when 'old' then interval '91 days' else interval '89 days' end
     where usercode = $1`,
    [sari.usercode],
  )
  const left = async () =>
    (await sari(contract.listVisits, { codes: ['old', 'young'] })).data.map(({ key }: { key: string }) => key)
  expect(await left()).toEqual(['young'])
  await forgetVisits.work({ data: {}, db, url: '', jobs, config, offers, signal: new AbortController().signal })
  const { rows } = await pool.query('select code from recent_visits where usercode = $1', [sari.usercode])
  expect(rows).toEqual([{ code: 'young' }])
})

test('a page of records is asked for at once, not the whole house', async () => {
  const sari = await as([])
  const codes = (n: number) => Array.from({ length: n }, (_, at) => `C-${at}`)
  expect((await sari(contract.listVisits, { codes: codes(200) })).code).toBe('200')
  expect((await sari(contract.listVisits, { codes: codes(201) })).code).toBe('406')
  expect((await sari(contract.listVisits, { codes: [] })).data).toEqual([])
})
