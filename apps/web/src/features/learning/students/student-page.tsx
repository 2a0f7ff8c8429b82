import type { Data } from '@sejuk/contract/endpoint'
import { certificatePdf } from '@sejuk/contract/learning/my-courses'
import * as contract from '@sejuk/contract/learning/students'
import type { LessonKind } from '@sejuk/domain/learning/course-content'
import { pageTo } from '@sejuk/domain/pages'
import { studentWords } from '@sejuk/words/learning/students'
import { useState } from 'react'
import { StandingChip } from '../../../entities/status/standing-status.tsx'
import { useSendTo } from '../../../lib/api/queries.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { RowMenu } from '../../../ui/actions/row-menu.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'

type Enrolment = contract.StudentEnrolment

/** One learner: every course with its lessons, attempts and answers. */
export const StudentPage = () => {
  const t = useWords(studentWords)
  const { usercode = '' }: { usercode?: string } = useSearch()
  const crumb = <Link {...pageTo('students')}>{t('title')}</Link>
  return (
    <LoadedRecord endpoint={contract.getStudent} input={{ usercode }} title={t('username')} crumb={crumb}>
      {(row) => (
        <>
          <PageHead title={row.username} sub={row.roles} crumb={crumb} />
          <Student row={row} />
        </>
      )}
    </LoadedRecord>
  )
}

const Student = ({ row }: { row: Data<typeof contract.getStudent> }) => {
  const t = useWords(studentWords)
  const dates = useDates()
  return (
    <PageBody>
      <Facts
        isFramed
        facts={[
          [t('usercode'), row.usercode],
          [t('dept_name'), row.dept_name],
          [t('asc_code'), row.asc_code],
          [t('passed'), t('passedOf', { n: row.passed, all: row.assigned })],
          [t('overdue'), row.overdue],
          [t('last_activity'), row.last_activity && dates.dateTime(row.last_activity)],
        ]}
      />
      {row.enrolments.length === 0 && <SectionText>{t('noCourse')}</SectionText>}
      {row.enrolments.map((enrolment) => (
        <EnrolmentSection key={enrolment.enrolment_id} enrolment={enrolment} />
      ))}
    </PageBody>
  )
}

const EnrolmentSection = ({ enrolment }: { enrolment: Enrolment }) => {
  const t = useWords(studentWords)
  const dates = useDates()
  const language = useLanguage()
  const send = useSendTo()
  const mayAssign = useGate(contract.remindStudent)
  const mayRevoke = useGate(contract.revokeCertificate)
  const [asking, setAsking] = useState<'allow' | 'revoke'>()
  const { enrolment_id, certificate_no, standing, due_date, best_score, pass_score } = enrolment
  const isOpen = standing !== 'Passed' && standing !== 'Expired'
  const actions: Action[] = [
    ...(isOpen
      ? [
          {
            key: 'remind',
            label: t('remind'),
            gate: mayAssign,
            onPress: () => send.mutate({ endpoint: contract.remindStudent, input: { enrolment_id } }),
          },
          { key: 'allow', label: t('allow'), gate: mayAssign, onPress: () => setAsking('allow') },
        ]
      : []),
    ...(certificate_no && !enrolment.revoke_reason
      ? [{ key: 'revoke', label: t('revoke'), isDangerous: true, gate: mayRevoke, onPress: () => setAsking('revoke') }]
      : []),
  ]
  const title = enrolment[`title_${language}`]
  return (
    <Section
      title={title}
      sub={t('version', { n: enrolment.version })}
      actions={
        <Row>
          <StandingChip standing={standing} />
          {actions.length > 0 && <RowMenu name={title} actions={actions} />}
        </Row>
      }
    >
      <SectionBody>
        <p>
          {[
            enrolment.assigned_by ? t('assignedBy', { name: enrolment.assigned_by }) : t('takenAlone'),
            due_date && t('dueOn', { date: dates.day(due_date) }),
            best_score !== null && t('bestScore', { n: best_score, pass: pass_score }),
            enrolment.rating && t('given', { n: enrolment.rating }),
            enrolment.rating_note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {certificate_no && (
          <Row>
            <b>
              {t('certificate')} {certificate_no}
            </b>
            {enrolment.valid_to && <span>{t('validUntil', { date: dates.day(enrolment.valid_to) })}</span>}
            {enrolment.revoke_reason && <span>{t('revoked', { reason: enrolment.revoke_reason })}</span>}
            <Button size="small" onClick={() => void download(certificatePdf, { certificate_no, language })}>
              {t('download')}
            </Button>
          </Row>
        )}
      </SectionBody>
      <RowList>
        {enrolment.lessons.map((lesson) => (
          <li key={lesson.lesson_id}>
            <span>
              <b>{lesson[`title_${language}`]}</b> {t(lesson.kind as LessonKind)}
              {!lesson.must_finish && `, ${t('optional')}`}
            </span>
            <Row as="span">
              {lesson.done ? t('done', { date: dates.dateTime(lesson.done) }) : t('percentOf', { n: lesson.percent })}
              {lesson.kind === 'live' && mayAssign.enabled && isOpen && (
                <Button
                  size="small"
                  onClick={() =>
                    send.mutate({
                      endpoint: contract.markAttended,
                      input: { enrolment_id, lesson_id: lesson.lesson_id, is_attended: !lesson.done },
                    })
                  }
                >
                  {t(lesson.done ? 'notAttended' : 'attended')}
                </Button>
              )}
            </Row>
          </li>
        ))}
      </RowList>
      {enrolment.attempts.length > 0 && <Attempts attempts={enrolment.attempts} />}
      {asking && (
        <EndpointPanel
          title={t(asking)}
          sub={title}
          endpoint={asking === 'allow' ? contract.allowAttempt : contract.revokeCertificate}
          initial={{ reason: '' }}
          fixed={{ enrolment_id }}
          labels={{ reason: t('reason') }}
          draft={`student/${asking}/${enrolment_id}`}
          onClose={() => setAsking(undefined)}
        >
          {({ values, change, errorOf }) => (
            <TextField
              label={t('reason')}
              value={values.reason}
              onChange={(reason) => change({ reason })}
              error={errorOf('reason')}
              most={500}
              isLong
              isRequired
            />
          )}
        </EndpointPanel>
      )}
    </Section>
  )
}

const Attempts = ({ attempts }: { attempts: Enrolment['attempts'] }) => {
  const t = useWords(studentWords)
  const dates = useDates()
  const language = useLanguage()
  return (
    <SectionBody>
      {attempts.map(({ attempt_id, attempt_no, started_date, score, questions }) => (
        <details key={attempt_id}>
          <summary>
            {t('attemptN', { n: attempt_no })}, {dates.dateTime(started_date)},{' '}
            {score === null ? t('running') : t('scoreN', { n: score })}
          </summary>
          <ol>
            {questions.map((question, n) => (
              <li key={n}>
                {question[`text_${language}`]}
                <br />
                <b>{t(question.is_right ? 'right' : 'wrong')}:</b>{' '}
                {question.chosen.map((one) => one[`text_${language}`]).join(', ') || t('noAnswer')}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </SectionBody>
  )
}
