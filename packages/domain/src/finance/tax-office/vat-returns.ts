/** What stands in the VAT return of a month: by the invoice's tax date, by the note's own day, by the day of retail sales. */
export const vatReturnKinds = ['invoice', 'replacement', 'nota_retur', 'digunggung'] as const
export type VatReturnKind = (typeof vatReturnKinds)[number]

const note = 'Nota retur '
/** Under this name the notes of a transaction code are a row of the tax summary, beside the code itself. */
export const noteRow = (transaction_code: string) => `${note}${transaction_code}`
export const isNoteRow = ({ transaction_code }: Readonly<Record<string, string | number>>) =>
  String(transaction_code).startsWith(note)
