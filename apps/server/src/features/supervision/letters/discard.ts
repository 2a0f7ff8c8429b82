import type * as contract from '@sejuk/contract/supervision/letters'
import { letterGate, letterStatus } from '@sejuk/domain/supervision/letters'
import { supervision } from '@sejuk/domain/supervision/supervisions'
import { eq } from 'drizzle-orm'
import { recount } from '../../../business/supervision/problems.ts'
import { supervisionLetters as t } from '../../../db/tables/supervision/letters.ts'
import { supervisions } from '../../../db/tables/supervision/supervisions.ts'
import { enforce, refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { judgedOf, lockLetter, statusColumns } from './commands.ts'
import { lettersOf } from './queries.ts'

/** A draft goes; what counts is the version before it, or no letter. */
export const discardNoticeLetter = async (context: RequestContext<typeof contract.discardNoticeLetter>) => {
  const { db, viewer, actor, input } = context
  const letter = await lockLetter(context, input.letter_id)
  enforce(letterGate('discard', judgedOf(letter), viewer))
  if (letter.row_version !== input.row_version) refuse('conflict')
  const { supervision_code, service_type, document_no, version } = letter
  await db.delete(t).where(eq(t.letter_id, letter.letter_id))
  const [before] = await lettersOf(db, supervision_code, service_type)
  const status = before ? letterStatus(service_type, before.stage) : null
  await db
    .update(supervisions)
    .set({ [statusColumns[service_type]]: status })
    .where(eq(supervisions.supervision_code, supervision_code))
  await recount(db, supervision_code)
  await logActions(db, actor, [
    {
      ...{ entity: supervision.entity, entity_code: supervision_code, action: 'letter-discard', to_status: status },
      before: { document_no, version },
      after: {},
    },
  ])
  return { data: null }
}
