import { scanReceipt } from '@sejuk/contract/delivery/delivery-receipts'
import { deliveryLetters } from '@sejuk/contract/delivery/delivery-work'
import { addressTo } from '@sejuk/domain/pages'
import { toSVG } from 'bwip-js/node'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startDeliveries } from '../../../../test/deliveries.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'

const server = await startTestServer()
const { as } = server
const on = await startDeliveries(server)
const { logistics } = on
await on.stockUp(1)
const delivery_code = await on.create([await on.approved(1)])

/** A letter on a desk: the code small in a corner, turned, and not quite sharp. */
const photoOf = async (text: string) => {
  const svg = toSVG({ bcid: 'qrcode', text, scale: 5 })
  const qr = await sharp(Buffer.from(svg))
    .resize(360)
    .flatten({ background: '#ffffff' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#ffffff' })
    .rotate(12, { background: '#e8e4da' })
    .toBuffer()
  const paper = sharp({ create: { width: 1600, height: 2200, channels: 3, background: '#e8e4da' } })
  return paper
    .composite([{ input: qr, left: 900, top: 300 }])
    .blur(0.7)
    .jpeg({ quality: 80 })
    .toBuffer()
}
const scan = async (picture: Buffer, by = logistics) => by(scanReceipt, fileForm(picture, 'letter.jpg'))

test('the photo of a letter leads to its delivery', async () => {
  const { data } = await logistics(deliveryLetters, { delivery_code: [delivery_code] })
  const [code] = await (await readPdf(data)).codesOn(1)
  expect(code?.text).toContain(addressTo('delivery', { code: delivery_code }))
  const found = await scan(await photoOf(code?.text ?? ''))
  expect(found).toMatchObject({ code: '200', data: { delivery_code, status: 'Draft', row_version: 1 } })
})

test('a picture without a code, a broken one and another file are refused with a reason', async () => {
  const blank = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer()
  expect(await scan(blank)).toMatchObject({
    code: '406',
    errors: { file: ['No QR code of a delivery letter can be read in this picture'] },
  })
  expect((await scan(blank.subarray(0, 200))).code).toBe('406')
  expect((await logistics(scanReceipt, fileForm(blank, 'letter.pdf'))).code).toBe('406')
  expect((await scan(await photoOf('https://elsewhere.example.com/?code=1'))).code).toBe('406')
})

test('only who sees the delivery is led to it', async () => {
  const picture = await photoOf(delivery_code)
  const elsewhere = await on.person('Logistics', 'Rudi', '713')
  expect((await scan(picture, elsewhere)).code).toBe('404')
  expect((await scan(picture, await as([]))).code).toBe('403')
  expect((await scan(picture)).data).toMatchObject({ delivery_code })
})
