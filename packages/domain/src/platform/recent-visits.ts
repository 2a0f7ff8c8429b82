/** Visits older than this are deleted. */
export const visitsKeptDays = 90

/** The maximum number of records per request: a page of any list. */
export const mostVisitsAsked = 200
