import * as inspections from '@sejuk/contract/supervision/inspections'
import * as letters from '@sejuk/contract/supervision/letters'
import { supervisionFiles } from '@sejuk/domain/supervision/supervision-statuses'
import { expect, test } from 'vitest'
import { openSite } from '../../../../test/site.ts'
import { supervisionLetters } from '../../../db/tables/supervision/letters.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const { db, technician, manager, rowOf, hang } = await openSite()
const today = companyToday()
const code = 'SPV-1'
const payload = (over: object = {}, job: object = {}) => ({
  ...{ supervision_code: code, service_type: 'design_revision_notice', template_type: 'DESIGN_NOTICE' },
  ...{ service_status: 'Design_Revision_Notice_Pending', is_generate: 0 },
  service_job_data: { version: '1', responsible_party: 'CV Tirta', issue_date: today, ...job },
  ...over,
})
const save = (who: typeof technician, over: object = {}, job: object = {}) =>
  who(letters.saveNoticeLetter, payload(over, job))

test('version and responsible party are checked under their own names', async () => {
  const wrong = await save(technician, {}, { version: '12a', responsible_party: '' })
  expect(Object.keys(wrong.errors ?? {}).toSorted()).toEqual([
    'service_job_data.responsible_party',
    'service_job_data.version',
  ])
  expect((await save(technician, {}, { version: '1234567890' })).errors).toHaveProperty(['service_job_data.version'])
  expect(await save(technician, {}, { responsible_party: 'x'.repeat(251) })).toMatchObject({
    ...{ code: '406', status: false, success: false, data: null },
    errors: { 'service_job_data.responsible_party': ['Responsible party is no more than 250 characters'] },
  })
})

test('submit needs a problem, somebody else approves, the server stamps it', async () => {
  const submitted = { service_status: 'Design_Revision_Notice_Submitted' }
  expect((await save(technician, submitted)).message).toBe('Name at least one problem')
  const sent = await save(technician, submitted, { problems: ['Shaft too narrow'] })
  expect(sent.data.document_no).toMatch(/^DRN\/705\/[IVX]+\/\d{4}\/001$/)
  expect(sent.data.service_status).toBe('Design_Revision_Notice_Submitted')
  expect(sent).toMatchObject({ code: '200', success: true, errors: {} })
  expect(await rowOf(code)).toMatchObject({ open_letters: 1, design_notice_status: 'Design_Revision_Notice_Submitted' })
  const approved = { service_status: 'Design_Revision_Notice_Approved' }
  expect(await save(technician, approved)).toMatchObject({ code: '403', success: false, errors: {} })
  expect((await save(manager, { is_generate: 1 })).code).toBe('409')
  const done = await save(manager, approved, { approver_user_code: 'FAKE', approve_date: '2020-01-01' })
  expect(done.code).toBe('200')
  const found = (
    await manager(letters.getNoticeLetter, { supervision_code: code, service_type: 'design_revision_notice' })
  ).data
  expect(found.job_data).toMatchObject({ approver_user_code: 'TS', approver_user_name: 'Teguh' })
  expect(found.latest_reject.remark).toEqual(['Shaft too narrow'])
})

test('a generated letter never changes; saving begins the next version', async () => {
  expect((await save(technician, { is_generate: 1 })).data.service_status).toBe('Design_Revision_Notice_Issued')
  const [fixed] = await db.select().from(supervisionLetters)
  expect(fixed?.content_hash).toMatch(/^[0-9a-f]{16}$/)
  expect(await rowOf(code)).toMatchObject({ open_letters: 0, revision_notice_date: expect.any(String) })
  await save(technician, { is_generate: 1 }, { responsible_party: 'Somebody else' })
  const [still] = await db.select().from(supervisionLetters)
  expect(still).toEqual(fixed)
  const next = await save(technician, {}, { responsible_party: 'PT Arsitek' })
  expect(next.data).toMatchObject({
    version: 2,
    service_status: 'Design_Revision_Notice_Pending',
    document_no: fixed?.document_no,
  })
  const rejected = await manager(letters.rejectNoticeLetter, { letter_id: next.data.letter_id, reason: 'No' })
  expect(rejected.code).toBe('409')
  const { letter_id, row_version } = next.data
  const stale = await technician(letters.discardNoticeLetter, { letter_id, row_version: row_version + 1 })
  expect(stale.code).toBe('409')
  expect(await rowOf(code)).toMatchObject({ open_letters: 1 })
  expect((await technician(letters.discardNoticeLetter, { letter_id, row_version })).message).toBe(
    'Draft version discarded',
  )
  expect(await rowOf(code)).toMatchObject({ open_letters: 0, design_notice_status: 'Design_Revision_Notice_Issued' })
  const issued = { letter_id: fixed?.letter_id, row_version: fixed?.row_version }
  expect((await technician(letters.discardNoticeLetter, issued)).code).toBe('409')
})

test('a disclaimer takes the open problems off the process, and is signed by its copy', async () => {
  const disclaimer = { service_type: 'disclaimer_letter', template_type: 'DISCLAIMER' }
  const at = (stage: string) => ({ ...disclaimer, service_status: `Disclaimer_Letter_${stage}` })
  await technician(inspections.addProblem, { supervision_code: code, description: 'Slope 0,4%' })
  expect(await rowOf(code)).toMatchObject({ open_problems: 1 })
  await save(technician, at('Submitted'))
  await save(manager, at('Approved'))
  const issued = await save(technician, { ...disclaimer, is_generate: 1 })
  expect(await rowOf(code)).toMatchObject({ open_problems: 0, disclaimer_status: 'Disclaimer_Letter_Issued' })
  const sign = () => technician(letters.signNoticeLetter, { letter_id: issued.data.letter_id })
  expect((await sign()).message).toBe('First upload the signed copy')
  await hang(code, supervisionFiles.signedDisclaimer)
  expect((await sign()).code).toBe('200')
  expect(await rowOf(code)).toMatchObject({ disclaimer_status: 'Disclaimer_Letter_Signed' })
})

test('no version is longer than nine digits, the one after the last either', async () => {
  const notice = { service_type: 'revision_notice', template_type: 'REVISION_NOTICE' }
  const at = (stage: string) => ({ ...notice, service_status: `Revision_Notice_${stage}` })
  const job = { version: '999999999', problems: ['Slope'] }
  await save(technician, at('Submitted'), job)
  await save(manager, at('Approved'), job)
  expect((await save(technician, { ...notice, is_generate: 1 }, job)).data.version).toBe(999_999_999)
  expect((await save(technician, at('Pending'), job)).errors).toEqual({
    'service_job_data.version': ['Version is no more than 9 characters'],
  })
})
