import { randomUUID } from 'node:crypto'
import * as inspections from '@sejuk/contract/supervision/inspections'
import * as levels from '@sejuk/contract/supervision/levels'
import { actOnSupervision, getSupervision } from '@sejuk/contract/supervision/supervisions'
import type { Permission } from '@sejuk/domain/permissions'
import { standardRoles } from '@sejuk/domain/roles'
import { answerPhotos, guidancePictures } from '@sejuk/domain/supervision/supervision-file-rights'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { addInstaller, prepareSupervisions, supervisionRow } from '../../../../test/supervision.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { inspectionCheckpoints, inspectionPoints } from '../../../db/tables/supervision/inspections.ts'
import { supervisions } from '../../../db/tables/supervision/supervisions.ts'

const server = await startTestServer()
const { db, as } = server
const held = (role: keyof typeof standardRoles): readonly Permission[] => standardRoles[role].permissions
const branch = { view_data: 'View_Data_My_Branch' as const }
await as(held('Branch-Manager'), { usercode: 'S1', username: 'Sari', ...branch })
const technician = await as(held('Project-Supervisor'), { usercode: 'TECH', username: 'Andi', ...branch })
const manager = await as(held('TS-Manager'), { usercode: 'TS', username: 'Teguh', ...branch })
const blind = await as(['Supervision-Inspection-Overview-Open'], { usercode: 'BLIND', username: 'Blind', ...branch })
await prepareSupervisions(server, { log_code: 'LOG-GOAL', salesman_code: 'S1', created_by: 'S1' })
await addInstaller(server)
const code = 'SPV-9'
beforeAll(async () => {
  await db.insert(supervisions).values(supervisionRow('SPV-8', { supervision_status: 'Technical_Training_Finished' }))
  // A point of another site that lacks its photo counts there alone.
  const elsewhere = { supervision_code: 'SPV-8', checkpoint_code: 'REF-02', result: 'Pass' as const }
  await db.insert(inspectionPoints).values({ ...elsewhere, answer_id: 999_999, first_result: 'Pass' })
  await db.insert(supervisions).values(
    supervisionRow(code, {
      ...{ supervision_status: 'Technical_Training_Finished', certification_no: 'CERT-1', level: 'C' },
      first_schedule_date: '2026-11-01T00:00:00Z',
    }),
  )
})
const hangPhoto = (place: { module: string; alias: string }, module_code: string) =>
  db.insert(attachments).values({
    ...{ attachment_code: randomUUID(), kind: 'photo', module_name: place.module, module_code, alias: place.alias },
    ...{ original_file_name: 'a.jpg', content_type: 'image/jpeg', bytes: 1, sha256: 'x', store_key: 'x' },
    created_by: 'TECH',
  })
const sheet = async () => (await technician(inspections.getInspection, { supervision_code: code })).data
const versionOf = async () => (await technician(getSupervision, { supervision_code: code })).data.row_version

describe('photos of points', () => {
  const uuids = new Map<string, string>()
  test('the hand-over waits for the photos of every point that needs some, and says how many lack', async () => {
    const { points } = await sheet()
    for (const { checkpoint_code, kind, min } of points) {
      uuids.set(checkpoint_code, randomUUID())
      const answered = await technician(inspections.answerCheckpoint, {
        ...{ client_uuid: uuids.get(checkpoint_code), supervision_code: code, checkpoint_code, result: 'Pass' },
        ...{ value: kind === 'number' ? String(min) : '', at_device: '2026-11-10T03:00:00.000Z', known_answer_id: '' },
        ...(checkpoint_code === 'REF-01' ? { result: 'NA', value: '', note: 'No pipes here' } : {}),
      })
      expect(answered.code).toBe('200')
    }
    // REF-01 is critical: a second person says so too.
    await manager(inspections.answerCheckpoint, {
      ...{ client_uuid: randomUUID(), supervision_code: code, checkpoint_code: 'REF-01', result: 'NA' },
      ...{ note: 'None', at_device: '2026-11-10T03:00:00.000Z', known_answer_id: '' },
    })
    const needing = points.filter(
      (one: { photo_min: number; checkpoint_code: string }) => one.photo_min > 0 && one.checkpoint_code !== 'REF-01',
    )
    const handOver = async () =>
      technician(actOnSupervision.inspectionSubmit, { supervision_code: code, row_version: await versionOf() })
    expect((await handOver()).message).toBe(`${needing.length} points lack their photos`)
    expect((await sheet()).may_hand_over).toMatchObject({ code: 'photos-of-points-missing' })
    for (const { checkpoint_code } of needing.slice(1)) await hangPhoto(answerPhotos, uuids.get(checkpoint_code) ?? '')
    expect((await handOver()).message).toBe('1 point lacks its photos')
    await hangPhoto(answerPhotos, uuids.get(needing[0].checkpoint_code) ?? '')
    expect((await sheet()).may_hand_over).toBeNull()
    expect((await handOver()).data.supervision_status).toBe('Inspection_Supervision_Submitted')
  })

  test('stand on one wall with their point, for whoever may see photos', async () => {
    const wall = (await technician(inspections.inspectionPhotos, { supervision_code: code })).data
    expect(wall.length).toBeGreaterThan(3)
    expect(wall[0]).toMatchObject({ username: 'Andi', result: 'Pass', photo_path: expect.any(String) })
    expect((await blind(inspections.inspectionPhotos, { supervision_code: code })).data).toEqual([])
  })

  test('guidance pictures of a point come with the sheet', async () => {
    await hangPhoto(guidancePictures, 'DRN-01')
    const { points } = await sheet()
    const guided = points.filter((one: { guidance: unknown[] }) => one.guidance.length > 0)
    expect(guided.map((one: { checkpoint_code: string }) => one.checkpoint_code)).toEqual(['DRN-01'])
  })
})

describe('templates', () => {
  test('a point belongs to at least one size class, and only those ask it', async () => {
    const [point] = await db
      .select()
      .from(inspectionCheckpoints)
      .where(eq(inspectionCheckpoints.checkpoint_code, 'OUT-02'))
    const { levels: _levels, created_date: _created, ...form } = point ?? { levels: [], created_date: '' }
    const none = { ...form, level_a: false, level_b: false, level_c: false }
    expect((await manager(inspections.updateCheckpoint, none)).errors).toHaveProperty('level_a')
    expect((await manager(inspections.updateCheckpoint, { ...none, level_a: true })).code).toBe('200')
    const codes = (await sheet()).points.map((one: { checkpoint_code: string }) => one.checkpoint_code)
    expect(codes).not.toContain('OUT-02')
    const ofA = (await manager(inspections.listCheckpoints, { level: 'A', limit: 100 })).data
    expect(ofA.map((one: { checkpoint_code: string }) => one.checkpoint_code)).toContain('OUT-02')
  })

  test('size classes are changed by who may, and a stale edit is told', async () => {
    const c = { level: 'C', visits: 3, days: 40, skips_training: true, skips_debug: false, row_version: 1 }
    expect((await technician(levels.updateLevel, c)).code).toBe('403')
    expect((await manager(levels.updateLevel, c)).code).toBe('200')
    expect((await manager(levels.updateLevel, { ...c, days: 50 })).code).toBe('409')
    const found = (await manager(levels.listLevels, {})).data.find((one: { level: string }) => one.level === 'C')
    expect(found).toMatchObject({ visits: 3, days: 40, skipped_steps: ['training'] })
  })
})
