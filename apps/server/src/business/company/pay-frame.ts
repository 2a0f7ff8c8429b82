import type { PaperSnapshot } from '../../db/tables/company/issued-papers.ts'
import type { PdfBlock } from '../../platform/pdf/blocks.ts'
import type { PaperWord } from './draw-paper.ts'

/** The number to pay to, where the customer has one, and what to write for the money to be known. */
export type PayBy = { va: string | null; reference: string }

/** Where to pay: the customer's own virtual account first, else an account of the company with the reference. */
export const payFrame = (
  { accounts }: Pick<PaperSnapshot, 'accounts'>,
  { va, reference }: PayBy,
  word: PaperWord,
): PdfBlock => {
  const [first] = accounts
  return {
    kind: 'frame',
    blocks: [
      { kind: 'text', text: { text: word('payTo'), small: true } },
      {
        kind: 'pairs',
        width: 32,
        pairs: [
          ...(va ? [[word('virtualAccount'), { text: va, bold: true }] as const] : []),
          ...accounts.map(
            ({ bank_name, account_number }) =>
              [word('account', { bank: bank_name }), { text: account_number, bold: true }] as const,
          ),
          ...(first ? [[word('accountName'), { text: first.account_name, bold: true }] as const] : []),
          [word('reference'), { text: reference, bold: true }],
        ],
      },
      ...(first || va ? [] : [{ kind: 'text', text: word('noAccount') } as const]),
    ],
  }
}
