import { answerPhotos } from '@sejuk/domain/supervision/supervision-file-rights'
import { sql } from 'drizzle-orm'

/**
 * Points that were judged and lack photos; only before the hand-over does anybody ask. Photos arrive after their answers.
 * The table is written out: alone in a query a column is named without it, and a subquery would mean its own.
 */
export const photosMissing = sql<number>`case when supervisions.supervision_status in ('Coordinator_Received', 'Technical_Training_Finished')
  and supervisions.points_answered > 0 then (
    select count(*)::int from inspection_points p join inspection_checkpoints c on c.checkpoint_code = p.checkpoint_code
    where p.supervision_code = supervisions.supervision_code and p.result <> 'NA' and c.photo_min > (
      select count(*) from inspection_answers a join attachments f on f.module_code = a.client_uuid
      where a.supervision_code = p.supervision_code and a.checkpoint_code = p.checkpoint_code
        and f.module_name = ${sql.raw(`'${answerPhotos.module}'`)} and f.kind = 'photo' and f.deleted_date is null)) else 0 end`
