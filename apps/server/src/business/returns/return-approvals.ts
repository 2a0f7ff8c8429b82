/** Credits of one customer that one person approves on a day are added up, whether they come by a return or by an exchange. */
export const returnApproval = (customer: string, amount: number) => ({ kind: 'return-request', customer, amount })
