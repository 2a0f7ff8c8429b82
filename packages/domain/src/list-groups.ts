/** A list of more rows than this is to be narrowed before it is grouped. */
export const mostGroupedRows = 100_000
/** The largest groups; what is left is one number. */
export const mostGroups = 30

const groupable =
  /^([a-z_]*_)?(status|type|kind|name|category|priority|warranty|level|module|source|method|slot|band|grade|channel|result|period|date)$/i
/** Shown in part only, or to few: no list is grouped by them. */
const personal = /phone|email|account|holder|nik|npwp|token|password|birth/i

/** Whether a list may be grouped by one of its columns: kinds, states, names, and the months of dates; never by what is masked. */
export const mayGroupBy = (field: string) => groupable.test(field) && !personal.test(field)

export const isGroupedByMonth = (field: string) => /(^|_)date$/.test(field)
