import type * as contract from '@sejuk/contract/platform/languages'
import { sentenceKey, sentenceModule, sentenceShape } from '@sejuk/domain/platform/languages'
import { and, eq, gt, sql } from 'drizzle-orm'
import { missingWords as t } from '../../../db/tables/platform/word-overrides.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { allWords } from './all-words.ts'

/** One person's broken page must not fill the queue, nor all pages together. */
const newAnHour = 50
const longestQueue = 2000

/** Counted once however many screens show it; a word that is there after all is left out. */
export const reportMissingWords = async ({ db, input, viewer }: RequestContext<typeof contract.reportMissingWords>) => {
  const { all } = await allWords(db)
  const reported = input.words
    .map(({ module, word_key, sample }) => {
      if (module !== sentenceModule) return { module, word_key, sample }
      const shape = sentenceShape(sample)
      return { module, word_key: sentenceKey(shape), sample: shape }
    })
    .filter(({ module, word_key, sample }) => !all[module]?.[word_key] && (module !== sentenceModule || sample))
  const unique = [...new Map(reported.map((one) => [`${one.module}/${one.word_key}`, one])).values()]
  if (unique.length === 0) return { data: null }
  const mine = and(eq(t.reported_by, viewer.usercode), gt(t.first_date, sql`now() - interval '1 hour'`))
  if ((await db.$count(t, mine)) >= newAnHour || (await db.$count(t)) >= longestQueue) refuse('tooMany')
  await db
    .insert(t)
    .values(unique.map((one) => ({ ...one, page: input.page, reported_by: viewer.usercode })))
    .onConflictDoUpdate({
      target: [t.module, t.word_key],
      set: { times: sql`${t.times} + 1`, last_date: sql`now()`, page: sql`excluded.page` },
      // Many screens at once are one event.
      setWhere: sql`${t.last_date} < now() - interval '1 minute'`,
    })
  return { data: null }
}

export const dismissMissingWord = async ({ db, input, actor }: RequestContext<typeof contract.dismissMissingWord>) => {
  const [gone] = await db.delete(t).where(eq(t.missing_id, input.missing_id)).returning()
  if (!gone) refuse('notFound')
  const entity_code = `${gone.module}/${gone.word_key}`
  await logActions(db, actor, [
    { entity: 'missing-word', entity_code, action: 'delete', before: { sample: gone.sample } },
  ])
  return { data: null }
}
