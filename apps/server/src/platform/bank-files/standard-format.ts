import { createHash } from 'node:crypto'
import { total } from '@sejuk/domain/values/money'
import type { BankFormat } from './bank-format.ts'

/** Letters a bank's system takes: no accents, no signs a sheet would run. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/[^A-Za-z0-9 .,'/()-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase()

const row = (...cells: (string | number)[]) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')
const cell = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g
const cellsOf = (line: string) =>
  [...line.matchAll(cell)].map(([, quoted, bare]) => (quoted?.replaceAll('""', '"') ?? bare ?? '').trim())

const amountOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN)

/** Header, one line per payment, and a footer with count, sum and the checksum of the lines above it. */
export const standardFormat: BankFormat = {
  extension: 'csv',
  content_type: 'text/csv; charset=utf-8',
  write: ({ code, part, payments }) => {
    const lines = [
      row('H', code, part, payments.length),
      ...payments.map((one) =>
        row(
          'P',
          one.reference,
          one.swift_code,
          plain(one.bank_name),
          one.credited_account,
          plain(one.account_name),
          one.transfer_type,
          one.net_amount,
        ),
      ),
    ]
    const body = `${lines.join('\r\n')}\r\n`
    const sum = total(payments.map(({ net_amount }) => net_amount))
    return `${body}${row('T', payments.length, sum, createHash('sha256').update(body).digest('hex'))}\r\n`
  },
  read: (text) => {
    const lines = text
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map(cellsOf)
    const foot = lines.at(-1)
    const rows = lines.filter(([kind]) => kind === 'R')
    if (foot?.[0] !== 'T') throw new Error('The last line of the file is not its total')
    if (Number(foot[1]) !== rows.length) throw new Error('The file does not hold as many lines as its last one says')
    const answers = rows.map(([, reference = '', amount = '', result = '', bank_ref = '', reason = ''], n) => {
      if (!['SUCCESS', 'FAILED'].includes(result.toUpperCase()))
        throw new Error(`Line ${n + 1}: the result is neither SUCCESS nor FAILED`)
      if (!reference || Number.isNaN(amountOf(amount))) throw new Error(`Line ${n + 1} cannot be read`)
      return { reference, amount: amountOf(amount), isPaid: result.toUpperCase() === 'SUCCESS', bank_ref, reason }
    })
    return { answers, total: amountOf(foot[2] ?? '') }
  },
}
