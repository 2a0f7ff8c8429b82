import { waitingJournals } from '@sejuk/contract/books/journals'
import { because } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { journalWords, lineKindWords } from '@sejuk/words/books/journals'
import { useCall } from '../../lib/api/queries.ts'
import { thousands } from '../../lib/language/money.ts'
import { useSay, useWords } from '../../lib/language/words.ts'
import { Link } from '../../lib/navigation/link.tsx'
import { useGate } from '../../lib/session/viewer.ts'
import { Note } from '../../ui/feedback/note.tsx'

/** Which kinds have no account, how many journals wait for each, and where to see them. */
export const WaitingJournals = () => {
  const t = useWords(journalWords)
  const kinds = useWords(lineKindWords)
  const say = useSay()
  const found = useCall(waitingJournals, {}, { enabled: useGate(waitingJournals).enabled })
  const rows = found.data?.data ?? []
  if (rows.length === 0) return null
  return (
    <Note as="ul">
      {rows.map(({ line_kind, journals }) => (
        <li key={line_kind}>
          <Link {...pageTo('journals', { missing: line_kind })}>
            {t('waits', { n: thousands(journals), reason: say(because('no-account-for', { kind: kinds(line_kind) })) })}
          </Link>
        </li>
      ))}
    </Note>
  )
}
