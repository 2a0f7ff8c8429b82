import { myDayWords, waitingWords } from '@sejuk/words/platform/my-day'
import { thousands } from '../../../../lib/language/money.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import type { WaitingKind } from './waiting-kinds.ts'
import style from './waiting-list.module.css'

/** How much waits of each kind, and the list behind it. */
export const WaitingCounts = ({ kinds }: { kinds: readonly WaitingKind[] }) => {
  const t = useWords(myDayWords)
  const names = useWords(waitingWords)
  return (
    <nav aria-label={t('wholeLists')}>
      <ul className={style.counts}>
        {kinds.map(({ kind, page, asked, total, total_is_capped }) => (
          <li key={kind}>
            <Link to={page} search={asked}>
              {names(kind)} <b>{thousands(total) + (total_is_capped ? '+' : '')}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
