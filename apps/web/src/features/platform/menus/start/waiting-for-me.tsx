import type { Envelope } from '@sejuk/contract/endpoint'
import { holds } from '@sejuk/domain/workflow'
import { waitingWords } from '@sejuk/words/platform/waiting'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../../../lib/api/call.ts'
import { keyOf } from '../../../../lib/api/queries.ts'
import { thousands } from '../../../../lib/language/money.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { useViewer } from '../../../../lib/session/viewer.ts'
import { Section } from '../../../../ui/record/section.tsx'
import { leavesOf, type MenuNode } from '../menu-tree.ts'
import { useMenu } from '../use-menu.ts'
import start from './start-page.module.css'
import style from './waiting-for-me.module.css'
import { type WaitingKind, waitingKinds } from './waiting-kinds.ts'

const aMinute = 60_000

/** What this person decides, each with a list of it in their own menu. */
const kindsOf = (tree: readonly MenuNode[], permission: ReturnType<typeof useViewer>['permission']) => {
  const mine = leavesOf(tree).map(({ url }) => url)
  const pageOf = ({ pages }: WaitingKind) =>
    pages.find((page) => mine.some((url) => page === url || page.startsWith(`${url}/`)))
  return waitingKinds.flatMap((kind) => {
    const page = holds(permission, kind.needs) ? pageOf(kind) : undefined
    return page ? [{ ...kind, page }] : []
  })
}

const countQuery = ({ list, asked }: WaitingKind) => {
  const input = { ...asked, limit: 1 }
  return {
    queryKey: keyOf(list, input),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Envelope> => call(list, input, { signal }),
    staleTime: aMinute,
  }
}

/** How much waits for whoever looks: a number each, and the list behind it. Whoever decides nothing is told nothing. */
export const WaitingForMe = () => {
  const t = useWords(waitingWords)
  const { permission } = useViewer()
  const kinds = kindsOf(useMenu(), permission)
  const counts = useQueries({ queries: kinds.map(countQuery) })
  if (kinds.length === 0 || counts.every(({ isError }) => isError)) return null
  const waiting = kinds.flatMap((kind, i) => {
    const { total = 0, total_is_capped } = counts[i]?.data ?? {}
    return total > 0 ? [{ ...kind, number: thousands(total) + (total_is_capped ? '+' : '') }] : []
  })
  const isPending = counts.some((count) => count.isPending)
  return (
    <Section title={t('title')}>
      {waiting.length === 0 && <p className={start.none}>{isPending ? '…' : t('nothing')}</p>}
      <ul className={style.counts}>
        {waiting.map(({ name, page, asked, number }) => (
          <li key={name}>
            <Link to={page} search={asked}>
              <span>{t(name)}</span> <b>{number}</b>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
