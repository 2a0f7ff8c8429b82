import * as contract from '@sejuk/contract/books/journal-batches'
import { listJournals } from '@sejuk/contract/books/journals'
import { eq, sql } from 'drizzle-orm'
import { openXlsx } from 'hucre/xlsx'
import { beforeEach, expect, test } from 'vitest'
import { giveAccounts } from '../../../../test/books/written-journals.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { postJournal } from '../../../business/books/post-journal.ts'
import { accountMap, journalBatches, journalLines } from '../../../db/tables/books/journals.ts'

const server = await startTestServer()
const { db } = server
await giveAccounts(db)
const rights = ['Journal-View', 'Journal-Export'] as const
const [one, two] = [await server.as(rights, { usercode: 'ONE' }), await server.as(rights, { usercode: 'TWO' })]
const reader = await server.as(['Journal-View'], { usercode: 'READER' })
const branch = await server.as(rights, { usercode: 'BRANCH', department: '705', view_data: 'View_Data_My_Branch' })
const period = '2026-10'

let count = 0
const post = async (n: number, more: object = {}) => {
  for (let k = 0; k < n; k++)
    await postJournal(db, {
      ...{ document_kind: 'receipt', document: `RV-${++count}`, event: 'receipt-confirmed', date: `${period}-31` },
      ...{ dept_code: '705', ...more },
      lines: [
        { kind: 'cash', debit: 1000 + count, credit: 0 },
        { kind: 'receivable', debit: 0, credit: 1000 + count },
      ],
    })
}
const make = (who = one, more: object = {}) => who(contract.createJournalBatch, { period, format: 'CSV', ...more })
const detail = async (batch_code: string) => (await one(contract.getJournalBatch, { batch_code })).data
const act = async (name: 'take' | 'cancel', batch_code: string, more: object = {}) => {
  const { row_version } = await detail(batch_code)
  return two(contract.actOnJournalBatch[name], { batch_code, row_version, ...more })
}
const within = async (batch_code: string) => (await one(listJournals, { batch_code, limit: 100 })).data

// What one test leaves ready is not taken by the next.
beforeEach(async () => {
  await db.execute(sql`truncate journal_lines, journals, journal_batches`)
})

test('a batch takes what is ready of its month, says its sums, and is the same file whenever it is fetched', async () => {
  await post(3)
  await post(1, { date: '2026-09-30' })
  await db.delete(accountMap).where(eq(accountMap.line_kind, 'claim-on-driver'))
  await postJournal(db, {
    ...{
      document_kind: 'held-cash',
      document: 'HC-1',
      event: 'cash-handed-in',
      date: `${period}-02`,
      dept_code: '705',
    },
    lines: [
      { kind: 'claim-on-driver', debit: 5, credit: 0 },
      { kind: 'cash-in-transit', debit: 0, credit: 5 },
    ],
  })
  const preview = await one(contract.previewJournalBatch, { period, format: 'CSV' })
  expect(preview.data).toMatchObject({ ready: 3, taken: 3, waiting: 1 })
  const { data, message } = await make()
  expect([data.journal_count, message]).toEqual([3, 'Batch made'])
  const { debit } = preview.data
  expect(await detail(data.batch_code)).toMatchObject({
    ...{ status: 'Made', journal_count: 3, line_count: 6, debit, credit: debit, create_user_name: expect.any(String) },
    accounts: [
      { account_code: '1101-00', account_name: 'Kas', lines: 3, debit, credit: 0 },
      { account_code: '1110-00', lines: 3, debit: 0, credit: debit },
    ],
  })
  const file = async () => String((await one(contract.journalBatchFile, { batch_code: data.batch_code })).data)
  const text = await file()
  expect(text.split('\r\n')).toHaveLength(8)
  expect(text).toContain('journal,date,document,event,account,account_name,branch,customer')
  expect(text).toMatch(/JR-\d{8},2026-10-31,RV-\d+,Penerimaan dikonfirmasi,1101-00,Kas,705,/)
  expect(await file()).toBe(text)
  expect(await make()).toMatchObject({ code: '409', message: 'No journal of 2026-10 is ready' })
  expect(await reader(contract.createJournalBatch, { period, format: 'CSV' })).toMatchObject({ code: '403' })
})

test('the sheet of Accurate has a row for each journal above its lines', async () => {
  await post(2)
  const { data } = await make(one, { format: 'Accurate' })
  const answer = await one(contract.journalBatchFile, { batch_code: data.batch_code })
  const book = await openXlsx(answer.data as Uint8Array)
  expect(book.sheets[0]?.rows.map(([kind]) => kind)).toEqual([
    ...['HEADER', 'ACCOUNT', 'HEADER', 'ACCOUNT', 'ACCOUNT', 'HEADER', 'ACCOUNT', 'ACCOUNT'],
  ])
  const [heads, lines, first, debit] = book.sheets[0]?.rows ?? []
  expect(heads?.slice(0, 5)).toEqual(['HEADER', 'No Jurnal', 'Tanggal', 'Catatan', 'Cabang'])
  expect(lines).toEqual([
    ...['ACCOUNT', 'No Akun', 'Nama Akun', 'Debit', 'Kredit', 'Nama Departemen', 'Catatan Akun', 'No Pelanggan'],
  ])
  expect(first?.[2]).toBe('31/10/2026')
  expect(debit?.slice(1, 3)).toEqual(['1101-00', 'Kas'])
})

test('taken is for good; cancelled before, its journals are ready for another', async () => {
  await post(2)
  const { batch_code } = (await make()).data
  expect(await act('cancel', batch_code)).toMatchObject({ code: '406' })
  expect(await act('cancel', batch_code, { reason: 'Wrong month' })).toMatchObject({ message: 'Batch cancelled' })
  expect(await within(batch_code)).toEqual([])
  expect(await one(contract.journalBatchFile, { batch_code })).toMatchObject({ code: '409' })
  const again = (await make()).data.batch_code
  expect(await within(again)).toMatchObject([{ status: 'In_Batch' }, { status: 'In_Batch' }])
  expect(await act('take', again)).toMatchObject({ message: 'Batch taken into the books' })
  expect(await within(again)).toMatchObject([{ status: 'Exported' }, { status: 'Exported' }])
  expect(await act('cancel', again, { reason: 'Too late' })).toMatchObject({ code: '409' })
  expect((await one(contract.journalBatchLog, { code: again })).data).not.toEqual([])
})

test('of many batches made at once each journal stands in one', async () => {
  await post(40)
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => make(n % 2 ? one : two)))
  const made = answers.filter(({ code }) => code === '200')
  expect(made.length).toBeGreaterThan(0)
  expect(answers.filter(({ code }) => code !== '200').every(({ code }) => code === '409')).toBe(true)
  const sum = made.reduce((all, { data }) => all + data.journal_count, 0)
  expect(sum).toBe(40)
  const batches = await db.select().from(journalBatches)
  const sums = await db.select({ debit: sql<number>`sum(${journalLines.debit})::float8` }).from(journalLines)
  expect(batches.reduce((all, { debit }) => all + debit, 0)).toBe(sums[0]?.debit)
})

test('a branch takes and sees its own journals, and gets no file with those of others', async () => {
  await post(1)
  await post(1, { dept_code: '713' })
  const own = (await make(branch)).data
  expect(own.journal_count).toBe(1)
  const rest = (await make()).data
  expect(rest.journal_count).toBe(1)
  await db.update(journalBatches).set({ dept_code: '705' })
  expect(await branch(contract.journalBatchFile, { batch_code: rest.batch_code })).toMatchObject({ code: '404' })
  expect((await branch(contract.journalBatchFile, { batch_code: own.batch_code })).code).not.toBe('404')
})

test('a file whose journals were changed behind its back is not given out', async () => {
  await post(1)
  const { batch_code } = (await make()).data
  await db.update(journalLines).set({ account_code: '6110-00' })
  expect(await one(contract.journalBatchFile, { batch_code })).toMatchObject({
    ...{ code: '409', message: 'The journals of this batch are not what they were when it was made' },
  })
})
