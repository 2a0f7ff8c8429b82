import * as contract from '@sejuk/contract/customers/signatures'
import * as photos from '@sejuk/contract/platform/attachments'
import { permissions } from '@sejuk/domain/permissions'
import { photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import { addDays, dayIn } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { signatures } from '../../../db/tables/customers/signatures.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { signatureEnds } from './close-expired.ts'

const { db, as } = await startTestServer()
const today = dayIn(new Date().toISOString(), 'Asia/Jakarta')
const clerk = await as()
const manager = await as([...permissions, photoPermission('Customer', 'customer_signature', 'View')])
const png = await sharp({ create: { width: 300, height: 120, channels: 4, background: '#00000000' } })
  .png()
  .toBuffer()

let count = 0
const newCustomer = async () => {
  const customer_code = `C-${++count}`
  await db.insert(customers).values({ customer_code, customer_name: 'Toko', dept_code: '705', created_by: 'U-1' })
  return customer_code
}
const formOf = (customer_code: string, more: Record<string, string> = {}) => {
  const form = fileForm(png, 'signature.png')
  const fields = { customer_code, signer_name: 'Budi Santoso', source: 'drawn', valid_from: today, ...more }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const add = async (customer_code: string, more?: Record<string, string>) =>
  await clerk(contract.uploadSignature, formOf(customer_code, more))
const get = async (signature_code: string) => (await clerk(contract.getSignature, { signature_code })).data

test('a signature stays a picture one can see through, and waits for somebody else', async () => {
  const customer_code = await newCustomer()
  const { data, code } = await add(customer_code)
  expect(code).toBe('200')
  const { signature_code } = data
  const shown = await get(signature_code)
  expect(shown).toMatchObject({
    status: 'Submitted',
    source: 'drawn',
    photo_path: expect.stringContaining('/api/files/'),
  })
  const [picture] = await db.select().from(attachments).where(eq(attachments.attachment_code, shown.photo_code))
  expect(picture).toMatchObject({ content_type: 'image/png', alias: 'signature_waiting' })
  const seen = { signature_code, row_version: 1 }
  expect(await clerk(contract.actOnSignature.approve, seen)).toMatchObject({
    code: '409',
    message: 'Somebody else than who added the signature must decide',
  })
  expect(await manager(contract.actOnSignature.approve, { ...seen, row_version: 7 })).toMatchObject({ code: '409' })
  const specimens = async () => {
    const answer = await manager(photos.searchPhotos, { module_name: 'Customer', module_code: customer_code })
    return (answer as unknown as { customer_signature: object[] }).customer_signature
  }
  expect(await specimens()).toEqual([])
  expect(await manager(contract.actOnSignature.approve, seen)).toMatchObject({ code: '200', message: 'Approved' })
  expect(await specimens()).toMatchObject([{ photo_code: shown.photo_code }])
  expect(await manager(contract.actOnSignature['delete-signature'], { ...seen, row_version: 2 })).toMatchObject({
    code: '406',
  })
  const gone = { ...seen, row_version: 2, reason: 'He left the firm' }
  expect(await manager(contract.actOnSignature['delete-signature'], gone)).toMatchObject({
    code: '200',
    message: 'Deleted',
  })
  expect(await specimens()).toEqual([])
  expect((await clerk(contract.listSignatures, { customer_code })).data).toEqual([])
  expect((await clerk(contract.signatureLog, { code: signature_code })).data).toMatchObject([
    { action: 'delete', reason: 'He left the firm' },
    { action: 'approve' },
    { action: 'create' },
  ])
})

test('one whose last day is over is closed at night, and is no specimen any more', async () => {
  const [customer_code, seen] = [await newCustomer(), { row_version: 1 }]
  const [ending, lasting] = [await add(customer_code, { valid_to: today }), await add(customer_code)]
  for (const { data } of [ending, lasting]) await manager(contract.actOnSignature.approve, { ...data, ...seen })
  const { signature_code } = ending.data
  await db
    .update(signatures)
    .set({ valid_to: addDays(today, -1) })
    .where(eq(signatures.signature_code, signature_code))
  await signatureEnds.work({ db } as never)
  expect(await get(signature_code)).toMatchObject({ status: 'Closed' })
  const kept = await get(lasting.data.signature_code)
  expect(kept).toMatchObject({ status: 'Approved' })
  const answer = await manager(photos.searchPhotos, { module_name: 'Customer', module_code: customer_code })
  expect(answer).toMatchObject({ customer_signature: [{ photo_code: kept.photo_code }] })
  expect((await clerk(contract.signatureLog, { code: signature_code })).data[0]).toMatchObject({ action: 'close' })
})

test('a customer has at most five that count, also when two come at once', async () => {
  const customer_code = await newCustomer()
  const answers = await Promise.all(Array.from({ length: 7 }, () => add(customer_code)))
  expect(answers.filter(({ code }) => code === '200')).toHaveLength(5)
  expect(answers.find(({ code }) => code !== '200')).toMatchObject({
    code: '409',
    message: 'A customer has at most 5 active signatures',
  })
  const [first] = (await clerk(contract.listSignatures, { customer_code })).data
  const { signature_code } = first
  const refused = { signature_code, row_version: 1, reason: 'Not his hand' }
  expect(await manager(contract.actOnSignature.reject, refused)).toMatchObject({ code: '200', message: 'Rejected' })
  expect(await add(customer_code)).toMatchObject({ code: '200' })
})

test('what is wrong with it is said by field, and nothing is kept', async () => {
  const customer_code = await newCustomer()
  expect(await add('C-NONE')).toMatchObject({ errors: { customer_code: ['This choice is not in the list'] } })
  expect(await add(customer_code, { signer_name: ' ' })).toMatchObject({
    errors: { signer_name: ['Signer is required!'] },
  })
  expect(await add(customer_code, { nik: '123' })).toMatchObject({ errors: { nik: ['NIK must be 16 digits'] } })
  expect(await add(customer_code, { valid_to: addDays(today, -1) })).toMatchObject({ code: '406' })
  const text = formOf(customer_code)
  text.set('file', new File(['not a picture'], 'signature.png'))
  expect(await clerk(contract.uploadSignature, text)).toMatchObject({ code: '406' })
  const without = formOf(customer_code)
  without.delete('file')
  expect(await clerk(contract.uploadSignature, without)).toMatchObject({ errors: { file: ['Signature is required!'] } })
  expect((await clerk(contract.listSignatures, { customer_code })).data).toEqual([])
})
