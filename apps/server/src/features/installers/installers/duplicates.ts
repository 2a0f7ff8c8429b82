import type * as contract from '@sejuk/contract/installers/installers'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { installerBanks as b, installers as t } from '../../../db/tables/installers/installers.ts'

type Person = Pick<typeof t.$inferSelect, 'user_code' | 'id_card_number'>
type Account = Pick<typeof b.$inferSelect, 'bank_code' | 'credited_account'>

const most = 20
const who = { user_code: t.user_code, user_name: t.user_name, user_status: t.user_status }

/** Others with the same card or account, whichever branch they are of: a person moves, and tries again elsewhere. */
export const findDuplicates = async (
  db: Db,
  { user_code, id_card_number }: Person,
  account: Account | null,
): Promise<contract.InstallerDetail['duplicates']> => {
  const sameCard = id_card_number
    ? await db
        .select(who)
        .from(t)
        .where(and(sql`upper(${t.id_card_number}) = ${id_card_number.toUpperCase()}`, ne(t.user_code, user_code)))
        .orderBy(asc(t.user_code))
        .limit(most)
    : []
  const sameAccount = account
    ? await db
        .select(who)
        .from(b)
        .innerJoin(t, eq(t.user_code, b.user_code))
        .where(
          and(
            eq(b.bank_code, account.bank_code),
            eq(b.credited_account, account.credited_account),
            ne(b.user_code, user_code),
          ),
        )
        .orderBy(asc(t.user_code))
        .limit(most)
    : []
  return [
    ...sameCard.map((one) => ({ ...one, same: 'id_card_number' as const })),
    ...sameAccount.map((one) => ({ ...one, same: 'credited_account' as const })),
  ]
}
