/** Receiver types, numbered as in bulk transfers. */
export const receiverTypes = { '1': 'Personal', '2': 'Company', '3': 'Government' } as const
export type ReceiverType = keyof typeof receiverTypes

export const receiverResidencies = { '1': 'Resident', '2': 'Non Resident' } as const
export type ReceiverResidency = keyof typeof receiverResidencies
