/** A list and its tabs are counted exactly up to here; above, 'more than' is said, and of a list the exact count on request. */
export const countCap = 10_000
