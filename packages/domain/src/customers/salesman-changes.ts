export const changeStatuses = ['Scheduled', 'Done', 'Cancelled'] as const
export type ChangeStatus = (typeof changeStatuses)[number]

export const notBeforeToday = 'The day is not before today'
export const sameSalesman = 'Everything chosen is theirs already'
export const otherBranch = 'The salesperson works for another branch'
export const notSelling = 'This person does not sell any more'

/** What takes effect today or earlier is done at once; the rest waits for its day. */
export const isDue = (effective_date: string, today: string) => effective_date <= today
