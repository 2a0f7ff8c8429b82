import * as contract from '@sejuk/contract/platform/record-comments'
import type { Area } from '../../../platform/area.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { followRecord, removeComment, writeComment } from './commands.ts'
import { listComments, listMentionable } from './queries.ts'

/** On the records that the search of any area finds. */
export const recordCommentRoutes = (areas: readonly Area[]) => {
  const kinds = areas.flatMap((area) => area.search ?? [])
  return (serve: Serve) => {
    serve(contract.listComments, (context) => listComments(context, kinds))
    serve(contract.listMentionable, (context) => listMentionable(context, kinds))
    serve(contract.writeComment, (context) => writeComment(context, kinds))
    serve(contract.removeComment, (context) => removeComment(context, kinds))
    serve(contract.followRecord, (context) => followRecord(context, kinds))
  }
}
