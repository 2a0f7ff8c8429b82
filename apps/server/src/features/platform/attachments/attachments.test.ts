import { crc32 } from 'node:zlib'
import * as contract from '@sejuk/contract/platform/attachments'
import { filePermission, photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { customerRow } from '../../../../demo/makers/customer-row.ts'
import { type Call, origin, startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'

const { db, as, app } = await startTestServer()
const everything = (['View', 'Upload', 'Delete', 'Download'] as const).flatMap((action) => [
  photoPermission('Customer', 'shop_front', action),
  photoPermission('Customer', 'customer_signature', action),
  photoPermission('Customer', 'receipt', action),
  filePermission('Customer', action),
])
const clerk = await as(everything, { view_data: 'View_Data_My_Branch' })
const stranger = await as(everything, { view_data: 'View_Data_My_Branch', department: '713' })
const place = { module_name: 'Customer', module_code: 'C1', alias: 'shop_front' }
const pdf = new TextEncoder().encode('%PDF-1.7 a plan')

beforeAll(async () => {
  await db
    .insert(customers)
    .values([
      customerRow({ customer_code: 'C1', customer_name: 'Toko Satu' }),
      customerRow({ customer_code: 'C2', customer_name: 'Toko Dua', dept_code: '713' }),
    ])
})

const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#0b6b74' } })
const form = (fields: object, files: [string, Uint8Array, string][]) => {
  const whole = new FormData()
  for (const [name, value] of Object.entries(fields)) whole.set(name, String(value))
  for (const [field, bytes, name] of files) whole.append(field, new File([new Uint8Array(bytes)], name))
  return whole
}
const addPhoto = async (call: Call, bytes: Uint8Array, name: string, fields: object = place) =>
  call(contract.createPhoto, form(fields, [['file', bytes, name]]))
const get = (path: string, token: string, headers = {}) =>
  app.inject({ url: path, headers: { host: 'sejuk.test', origin, cookie: `sid=${token}`, ...headers } })

test('a photo is kept without what the camera wrote beside it, and shown by a link of one person', async () => {
  const exif = {
    IFD0: { Make: 'Phone' },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 10/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '106/1 49/1 0/1' },
  }
  const bytes = await picture(800, 600).jpeg().withExif(exif).toBuffer()
  const { code, data } = await addPhoto(clerk, bytes, 'toko.JPG')
  expect(code).toBe('200')
  expect(data).toMatchObject({
    kind: 'photo',
    alias: 'shop_front',
    photo_name: 'toko.jpg',
    width: 800,
    height: 600,
    created_by_name: 'Sari',
  })
  expect([data.lat, data.lng].map((n: number) => n.toFixed(2))).toEqual(['-6.17', '106.82'])
  const reply = await get(data.photo_path, clerk.token)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await sharp(reply.rawPayload).metadata()).exif).toBeUndefined()
  expect((await get(data.thumbnail_path, clerk.token)).headers['content-type']).toBe('image/webp')
  expect((await get(data.photo_path, stranger.token)).statusCode).toBe(404)
  expect((await app.inject({ url: data.photo_path })).statusCode).toBe(401)
  expect((await get(`${data.photo_path.slice(0, -4)}AAAA`, clerk.token)).statusCode).toBe(404)
})

test('a drawing with a transparent ground stays PNG', async () => {
  const signature = await sharp({ create: { width: 50, height: 20, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  const { data } = await addPhoto(clerk, signature, 'ttd.png', { ...place, alias: 'customer_signature' })
  expect(data).toMatchObject({ content_type: 'image/png', photo_name: 'ttd.png' })
  const list = (await clerk(contract.listPhotos, { module_name: 'Customer', module_code: 'C1' })) as unknown as {
    data: object[]
    customer_signature: object[]
  }
  expect(list.customer_signature).toMatchObject([{ alias: 'customer_signature' }])
  expect(Object.keys(list.customer_signature[0] ?? {})).not.toContain('store_key')
  expect(list.data).toMatchObject([{ alias: 'shop_front' }])
})

test('a picture that claims 10,900 pixels each way is refused by its head, before it is opened', async () => {
  const claims = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  claims.writeUInt32BE(10_900, 16)
  claims.writeUInt32BE(10_900, 20)
  claims.writeUInt32BE(crc32(claims.subarray(12, 29)), 29)
  expect(await addPhoto(clerk, claims, 'bomb.png')).toMatchObject({
    code: '406',
    message: expect.stringMatching(/^No more than \d+ million pixels$/),
  })
})

/** As a phone writes it. */
const heic = async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
test.each([
  ['a.heic', heic, '406', 'The file extension is not allowed: png, jpg, jpeg, jfif, webp'],
  ['a.jpg', heic, '406', 'The content of the file is not what its name says'],
  [
    'a.png',
    async () => new TextEncoder().encode('<svg onload="alert(1)"/>'),
    '406',
    'The content of the file is not what its name says',
  ],
  [
    'a.png',
    async () => (await picture().png().toBuffer()).subarray(0, 60),
    '406',
    'The content of the file is not what its name says',
  ],
  ['a.png', async () => new Uint8Array(), '406', 'The file is empty'],
])('%s is refused: %#', async (name, make, code, message) => {
  expect(await addPhoto(clerk, await make(), name)).toMatchObject({ code, message, errors: { file: [message] } })
})

test('a picture that unpacks to more than any camera makes is refused', async () => {
  const bomb = await sharp({
    create: { width: 10_900, height: 10_900, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(2_000_000)
  expect(await addPhoto(clerk, bomb, 'bomb.png')).toMatchObject({
    code: '406',
    message: 'No more than 64 million pixels',
  })
})

test('files are stored several at once, answered by code, and saved rather than opened', async () => {
  const { code, data } = await clerk(
    contract.storeAttachments,
    form({ ...place, alias: 'contract' }, [
      ['files', pdf, '../../etc/plan.pdf'],
      ['files', new TextEncoder().encode('PK\x03\x04..'), 'all.zip'],
    ]),
  )
  expect(code).toBe('200')
  const [plan, zip] = Object.values(data) as contract.Attachment[]
  expect([plan?.file_name, zip?.file_name]).toEqual(['plan.pdf', 'all.zip'])
  expect(Object.keys(data)).toEqual([plan?.file_code, zip?.file_code])
  const reply = await get(zip?.file_path ?? '', clerk.token)
  expect(reply.headers['content-disposition']).toMatch(/^attachment/)
  expect(reply.headers['content-security-policy']).toContain('sandbox')
})

test('another branch neither sees, adds, changes nor deletes', async () => {
  const { data } = await addPhoto(clerk, await picture().png().toBuffer(), 'a.png')
  expect(await addPhoto(stranger, await picture().png().toBuffer(), 'a.png')).toMatchObject({ code: '404' })
  expect(await stranger(contract.getPhoto, { id: data.photo_code })).toMatchObject({ code: '404' })
  expect(await stranger(contract.listPhotos, { module_name: 'Customer', module_code: 'C1' })).toMatchObject({
    code: '404',
  })
  expect((await stranger(contract.getPhotos, { codes: [data.photo_code] })).data).toEqual([])
  expect(await stranger(contract.deletePhoto, { photo_code: data.photo_code })).toMatchObject({ code: '404' })
  expect(
    await clerk(contract.createPhoto, form({ ...place, module_name: 'Nothing' }, [['file', pdf, 'a.png']])),
  ).toMatchObject({ code: '404' })
})

test('each thing needs its own permission', async () => {
  const viewer = await as([photoPermission('Customer', 'shop_front', 'View')])
  const { data } = await addPhoto(clerk, await picture().png().toBuffer(), 'a.png')
  expect((await viewer(contract.getPhoto, { id: data.photo_code })).code).toBe('200')
  expect(await addPhoto(viewer, await picture().png().toBuffer(), 'a.png')).toMatchObject({
    code: '403',
    status: 'NoPermission',
  })
  expect(await viewer(contract.deletePhoto, { photo_code: data.photo_code })).toMatchObject({ code: '403' })
  const list = (await viewer(contract.listPhotos, { module_code: 'C1' })).data as contract.Attachment[]
  expect(new Set(list.map(({ alias }) => alias))).toEqual(new Set(['shop_front']))
})

test('an alias is changed once at a time, a photo is shared with another record, and a deleted one is gone', async () => {
  const { data } = await addPhoto(clerk, await picture().png().toBuffer(), 'a.png')
  const { photo_code, row_version } = data
  expect(await clerk(contract.updatePhoto, { photo_code, alias: 'receipt', row_version })).toMatchObject({
    code: '200',
    data: { alias: 'receipt' },
  })
  expect(await clerk(contract.updatePhoto, { photo_code, alias: 'shop_front', row_version })).toMatchObject({
    code: '409',
    data: { current: { alias: 'receipt' } },
  })
  const both = await as(everything)
  const shared = await both(contract.selectPhotos, { ...place, module_code: 'C2', photo_codes: [photo_code] })
  expect(shared).toMatchObject({ code: '200', data: [{ module_code: 'C2', alias: 'shop_front' }] })
  expect(await clerk(contract.deletePhoto, { photo_code })).toMatchObject({ code: '200', message: 'Deleted' })
  expect(await clerk(contract.getPhoto, { id: photo_code })).toMatchObject({ code: '404' })
  expect((await both(contract.getPhoto, { id: shared.data[0].photo_code })).code).toBe('200')
})

test('no drive is configured, and that is said', async () => {
  expect(await clerk(contract.storeInGoogleDrive)).toMatchObject({
    code: '400',
    message: expect.stringContaining('No Google Drive'),
  })
})

test('a file in parts survives parts that come twice, late or out of order, and becomes one attachment', async () => {
  const bytes = 2 * contract.chunkBytes + 500
  const whole = new Uint8Array(bytes).fill(7)
  whole.set(pdf)
  const started = await clerk(contract.startUpload, {
    ...place,
    alias: 'contract',
    kind: 'file',
    file_name: 'besar.pdf',
    bytes,
  })
  expect(started.data).toMatchObject({ total_chunks: 3, received_chunks: [] })
  const { upload_code } = started.data
  const part = (n: number) => whole.subarray(n * contract.chunkBytes, (n + 1) * contract.chunkBytes)
  const send = (n: number, chunk = part(n), who = clerk) =>
    app
      .inject({
        method: 'PUT',
        url: `/api/attachment/session/${upload_code}/chunk/${n}`,
        payload: Buffer.from(chunk),
        headers: {
          host: 'sejuk.test',
          origin,
          'x-requested-with': 'x',
          cookie: `sid=${who.token}`,
          'content-type': 'application/octet-stream',
        },
      })
      .then((reply) => reply.json())
  expect((await send(2)).data.received_chunks).toEqual([2])
  expect(await clerk(contract.finishUpload, { upload_code })).toMatchObject({ code: '409', status: 'Incomplete' })
  await Promise.all([send(0), send(0), send(2)])
  expect(await send(1, part(1).subarray(1))).toMatchObject({ code: '406' })
  expect(await send(9)).toMatchObject({ code: '406' })
  expect(await send(1, part(1), stranger)).toMatchObject({ code: '404' })
  expect((await clerk(contract.checkUploadProcess, { upload_code })).data.received_chunks).toEqual([0, 2])
  await send(1)
  const before = await db.$count(attachments)
  const finished = await Promise.all(Array.from({ length: 9 }, () => clerk(contract.finishUpload, { upload_code })))
  expect(finished.map(({ code, message }) => [code, message])).toEqual(
    finished.map(() => ['200', 'Data saved successfully']),
  )
  expect(new Set(finished.map(({ data }) => data.file_code)).size).toBe(1)
  expect(await db.$count(attachments)).toBe(before + 1)
  const reply = await get(finished[0]?.data.file_path, clerk.token, { range: 'bytes=0-4' })
  expect([reply.statusCode, reply.body, reply.headers['content-range']]).toEqual([206, '%PDF-', `bytes 0-4/${bytes}`])
})

test('content that is not what its name says is refused with the first part', async () => {
  const bytes = contract.chunkBytes + 10
  const { data } = await clerk(contract.startUpload, {
    ...{ ...place, alias: 'contract', kind: 'file', file_name: 'denah.pdf', bytes },
  })
  const reply = await app.inject({
    method: 'PUT',
    url: `/api/attachment/session/${data.upload_code}/chunk/0`,
    payload: Buffer.from('<html><script>alert(1)</script>'.padEnd(contract.chunkBytes, ' ')),
    headers: {
      ...{ host: 'sejuk.test', origin, 'x-requested-with': 'x', cookie: `sid=${clerk.token}` },
      'content-type': 'application/octet-stream',
    },
  })
  expect(reply.json()).toMatchObject({ code: '406', message: 'The content of the file is not what its name says' })
  expect((await clerk(contract.checkUploadProcess, { upload_code: data.upload_code })).data.received_chunks).toEqual([])
})

test('a file that may not come is refused before its first part', async () => {
  const context = { ...place, alias: 'contract', kind: 'file' }
  expect(await clerk(contract.startUpload, { ...context, file_name: 'a.pdf', bytes: 70_000_001 })).toMatchObject({
    code: '413',
    message: 'Allowed file size is no more than 70Mb',
  })
  expect(await clerk(contract.startUpload, { ...context, file_name: 'a.exe', bytes: 10 })).toMatchObject({
    code: '406',
  })
})
