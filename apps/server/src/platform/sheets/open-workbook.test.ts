import { CFB, read } from '@e965/xlsx'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { otherWorkbook, workbook } from '../../../test/workbooks.ts'
import { openWorkbook } from './open-workbook.ts'

const sheets = { Parts: [['Part Code'], ['P1']] }
const open = (bytes: Uint8Array) => openWorkbook(Buffer.from(bytes))()

test.each(['xlsx', 'biff8'] as const)('a workbook written as %s is opened', (kind) => {
  expect(open(workbook(sheets, kind)).SheetNames).toEqual(['Parts'])
})

const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))

const oleWith = (path: string, content: Uint8Array, container = CFB.utils.cfb_new()) => {
  CFB.utils.cfb_add(container, path, content)
  return new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer)
}

test.each<[string, Uint8Array]>([
  ['csv', strToU8('Part Code,Part Name\nP1,Fan\n')],
  ['a web page', strToU8('<html><table><tr><td>Part Code</td></tr></table></html>')],
  ['xml of 2003', workbook(sheets, 'xlml')],
  ['pdf', strToU8('%PDF-1.7\n')],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['a zip', zip({ 'readme.txt': 'hello' })],
  ['docx', zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' })],
  ['ods', workbook(sheets, 'ods')],
  ['a binary workbook', workbook(sheets, 'xlsb')],
  ['an old document', oleWith('/WordDocument', strToU8('x'.repeat(5000)))],
  ['one byte', new Uint8Array([0])],
])('%s is no workbook, whatever it is called', (_name, bytes) => {
  expect(() => open(bytes)).toThrow('The file is not an Excel workbook')
})

/** Puts the mark of encryption where Excel puts it: right after the stream's beginning. */
const underFilePass = (bytes: Uint8Array) => {
  const container = CFB.read(Buffer.from(bytes), { type: 'buffer' })
  const content = Buffer.from(CFB.find(container, '/Workbook')?.content as Uint8Array)
  const start = 4 + content.readUInt16LE(2)
  const filePass = Buffer.from([0x2f, 0x00, 0x06, 0x00, 0x00, 0x00, 0x12, 0x34, 0x56, 0x78])
  const marked = Buffer.concat([content.subarray(0, start), filePass, content.subarray(start)])
  const written = oleWith('/Workbook', marked, container)
  expect(() => read(written)).toThrow(/password/i)
  return written
}

test('a workbook under a password says so, new or old', async () => {
  const encryption = { password: 'rahasia', spinCount: 1000 }
  const newer = await otherWorkbook({ name: 'Parts', rows: [['Part Code']] }, { encryption })
  expect(() => open(newer)).toThrow('The file is protected by a password')
  expect(() => open(underFilePass(workbook(sheets, 'biff8')))).toThrow('The file is protected by a password')
})

test.each(['xlsx', 'biff8'] as const)('a damaged workbook says so (%s)', (kind) => {
  const bytes = workbook(sheets, kind)
  expect(() => open(bytes.slice(0, bytes.length / 3))).toThrow('The file is damaged and cannot be read')
})

test('pictures and the like are left packed', () => {
  const parts = unzipSync(workbook(sheets))
  const heavy = zipSync({ ...parts, 'xl/media/image1.png': new Uint8Array(200_000_000) })
  expect(open(heavy).SheetNames).toEqual(['Parts'])
})

test('a sheet whose only cell lies beyond the last row is refused before it is read', () => {
  const parts = unzipSync(workbook(sheets, 'xlsx'))
  const name = Object.keys(parts).find((one) => /sheet1\.xml$/.test(one)) ?? ''
  const cell = '<row r="999999999"><c r="A999999999" t="str"><v>x</v></c></row>'
  const far = new TextDecoder()
    .decode(parts[name])
    .replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${cell}</sheetData>`)
  expect(() => open(zipSync({ ...parts, [name]: strToU8(far) }))).toThrow('The sheet is larger than a sheet can be')
})
