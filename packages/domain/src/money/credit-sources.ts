/** What a customer's credit comes from: money, a cleared cheque, goods that came back, an invoice that was paid twice. */
export const creditSources = ['receipt', 'cheque', 'note', 'overpayment'] as const
export type CreditSource = (typeof creditSources)[number]
