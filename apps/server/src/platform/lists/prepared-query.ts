import type pg from 'pg'

/** The driver copies a query config property by property on every call; inherited properties are not copied. */
export const preparedQuery = (question: pg.QueryConfig): pg.QueryConfig => Object.create(question)
