export const booksPages = {
  journals: '/sales-invoice/journals?status?&event?&missing?&batch_code?&search?&customer_code?&dept_code?&from?&to?',
  journal: '/sales-invoice/journals/detail?code',
  journalBatches: '/sales-invoice/journals/batches?status?&period?',
  journalBatch: '/sales-invoice/journals/batch?code',
  accountMap: '/sales-invoice/journals/accounts?line_kind?',
} as const
