import { getMyStatement } from '@sejuk/contract/installers/statements'
import { pageTo } from '@sejuk/domain/pages'
import { bonusTicketWords } from '@sejuk/words/installers/bonus-tickets'
import { statementWords } from '@sejuk/words/installers/statements'
import { InstallerStatement } from '../../../entities/installers/installer-statement.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'

/** What an installer was paid, year by year. */
export const MyStatementPage = () => {
  const t = useWords(statementWords)
  const tickets = useWords(bonusTicketWords)
  const say = useSay()
  const navigate = useNavigate()
  const { year }: { year?: number } = useSearch()
  const may = useGate(getMyStatement)
  const found = useCall(getMyStatement, { year }, { enabled: may.enabled })
  const statement = found.data?.data
  return (
    <>
      <PageHead title={t('title')} crumb={<Link {...pageTo('myBonusTickets')}>{tickets('myTitle')}</Link>} />
      <PageBody>
        {!may.enabled ? (
          <ForbiddenState reason={say(may.because)} />
        ) : found.error ? (
          <FailedState error={found.error} onRetry={() => void found.refetch()} />
        ) : statement ? (
          <InstallerStatement
            isPrintable
            statement={statement}
            onYear={(next) => void navigate(pageTo('myStatement', { year: next }))}
          />
        ) : (
          <Pending />
        )}
      </PageBody>
    </>
  )
}
