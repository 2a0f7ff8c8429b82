export const customersWaiting = ['customers', 'adjustments', 'signatures'] as const
export const customersMeasures = ['salesOfMonth', 'overdue', 'newCustomers'] as const
