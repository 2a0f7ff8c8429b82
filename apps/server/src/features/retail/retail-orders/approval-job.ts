export const approvalJob = 'retail-order-approval'
