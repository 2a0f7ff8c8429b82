export const financeSearch = ['salesInvoices', 'cheques'] as const
