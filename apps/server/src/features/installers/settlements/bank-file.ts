import type * as contract from '@sejuk/contract/installers/settlements'
import { bonusSettlement, mostRows } from '@sejuk/domain/installers/settlements'
import { referenceOf } from '../../../platform/bank-files/bank-answers.ts'
import { bankFileAnswer } from '../../../platform/bank-files/bank-file-answer.ts'
import { enforce, refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { findSettlement, linesIn } from './queries.ts'

/** Made of what was written down when the run was made: asked for again, it is the same to the byte. */
export const downloadBankFile = async ({ db, viewer, input }: RequestContext<typeof contract.downloadBankFile>) => {
  const settlement = await findSettlement(db, viewer, input.settlement_code)
  const now = new Date().toISOString()
  enforce(bonusSettlement.gate('bank-file', { ...settlement, is_whole: true }, viewer, now))
  const { settlement_code } = settlement
  const lines = await linesIn(db, settlement_code)
  const part = lines.slice((input.part - 1) * mostRows, input.part * mostRows)
  if (part.length === 0) refuse('notFound')
  const payments = part.map((line) => ({ ...line, reference: referenceOf(settlement_code, line.line_no) }))
  const file = { code: settlement_code, part: input.part, payments }
  return { data: bankFileAnswer(`${settlement_code}-${input.part}`, settlement.bank_format, file) }
}
