import type { MeasureName } from '@sejuk/domain/platform/my-day'

/** These stand on top of a salesperson's day and not among the others again. */
export const figuresOfSalesDay = ['salesOfMonth', 'orderedThisMonth', 'soldOutThisMonth'] satisfies MeasureName[]
