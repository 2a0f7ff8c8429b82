import { isDay } from './bank-days.ts'
import type { BankFile, FileLine, FileProblem } from './bank-files.ts'

type Field = { tag: string; text: string; row: number }

/** ':61:…' and what is written below it, each with its tag. */
const fieldsOf = (source: string) => {
  const fields: Field[] = []
  for (const [n, line] of source.split(/\r?\n/).entries()) {
    const [, tag, text = ''] = /^:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? []
    const last = fields.at(-1)
    if (tag) fields.push({ tag, text, row: n + 1 })
    else if (last && !/^[-{]/.test(line) && line.trim()) last.text += `\n${line}`
  }
  return fields
}

const amountOf = (text: string) => {
  const [, whole = '', sen = ''] = /^(\d{1,15}),(\d*)$/.exec(text) ?? []
  return whole && /^0{0,2}$/.test(sen) ? Number(whole) : undefined
}
const dayOf = (text: string) => {
  const day = `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`
  return isDay(day) ? day : undefined
}
const balanceOf = (text: string) => {
  const [, mark, , , amount = ''] = /^([CD])(\d{6})([A-Z]{3})([\d,]+)/.exec(text.trim()) ?? []
  const read = mark && amountOf(amount)
  return read === undefined || read === '' ? null : mark === 'D' ? 0 - read : read
}

const bookingOf = ({ text, row }: Field): FileLine | FileProblem => {
  const [first = ''] = text.split('\n')
  const [, day = '', mark = '', amount = '', reference = ''] =
    /^(\d{6})(?:\d{4})?(R?[CD])[A-Z]?(\d+,\d*)[A-Z][A-Z0-9]{3}(.*)$/.exec(first.trim()) ?? []
  const [date, read] = [dayOf(day), amountOf(amount)]
  if (!date) return { row, why: day ? 'date' : 'shape' }
  if (read === undefined) return { row, why: 'amount' }
  const isOut = mark === 'D' || mark === 'RC'
  const own = reference.split('//')[0]?.trim() ?? ''
  return {
    ...{ row, date, amount: isOut ? 0 - read : read, text: '', balance: null },
    reference: own === 'NONREF' ? '' : own,
  }
}

/** The statement as SWIFT writes it: account, opening, lines with what was said of them, closing. */
export const readMt940 = (source: string): BankFile => {
  let account: string | null = null
  let opening: number | null = null
  let closing: number | null = null
  const lines: FileLine[] = []
  const problems: FileProblem[] = []
  for (const field of fieldsOf(source)) {
    const last = lines.at(-1)
    if (field.tag === '25') account = field.text.split('/').at(-1)?.replaceAll(/\D/g, '') || account
    else if (field.tag === '60F') opening ??= balanceOf(field.text)
    else if (field.tag === '62F') closing = balanceOf(field.text)
    else if (field.tag === '86' && last) last.text = field.text.replaceAll(/\s+/g, ' ').trim()
    else if (field.tag === '61') {
      const booked = bookingOf(field)
      if ('why' in booked) problems.push(booked)
      else if (booked.amount !== 0) lines.push(booked)
    }
  }
  return { account, opening, closing, lines, pending: 0, problems }
}
