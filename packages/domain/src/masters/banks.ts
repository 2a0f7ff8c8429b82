/** To whom a bank pays out, as bulk transfers number it. */
export const receiverTypes = { '1': 'Personal', '2': 'Company', '3': 'Government' } as const
export type ReceiverType = keyof typeof receiverTypes

export const receiverResidencies = { '1': 'Resident', '2': 'Non Resident' } as const
export type ReceiverResidency = keyof typeof receiverResidencies
