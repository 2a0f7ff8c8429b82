import * as contract from '@sejuk/contract/learning/brand-pages'
import { storeAttachments } from '@sejuk/contract/platform/attachments'
import { brandFileRights } from '@sejuk/domain/learning/brand-pages'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { brands } from '../../../db/tables/masters/brands.ts'

const server = await startTestServer()
const writer = await server.as(['Brand-Page-Modify', ...brandFileRights('View', 'Upload', 'Delete')], { usercode: 'W' })
const other = await server.as(['Brand-Page-Modify'], { usercode: 'O' })
const reader = await server.as([], { usercode: 'R' })
await server.db
  .insert(brands)
  .values(['DINGIN', 'SEPOI'].map((brand_code) => ({ brand_code, brand_name: brand_code, seq: 1 })))

const section = {
  kind: 'text',
  title_default: 'Since 1990',
  title_local: 'Sejak 1990',
  text_default: 'Cool',
  text_local: 'Sejuk',
}
const page = { title_default: 'Cool air', title_local: 'Udara sejuk', sections: [section] }
const pageOf = async (by: typeof writer, brand_code: string) =>
  ((await by(contract.getBrandPages, {})).data as contract.BrandPage[]).find((one) => one.brand_code === brand_code)
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const store = async (brand_code: string) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    module_name: 'Brand_Page',
    module_code: brand_code,
    alias: 'picture',
    kind: 'photo',
  }))
    form.set(name, value)
  form.set('files', new File([new Uint8Array(png)], 'unit.png', { type: 'image/png' }))
  const answer = await writer(storeAttachments, form)
  expect(answer.code, JSON.stringify(answer)).toBe('200')
  return Object.keys(answer.data)[0] ?? ''
}

test('a page is for its writers until it is published, and then for everybody', async () => {
  expect(await writer(contract.createBrandPage, { brand_code: 'DINGIN', ...page })).toMatchObject({ code: '200' })
  expect(await pageOf(reader, 'DINGIN')).toBeUndefined()
  const { row_version } = (await pageOf(writer, 'DINGIN')) ?? {}
  const change = { brand_code: 'DINGIN', row_version, ...page, is_published: true }
  expect(await writer(contract.modifyBrandPage, change)).toMatchObject({ code: '200' })
  expect(await pageOf(reader, 'DINGIN')).toMatchObject({ title_local: 'Udara sejuk', sections: [section] })
  expect(await other(contract.modifyBrandPage, { ...change, title_default: 'Late' })).toMatchObject({
    ...{ code: '409', data: { current: { title_default: 'Cool air' } } },
  })
})

test('one page a brand, of a brand that is known, by who may write', async () => {
  expect(await writer(contract.createBrandPage, { brand_code: 'DINGIN', ...page })).toMatchObject({
    ...{ code: '406', errors: { brand_code: expect.any(Array) } },
  })
  expect(await writer(contract.createBrandPage, { brand_code: 'NOBODY', ...page })).toMatchObject({
    ...{ code: '406', errors: { brand_code: expect.any(Array) } },
  })
  expect(await reader(contract.createBrandPage, { brand_code: 'SEPOI', ...page })).toMatchObject({ code: '403' })
  const many = Array.from({ length: 500 }, () => section)
  expect(
    (await writer(contract.createBrandPage, { brand_code: 'SEPOI', ...page, sections: many })).errors,
  ).toHaveProperty('sections')
})

test('a section shows a file of its own page and of its own kind', async () => {
  await writer(contract.createBrandPage, { brand_code: 'SEPOI', ...page })
  const picture = await store('SEPOI')
  const foreign = await store('DINGIN')
  const change = async (kind: string, file_code: string) => {
    const { row_version } = (await pageOf(writer, 'SEPOI')) ?? {}
    return writer(contract.modifyBrandPage, {
      ...{ brand_code: 'SEPOI', row_version, ...page, is_published: true, sections: [{ ...section, kind, file_code }] },
    })
  }
  for (const [kind, file] of [
    ['photo', foreign],
    ['photo', 'P-0'],
    ['video', picture],
  ] as const)
    expect((await change(kind, file)).errors).toHaveProperty(['sections.0.file_code'])
  expect(await change('photo', picture)).toMatchObject({ code: '200' })
  const shown = await pageOf(reader, 'SEPOI')
  expect(shown?.sections[0]?.file).toMatchObject({ name: 'unit.png', content_type: 'image/png' })
})
