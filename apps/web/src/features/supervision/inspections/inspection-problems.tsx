import * as contract from '@sejuk/contract/supervision/inspections'
import { getSupervision } from '@sejuk/contract/supervision/supervisions'
import { because } from '@sejuk/domain/messages'
import { isOpenProblem, mayClose, problemKinds, severities } from '@sejuk/domain/supervision/inspection'
import { inspectionWords } from '@sejuk/words/supervision/inspections'
import { useState } from 'react'
import { useSend } from '../../../lib/api/queries.ts'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

type Problem = contract.InspectionProblem
const tones = { Open: 'attention', Fixed_Claimed: 'waiting', Closed: 'good', Disclaimed: 'neutral' } as const

type Props = { problems: Problem[]; supervision_code: string; mayAct: boolean }
/** The problems of an inspection, with what became of each. */
export const Problems = ({ problems, supervision_code, mayAct }: Props) => {
  const t = useWords(inspectionWords)
  const gate = useGate(contract.addProblem)
  const [isAdding, setAdding] = useState(false)
  const refresh = useRefresh(getSupervision)
  const blank = {
    ...{ kind: 'design' as string, severity: 'Major' as string, description: '' },
    ...{ recommended_fix: '', responsible: '', due_date: '' },
  }
  return (
    <Section
      title={t('problems')}
      sub={`${problems.filter(({ status }) => isOpenProblem(status)).length}/${problems.length}`}
      actions={
        gate.enabled &&
        mayAct && (
          <Button size="small" onClick={() => setAdding(true)}>
            {t('addProblem')}
          </Button>
        )
      }
    >
      {problems.length === 0 && <SectionText>{t('noProblems')}</SectionText>}
      <RowList>
        {problems.map((problem) => (
          <ProblemRow key={problem.problem_no} problem={problem} mayAct={mayAct && gate.enabled} />
        ))}
      </RowList>
      {isAdding && (
        <EndpointPanel
          title={t('addProblem')}
          endpoint={contract.addProblem}
          initial={blank}
          fixed={{ supervision_code }}
          labels={{
            ...{ kind: t('kind'), severity: t('severity'), description: t('description') },
            ...{ recommended_fix: t('recommended_fix'), responsible: t('responsible'), due_date: t('due_date') },
          }}
          onClose={() => {
            refresh()
            setAdding(false)
          }}
        >
          {({ values, change, errorOf }) => (
            <>
              <ChoiceField
                label={t('kind')}
                value={values.kind}
                options={problemKinds.map((value) => ({ value, label: t(value) }))}
                onChange={(kind) => change({ kind })}
              />
              <ChoiceField
                label={t('severity')}
                value={values.severity}
                options={severities.map((value) => ({ value, label: t(value) }))}
                onChange={(severity) => change({ severity })}
              />
              <TextField
                label={t('description')}
                value={values.description}
                most={500}
                isLong
                isRequired
                error={errorOf('description')}
                onChange={(description) => change({ description })}
              />
              <TextField
                label={t('recommended_fix')}
                value={values.recommended_fix}
                most={500}
                isLong
                error={errorOf('recommended_fix')}
                onChange={(recommended_fix) => change({ recommended_fix })}
              />
              <TextField
                label={t('responsible')}
                value={values.responsible}
                most={200}
                error={errorOf('responsible')}
                onChange={(responsible) => change({ responsible })}
              />
              <DateField
                label={t('due_date')}
                value={values.due_date}
                error={errorOf('due_date')}
                onChange={(due_date) => change({ due_date })}
              />
            </>
          )}
        </EndpointPanel>
      )}
    </Section>
  )
}

const ProblemRow = ({ problem, mayAct }: { problem: Problem; mayAct: boolean }) => {
  const t = useWords(inspectionWords)
  const dates = useDates()
  const refresh = useRefresh(getSupervision)
  const [isClaiming, setClaiming] = useState(false)
  const { usercode } = useViewer()
  const say = useSay()
  const send = useSend(contract.reinspect)
  const { supervision_code, problem_no, row_version } = problem
  const seen = { supervision_code, problem_no, row_version }
  return (
    <li>
      <span>
        <b>{t('problemNo', { n: problem_no })}</b> {problem.description} · {t(problem.severity)} · {t(problem.kind)}
        {problem.due_date && ` · ${t('due_date')} ${dates.day(problem.due_date)}`}
        {problem.responsible && ` · ${problem.responsible}`}
        {problem.fix_note && ` · ${problem.fix_note}`}
      </span>
      <Row as="span">
        <StatusChip tone={tones[problem.status]}>{t(problem.status)}</StatusChip>
        {mayAct && problem.status === 'Open' && (
          <Button size="small" onClick={() => setClaiming(true)}>
            {t('claimFix')}
          </Button>
        )}
        {mayAct && problem.status === 'Fixed_Claimed' && (
          <>
            <Button
              size="small"
              disabled={!mayClose(problem, usercode)}
              onClick={() => send.mutate({ ...seen, is_fixed: true }, { onSuccess: refresh })}
            >
              {t('reinspectGood')}
            </Button>
            <Button size="small" onClick={() => send.mutate({ ...seen, is_fixed: false }, { onSuccess: refresh })}>
              {t('reinspectBad')}
            </Button>
            {!mayClose(problem, usercode) && <small>{say(because('problem-claimed-by-you'))}</small>}
          </>
        )}
      </Row>
      {isClaiming && (
        <EndpointPanel
          title={t('claimFix')}
          sub={t('problemNo', { n: problem_no })}
          endpoint={contract.claimFix}
          initial={{ fix_note: '' }}
          fixed={seen}
          labels={{ fix_note: t('fix_note') }}
          onClose={() => {
            refresh()
            setClaiming(false)
          }}
        >
          {({ values, change, errorOf }) => (
            <TextField
              label={t('fix_note')}
              value={values.fix_note}
              most={500}
              isLong
              isRequired
              error={errorOf('fix_note')}
              onChange={(fix_note) => change({ fix_note })}
            />
          )}
        </EndpointPanel>
      )}
    </li>
  )
}
