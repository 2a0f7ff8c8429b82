export const returnsPages = {
  returns: '/return-request',
  return: '/return-request/detail?code',
  addReturn: '/return-request/create?customer_code?&delivery_code?&problem_id?',
  editReturn: '/return-request/modify?code',
} as const
