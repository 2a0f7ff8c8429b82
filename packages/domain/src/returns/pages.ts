export const returnsPages = {} as const
