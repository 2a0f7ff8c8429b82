import type { BankLine } from './bank-booked.ts'

const thousands = (amount: number) => `${String(Math.abs(amount)).replaceAll(/\B(?=(\d{3})+$)/g, ',')}.00`
const written = (day: string) => day.split('-').toReversed().join('/')

/** As BCA writes its file: CR or DB behind the amount, the balance beside each line. */
export const bcaFile = (account_number: string, opening: number, lines: readonly BankLine[]) => {
  let balance = opening
  const rows = lines.map(({ day, text, amount }) => {
    balance += amount
    return `'${written(day)},"${text}",0998,"${thousands(amount)} ${amount < 0 ? 'DB' : 'CR'}","${thousands(balance)}"`
  })
  const head = [`No. rekening,${account_number}`, 'Date,Description,Branch,Amount,Balance']
  return [...head, `Saldo Awal,"${thousands(opening)}"`, ...rows, `Saldo Akhir,"${thousands(balance)}"`].join('\n')
}

/** As Mandiri writes its file: two columns, and no balance. */
export const mandiriFile = (account_number: string, lines: readonly BankLine[]) => {
  const rows = lines.map(({ day, text, amount }, n) =>
    [
      ...[account_number, written(day), written(day), '9905', `"${text}"`, '""', `"99102${n}"`],
      ...[`"${amount < 0 ? thousands(amount) : '0.00'}"`, `"${amount > 0 ? thousands(amount) : '0.00'}"`],
    ].join(),
  )
  const titles = 'Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit'
  return [titles, ...rows].join('\n')
}
