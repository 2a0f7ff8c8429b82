import * as contract from '@sejuk/contract/supervision/inspections'
import { getSupervision } from '@sejuk/contract/supervision/supervisions'
import { pageTo } from '@sejuk/domain/pages'
import { inspectionCategories, isOpenProblem, problemKinds, severities } from '@sejuk/domain/supervision/inspection'
import { inspectionWords } from '@sejuk/words/supervision/inspections'
import { useState } from 'react'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

type Problem = contract.InspectionProblem
const tones = { Open: 'attention', Fixed_Claimed: 'waiting', Closed: 'good', Disclaimed: 'neutral' } as const

/** Results by category and zone, and the problems with what became of them. */
export const InspectionOverviewPage = () => {
  const t = useWords(inspectionWords)
  const language = useLanguage()
  const { code = '' }: { code?: string } = useSearch()
  const gate = useGate(contract.getInspection)
  const mayReport = useGate(contract.inspectionReport)
  const found = useCall(contract.getInspection, { supervision_code: code }, { enabled: gate.enabled && code !== '' })
  const data = found.data?.data
  const crumb = <Link {...pageTo('supervision', { code })}>{code}</Link>
  if (!data)
    return (
      <>
        <PageHead title={t('overview')} crumb={crumb} />
        <RecordGuard gate={gate} found={found} />
      </>
    )
  const zones = [
    ...new Set(data.points.flatMap(({ answers }) => (answers[0] ? [answers[0].zone ?? ''] : []))),
  ].toSorted()
  const shareOf = (category: string, zone: string) => {
    const own = data.points.filter(
      (point) => point.category === category && point.result && (point.answers[0]?.zone ?? '') === zone,
    )
    const judged = own.filter(({ result }) => result !== 'NA')
    if (judged.length === 0) return '-'
    return `${Math.round((100 * judged.filter(({ result }) => result === 'Pass').length) / judged.length)}%`
  }
  return (
    <>
      <PageHead title={t('overview')} sub={data.project_name} crumb={crumb}>
        <Row>
          <Link {...pageTo('inspection', { code })}>{t('open')}</Link>
          {mayReport.enabled && (
            <Button onClick={() => void download(contract.inspectionReport, { supervision_code: code, language })}>
              {t('downloadReport')}
            </Button>
          )}
        </Row>
      </PageHead>
      <PageBody>
        <Section
          title={t('matrix')}
          sub={t('answeredOf', { n: data.points.filter(({ result }) => result).length, all: data.points.length })}
        >
          {zones.length === 0 && <SectionText>-</SectionText>}
          {zones.length > 0 && (
            <PlainTable>
              <thead>
                <tr>
                  <th>{t('category')}</th>
                  {zones.map((zone) => (
                    <th key={zone} data-number>
                      {zone || t('noZone')}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {inspectionCategories.map((category) => (
                  <tr key={category}>
                    <td>{t(category)}</td>
                    {zones.map((zone) => (
                      <td key={zone} data-number>
                        {shareOf(category, zone)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          )}
        </Section>
        <Problems problems={data.problems} supervision_code={code} mayAct={data.may_answer === null} />
      </PageBody>
    </>
  )
}

type Props = { problems: Problem[]; supervision_code: string; mayAct: boolean }
const Problems = ({ problems, supervision_code, mayAct }: Props) => {
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
            <Button size="small" onClick={() => send.mutate({ ...seen, is_fixed: true }, { onSuccess: refresh })}>
              {t('reinspectGood')}
            </Button>
            <Button size="small" onClick={() => send.mutate({ ...seen, is_fixed: false }, { onSuccess: refresh })}>
              {t('reinspectBad')}
            </Button>
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
