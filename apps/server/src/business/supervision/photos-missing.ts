import { answerPhotos } from '@sejuk/domain/supervision/supervision-file-rights'
import { sql } from 'drizzle-orm'
import { supervisions as t } from '../../db/tables/supervision/supervisions.ts'

/** Points that were judged and lack photos; only before the hand-over does anybody ask. Photos arrive after their answers. */
export const photosMissing = sql<number>`case when ${t.supervision_status} in ('Coordinator_Received', 'Technical_Training_Finished')
  and ${t.points_answered} > 0 then (
    select count(*)::int from inspection_points p join inspection_checkpoints c on c.checkpoint_code = p.checkpoint_code
    where p.supervision_code = ${t.supervision_code} and p.result <> 'NA' and c.photo_min > (
      select count(*) from inspection_answers a join attachments f on f.module_code = a.client_uuid
      where a.supervision_code = p.supervision_code and a.checkpoint_code = p.checkpoint_code
        and f.module_name = ${sql.raw(`'${answerPhotos.module}'`)} and f.deleted_date is null)) else 0 end`
