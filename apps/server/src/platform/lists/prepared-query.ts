import type pg from 'pg'

/** The driver copies a question property by property, every time it is asked. What is inherited is not copied. */
export const preparedQuery = (question: pg.QueryConfig): pg.QueryConfig => Object.create(question)
