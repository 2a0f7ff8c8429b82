import * as contract from '@sejuk/contract/catalogue/serial-batches'
import { isSerial, serialAlphabet } from '@sejuk/domain/catalogue/serial-numbers'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeSerial, makeSet } from '../../../../test/catalogue.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { moveSerials } from '../../../business/catalogue/serial-moves.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { serialEvents } from '../../../db/tables/catalogue/serial-events.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { drawNewSerials } from './generate.ts'

const { db, as, app } = await startTestServer()
const clerk = await as(['Item-Generate-SN', 'Item-Serial-Setting'])
const actor = { usercode: 'U-1', username: 'Sari' }
type Made = { batch_code: string; serials: string[] }
const generate = async (more: object = {}) =>
  (await clerk(contract.generateSerials, { item_code: 'GSW-09(I)', quantity: 3, ...more })).data as Made
const batchOf = async (batch_code: string) =>
  (await clerk(contract.getSerialBatch, { batch_code })).data as contract.SerialBatchDetail

beforeAll(() => makeSet(db))

describe('generating', () => {
  test('gives 36 random letters and digits after the prefix, and each number begins its life', async () => {
    const { batch_code, serials } = await generate({ prefix: ' 5e n' })
    expect(batch_code).toMatch(/^SNB-700-\d{4}-00001$/)
    expect(new Set(serials).size).toBe(3)
    for (const serial of serials) expect(serial).toMatch(/^5EN[A-Z0-9]{36}$/)
    expect(await batchOf(batch_code)).toMatchObject({
      quantity: 3,
      prefix: '5EN',
      suffix_length: 36,
      used: 0,
      status: 'Generated',
      serials: serials.map((serial_number) => ({ serial_number, status: 'InFactory', is_used: false })),
    })
    const [first] = await db
      .select()
      .from(serialEvents)
      .where(eq(serialEvents.serial_number, serials[0] ?? ''))
    expect(first).toMatchObject({ event: 'produced', document_type: 'serial-batch', document_code: batch_code })
    expect((await clerk(contract.serialBatchLog, { code: batch_code })).data).toMatchObject([{ action: 'create' }])
  })

  test.each([0, 501, 1.5, '', 'x'])('of %s numbers is refused', async (quantity) =>
    expect(await clerk(contract.generateSerials, { item_code: 'GSW-09(I)', quantity })).toMatchObject({
      code: '406',
      errors: { quantity: [expect.any(String)] },
    }),
  )

  test('of 500 at once is done, of a set or of nothing is not', async () => {
    expect((await generate({ quantity: 500 })).serials).toHaveLength(500)
    expect(await clerk(contract.generateSerials, { item_code: 'GSW-09', quantity: 1 })).toMatchObject({
      code: '409',
      message: 'Item GSW-09 has no serial numbers',
    })
    expect(await clerk(contract.generateSerials, { item_code: 'NOBODY', quantity: 1 })).toMatchObject({ code: '409' })
    expect(await clerk(contract.generateSerials, { item_code: 'GSW-09(I)', quantity: 1, prefix: 'ä?' })).toMatchObject({
      code: '406',
      errors: { prefix: [expect.any(String)] },
    })
  })

  test('an item that is not approved gets none', async () => {
    await db.update(items).set({ status: 'Draft' }).where(eq(items.item_code, 'GSW-09(O)'))
    expect(await clerk(contract.generateSerials, { item_code: 'GSW-09(O)', quantity: 1 })).toMatchObject({
      code: '409',
      message: 'Item GSW-09(O) is not approved',
    })
  })

  test('a number that somebody has is drawn again', async () => {
    await makeSerial(db, { serial_number: `X${'A'.repeat(36)}` })
    let drawn = 0
    // The first number drawn is the one that exists, the second is not.
    const random = () => (Math.floor(drawn++ / 36) < 2 ? 0 : 1)
    const order = { item_code: 'GSW-09(I)', quantity: 1, prefix: 'X', actor, batchCode: async () => 'SNB-TEST' }
    const { serials } = await db.transaction((tx) => drawNewSerials(tx, order, random))
    expect(serials).toEqual([`X${serialAlphabet[1]?.repeat(36)}`])
  })

  test('where nothing is free it gives up and writes nothing', async () => {
    const order = { item_code: 'GSW-09(I)', quantity: 1, prefix: 'X', actor, batchCode: async () => 'SNB-NEVER' }
    await expect(db.transaction((tx) => drawNewSerials(tx, order, () => 0))).rejects.toMatchObject({
      answer: { code: '409', message: 'Not enough numbers are free; set a longer random part for the brand' },
    })
    expect(await db.$count(serialNumbers, eq(serialNumbers.batch_code, 'SNB-NEVER'))).toBe(0)
  })

  test('is not for everybody', async () => {
    const stranger = await as(['Item-SN-History'])
    for (const [endpoint, input] of [
      [contract.listSerialBatches, {}],
      [contract.generateSerials, { item_code: 'GSW-09(I)', quantity: 1 }],
      [contract.undoSerialBatch, { batch_code: 'X', row_version: 1 }],
      [contract.addSerialSetting, { brand_code: 'GREE', suffix_length: 8 }],
    ] as const)
      expect(await stranger(endpoint, input)).toMatchObject({ code: '403' })
  })
})

describe('a batch', () => {
  test('is undone while none of its numbers is used', async () => {
    const { batch_code, serials } = await generate()
    expect(await clerk(contract.undoSerialBatch, { batch_code, row_version: 9 })).toMatchObject({ code: '409' })
    expect(await clerk(contract.undoSerialBatch, { batch_code, row_version: 1 })).toMatchObject({
      code: '200',
      message: 'Batch undone',
    })
    expect(await db.$count(serialNumbers, eq(serialNumbers.serial_number, serials[0] ?? ''))).toBe(0)
    expect(await clerk(contract.undoSerialBatch, { batch_code, row_version: 2 })).toMatchObject({
      code: '409',
      message: 'This batch was undone',
    })
    expect(await clerk(contract.serialLabels, { batch_code })).toMatchObject({ code: '409' })
    expect((await clerk(contract.serialBatchLog, { code: batch_code })).data).toMatchObject([
      { action: 'undo', from_status: 'Generated', to_status: 'Undone' },
      { action: 'create' },
    ])
  })

  test('stays once a document named one of its numbers', async () => {
    const { batch_code, serials } = await generate()
    await db.transaction((tx) =>
      moveSerials(tx, {
        event: 'received',
        serials: serials.slice(0, 1),
        document: { type: 'goods-receipt', code: 'GR-1' },
        actor,
      }),
    )
    expect(await clerk(contract.undoSerialBatch, { batch_code, row_version: 1 })).toMatchObject({
      code: '409',
      status: 'BatchUsed',
      message: '1 number of this batch is used already',
    })
    expect(await batchOf(batch_code)).toMatchObject({ used: 1, status: 'Generated' })
  })

  test('is found by item, status and day', async () => {
    const all = (await clerk(contract.listSerialBatches, { item_code: 'GSW-09(I)', status: 'Undone' })).data
    expect(all).toHaveLength(1)
    expect((await clerk(contract.listSerialBatches, { to: '2020-01-01' })).data).toEqual([])
    expect((await clerk(contract.listSerialBatches, { text: 'SNB-700' })).data.length).toBeGreaterThan(2)
    expect(await clerk(contract.getSerialBatch, { batch_code: 'NONE' })).toMatchObject({ code: '404' })
    expect(await clerk(contract.serialLabels, { batch_code: 'NONE' })).toMatchObject({ code: '404' })
  })
})

describe('the numbers of a brand', () => {
  test('may be shorter, have a prefix and fit a mask', async () => {
    const form = { brand_code: 'GREE', prefix: '7k', suffix_length: 8, mask: '7K[A-Z0-9]{8}' }
    expect(await clerk(contract.addSerialSetting, { ...form, suffix_length: 5 })).toMatchObject({ code: '406' })
    expect(await clerk(contract.addSerialSetting, { ...form, mask: '([' })).toMatchObject({
      code: '406',
      errors: { mask: ['The mask is not a valid pattern'] },
    })
    expect(await clerk(contract.addSerialSetting, { ...form, mask: '(A+)+' })).toMatchObject({ code: '406' })
    expect(await clerk(contract.addSerialSetting, { ...form, brand_code: 'NOBODY' })).toMatchObject({ code: '406' })
    expect(await clerk(contract.addSerialSetting, form)).toMatchObject({ code: '200' })
    expect(await clerk(contract.addSerialSetting, form)).toMatchObject({ code: '406' })
    for (const serial of (await generate()).serials) expect(serial).toMatch(/^7K[A-Z0-9]{8}$/)
    expect(await clerk(contract.generateSerials, { item_code: 'GSW-09(I)', quantity: 1, prefix: 'ZZ' })).toMatchObject({
      code: '406',
      errors: { prefix: ['No generated number fits the mask of this item or brand'] },
    })
    expect((await clerk(contract.listSerialSettings, { text: 'gree' })).data).toMatchObject([
      { brand_code: 'GREE', brand_name: 'Gree', prefix: '7K', suffix_length: 8 },
    ])
  })

  test('are changed as they were seen, logged, and given up again', async () => {
    const form = { brand_code: 'GREE', prefix: '', suffix_length: 12, row_version: 1 }
    expect(await clerk(contract.updateSerialSetting, form)).toMatchObject({ code: '200' })
    expect(await clerk(contract.updateSerialSetting, form)).toMatchObject({ code: '409' })
    expect((await clerk(contract.serialSettingLog, { code: 'GREE' })).data).toMatchObject([
      { action: 'update', diff: { suffix_length: [8, 12] } },
      { action: 'create' },
    ])
    expect(await clerk(contract.removeSerialSetting, { brand_code: 'GREE', row_version: 2 })).toMatchObject({
      code: '200',
    })
    expect((await generate()).serials[0]).toHaveLength(36)
  })
})

describe('printed labels', () => {
  /** 360 dots an inch: as fine as an office printer, or coarser. */
  const printer = 5
  const printed = async (batch_code: string) => {
    const answer = await app.inject({
      url: `${contract.serialLabels.path}?batch_code=${batch_code}`,
      headers: { cookie: `sid=${clerk.token}` },
    })
    expect(answer.headers['content-type']).toBe('application/pdf')
    return readPdf(answer.rawPayload)
  }
  const codesOnAll = async ({ pages, codesOn }: Awaited<ReturnType<typeof printed>>, scale: number) =>
    (await Promise.all(pages.map((_, n) => codesOn(n + 1, scale)))).flat()

  test('are read back by a scanner: every number of the sheet as QR and as Code 128', async () => {
    const { batch_code, serials } = await generate({ quantity: 12 })
    const codes = await codesOnAll(await printed(batch_code), printer)
    for (const format of ['QRCode', 'Code128'])
      expect(
        codes
          .filter((one) => one.format === format)
          .map(({ text }) => text)
          .toSorted(),
      ).toEqual(serials)
  })

  test('a printer of labels with 203 dots an inch prints bars that are read', async () => {
    const { batch_code, serials } = await generate({ quantity: 9 })
    const codes = await codesOnAll(await printed(batch_code), 203 / 72)
    const read = codes.filter((one) => one.format === 'Code128').map(({ text }) => text)
    expect(read.toSorted()).toEqual(serials)
  })

  test('of the longest and the shortest numbers too', async () => {
    const long = await generate({ quantity: 2, prefix: 'LONGEST-PREFIX-20-0X' })
    const longCodes = await (await printed(long.batch_code)).codesOn(1, printer)
    expect(longCodes.map(({ text }) => text).toSorted()).toEqual([...long.serials, ...long.serials].toSorted())
    await clerk(contract.addSerialSetting, { brand_code: 'GREE', prefix: '5EN2616', suffix_length: 7 })
    const short = await generate({ quantity: 21 })
    // Between labels so near each other a scanner may see a code that is no number at all.
    const codes = (await (await printed(short.batch_code)).codesOn(1, printer)).filter(({ text }) => isSerial(text))
    expect(codes.map(({ text }) => text).toSorted()).toEqual([...short.serials, ...short.serials].toSorted())
  })
})
