export const aftersalesSearch = [
  'tickets',
  'workOrders',
  'complaints',
  'consumers',
  'technicians',
  'serviceCentres',
] as const
export const aftersalesSearchActions = ['addTicket', 'ticket', 'workOrder', 'board'] as const
