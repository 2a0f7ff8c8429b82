export const errorSeverities = ['Stop', 'Warn', 'Info'] as const
export type ErrorSeverity = (typeof errorSeverities)[number]
