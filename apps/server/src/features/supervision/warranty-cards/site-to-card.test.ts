import { randomUUID } from 'node:crypto'
import * as inspections from '@sejuk/contract/supervision/inspections'
import * as letters from '@sejuk/contract/supervision/letters'
import * as cards from '@sejuk/contract/supervision/warranty-cards'
import { addDays } from '@sejuk/domain/dates'
import type { Permission } from '@sejuk/domain/permissions'
import { standardRoles } from '@sejuk/domain/roles'
import { supervisionFiles } from '@sejuk/domain/supervision/supervision-statuses'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addInstaller, prepareSupervisions, supervisionRow } from '../../../../test/supervision.ts'
import { startTestServer } from '../../../../test/test-server.ts'
import { cardToken } from '../../../business/supervision/card-token.ts'
import { aftersalesTickets } from '../../../db/tables/aftersales/tickets.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { inspectionCheckpoints } from '../../../db/tables/supervision/inspections.ts'
import { supervisionLetters } from '../../../db/tables/supervision/letters.ts'
import { supervisionDevices, supervisions } from '../../../db/tables/supervision/supervisions.ts'
import { warrantyCards } from '../../../db/tables/supervision/warranty-cards.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const server = await startTestServer()
const { db, as } = server
const held = (role: keyof typeof standardRoles): readonly Permission[] => standardRoles[role].permissions
await as(held('Branch-Manager'), { usercode: 'S1', username: 'Sari', view_data: 'View_Data_My_Branch' })
const technician = await as(held('Project-Supervisor'), {
  usercode: 'TECH',
  username: 'Andi',
  view_data: 'View_Data_My_Branch',
})
const other = await as(held('Project-Supervisor'), {
  usercode: 'TECH2',
  username: 'Bayu',
  view_data: 'View_Data_My_Branch',
})
const coordinator = await as(held('Coordinator'), {
  usercode: 'CO',
  username: 'Suryo',
  view_data: 'View_Data_All_Branches',
})
const manager = await as(held('TS-Manager'), { usercode: 'TS', username: 'Teguh', view_data: 'View_Data_All_Branches' })
const public_ = await as([], { usercode: 'NOBODY', username: 'Nobody' })
await prepareSupervisions(server, { log_code: 'LOG-GOAL', salesman_code: 'S1', created_by: 'S1' })
await addInstaller(server)
const today = companyToday()
const code = 'SPV-1'
const rowOf = async (supervision_code = code) => {
  const [row] = await db.select().from(supervisions).where(eq(supervisions.supervision_code, supervision_code))
  if (!row) throw new Error(`${supervision_code} is not there`)
  return row
}
const onSite = {
  ...{ supervision_status: 'Technical_Training_Finished' as const, certification_no: 'CERT-1' },
  ...{ first_schedule_date: '2026-11-01T00:00:00Z', delivery_orders: ['DO-1'] },
}
beforeAll(async () => {
  await db
    .insert(supervisions)
    .values([
      supervisionRow(code, onSite),
      supervisionRow('SPV-2', { ...onSite, supervision_status: 'Usage_Training_Finished' }),
    ])
})
const hang = async (module_code: string, alias: string) => {
  await db.insert(attachments).values({
    ...{ attachment_code: randomUUID(), kind: 'file', module_name: supervisionFiles.module, module_code, alias },
    ...{ original_file_name: 'a.pdf', content_type: 'application/pdf', bytes: 1, sha256: 'x', store_key: 'x' },
    created_by: 'S1',
  })
}

describe('inspection', () => {
  const answer = (checkpoint_code: string, over: object = {}) => ({
    ...{ client_uuid: randomUUID(), supervision_code: code, checkpoint_code, result: 'Pass' },
    ...{ at_device: '2026-11-10T03:00:00.000Z', known_answer_id: '' },
    ...over,
  })
  const problem = { kind: 'installation', severity: 'Major', description: 'Slope 0,4%', due_date: addDays(today, 5) }

  test('an answer arrives once, a number is held against its range, and a fail brings its problem', async () => {
    const first = answer('REF-02')
    const { data } = await technician(inspections.answerCheckpoint, first)
    expect(data).toMatchObject({ result: 'Pass', is_disputed: false })
    expect((await technician(inspections.answerCheckpoint, first)).data.answer_id).toBe(data.answer_id)
    expect(await rowOf()).toMatchObject({
      points_total: 14,
      points_answered: 1,
      supervise_start_date: expect.any(String),
    })
    const refused = async (over: object) =>
      (await technician(inspections.answerCheckpoint, answer('DRN-01', over))).errors
    expect(await refused({})).toHaveProperty('value')
    expect(await refused({ value: '0,4' })).toHaveProperty('note')
    expect(await refused({ value: '0,4', result: 'Fail' })).toHaveProperty('problem')
    const failed = await technician(
      inspections.answerCheckpoint,
      answer('DRN-01', { value: '0,4', result: 'Fail', problem }),
    )
    expect(failed.data).toMatchObject({ result: 'Fail', problem_no: 1 })
    expect(await rowOf()).toMatchObject({ open_problems: 1, problems_found: 1 })
    expect((await coordinator(inspections.answerCheckpoint, answer('NO-SUCH'))).code).toBe('406')
  })

  test('two who did not know of each other: a fail counts until somebody inspects again', async () => {
    const mine = await technician(inspections.answerCheckpoint, answer('ELE-02'))
    const theirs = await other(inspections.answerCheckpoint, answer('ELE-02', { result: 'Fail', problem }))
    expect(theirs.data).toMatchObject({ result: 'Fail', is_disputed: true })
    const blind = await technician(
      inspections.answerCheckpoint,
      answer('ELE-02', { known_answer_id: mine.data.answer_id }),
    )
    expect(blind.data).toMatchObject({ result: 'Fail', is_disputed: true })
    const known = await technician(
      inspections.answerCheckpoint,
      answer('ELE-02', { known_answer_id: blind.data.answer_id }),
    )
    expect(known.data).toMatchObject({ result: 'Pass', is_disputed: false })
    const sheet = (await technician(inspections.getInspection, { supervision_code: code })).data
    expect(
      sheet.points.find((one: { checkpoint_code: string }) => one.checkpoint_code === 'ELE-02').answers,
    ).toHaveLength(4)
  })

  test('a problem is claimed as fixed, inspected again, and closed', async () => {
    const seen = async (problem_no: number) => {
      const { problems } = (await technician(inspections.getInspection, { supervision_code: code })).data
      const found = problems.find((one: { problem_no: number }) => one.problem_no === problem_no)
      return { supervision_code: code, problem_no, row_version: found.row_version }
    }
    expect((await technician(inspections.reinspect, { ...(await seen(1)), is_fixed: true })).message).toBe(
      'Nobody has claimed that it is fixed',
    )
    await technician(inspections.claimFix, { ...(await seen(1)), fix_note: 'Hung again' })
    await technician(inspections.reinspect, { ...(await seen(1)), is_fixed: false, note: 'Still flat' })
    await technician(inspections.claimFix, { ...(await seen(1)), fix_note: 'Hung again' })
    await technician(inspections.reinspect, { ...(await seen(1)), is_fixed: true })
    expect(await rowOf()).toMatchObject({ open_problems: 1, problems_found: 2 })
    const report = await technician(inspections.inspectionReport, { supervision_code: code })
    expect(report.code ?? '200').toBe('200')
  })

  test('checkpoints are maintained by who may', async () => {
    const point = {
      ...{
        checkpoint_code: 'OUT-99',
        category: 'outdoor',
        text_default: 'Noise',
        text_local: 'Bising',
        kind: 'number',
      },
      ...{ photo_min: 0, seq: 900 },
    }
    expect((await technician(inspections.createCheckpoint, point)).code).toBe('403')
    expect((await manager(inspections.createCheckpoint, point)).errors).toHaveProperty('min')
    expect((await manager(inspections.createCheckpoint, { ...point, min: 0, max: 65 })).code).toBe('200')
    await db.delete(inspectionCheckpoints).where(eq(inspectionCheckpoints.checkpoint_code, 'OUT-99'))
  })
})

describe('letters', () => {
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
    expect((await save(technician, {}, { responsible_party: 'x'.repeat(251) })).code).toBe('406')
  })

  test('submit needs a problem, somebody else approves, the server stamps it', async () => {
    const submitted = { service_status: 'Design_Revision_Notice_Submitted' }
    expect((await save(technician, submitted)).message).toBe('Name at least one problem')
    const sent = await save(technician, submitted, { problems: ['Shaft too narrow'] })
    expect(sent.data.document_no).toMatch(/^DRN\/705\/[IVX]+\/\d{4}\/001$/)
    expect(sent.data.service_status).toBe('Design_Revision_Notice_Submitted')
    expect(sent).toMatchObject({ code: '200', success: true, errors: {} })
    expect(await rowOf()).toMatchObject({ open_letters: 1, design_notice_status: 'Design_Revision_Notice_Submitted' })
    const approved = { service_status: 'Design_Revision_Notice_Approved' }
    expect((await save(technician, approved)).code).toBe('403')
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
    expect(await rowOf()).toMatchObject({ open_letters: 0, revision_notice_date: expect.any(String) })
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
    await db.delete(supervisionLetters).where(eq(supervisionLetters.letter_id, next.data.letter_id))
  })

  test('a disclaimer takes the open problems off the process, and is signed by its copy', async () => {
    const disclaimer = { service_type: 'disclaimer_letter', template_type: 'DISCLAIMER' }
    const at = (stage: string) => ({ ...disclaimer, service_status: `Disclaimer_Letter_${stage}` })
    await save(technician, at('Submitted'))
    await save(manager, at('Approved'))
    const issued = await save(technician, { ...disclaimer, is_generate: 1 })
    expect(await rowOf()).toMatchObject({ open_problems: 0, disclaimer_status: 'Disclaimer_Letter_Issued' })
    const sign = () => technician(letters.signNoticeLetter, { letter_id: issued.data.letter_id })
    expect((await sign()).message).toBe('First upload the signed copy')
    await hang(code, supervisionFiles.signedDisclaimer)
    expect((await sign()).code).toBe('200')
    expect(await rowOf()).toMatchObject({ disclaimer_status: 'Disclaimer_Letter_Signed' })
  })
})

describe('warranty cards', () => {
  const of = 'SPV-2'
  const item = (serial_number: string) => ({
    ...{ item_model: { value: 'GMV-280WM' }, serial_number },
    ...{ warranty_end_date_sparepart: addDays(today, 700), warranty_end_date_compressor: addDays(today, 1800) },
  })
  const form = (over: object = {}) => ({
    ...{ supervision_code: of, receiverOfWarrantyCard: 'Ibu Endang Lestari', issueManager: 'Yuni Astuti' },
    ...{ jobTitleOfIssueManager: 'Service manager', deliveryOrderList: ['DO-1'], items: [item('SN-0001')] },
    ...over,
  })
  const cardOf = async () => {
    const { card } = (await coordinator(cards.getWarrantyCard, { supervision_code: of })).data
    return { card_key: card.card_key as string, row_version: card.row_version as number }
  }
  beforeAll(async () => {
    await db.insert(supervisionDevices).values(
      ['SN-0001', 'SN-0002'].map((serial_number) => ({
        ...{ supervision_code: of, serial_number, item_model: 'GMV-280WM', arrived_date: '2026-11-01T00:00:00Z' },
        ...{ created_by: 'TECH', create_user_name: 'Andi' },
      })),
    )
  })

  test('proposes what has arrived, and tells what is missing', async () => {
    const proposed = (await coordinator(cards.getWarrantyCard, { supervision_code: of })).data
    expect(proposed.items).toHaveLength(2)
    expect(proposed.items[0].colour_sparepart).toBe(proposed.items[1].colour_sparepart)
    expect((await coordinator(cards.saveWarrantyCard, form({ receiverOfWarrantyCard: '' }))).code).toBe('406')
    await coordinator(cards.saveWarrantyCard, form())
    const saved = (await coordinator(cards.getWarrantyCard, { supervision_code: of })).data
    expect(saved).toMatchObject({ missing: ['SN-0002'], extra: [] })
    const submit = async () => coordinator(cards.actOnWarrantyCard.submit, await cardOf())
    expect((await submit()).message).toBe('1 serial number differs from what arrived. Say why')
    const both = form({ items: [item('SN-0001'), item('SN-0002')], ...(await cardOf()) })
    const wrong = { ...item('SN-0001'), warranty_end_date_compressor: addDays(today, 10) }
    expect((await coordinator(cards.saveWarrantyCard, form({ items: [wrong] }))).code).toBe('406')
    expect((await coordinator(cards.saveWarrantyCard, both)).code).toBe('200')
    expect((await coordinator(cards.saveWarrantyCard, { ...both, row_version: 1 })).code).toBe('409')
    expect((await submit()).data.status).toBe('Warranty_Card_Submitted')
  })

  test('a serial number stands on one card only', async () => {
    const twice = await coordinator(cards.saveWarrantyCard, form({ supervision_code: code }))
    expect(twice.errors?.['items.0.serial_number']?.[0]).toMatch(
      /^Serial number SN-0001 is on card WC-705-\d{4}-00001$/,
    )
  })

  test('approved by somebody else, issued, signed, and valid for everybody', async () => {
    expect((await coordinator(cards.actOnWarrantyCard.approve, await cardOf())).code).toBe('403')
    await manager(cards.actOnWarrantyCard.approve, await cardOf())
    expect((await coordinator(cards.actOnWarrantyCard.generate, await cardOf())).data.status).toBe(
      'Warranty_Card_Issued',
    )
    expect(await rowOf(of)).toMatchObject({
      ...{ card_status: 'Warranty_Card_Issued', warranty_card_issued_date: expect.any(String) },
    })
    const { card_key } = await cardOf()
    const token = await cardToken(db, card_key.split('.')[0] ?? '')
    const shown = (await public_(cards.validateWarrantyCard, { code: token, v: '1' })).data
    expect(shown).toMatchObject({ state: 'valid', card: { version: 1, receiver: 'Ibu End••• Lest•••' } })
    expect(shown.card.items.map((one: { serial_end: string }) => one.serial_end)).toEqual(['•••• -0001', '•••• -0002'])
    expect((await public_(cards.validateWarrantyCard, { code: 'x'.repeat(32) })).data.state).toBe('not_found')
    const byNumber = { no: card_key.split('.')[0], sn: 'sn-0002' }
    expect((await public_(cards.validateWarrantyCard, byNumber)).data.card.items).toHaveLength(1)
    expect((await coordinator(cards.actOnWarrantyCard.sign, await cardOf())).message).toBe(
      'First upload the signed copy',
    )
    await hang(of, supervisionFiles.signedCard)
    expect((await coordinator(cards.actOnWarrantyCard.sign, await cardOf())).data.status).toBe('Warranty_Card_Signed')
  })

  test('a correction is a new version; the old one answers that it was replaced', async () => {
    const first = await cardOf()
    await coordinator(cards.actOnWarrantyCard.correct, { ...first, reason: 'Wrong name' })
    const token = await cardToken(db, first.card_key.split('.')[0] ?? '')
    expect((await public_(cards.validateWarrantyCard, { code: token, v: '1' })).data.state).toBe('valid')
    const both = { items: [item('SN-0001'), item('SN-0002')], receiverOfWarrantyCard: 'Ibu Endang' }
    await coordinator(cards.saveWarrantyCard, form({ ...both, ...(await cardOf()) }))
    await coordinator(cards.actOnWarrantyCard.submit, await cardOf())
    await manager(cards.actOnWarrantyCard.approve, await cardOf())
    await coordinator(cards.actOnWarrantyCard.generate, await cardOf())
    expect((await public_(cards.validateWarrantyCard, { code: token, v: '1' })).data).toMatchObject({
      ...{ state: 'superseded', replaced_by: { version: 2 } },
    })
    expect((await public_(cards.validateWarrantyCard, { code: token, v: '2' })).data.state).toBe('valid')
    expect(await db.$count(warrantyCards, eq(warrantyCards.is_superseded, true))).toBe(1)
  })

  test('service is asked for with a confirmed phone, and reaches the desk as a draft', async () => {
    const { card_key } = await cardOf()
    const asked = { code: await cardToken(db, card_key.split('.')[0] ?? ''), sn: 'SN-0002', phone: '081234567890' }
    const sent = await public_(cards.sendServiceCode, asked)
    expect(sent.code).toBe('200')
    const request = { ...asked, name: 'Endang', description: 'No cold air' }
    expect((await public_(cards.requestService, { ...request, otp: '000000' })).code).toBe('406')
    expect(sent.data.demo_otp).toMatch(/^\d{6}$/)
    const made = await public_(cards.requestService, { ...request, otp: sent.data.demo_otp })
    const [ticket] = await db.select().from(aftersalesTickets)
    expect(ticket).toMatchObject({ ticket_number: made.data.ticket_number, ticket_status: 'Ticket_Draft' })
  })
})
