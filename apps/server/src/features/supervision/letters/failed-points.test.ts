import { randomUUID } from 'node:crypto'
import * as inspections from '@sejuk/contract/supervision/inspections'
import * as letters from '@sejuk/contract/supervision/letters'
import type { Permission } from '@sejuk/domain/permissions'
import { standardRoles } from '@sejuk/domain/roles'
import { answerFiles, answerPhotos } from '@sejuk/domain/supervision/supervision-file-rights'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { addInstaller, prepareSupervisions, supervisionRow } from '../../../../test/supervision.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { supervisions } from '../../../db/tables/supervision/supervisions.ts'

const server = await startTestServer()
const { db, as } = server
const held = (role: keyof typeof standardRoles): readonly Permission[] => standardRoles[role].permissions
const branch = { view_data: 'View_Data_My_Branch' as const }
await as(held('Branch-Manager'), { usercode: 'S1', username: 'Sari', ...branch })
const technician = await as(held('Project-Supervisor'), { usercode: 'TECH', username: 'Andi', ...branch })
const blind = await as(['Supervision-Detail-Open'], { usercode: 'BLIND', username: 'Blind', ...branch })
await prepareSupervisions(server, { log_code: 'LOG-GOAL', salesman_code: 'S1', created_by: 'S1' })
await addInstaller(server)
const code = 'SPV-7'
const client_uuid = randomUUID()
const hang = (kind: 'photo' | 'file', { module, alias }: { module: string; alias: string }, name: string) =>
  db.insert(attachments).values({
    ...{ attachment_code: randomUUID(), kind, module_name: module, module_code: client_uuid, alias },
    ...{ original_file_name: name, content_type: 'application/pdf', bytes: 1, sha256: 'x', store_key: 'x' },
    created_by: 'TECH',
  })
beforeAll(async () => {
  await db.insert(supervisions).values(
    supervisionRow(code, {
      ...{ supervision_status: 'Technical_Training_Finished', certification_no: 'CERT-1' },
      first_schedule_date: '2026-11-01T00:00:00Z',
    }),
  )
  const problem = { description: 'Slope 0,4%' }
  const answer = { supervision_code: code, at_device: '2026-11-10T03:00:00.000Z', known_answer_id: '' }
  const failed = { ...answer, client_uuid, checkpoint_code: 'DRN-01', result: 'Fail', value: '0,4', problem }
  expect((await technician(inspections.answerCheckpoint, failed)).code).toBe('200')
  const passed = { ...answer, client_uuid: randomUUID(), checkpoint_code: 'REF-02', result: 'Pass' }
  expect((await technician(inspections.answerCheckpoint, passed)).code).toBe('200')
  await hang('photo', answerPhotos, 'pipe.jpg')
  await hang('file', answerFiles, 'level.pdf')
})
const asked = { supervision_code: code, service_type: 'revision_notice' }

test('a letter shows the points that failed, with their photos and papers', async () => {
  const found = (await technician(letters.getNoticeLetter, asked)).data
  expect(found.categories).toEqual(['drainage'])
  expect(found.checkpoints).toMatchObject([{ checkpoint_code: 'DRN-01' }])
  expect(found.checkpoints_photo).toMatchObject([
    { checkpoint_code: 'DRN-01', client_uuid, photo_name: 'pipe.jpg', photo_path: expect.stringContaining('/') },
  ])
  expect(found.checkpoints_file).toMatchObject([
    { checkpoint_code: 'DRN-01', client_uuid, file_name: 'level.pdf', file_path: expect.stringContaining('/') },
  ])
  expect(found.latest_reject.remark).toEqual(['1. Slope 0,4%'])
})

test('whoever may not see photos and papers gets none of them', async () => {
  const found = (await blind(letters.getNoticeLetter, asked)).data
  expect(found.checkpoints).toHaveLength(1)
  expect([found.checkpoints_photo, found.checkpoints_file]).toEqual([[], []])
})

test('a paper is no photo: the count of photos that a point needs does not rise by it', async () => {
  const { points } = (await technician(inspections.getInspection, { supervision_code: code })).data
  const arrived = points.filter((one: { photos_arrived: number }) => one.photos_arrived > 0)
  expect(arrived).toMatchObject([{ checkpoint_code: 'DRN-01', photos_arrived: 1 }])
})

test('the languages of a template are those of an organization of ours', async () => {
  const ours = { org_code: '1-GREE', org_name: 'Gree', business_units: ['CAC'], seq: 1 }
  await db.insert(organizations).values(ours).onConflictDoNothing()
  const look = (org_code: string) =>
    technician(letters.templateLanguageLookup, { org_code, template_type: 'DESIGN_NOTICE' })
  const offered = [{ template_language: 'Local Language' }, { template_language: 'English' }]
  expect((await look('1-GREE')).data).toEqual(offered)
  expect((await look('')).data).toEqual(offered)
  expect((await look('9-NOBODY')).errors).toHaveProperty('org_code')
})
