import { and, or, type SQL, sql } from 'drizzle-orm'
import { items as t } from '../../../db/tables/catalogue/items.ts'
import { containsText } from '../../../platform/lists/search.ts'

/** A shorter word has too few trigrams for a mistyped one to be told from another word. */
const leastForgiven = 4

/** Each word is there, or one that is spelled much like it. `<%` asks the trigram index, by the threshold of the connection. */
const looksLikeItem = (search: string): SQL | undefined =>
  and(
    ...search
      .trim()
      .split(/\s+/)
      .slice(0, 8)
      .map((word) =>
        word.length < leastForgiven
          ? containsText(word, t.search_text)
          : or(containsText(word, t.search_text), sql`${word} <% ${t.search_text}`),
      ),
  )

/** What is written as typed; only where nothing is, what is spelled much like it. */
const stepsOf = (search: string) => {
  const exact = containsText(search, t.search_text)
  return exact && { exact, similar: looksLikeItem(search) }
}

/** As a condition, for lists that are counted and cut. Looked up once: joined by `or`, no index would serve it. */
export const matchesItem = (search: string): SQL | undefined => {
  const steps = stepsOf(search)
  if (!steps) return undefined
  return sql`${t.item_code} = any(array(with exact as materialized (select ${t.item_code} from ${t} where ${steps.exact})
    select item_code from exact union all
    select ${t.item_code} from ${t} where ${and(sql`not exists (select from exact)`, steps.similar)}))`
}

/** For a few rows at once: planning for both steps takes longer than finding one. `also` is found beside what is written as typed. */
export const findItems = async <Row>(
  search: string,
  find: (matching: SQL | undefined) => Promise<Row[]>,
  also?: SQL,
) => {
  const steps = stepsOf(search)
  if (!steps) return find(also)
  const codes = sql`select ${t.item_code} from ${t} where ${steps.exact}`
  const found = await find(also ? sql`(${t.item_code} = any(array(${codes})) or ${also})` : steps.exact)
  return found.length > 0 ? found : find(steps.similar)
}
