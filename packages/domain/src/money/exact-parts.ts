export type OpenInvoice = { invoice_code: string; due_date: string; open_amount: number }
export type Part = { invoice_code: string; amount: number }

export const mostInvoicesLooked = 20
export const mostInvoicesJoined = 5

/** The invoices that make the amount exactly: one, or as few as possible up to five of the twenty oldest; among those the oldest. */
export const exactParts = (amount: number, invoices: readonly OpenInvoice[]): Part[] | undefined => {
  const oldest = invoices.filter(({ open_amount }) => open_amount > 0).slice(0, mostInvoicesLooked)
  for (let size = 1; size <= Math.min(mostInvoicesJoined, oldest.length); size++) {
    const found = pick(amount, oldest, size, 0)
    if (found) return found.map(({ invoice_code, open_amount }) => ({ invoice_code, amount: open_amount }))
  }
  return undefined
}

const pick = (
  left: number,
  invoices: readonly OpenInvoice[],
  size: number,
  from: number,
): OpenInvoice[] | undefined => {
  for (let n = from; n <= invoices.length - size; n++) {
    const one = invoices[n]
    if (!one || one.open_amount > left) continue
    if (size === 1) {
      if (one.open_amount === left) return [one]
      continue
    }
    const rest = pick(left - one.open_amount, invoices, size - 1, n + 1)
    if (rest) return [one, ...rest]
  }
  return undefined
}

/** Those due first, until the money is used up. */
export const oldestParts = (amount: number, invoices: readonly OpenInvoice[]): Part[] => {
  let left = amount
  return invoices.flatMap(({ invoice_code, open_amount }) => {
    const part = Math.max(0, Math.min(left, open_amount))
    left -= part
    return part > 0 ? [{ invoice_code, amount: part }] : []
  })
}
