import * as mine from '@sejuk/contract/learning/my-courses'
import * as student from '@sejuk/contract/learning/students'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeCentre, makeTechnician } from '../../../../test/aftersales.ts'
import { form, school } from '../../../../test/learning.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { technicians } from '../../../db/tables/aftersales/technicians.ts'
import { certificates, enrolments } from '../../../db/tables/learning/enrolments.ts'

const server = await startTestServer()
const { db } = server
const { trainer, newLearner, published, taken } = await school(server)
const reader = await server.as(['Course-View'], { usercode: 'READ' })

describe('a certificate', () => {
  const passed = async (over: object, learner?: typeof trainer) => {
    const done = await taken({ lessons: [form.lessons[0]], ...over }, learner)
    await done.learner(mine.reportProgress, { course_code: done.course_code, lesson_id: 'L1', percent: 100, at: 0 })
    const { data } = await done.learner(mine.getMyCourse, { course_code: done.course_code })
    return { ...done, certificate: data?.certificate }
  }

  const enrolmentOf = async (course_code: string) =>
    (await db.select().from(enrolments).where(eq(enrolments.course_code, course_code)))[0]?.enrolment_id ?? 0

  test('is checked by anybody with its code, with a masked name, and no longer once it is revoked', async () => {
    const { certificate, course_code } = await passed({ validity_months: 24 })
    const code = certificate?.check_address.split('code=')[1] ?? ''
    expect(code).toMatch(/^[\w-]{32}$/)
    const check = () => server.nobody(mine.checkCertificate, { code })
    expect(await check()).toMatchObject({ data: { state: 'valid', certificate: { title_local: 'Pasang R32' } } })
    expect((await check()).data?.certificate?.holder_name).toMatch(/\*/)
    expect(await server.nobody(mine.checkCertificate, { code: `${code.slice(0, -1)}_` })).toMatchObject({
      data: { state: 'not_found', certificate: null },
    })
    const [{ enrolment_id } = { enrolment_id: 0 }] = await db
      .select()
      .from(enrolments)
      .where(eq(enrolments.course_code, course_code))
    await trainer(student.revokeCertificate, { enrolment_id, reason: 'Cheated' })
    expect(await check()).toMatchObject({ data: { state: 'revoked' } })
    expect(await trainer(student.revokeCertificate, { enrolment_id, reason: 'Again' })).toMatchObject({ code: '409' })
  })

  test('is not found by trying codes: many wrong ones from one network are refused for a while', async () => {
    const guess = (n: number) => server.nobody(mine.checkCertificate, { code: `${n}`.padStart(32, 'z') })
    const codes = (await Promise.all(Array.from({ length: 25 }, (_, n) => guess(n)))).map(({ code }) => code)
    expect(codes).toContain('429')
    expect((await guess(99)).code).toBe('429')
  })

  test('opens skill and level of a technician, and takes them back unless another one gives them', async () => {
    const technician = await newLearner()
    const technician_code = technician.usercode
    await makeCentre(db, { asc_code: '8-ASC-01' })
    await makeTechnician(db, technician_code, '8-ASC-01')
    const { certificate, course_code } = await passed(
      { grants_skill: 'Inverter', grants_level: 'Basic', validity_months: 12 },
      technician,
    )
    const read = async () =>
      (await db.select().from(technicians).where(eq(technicians.technician_code, technician_code)))[0]
    expect(await read()).toMatchObject({
      skills: ['Repair', 'Inverter'],
      certification_level: 'Basic',
      certification_number: certificate?.certificate_no,
      certification_valid_to: certificate?.valid_to,
    })
    const enrolment_id = await enrolmentOf(course_code)
    const other = await passed({ grants_skill: 'Inverter', grants_level: 'Advanced' }, technician)
    const second = await enrolmentOf(other.course_code)
    await trainer(student.revokeCertificate, { enrolment_id, reason: 'Cheated' })
    expect(await read()).toMatchObject({
      skills: ['Repair', 'Inverter'],
      ...{ certification_level: 'Advanced', certification_number: other.certificate?.certificate_no },
    })
    await trainer(student.revokeCertificate, { enrolment_id: second, reason: 'Cheated' })
    expect(await read()).toMatchObject({
      skills: ['Repair'],
      ...{ certification_level: null, certification_number: null },
    })
  })

  test('is a PDF for its holder and for those who see the student, for nobody else', async () => {
    const { certificate, learner } = await passed({})
    const certificate_no = certificate?.certificate_no ?? ''
    expect(await (await newLearner())(mine.certificatePdf, { certificate_no })).toMatchObject({ code: '404' })
    const url = `/api/learning/certificate?certificate_no=${certificate_no}&language=local`
    const answer = await server.app.inject({
      url,
      headers: { host: 'sejuk.test', origin: 'https://sejuk.test', cookie: `sid=${learner.token}` },
    })
    expect(answer.headers['content-type']).toContain('application/pdf')
    const pdf = await readPdf(answer.rawPayload)
    expect(pdf.text).toContain(certificate_no)
    const [code] = await pdf.codesOn(1)
    expect(code).toMatchObject({ format: 'QRCode', text: `http://sejuk.test${certificate?.check_address}` })
  })

  test('comes once, though the last lesson is reported twice at once', async () => {
    const { course_code, learner } = await taken({ lessons: [form.lessons[0]] })
    const report = () => learner(mine.reportProgress, { course_code, lesson_id: 'L1', percent: 100, at: 0 })
    await Promise.all([report(), report()])
    expect(await db.$count(certificates, eq(certificates.course_code, course_code))).toBe(1)
  })
})

describe('a trainer', () => {
  test('assigns a course once, reminds once a day, and notes who was there', async () => {
    const live = { kind: 'live', title_default: 'Talk', title_local: 'Bicara', live_date: '2026-12-01T03:00:00Z' }
    const course_code = await published({ lessons: [live], due_days: 7 })
    const usercodes = [(await newLearner()).usercode]
    expect((await trainer(student.assignCourse, { course_code, usercodes })).data).toEqual({ assigned: 1 })
    expect((await trainer(student.assignCourse, { course_code, usercodes })).data).toEqual({ assigned: 0 })
    expect(await trainer(student.assignCourse, { course_code })).toMatchObject({ code: '406' })
    expect(await trainer(student.assignCourse, { course_code, usercodes: ['NOBODY'] })).toMatchObject({ code: '406' })
    const [row] = await db.select().from(enrolments).where(eq(enrolments.course_code, course_code))
    const enrolment_id = row?.enrolment_id ?? 0
    expect(row?.due_date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(await trainer(student.remindStudent, { enrolment_id })).toMatchObject({ code: '200' })
    expect(await trainer(student.remindStudent, { enrolment_id })).toMatchObject({ code: '409' })
    await trainer(student.markAttended, { enrolment_id, lesson_id: 'L1', is_attended: true })
    const { data } = await trainer(student.getStudent, { usercode: usercodes[0] ?? '' })
    expect(data?.enrolments[0]).toMatchObject({ status: 'Passed', certificate_no: expect.stringMatching(/^SRT-/) })
    expect(await reader(student.listStudents, {})).toMatchObject({ code: '403' })
  })
})
