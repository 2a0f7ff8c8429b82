export const returnsPages = {
  returns: '/return-request',
  return: '/return-request/detail?code',
  addReturn: '/return-request/create?customer_code?&delivery_code?&problem_id?',
  editReturn: '/return-request/modify?code',
  rmas: '/rma-request',
  rma: '/rma-request/detail?code',
  addRma: '/rma-request/create?work_order_number?&serial_number?',
  editRma: '/rma-request/modify?code',
  claims: '/rma-request/claims',
  claim: '/rma-request/claims/detail?code',
} as const
