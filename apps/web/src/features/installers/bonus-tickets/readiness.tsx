import { bonusReadiness } from '@sejuk/contract/installers/bonus-tickets'
import { pageTo } from '@sejuk/domain/pages'
import { bonusTicketWords } from '@sejuk/words/installers/bonus-tickets'
import { useCall } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Note } from '../../../ui/feedback/note.tsx'

/** What stands in the way is said before anything is typed. */
export const Readiness = () => {
  const t = useWords(bonusTicketWords)
  const say = useSay()
  const ready = useCall(bonusReadiness, {}).data?.data
  if (!ready || ready.warnings.length === 0) return null
  return (
    <Note as="div" role="status">
      {ready.warnings.map((warning) => (
        <p key={warning}>
          <b>{say(warning)}</b>
        </p>
      ))}
      <p>{t(ready.may_apply ? 'payNot' : 'readyNot')}</p>
      <Link {...pageTo('ownInformation')}>{t('toBank')}</Link>
    </Note>
  )
}
