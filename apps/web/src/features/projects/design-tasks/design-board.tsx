import { type DesignTaskRow, designBoard } from '@sejuk/contract/projects/design-tasks'
import { type DesignScope, designScopes, leadsDesigners } from '@sejuk/domain/projects/design-tasks'
import { addDays } from '@sejuk/domain/values/dates'
import { designWords } from '@sejuk/words/projects/designs'
import { type ReactNode, useState } from 'react'
import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { BoardFigures } from './board-figures.tsx'
import { BoardGrid, type Spot } from './board-grid.tsx'
import style from './design-board.module.css'

const AssignPanel = lazyPart(() =>
  import('../../../entities/projects/design-panels.tsx').then((all) => all.AssignPanel),
)

type Search = { view?: string; from?: string; scope?: string; mine?: string; figure?: string }
const isScope = (text: string | undefined): text is DesignScope => designScopes.some((one) => one === text)

/** Who is overloaded, what is late, and what waits for a designer. */
export const DesignBoard = ({ tabs }: { tabs: ReactNode }) => {
  const t = useWords(designWords)
  const say = useSay()
  const dates = useDates()
  const navigate = useNavigate()
  const { permission } = useViewer()
  const gate = useGate(designBoard)
  const search: Search = useSearch()
  const isLead = leadsDesigners(permission)
  const isMine = search.mine === undefined ? !isLead && permission.has('Design-Task-Upload') : search.mine === 'yes'
  const [moved, setMoved] = useState<{ task: DesignTaskRow; spot?: Spot }>()
  const scope = isScope(search.scope) ? search.scope : undefined
  const found = useCall(
    designBoard,
    { ...(search.from ? { from: search.from } : {}), ...(scope ? { scope } : {}), mine: isMine },
    { enabled: gate.enabled, keepPrevious: true },
  )
  const board = found.data?.data
  const go = (part: Search) => void navigate({ to: '.', search: { ...search, ...part }, replace: true })
  const first = board?.days[0]?.day
  const last = board?.days.at(-1)?.day
  return (
    <>
      <PageHead title={t('designList')} sub={first && last && `${dates.day(first)} – ${dates.day(last)}`} />
      <PageBody>
        {tabs}
        <Row>
          <IconButton label={t('previousWeek')} onClick={() => first && go({ from: addDays(first, -7) })}>
            <IconChevronLeft size={18} />
          </IconButton>
          <Button onClick={() => go({ from: undefined })}>{t('thisWeek')}</Button>
          <IconButton label={t('nextWeek')} onClick={() => first && go({ from: addDays(first, 7) })}>
            <IconChevronRight size={18} />
          </IconButton>
          <label className={style.scope}>
            <span className="sr-only">{t('scopes')}</span>
            <select value={scope ?? ''} onChange={(event) => go({ scope: event.currentTarget.value || undefined })}>
              <option value="">{t('everyScope')}</option>
              {designScopes.map((one) => (
                <option key={one} value={one}>
                  {t(one)}
                </option>
              ))}
            </select>
          </label>
          <Button aria-pressed={isMine} onClick={() => go({ mine: isMine ? 'no' : 'yes' })}>
            {t('mineOnly')}
          </Button>
        </Row>
        {!gate.enabled ? (
          <ForbiddenState reason={say(gate.because)} />
        ) : found.error ? (
          <FailedState error={found.error} onRetry={() => void found.refetch()} />
        ) : !board ? (
          <Pending />
        ) : (
          <>
            <BoardFigures
              figures={board.figures}
              chosen={search.figure}
              onChoose={(figure) => go({ figure: figure === search.figure ? undefined : figure })}
            />
            <BoardGrid
              board={board}
              figure={search.figure}
              onMove={(task, spot) => setMoved({ task, ...(spot ? { spot } : {}) })}
            />
          </>
        )}
      </PageBody>
      {moved && board && (
        <AssignPanel
          key={`${moved.task.design_task_code}/${moved.spot?.designer_code}/${moved.spot?.needed_by}`}
          task={moved.task}
          wish={moved.spot}
          designers={board.designers}
          onClose={() => {
            setMoved(undefined)
            void found.refetch()
          }}
        />
      )}
    </>
  )
}
