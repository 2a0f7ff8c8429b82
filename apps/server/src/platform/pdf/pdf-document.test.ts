import { expect, test } from 'vitest'
import { readPdf } from '../../../test/read-pdf.ts'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { siteSettings } from '../../db/tables/platform/site-settings.ts'
import type { PdfBlock } from './blocks.ts'
import { pdfDocument } from './pdf-document.ts'

const { db } = await startTestServer({ features: [] })
await db.insert(siteSettings).values({
  ...{ setting_key: 'company', updated_by: 'U-1', updated_user_name: 'Sari' },
  value: { company_name: 'PT Sejuk Abadi', support_phone: '+62 21 555 0100', support_email: 'halo@sejuk.test' },
})

const letter = { title: 'Letter', language: 'default', name: 'letter', code: 'L-1' } as const
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a document bears head, title, code, page numbers and the code of its content', async () => {
  const rows = Array.from({ length: 120 }, (_, n) => [`SN-${n}`, 'Rp 1.000'])
  const body: PdfBlock[] = [
    { kind: 'facts', facts: [['Customer', 'Toko Dingin · São José']], across: 3 },
    { kind: 'table', columns: [{ title: 'Serial' }, { title: 'Amount', align: 'right' }], rows, foot: ['Sum', 'Rp 2'] },
  ]
  const made = await pdfDocument(db, { ...letter, body })
  expect(made).toMatchObject({ name: 'letter.pdf', type: 'application/pdf' })
  const { pages, text, info } = await readPdf(made.bytes)
  expect(pages).toHaveLength(4)
  expect(pages[0]).toContain('PT Sejuk Abadi +62 21 555 0100 · halo@sejuk.test')
  expect(pages[0]).toContain('São José')
  for (const [n, page] of pages.entries()) {
    expect(page).toContain(`Page ${n + 1} of ${pages.length}`)
    expect(page).toContain(`Content code ${made.hash.slice(0, 16)}`)
    expect(page).toContain('Serial Amount')
    expect(page).toContain('L-1')
  }
  for (const [serial] of rows) expect(text).toContain(serial)
  expect(info).toMatchObject({ Title: 'Letter L-1', Author: 'PT Sejuk Abadi', Keywords: `sha256:${made.hash}` })
})

test('the hash is of the content: the same tomorrow, another with another word or picture', async () => {
  const hashOf = async (...body: PdfBlock[]) => (await pdfDocument(db, { ...letter, body })).hash
  const hash = await hashOf({ kind: 'text', text: 'One' })
  expect(await hashOf({ kind: 'text', text: 'One' })).toBe(hash)
  expect(await hashOf({ kind: 'text', text: 'Two' })).not.toBe(hash)
  const picture = (bytes: Uint8Array) => hashOf({ kind: 'image', bytes, width: 10 })
  expect(await picture(pixel)).not.toBe(await picture(Buffer.concat([pixel, Buffer.from([0])])))
})

test('both languages, Chinese names, a watermark', async () => {
  const { bytes } = await pdfDocument(db, {
    ...letter,
    language: 'local',
    watermark: 'DRAF',
    body: [{ kind: 'text', text: 'Bapak 张伟 di Jakarta' }],
  })
  const { pages } = await readPdf(bytes)
  expect(pages[0]).toContain('Halaman 1 dari 1')
  expect(pages[0]).toMatch(/Bapak\s+张伟\s+di Jakarta/)
  expect(pages[0]).toContain('DRAF')
})

test('a scanner reads the QR code and the barcode, on a letter as on a sheet of labels', async () => {
  const address = 'https://sejuk.test/verify/ABC-123?x=1&y=2'
  const on = async (body: PdfBlock[], head: 'company' | 'none') => {
    const { bytes } = await pdfDocument(db, { ...letter, head, body, margin: 8 })
    const { codesOn, pages } = await readPdf(bytes)
    return { codes: await codesOn(1), pages: pages.length }
  }
  const both: PdfBlock[] = [
    { kind: 'qr', text: address, size: 30 },
    { kind: 'space', height: 10 },
    { kind: 'barcode', text: 'SN-2026-000123', width: 60 },
  ]
  const { codes } = await on([{ kind: 'together', blocks: both }], 'company')
  expect(codes.map(({ text }) => text).toSorted()).toEqual(['SN-2026-000123', address].toSorted())
  const labels = Array.from({ length: 8 }, (_, n): PdfBlock[] => [{ kind: 'qr', text: `SN-${n}`, size: 20 }])
  const sheet = await on([{ kind: 'labels', across: 4, width: 40, height: 30, labels }], 'none')
  expect(sheet.pages).toBe(1)
  expect(sheet.codes.map(({ text }) => text).toSorted()).toEqual(labels.map((_, n) => `SN-${n}`))
})

test('columns, signatures and pages of their own are drawn', async () => {
  const { bytes } = await pdfDocument(db, {
    ...letter,
    paper: 'A5',
    landscape: true,
    body: [
      { kind: 'columns', columns: [{ blocks: [{ kind: 'heading', text: 'Left' }], width: 60 }, { blocks: [] }] },
      { kind: 'new-page' },
      {
        kind: 'signatures',
        people: [
          { title: 'Approved by', name: 'Sari', image: pixel },
          { title: 'Received', name: 'Budi' },
        ],
      },
    ],
  })
  const { pages } = await readPdf(bytes)
  expect(pages).toHaveLength(2)
  expect(pages[1]).toContain('( Sari )')
})

test('a document that no machine could draw in time is refused', async () => {
  const rows = Array.from({ length: 10_001 }, () => ['x'])
  await expect(
    pdfDocument(db, { ...letter, body: [{ kind: 'table', columns: [{ title: 'A' }], rows }] }),
  ).rejects.toMatchObject({ answer: { code: '413' } })
})

test('a picture that is none fails alone: the next document is drawn', async () => {
  const broken: PdfBlock = { kind: 'image', bytes: Buffer.from('no picture'), width: 10 }
  await expect(pdfDocument(db, { ...letter, body: [broken] })).rejects.toThrow()
  expect((await pdfDocument(db, { ...letter, body: [] })).bytes.length).toBeGreaterThan(500)
})
