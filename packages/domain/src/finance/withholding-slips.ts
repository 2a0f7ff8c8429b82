/** Income tax that a customer kept back: on goods, on services, final. */
export const withheldKinds = ['22', '23', '4(2)'] as const
export type WithheldKind = (typeof withheldKinds)[number]
export const slipStatuses = ['Awaited', 'Received'] as const
export type SlipStatus = (typeof slipStatuses)[number]
/** After so many days one asks again. */
export const lateSlipDays = 30
