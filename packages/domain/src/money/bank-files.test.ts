import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { total } from '../values/money.ts'
import { breakOf, differenceOf, readBankRows, withFingerprints } from './bank-files.ts'
import { type BankLayout, bankDayOf, deliveredLayouts, rupiahOf } from './bank-layouts.ts'
import { readCsv } from './read-csv.ts'
import { readMt940 } from './read-mt940.ts'

const layoutOf = (code: string): BankLayout => {
  const found = deliveredLayouts.find((one) => one.layout_code === code)
  if (!found) throw new Error(code)
  return found
}

test.each([
  ['3.434.234', '1.000,00', 3_434_234],
  ['3.434.234', '1,000.00', 3_434_234],
  ['3,434,234.00', '1,000.00', 3_434_234],
  ['3,434,234.00', '1.000,00', undefined],
  ['1.500,00', '1.000,00', 1500],
  ['1.500,50', '1.000,00', undefined],
  ['Rp 13.575.000', '1.000,00', 13_575_000],
  ['500,030,000.00 DB', '1,000.00', -500_030_000],
  ['8,283,800.00 CR', '1,000.00', 8_283_800],
  ['(1,500.00)', '1,000.00', -1500],
  ['-1500', '1,000.00', -1500],
  ['1500-', '1,000.00', -1500],
  ['0', '1,000.00', 0],
  ['12,34', '1,000.00', undefined],
  ['', '1,000.00', undefined],
  ['PEND', '1,000.00', undefined],
] as const)('%s written %s is %s', (text, form, amount) => expect(rupiahOf(text, form)).toBe(amount))

test('every whole amount is read back in both forms', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (amount) => {
      const grouped = String(Math.abs(amount)).replaceAll(/\B(?=(\d{3})+$)/g, ',')
      const sign = amount < 0 ? '-' : ''
      expect(rupiahOf(`${sign}${grouped}.00`, '1,000.00')).toBe(amount)
      expect(rupiahOf(`${sign}${grouped.replaceAll(',', '.')}`, '1.000,00')).toBe(amount)
    }),
  )
})

test.each([
  ['18/11/2026', 'D/M/Y', '2026-11-18'],
  ["'18/11", 'D/M', '2026-11-18'],
  ['18 Nov 2026', 'D/M/Y', '2026-11-18'],
  ['18-11-26', 'D-M-Y', '2026-11-18'],
  ['2026-11-18', 'D/M/Y', '2026-11-18'],
  ['2026/11/18', 'Y-M-D', '2026-11-18'],
  ['31/02/2026', 'D/M/Y', undefined],
  ['Saldo Awal', 'D/M/Y', undefined],
] as const)('the day %s written %s is %s', (text, form, day) => expect(bankDayOf(text, form, 2026)).toBe(day))

const bca = `No. rekening : ,5270318842
Date,Description,Branch,Amount,,Balance
18/11/2026,"TRSF E-BANKING CR, TOKO SEJAHTERA ELEKTRONI",0000,"48,390,000.00",CR,"1,332,896,211.00"
18/11/2026,BIAYA ADM,0000,"30,000.00",DB,"1,332,866,211.00"
PEND,BI-FAST CR,0000,"10,000.00",CR,
Saldo Awal,:,"1,284,506,211.00"
Saldo Akhir,:,"1,332,866,211.00"`

describe('files of banks', () => {
  test('BCA: amounts with CR or DB beside them, pending lines left out, balances named below', () => {
    const beside = { ...layoutOf('BCA-CSV'), columns: { ...layoutOf('BCA-CSV').columns, balance: 5 } }
    const read = readBankRows(readCsv(bca, 100), beside, 2026)
    expect(read).toMatchObject({ account: '5270318842', opening: 1_284_506_211, closing: 1_332_866_211, pending: 1 })
    expect(read.lines.map(({ amount }) => amount)).toEqual([48_390_000, -30_000])
    expect(read.lines[0]?.text).toBe('TRSF E-BANKING CR, TOKO SEJAHTERA ELEKTRONI')
    expect(read.problems).toEqual([])
    expect(differenceOf(read.lines, 1_284_506_211, 1_332_866_211)).toBe(0)
  })

  test('BCA: the sign within the cell of the amount', () => {
    const text =
      'Date,Description,Branch,Amount,Balance\n18/11/2026,A,0,"1,000.00 CR","3,000.00"\n18/11/2026,B,0,"500.00 DB","2,500.00"'
    const read = readBankRows(readCsv(text, 100), layoutOf('BCA-CSV'), 2026)
    expect(read).toMatchObject({ opening: 2000, closing: 2500, account: null })
  })

  test('Mandiri: two columns, the account on each line, no balances', () => {
    const head = 'Account No;Date;Val. Date;Transaction Code;Description;Description;Reference No.;Debit;Credit'
    const rows =
      '1170044190273;17/11/26;17/11/26;9;MCM;SI-705-26-00701;R1;0.00;12,020,000.00\n1170044190273;17/11/26;17/11/26;9;FEE;;R2;6,500.00;0.00'
    const read = readBankRows(readCsv(`${head}\n${rows}`, 100), layoutOf('MANDIRI-CSV'), 2026)
    expect(read).toMatchObject({ account: '1170044190273', opening: null, closing: null })
    expect(read.lines.map(({ amount, reference }) => [amount, reference])).toEqual([
      [12_020_000, 'R1'],
      [-6500, 'R2'],
    ])
  })

  test('BRI: the newest on top is turned round', () => {
    const text =
      'Date,Transaction,Debit,Credit,Balance\n18/11/2026,B,200.00,,"1,300.00"\n17/11/2026,A,,500.00,"1,500.00"'
    const read = readBankRows(readCsv(text, 100), layoutOf('BRI-CSV'), 2026)
    expect(read.lines.map(({ text }) => text)).toEqual(['A', 'B'])
    expect(read).toMatchObject({ opening: 1000, closing: 1300 })
  })

  test('MT940: account, balances, lines with what was said of them', () => {
    const read = readMt940(
      ':20:X\n:25:BCA/5270318842\n:60F:C261117IDR1000,00\n:61:2611181118C500,NTRFNONREF//1\n:86:TRSF TOKO\nSEJAHTERA\n:61:261118D200,00NCHGFEE1\n:62F:C261118IDR1300,00\n-',
    )
    expect(read).toMatchObject({ account: '5270318842', opening: 1000, closing: 1300, problems: [] })
    expect(read.lines.map(({ amount, text, reference }) => [amount, text, reference])).toEqual([
      [500, 'TRSF TOKO SEJAHTERA', ''],
      [-200, '', 'FEE1'],
    ])
  })

  test('the first line whose balance breaks is named, and a row that cannot be read', () => {
    const text =
      'Date,Transaction,Debit,Credit,Balance\n17/11/2026,A,,500.00,"1,500.00"\n18/11/2026,B,200.00,,"1,400.00"\n99/99/2026,C,1.00,,"1,399.00"'
    const read = readBankRows(readCsv(text, 100), layoutOf('BRI-CSV'), 2026)
    expect(breakOf(read.lines, 1000)?.text).toBe('B')
    expect(read.problems).toEqual([{ row: 4, why: 'date' }])
  })
})

const booked = fc.record({
  day: fc.integer({ min: 1, max: 6 }),
  amount: fc.constantFrom(1000, 2000, -500),
  text: fc.constantFrom('TRSF A', 'trsf  a', 'SETORAN', ''),
})
test('two overlapping files are their union: a line that stands in both counts once', () => {
  fc.assert(
    fc.property(
      fc.array(booked, { maxLength: 40 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 6 }),
      fc.nat(40),
      (lines, until, from, cut) => {
        const all = lines
          .toSorted((a, b) => a.day - b.day)
          .map(({ day, ...line }) => ({ ...line, date: `2026-11-0${day}` }))
        // The first file ends in the middle of a day, the second begins with a day.
        const first = all.filter(({ date }) => date <= `2026-11-0${until}`).slice(0, cut)
        const second = all.filter(({ date }) => date >= `2026-11-0${from}`)
        const known = new Map(
          [...withFingerprints('A', first), ...withFingerprints('A', second)].map((one) => [one.fingerprint, one]),
        )
        const meant = withFingerprints('A', all).filter(
          ({ date }, n) => date >= `2026-11-0${from}` || (date <= `2026-11-0${until}` && n < cut),
        )
        expect([...known.keys()].toSorted()).toEqual(meant.map(({ fingerprint }) => fingerprint).toSorted())
        expect(total([...known.values()].map(({ amount }) => amount))).toBe(total(meant.map(({ amount }) => amount)))
      },
    ),
  )
})
