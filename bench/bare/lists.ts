import { pool } from './http.ts'

const cap = 10_000
type List = { source: string; fields: string; key: string; sort: string }
/** A page of a list with a total of ten thousand at most: few rows are sorted once found, many are read in order. */
export const listOf =
  ({ source, fields, key, sort }: List) =>
  async (where: string, values: unknown[] = []) => {
    const probe = await pool.query(
      `select count(*) as n from (select 1 from ${source} where ${where} limit ${cap + 1}) probe`,
      values,
    )
    const ids =
      probe.rows[0].n > cap
        ? `(select ${key} from ${source} where ${where} order by ${sort} desc, ${key} desc limit 20)`
        : `(with found as materialized (select ${key} as k, ${sort} as s from ${source} where ${where}) select k from found order by s desc, k desc limit 20)`
    const { rows } = await pool.query(
      `select ${fields} from ${source} where ${key} in ${ids} order by ${sort} desc, ${key} desc`,
      values,
    )
    return rows
  }
