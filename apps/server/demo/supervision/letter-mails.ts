import { createHash } from 'node:crypto'
import { supervisionMails } from '../../src/db/tables/supervision/mails.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { chance } from '../makers/random.ts'
import type { Part } from '../part.ts'

type Letter = Record<
  'letter_id' | 'supervision_code' | 'at' | 'contact' | 'installer' | 'usercode' | 'username',
  string
>

/** Issued letters went out: some were read, most acknowledged. Their links are nobody's: only hashes of nothing are stored. */
export const loadLetterMails: Part['load'] = async (client, { random }) => {
  const { rows } = await client.query<Letter>(
    `select l.letter_id, l.supervision_code, c.contact_name as contact, s.installer_name as installer, l.created_by as usercode,
       l.create_user_name as username, to_char(l.issued_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
     from supervision_letters l join supervisions s using (supervision_code) join supervision_contacts c using (supervision_code)
     where l.stage = 'Issued' and c.line_no = 1 order by l.letter_id`,
  )
  const mails = rows.flatMap((letter) =>
    (['installer', 'owner'] as const).map((recipient_kind) => {
      const recipient_name = recipient_kind === 'owner' ? letter.contact : letter.installer
      const isOpened = chance(random, 0.85)
      const isDone = isOpened && chance(random, 0.8)
      return {
        ...{ supervision_code: letter.supervision_code, letter_id: Number(letter.letter_id), recipient_kind },
        ...{ recipient_name, email: `${recipient_kind}-${letter.letter_id}@example.com` },
        token_hash: createHash('sha256').update(`demo letter ${letter.letter_id} ${recipient_kind}`).digest('hex'),
        ...{ sent_by: letter.usercode, sent_by_name: letter.username, sent_date: letter.at },
        ...{ opened_date: isOpened ? letter.at : null, acknowledged_date: isDone ? letter.at : null },
        acknowledged_name: isDone ? recipient_name : null,
      }
    }),
  )
  await insertRows(client, supervisionMails, mails)
  await client.query(
    `update warranty_cards set sign_method = 'upload', signed_by = receiver where signed_date is not null and sign_method is null`,
  )
}
