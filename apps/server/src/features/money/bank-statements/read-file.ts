import { createHash } from 'node:crypto'
import { extensionOf } from '@sejuk/domain/files'
import { because } from '@sejuk/domain/messages'
import { type BankFile, mostBankLines, readBankRows } from '@sejuk/domain/money/bank-files'
import { type BankLayout, deliveredLayouts } from '@sejuk/domain/money/bank-layouts'
import { readCsv } from '@sejuk/domain/money/read-csv'
import { readMt940 } from '@sejuk/domain/money/read-mt940'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { bankLayouts } from '../../../db/tables/money/bank-statements.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import { readPlainRows } from '../../../platform/sheets/read-plain-rows.ts'

/** Heads and sums of the bank beside its lines. */
const mostRows = mostBankLines + 200

export const layoutOf = async (db: Db, layout_code: string): Promise<BankLayout> => {
  const delivered = deliveredLayouts.find((one) => one.layout_code === layout_code)
  if (delivered) return delivered
  const [own] = await db.select().from(bankLayouts).where(eq(bankLayouts.layout_code, layout_code))
  return own ?? refuseChoice('layout_code')
}

const textOf = (bytes: Uint8Array) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Banks that write files of old Windows.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
const isWorkbook = ({ name }: File) => ['xlsx', 'xls'].includes(extensionOf(name))

/** The cells of a file as they stand; a workbook is read in a process of its own. */
export const rowsOfFile = async (file: File, most = mostRows): Promise<readonly (readonly string[])[]> => {
  if (!isWorkbook(file)) return readCsv(textOf(new Uint8Array(await file.arrayBuffer())), most)
  const read = await readPlainRows(file, most)
  return 'problem' in read ? refuseField('file', read.problem) : read.rows
}

export const hashOfFile = async (file: File) =>
  createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('base64url')

/** The file by its layout; what of it cannot be read is told with its row, and nothing of it is taken. */
export const readBankFile = async (file: File, layout: BankLayout, year: number): Promise<BankFile> => {
  if ((layout.kind === 'xlsx') !== isWorkbook(file)) refuseField('file', because('bank-file-of-another-kind'))
  const read =
    layout.kind === 'mt940'
      ? readMt940(textOf(new Uint8Array(await file.arrayBuffer())))
      : readBankRows(await rowsOfFile(file), layout, year)
  const [problem] = read.problems
  if (problem) refuseField('file', because('bank-file-row-not-read', { row: problem.row, n: read.problems.length }))
  if (read.lines.length === 0) refuseField('file', because('bank-file-without-lines'))
  if (read.lines.length > mostBankLines) refuseField('file', because('bank-file-too-long', { n: mostBankLines }))
  return read
}
