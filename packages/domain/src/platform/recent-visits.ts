/** What somebody opened longer ago than this is forgotten. */
export const visitsKeptDays = 90

/** Of so many records one may ask at once: a page of any list. */
export const mostVisitsAsked = 200
