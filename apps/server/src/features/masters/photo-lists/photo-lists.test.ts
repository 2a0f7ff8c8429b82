import * as contract from '@sejuk/contract/masters/photo-lists'
import { beforeAll, expect, test } from 'vitest'
import { loadMasters } from '../../../../reference/load-masters.ts'
import { standardPhotoLists } from '../../../../reference/masters/photo-lists.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const { database, as } = await startTestServer()
const admin = await as()
const anybody = await as([])

beforeAll(() => loadMasters(database, () => {}))

const aliases = ({ data }: { data: { photo_alias: string }[] }) => data.map(({ photo_alias }) => photo_alias)

test('whoever takes the photos learns what a module asks for, in order', async () => {
  const answer = await anybody(contract.photosOfModule, { module_name: 'work_order' })
  expect(aliases(answer)).toEqual(['serial_number', 'before', 'after', 'measurement', 'defective_part', 'signature'])
  expect(answer.data[0]).toEqual({
    module_name: 'work_order',
    photo_alias: 'serial_number',
    photo_name: 'Serial number',
    local_name: 'Nomor seri',
    min_photos: 1,
    max_photos: 4,
    is_required: true,
    camera_only: true,
  })
  expect((await anybody(contract.photosOfModule, { module_name: 'nothing' })).data).toEqual([])
  expect(await anybody(contract.photosOfModule, {})).toMatchObject({ code: '406' })
})

test('a photo switched off is no longer asked for', async () => {
  const { data } = await admin(contract.listPhotoLists, { module_name: 'work_order', search: 'before' })
  expect(data).toHaveLength(1)
  expect(await admin(contract.updatePhotoList, { ...data[0], is_active: false })).toMatchObject({ code: '200' })
  expect(aliases(await anybody(contract.photosOfModule, { module_name: 'work_order' }))).not.toContain('before')
  expect(aliases(await admin(contract.listPhotoLists, { is_active: 'false' }))).toEqual(['before'])
})

test('modules are offered once each', async () => {
  const { data } = await anybody(contract.photoModuleDropdown, {})
  expect(data.map(({ value }: { value: string }) => value)).toEqual(
    [...new Set(standardPhotoLists.map(({ module_name }) => module_name))].sort(),
  )
  expect((await anybody(contract.photoModuleDropdown, { search: 'work' })).data).toEqual([
    { value: 'work_order', label: 'work_order', module_name: 'work_order' },
  ])
})
