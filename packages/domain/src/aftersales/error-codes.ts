export const errorSeverities = ['Stop', 'Warn', 'Info'] as const
export type ErrorSeverity = (typeof errorSeverities)[number]

export const errorProductGroups = ['RAC', 'LCAC', 'CAC', 'Water Purify'] as const
export type ErrorProductGroup = (typeof errorProductGroups)[number]
