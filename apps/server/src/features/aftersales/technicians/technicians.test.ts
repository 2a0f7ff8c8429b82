import * as contract from '@sejuk/contract/aftersales/technicians'
import { createPhoto } from '@sejuk/contract/platform/attachments'
import { technicianPhotoRights } from '@sejuk/domain/aftersales/service-files'
import { permissions } from '@sejuk/domain/permissions'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { makeCentre, makeRegions, makeTechnician } from '../../../../test/aftersales.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const { db, as } = await startTestServer()
type Caller = Awaited<ReturnType<typeof as>>
let ass: Caller
let partner: Caller

const form = {
  technician_name: 'Andi Pratama',
  asc_code: '8-ASC-01',
  phone: '081290341178',
  nik: '3173051208870007',
  skills: ['Repair', 'Inverter'],
  certification_level: 'Advanced',
  certification_number: 'SKT-1',
  certification_valid_to: '2099-01-01',
  max_jobs_day: 4,
  vehicle: 'Motorcycle',
  status: 'Active',
  zones: ['31.73.01'],
  work_days: [1, 2, 3],
  work_from: '08:30',
  work_to: '18:00',
}

beforeAll(async () => {
  await makeRegions(db)
  await makeCentre(db, { asc_code: '8-ASC-01' })
  await makeCentre(db, { asc_code: '8-ASC-02' })
  await makeTechnician(db, 'T-OTHER', '8-ASC-02')
  const rights = technicianPhotoRights('View', 'Upload')
  ass = await as([...permissions, ...rights])
  partner = await as([...permissions, ...rights], { view_data: 'View_Data_Asc', asc_code: '8-ASC-01' })
})

test('a technician is added, configured as they were seen, listed by tab and skill, and logged', async () => {
  expect((await partner(contract.createTechnician, { ...form, technician_code: 'TEC-1' })).code).toBe('200')
  const { data } = await partner(contract.getTechnician, { technician_code: 'TEC-1' })
  expect(data).toMatchObject({
    skills: ['Repair', 'Inverter'],
    zones: [{ district_code: '31.73.01' }],
    jobs_today: 0,
    first_fix_percent: null,
  })
  const change = {
    ...form,
    technician_code: 'TEC-1',
    row_version: data.row_version,
    status: 'Leave',
    skills: ['Install'],
  }
  expect((await partner(contract.configureTechnician, change)).data.row_version).toBe(2)
  expect((await partner(contract.configureTechnician, change)).code).toBe('409')
  expect((await ass(contract.listTechnicians, { tab: 'leave' })).data).toMatchObject([{ technician_code: 'TEC-1' }])
  expect((await ass(contract.listTechnicians, { skill: 'Install', tab: 'all' })).data).toHaveLength(1)
  expect((await ass(contract.countTechnicians, {})).data).toEqual([
    { tab: 'new', total: 1 },
    { tab: 'leave', total: 1 },
    { tab: 'off', total: 0 },
    { tab: 'all', total: 2 },
  ])
  expect((await ass(contract.technicianDropdown, {})).data.map((one: { value: string }) => one.value)).toEqual([
    'T-OTHER',
  ])
  expect((await partner(contract.technicianLog, { code: 'TEC-1' })).data[0].diff.status).toEqual(['Active', 'Leave'])
})

test.each([
  ['technician_code', { technician_code: 'T-OTHER' }, 'This code is already taken'],
  ['asc_code', { asc_code: '8-ASC-99' }, 'This choice is not in the list'],
  ['skills', { skills: [] }, 'At least one skill is required!'],
  ['nik', { nik: '123' }, 'NIK has sixteen digits'],
  ['max_jobs_day', { max_jobs_day: 40 }, 'Jobs a day is a whole number from 1 to 12'],
  ['zones', { zones: ['99'] }, 'This choice is not in the list'],
  ['work_days', { work_days: [] }, 'At least one working day is required!'],
])('%s is refused at its field', async (field, wrong, message) => {
  const answer = await ass(contract.createTechnician, { ...form, technician_code: 'TEC-9', ...wrong })
  expect(answer.code).toBe('406')
  expect(answer.errors?.[field]).toEqual([message])
})

test('a centre touches neither another’s technician nor gives its own away', async () => {
  expect((await partner(contract.getTechnician, { technician_code: 'T-OTHER' })).code).toBe('404')
  const theirs = await partner(contract.configureTechnician, { ...form, technician_code: 'T-OTHER', row_version: 1 })
  expect(theirs.code).toBe('404')
  const away = await partner(contract.createTechnician, { ...form, technician_code: 'TEC-8', asc_code: '8-ASC-02' })
  expect(away.errors).toEqual({ asc_code: ['This choice is not in the list'] })
})

test('the photo of a technician is fetched by who sees them; without one nothing is found', async () => {
  expect(await ass(contract.technicianPhoto, { technician_code: 'T-OTHER' })).toMatchObject({
    code: '404',
    message: 'Data not found',
  })
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer()
  const upload = new FormData()
  for (const [name, value] of Object.entries({ module_name: 'technician', module_code: 'T-OTHER', alias: 'face' }))
    upload.set(name, value)
  upload.set('file', new File([new Uint8Array(picture)], 'face.jpg', { type: 'image/jpeg' }))
  expect((await ass(createPhoto, upload)).code).toBe('200')
  const { data } = await ass(contract.technicianPhoto, { technician_code: 'T-OTHER' })
  expect(data).toMatchObject({ technician_code: 'T-OTHER', photo_name: 'face.jpg', photo_domain: '' })
  expect(data.photo_path).toBeTruthy()
  expect((await ass(contract.listTechnicians, { search: 'T-OTHER' })).data[0].thumbnail_path).toBeTruthy()
  expect((await partner(contract.technicianPhoto, { technician_code: 'T-OTHER' })).code).toBe('404')
})
