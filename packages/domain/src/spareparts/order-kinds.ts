/** Free within the warranty, paid outside it, for a centre's shelf, or bought without a work order. */
export const sparepartKinds = ['In_Warranty', 'Out_Warranty', 'Stock', 'New_Buy'] as const
export type SparepartKind = (typeof sparepartKinds)[number]
export const deliveryPlaces = ['ASC', 'Branch_Counter', 'Customer_Site'] as const
export type DeliveryPlace = (typeof deliveryPlaces)[number]
export const urgencies = ['Normal', 'Urgent'] as const
export type Urgency = (typeof urgencies)[number]
/** Somebody compares with the bank what had arrived: it goes back, or nothing had arrived. */
export const refundStatuses = ['Refund_Due', 'Refunded', 'Not_Received'] as const
export type RefundStatus = (typeof refundStatuses)[number]
