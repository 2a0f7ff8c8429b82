import type { ProjectLogDetail } from '@sejuk/contract/projects/project-logs'
import { getSimilarity, openSimilarity, type Similarity } from '@sejuk/contract/projects/similarity'
import { judgeObjection } from '@sejuk/domain/projects/similarity'
import { projectWords } from '@sejuk/words/projects/projects'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { isWritten } from '../../../lib/browser/use-keys.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useGate, useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { PairCompared } from './pair-compared.tsx'
import style from './similarity.module.css'
import { TakeBackVerdict } from './take-back-verdict.tsx'
import { useDistance } from '../../../entities/projects/use-distance.ts'
import { VerdictForm } from './verdict-form.tsx'

/** Is it the same building as another log? Who judges sees both side by side, others only code, branch, distance and verdict. */
export const SimilarityTab = ({ row }: { row: ProjectLogDetail }) => {
  const t = useWords(projectWords)
  const found = useCall(getSimilarity, { log_code: row.log_code })
  const task = found.data?.data
  if (!task) return found.error ? <FailedState error={found.error} onRetry={() => void found.refetch()} /> : <Pending />
  if (task.pairs.length === 0)
    return (
      <Section title={t('similarity')}>
        <SectionText>{t('nothingAlike', { n: task.asks_from.toFixed(2).replace('.', ',') })}</SectionText>
      </Section>
    )
  return <Task task={task} log_code={row.log_code} />
}

const useCandidateKeys = (isOn: boolean, onStep: (step: number) => void) => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || isWritten(event.target)) return
    const step = { j: 1, k: -1 }[event.key.toLowerCase()]
    if (!step || document.querySelector('[role=dialog], [role=menu]')) return
    event.stopPropagation()
    onStep(step)
  })
  useLayoutEffect(() => {
    document.addEventListener('keydown', hear, true)
    return () => document.removeEventListener('keydown', hear, true)
  }, [])
}

const Task = ({ task, log_code }: { task: Similarity; log_code: string }) => {
  const t = useWords(projectWords)
  const say = useSay()
  const dates = useDates()
  const viewer = useWorkflowViewer()
  const distance = useDistance()
  const mayJudge = useGate(openSimilarity)
  const open = useSend(openSimilarity)
  const [chosen, setChosen] = useState<string>()
  const pair =
    task.pairs.find(({ other_code }) => other_code === chosen) ??
    task.pairs.find(({ verdict }) => !verdict) ??
    task.pairs[0]
  const n = pair ? task.pairs.indexOf(pair) : 0
  const others = task.pairs.length
  // J and K walk through the candidates here, before they walk through the list that one came from.
  useCandidateKeys(others > 1, (step) => {
    const next = task.pairs[Math.min(others - 1, Math.max(0, n + step))]
    if (next?.other) setChosen(next.other_code)
  })
  if (!pair) return null
  const objection = judgeObjection(task, pair.scope, viewer)
  const isOpen = task.similarity_status === 'Submitted' || task.similarity_status === 'Processing'
  const isMine = task.judge_code === viewer.usercode
  const isElsewhere = Boolean(task.judge_code) && !isMine
  return (
    <div className={style.judged} data-alone={!mayJudge.enabled || !isOpen || undefined}>
      <div className={style.column}>
        <Section title={t('sameBuilding')} sub={t('candidate', { n: n + 1, all: others })}>
          <RowList>
            {task.pairs.map((one) => (
              <li key={one.other_code}>
                <span>
                  <b>{one.other_code}</b> {one.other && `${one.other.project_name} · `}
                  {one.other_dept_name} · {t(one.scope)} · {distance(one.distance_m)}
                  {one.verdict && ` · ${t('judgedAs', { verdict: t(one.verdict) })}`}
                  {one.winner_code && ` · ${t('keeps', { code: one.winner_code })}`}
                </span>
                <TakeBackVerdict task={task} pair={one} />
                {one.other && others > 1 && (
                  <Button size="small" aria-pressed={one === pair} onClick={() => setChosen(one.other_code)}>
                    {one.other_code}
                  </Button>
                )}
              </li>
            ))}
          </RowList>
        </Section>
        {pair.other && pair.scores && <PairCompared task={task} pair={pair} />}
      </div>
      <div className={style.column}>
        {isElsewhere && isOpen && (
          <Note>{t('openedBy', { name: task.judge_name ?? '', time: dates.dateTime(task.judge_date) })}</Note>
        )}
        {mayJudge.enabled && isOpen && !isMine && (
          <Row>
            <Button
              kind="primary"
              isBusy={open.isPending}
              onClick={() => open.mutate({ log_code, row_version: task.row_version })}
            >
              {t('openTask')}
            </Button>
          </Row>
        )}
        {mayJudge.enabled && isOpen && objection && !isElsewhere && <Note>{say(objection)}</Note>}
        {mayJudge.enabled && isMine && !objection && !pair.verdict && pair.other && (
          <VerdictForm key={pair.other_code} task={task} pair={pair} />
        )}
      </div>
    </div>
  )
}
