import { designWords } from '@sejuk/words/projects/designs'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { DesignList } from './design-list.tsx'

const DesignBoard = lazyPart(() => import('./design-board.tsx').then((part) => part.DesignBoard))
type View = 'list' | 'board'

/** The same tasks as a list, or by designers and days. */
export const DesignTasksPage = () => {
  const t = useWords(designWords)
  const navigate = useNavigate()
  const { view }: { view?: View } = useSearch()
  const shown = view === 'board' ? 'board' : 'list'
  const tabs = (
    <StatusTabs
      label={t('views')}
      value={shown}
      onChange={(next: View) => void navigate({ to: '.', search: next === 'board' ? { view: next } : {} })}
      tabs={(['list', 'board'] as const).map((value) => ({ value, label: t(value), count: undefined }))}
    />
  )
  return shown === 'board' ? <DesignBoard tabs={tabs} /> : <DesignList tabs={tabs} />
}
