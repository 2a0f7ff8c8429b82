export const financeSearch = ['salesInvoices'] as const
