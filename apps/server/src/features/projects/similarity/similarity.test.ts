import { updateProjectSettings } from '@sejuk/contract/platform/site-settings'
import * as contract from '@sejuk/contract/projects/project-logs'
import * as similarity from '@sejuk/contract/projects/similarity'
import { standardRoles } from '@sejuk/domain/roles'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { letSell, newProject, prepareProjects } from '../../../../test/projects.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { projectLogs, projectSalespeople } from '../../../db/tables/projects/project-logs.ts'

const server = await startTestServer()
const { db, as } = server
await prepareProjects(server)
const held = (role: keyof typeof standardRoles) => standardRoles[role].permissions
const at = { view_data: 'View_Data_Salesman' } as const
const sari = await as(held('Salesman'), { ...at, usercode: 'SARI', username: 'Sari' })
const tono = await as(held('Salesman'), { ...at, usercode: 'TONO', username: 'Tono' })
const rudi = await as(held('Salesman'), { ...at, usercode: 'RUDI', username: 'Rudi', department: '713' })
const manager = await as(held('Branch-Manager'), { usercode: 'BM', username: 'Budi', view_data: 'View_Data_My_Branch' })
const office = await as(held('Project-HO'), { usercode: 'HO', username: 'Nadia' })
const second = await as(held('Project-HO'), { usercode: 'HO2', username: 'Indra' })
await letSell(server, 'SARI', 'TONO', 'RUDI')
const { submit, startToApprove, approveBm } = contract.actOnProjectLog

const rowOf = async (log_code: string) => {
  const [row] = await db.select().from(projectLogs).where(eq(projectLogs.log_code, log_code))
  if (!row) throw new Error(`${log_code} is not there`)
  return row
}
const seen = async (log_code: string) => ({ log_code, row_version: (await rowOf(log_code)).row_version })
const log = async (who: typeof sari, over: object = {}, dept_code = '705') => {
  const { data } = await who(contract.createProjectLog, newProject(who.usercode, { dept_code, ...over }))
  await who(submit, await seen(data.log_code))
  return data.log_code as string
}
/** Names of different places have nothing in common. */
const letters = (n: number) =>
  ['kertas', 'wijnkoop', 'lembayung', 'zamrud', 'tirtamas', 'hokiraya', 'pualam', 'gemintang', 'xenial', 'fajarbuana'][
    n % 10
  ] ?? ''
const place = (n: number) => ({
  ...{
    project_name: `Gedung ${letters(n)} ${letters(n + 1)}`,
    owner_name: `${letters(n + 2)} ${letters(n + 3)}`,
    contractor_me: '',
  },
  ...{ lat: -2 - n, lng: 115 },
})

test('the same tower twice: head office judges, the later one is rejected, and the pair is never asked again', async () => {
  const first = await log(sari)
  const again = await log(
    rudi,
    { project_name: 'Gedung Cakrawala Office Tower 2', owner_name: 'PT. Cakrawala Griya Utama Tbk' },
    '713',
  )
  expect(await rowOf(first)).toMatchObject({ similarity_status: 'No_Need' })
  expect(await rowOf(again)).toMatchObject({ similarity_status: 'Submitted' })
  const bm713 = await as(held('Branch-Manager'), {
    view_data: 'View_Data_My_Branch',
    department: '713',
    username: 'Wati',
  })
  await bm713(startToApprove, await seen(again))
  expect((await bm713(approveBm, await seen(again))).message).toContain('First somebody must judge')
  expect((await bm713(similarity.openSimilarity, await seen(again))).message).toBe(
    'Another branch is concerned: head office judges',
  )
  expect((await rudi(similarity.openSimilarity, await seen(again))).code).toBe('403')
  expect((await office(similarity.openSimilarity, await seen(again))).code).toBe('200')
  expect(await rowOf(again)).toMatchObject({ similarity_status: 'Processing', judge_name: 'Nadia' })
  const task = (await office(similarity.getSimilarity, { log_code: again })).data
  expect(task.pairs).toHaveLength(1)
  expect(task.pairs[0]).toMatchObject({ suggested: first, scope: 'Cross_Branch' })
  expect(task.pairs[0].scores.score).toBeGreaterThanOrEqual(0.75)
  const verdict = { ...(await seen(again)), other_code: first, verdict: 'Same', winner_code: first, reason: 'Same lot' }
  expect((await second(similarity.judgeSimilarity, verdict)).message).toBe('Nadia is judging it')
  const bare = await office(similarity.judgeSimilarity, { ...verdict, reason: '' })
  expect(bare).toMatchObject({ code: '406', errors: { reason: ['Reason is required!'] } })
  expect(await rowOf(again)).toMatchObject({ login_status: 'BM_Approving', winner_code: null })
  expect((await office(similarity.judgeSimilarity, { ...verdict, winner_code: '' })).errors).toHaveProperty(
    'winner_code',
  )
  const done = await office(similarity.judgeSimilarity, { ...verdict, shared_percent: 20 })
  expect(done).toMatchObject({ message: 'Verdict saved', data: { similarity_status: 'Finished' } })
  expect(await rowOf(again)).toMatchObject({ login_status: 'Rejected', winner_code: first, reject_reason: 'Same lot' })
  expect((await rowOf(first)).salesman_codes).toEqual(['SARI', 'RUDI'])
  const shares = await db.select().from(projectSalespeople).where(eq(projectSalespeople.log_code, first))
  expect(shares.map(({ usercode, split_percent }) => [usercode, split_percent]).toSorted()).toEqual([
    ['RUDI', 20],
    ['SARI', 80],
  ])
  expect((await rudi(contract.getProjectLog, { log_code: first })).data.level).toBe('FollowUp+View')
})

test('a branch judges among its own; different buildings both go on, and withdrawn and sent again nothing is asked', async () => {
  const one = await log(sari, place(1))
  const other = await log(tono, place(1))
  expect(await rowOf(other)).toMatchObject({ similarity_status: 'Submitted' })
  expect((await manager(similarity.openSimilarity, await seen(other))).code).toBe('200')
  const verdict = { other_code: one, verdict: 'Different' }
  expect((await manager(similarity.judgeSimilarity, { ...(await seen(other)), ...verdict })).errors).toHaveProperty(
    'reason',
  )
  await manager(similarity.judgeSimilarity, { ...(await seen(other)), ...verdict, reason: 'Building A and B' })
  expect(await rowOf(other)).toMatchObject({ similarity_status: 'Finished', login_status: 'Submitted' })
  expect((await manager(similarity.judgeSimilarity, { ...(await seen(other)), ...verdict, reason: 'x' })).code).toBe(
    '409',
  )
  await tono(contract.actOnProjectLog.withdraw, await seen(other))
  await tono(contract.actOnProjectLog.modify, { ...newProject('TONO', place(1)), ...(await seen(other)) })
  await tono(submit, await seen(other))
  expect(await rowOf(other)).toMatchObject({ similarity_status: 'No_Need' })
})

test('whoever gave a verdict takes it back until one of the logs is approved, and each verdict stays as a label', async () => {
  const one = await log(sari, place(7))
  const other = await log(tono, place(7))
  await office(similarity.openSimilarity, await seen(other))
  const same = { other_code: one, verdict: 'Same', winner_code: one, shared_percent: 30, reason: 'One lot' }
  await office(similarity.judgeSimilarity, { ...(await seen(other)), ...same })
  expect(await rowOf(other)).toMatchObject({ login_status: 'Rejected', winner_code: one })
  const back = async () => ({ ...(await seen(other)), other_code: one, reason: 'Wrong lot' })
  expect((await second(similarity.takeBackVerdict, await back())).message).toBe(
    'Nadia gave this verdict and can take it back',
  )
  expect(await office(similarity.takeBackVerdict, await back())).toMatchObject({
    message: 'Verdict taken back; the pair waits again',
    data: { similarity_status: 'Processing' },
  })
  expect(await rowOf(other)).toMatchObject({ login_status: 'Submitted', winner_code: null, reject_reason: null })
  expect((await rowOf(one)).salesman_codes).toEqual(['SARI'])
  const shares = await db.select().from(projectSalespeople).where(eq(projectSalespeople.log_code, one))
  expect(shares.map(({ usercode, split_percent }) => [usercode, split_percent])).toEqual([['SARI', 100]])
  expect((await office(similarity.takeBackVerdict, await back())).message).toBe('No verdict was given on this pair')
  const different = { other_code: one, verdict: 'Different', reason: 'Beside each other' }
  await office(similarity.judgeSimilarity, { ...(await seen(other)), ...different })
  await manager(startToApprove, await seen(one))
  await manager(approveBm, await seen(one))
  await second(contract.actOnProjectLog.approve, await seen(one))
  expect((await office(similarity.takeBackVerdict, await back())).message).toBe(
    'One of the two was approved after this verdict',
  )
  const labels = (await office(similarity.listSimilarityLabels, { search: other })).data as similarity.SimilarityLabel[]
  expect(labels.map(({ verdict, taken_back_date }) => [verdict, taken_back_date !== null])).toEqual([
    ['Different', false],
    ['Same', true],
  ])
  expect(labels[0]).toMatchObject({
    log_code: other,
    other_code: one,
    project_name: place(7).project_name,
    judge_name: 'Nadia',
  })
})

test('an approved project keeps its building', async () => {
  const one = await log(sari, place(3))
  await manager(startToApprove, await seen(one))
  await manager(approveBm, await seen(one))
  await office(contract.actOnProjectLog.approve, await seen(one))
  const other = await log(tono, place(3))
  await office(similarity.openSimilarity, await seen(other))
  const verdict = { other_code: one, verdict: 'Same', winner_code: other, reason: 'He was first on site' }
  expect((await office(similarity.judgeSimilarity, { ...(await seen(other)), ...verdict })).errors).toEqual({
    winner_code: ['The other is an approved project already and keeps the building'],
  })
  expect(await rowOf(other)).toMatchObject({ login_status: 'Submitted', similarity_status: 'Processing' })
})

test('the threshold is a setting', async () => {
  const admin = await as()
  await log(sari, { ...place(5), systems: newProject('SARI').systems })
  const hint = async () =>
    (
      await tono(contract.findSimilarProjects, {
        project_name: place(5).project_name,
        owner_name: '',
        lat: -7.02,
        lng: 115,
      })
    ).data.length
  expect(await hint()).toBe(1)
  await admin(updateProjectSettings, {
    similarity_percent: 90,
    likely_percent: 95,
    protection_days: 180,
    row_version: 0,
  })
  expect(await hint()).toBe(0)
  expect(
    (
      await admin(updateProjectSettings, {
        similarity_percent: 5,
        likely_percent: 95,
        protection_days: 180,
        row_version: 1,
      })
    ).code,
  ).toBe('406')
})
