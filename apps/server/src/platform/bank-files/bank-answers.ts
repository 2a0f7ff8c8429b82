import { type BankAnswer, fileDiffers, importVerdict } from '@sejuk/domain/installers/settlements'
import { because } from '@sejuk/domain/messages'
import { total } from '@sejuk/domain/values/money'
import { refuse } from '../http/refuse.ts'
import { formatOf } from './bank-formats.ts'

export const refuseFile = (problems: string[]): never =>
  refuse('invalid', { status: false, because: because('imported-data-not-valid'), errors: { file: problems } })

export const readBankAnswers = async (format: string, file: File) => {
  const text = await file.text()
  try {
    return formatOf(format).read(text)
  } catch (error) {
    return refuseFile([(error as Error).message])
  }
}

export const referenceOf = (code: string, line_no: number) => `${code}/${line_no}`

type Line = { line_no: number; net_amount: number; payment_status: Parameters<typeof importVerdict>[0] }

/** The answers that are new. Every objection at once, so that a file is mended once; `what` is what the payments belong to. */
export const freshAnswers = <L extends Line>(
  { code, what }: { code: string; what: 'settlement' | 'payout' },
  lines: readonly L[],
  { answers, total: said }: { answers: readonly BankAnswer[]; total: number },
) => {
  const known = new Map(lines.map((line) => [referenceOf(code, line.line_no), line]))
  const problems: string[] = []
  const fresh: { line: L; answer: BankAnswer }[] = []
  const met = new Set<string>()
  for (const answer of answers) {
    const { reference } = answer
    const line = known.get(reference)
    const verdict = line && importVerdict(line.payment_status, answer)
    if (met.has(reference)) problems.push(`${reference} stands in the file twice`)
    else if (!line) problems.push(`${reference} is not a payment of this ${what}`)
    else if (line.net_amount !== answer.amount) problems.push(`${reference}: the amount differs from the ${what}`)
    else if (verdict === 'contradicts') problems.push(`${reference} was answered otherwise before`)
    else if (verdict === 'apply') fresh.push({ line, answer })
    met.add(reference)
  }
  if (said !== total(answers.map(({ amount }) => amount))) problems.push(fileDiffers)
  return problems.length ? refuseFile(problems) : fresh
}

/** What an answer makes of a payment. */
export const settledBy = ({ isPaid, bank_ref, reason }: BankAnswer, now: string) => ({
  payment_status: isPaid ? ('Payment_Successful' as const) : ('Payment_Failed' as const),
  paid_date: isPaid ? now : null,
  bank_ref: bank_ref || null,
  fail_reason: isPaid ? null : reason || '-',
})
