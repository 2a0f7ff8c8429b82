import * as contract from '@sejuk/contract/aftersales/surveys'
import type { Input } from '@sejuk/contract/endpoint'
import { type CallOutcome, callOutcomes } from '@sejuk/domain/aftersales/tickets/surveys'
import { pageTo } from '@sejuk/domain/pages'
import { instantOf, isDay } from '@sejuk/domain/values/dates'
import { rupiah } from '@sejuk/domain/values/money'
import { displayPhone } from '@sejuk/domain/values/phone'
import { callOutcomeWords, feedbackWords, surveyWords } from '@sejuk/words/aftersales/surveys'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { surveyStatusWords } from '@sejuk/words/aftersales/work-orders'
import { useState } from 'react'
import IconMailForward from '#icon/MailForward'
import IconPhoneCall from '#icon/PhoneCall'
import { SurveyChip } from '../../../entities/status/outcome-status.tsx'
import { Refused } from '../../../lib/api/call.ts'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { useKeys } from '../../../lib/browser/use-keys.ts'
import { problemsOf } from '../../../lib/form/validate.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { DateTimeField } from '../../../ui/fields/time-field.tsx'
import { FieldError, FieldLegend } from '../../../ui/form/field-grid.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { AnswerFields, type Answers, noAnswers } from './answer-fields.tsx'
import style from './call-panel.module.css'

type Props = { code: string; onNext: (survey_code: string | undefined) => void; onClose: () => void }

/** One customer at the call desk: script, answers, call outcome by keys 1 to 5, and the next customer. */
export const CallPanel = ({ code, onNext, onClose }: Props) => {
  const t = useWords(surveyWords)
  const found = useCall(contract.getSurvey, { survey_code: code })
  const survey = found.data?.data
  if (survey) return <Desk survey={survey} onNext={onNext} onClose={onClose} />
  return (
    <SidePanel
      title={t('survey')}
      sub={code}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {found.error ? <FailedState error={found.error} onRetry={() => void found.refetch()} /> : <Pending />}
    </SidePanel>
  )
}

type DeskProps = Omit<Props, 'code'> & { survey: contract.SurveyDetail }

const Desk = ({ survey, onNext, onClose }: DeskProps) => {
  const t = useWords(surveyWords)
  const outcomes = useWords(callOutcomeWords)
  const kinds = useWords(ticketChoiceWords)
  const say = useSay()
  const { username, timezone } = useViewer()
  const mayCall = useGate(contract.recordCall)
  const refresh = useRefresh(contract.listSurveys)
  const [outcome, setOutcome] = useState<CallOutcome>()
  const [answers, setAnswers] = useState<Answers>(noAnswers)
  const [note, setNote] = useState('')
  const [callBack, setCallBack] = useState({ day: '', time: '' })
  const [problems, setProblems] = useState<Record<string, string>>({})
  const send = useSend(contract.recordCall)
  const next = useCall(contract.nextSurvey, { after: survey.survey_code }, { enabled: mayCall.enabled })
  const isOpen = mayCall.enabled && !survey.is_closed
  const goOn = () => onNext(next.data?.data.survey_code ?? undefined)
  const errorOf = (field: string) => (problems[field] ? say(problems[field]) : undefined)
  const save = () => {
    if (!outcome) return setProblems({ outcome: 'Say how the call went' })
    const wrong = outcome === 'Reached' ? problemsOf(contract.surveyAnswers, answers) : {}
    setProblems(Object.fromEntries(Object.entries(wrong).map(([field, said]) => [`answers.${field}`, said])))
    if (Object.keys(wrong).length > 0) return
    const { survey_code, row_version } = survey
    const call_back_date =
      outcome === 'Call_Back' && isDay(callBack.day) && callBack.time
        ? instantOf(callBack.day, callBack.time, timezone)
        : null
    const said = outcome === 'Reached' ? (answers as Input<typeof contract.recordCall>['answers']) : null
    send.mutate(
      { survey_code, row_version, outcome, note, call_back_date, answers: said },
      {
        onSuccess: () => {
          refresh()
          goOn()
        },
        onError: (error) => {
          if (error instanceof Refused)
            setProblems(Object.fromEntries(Object.entries(error.errors).map(([field, [first = '']]) => [field, first])))
        },
      },
    )
  }
  useOutcomeKeys(isOpen, setOutcome)
  const service = survey.unit_name ?? kinds(survey.service_type)
  return (
    <SidePanel
      title={t('callPanel', { name: survey.customer_name })}
      sub={
        <>
          {survey.work_order_number} <SurveyChip status={survey.status} />
        </>
      }
      onClose={onClose}
      footer={
        <>
          {isOpen && (
            <Button kind="primary" isBusy={send.isPending} onClick={save}>
              {t('save')}
            </Button>
          )}
          <Button onClick={goOn}>{t('skip')}</Button>
        </>
      }
    >
      <a className={style.dial} href={`tel:${displayPhone(survey.customer_phone)}`}>
        <IconPhoneCall size={18} aria-hidden="true" />
        {t('dial', { phone: displayPhone(survey.customer_phone) })}
      </a>
      {isOpen && (
        <>
          <section>
            <FieldLegend as="h3">{t('scriptTitle')}</FieldLegend>
            <p className={style.script}>
              {t('script', {
                agent: username,
                company: 'Sejuk',
                technician: survey.technician_name ?? survey.asc_name,
                service,
              })}
            </p>
          </section>
          <fieldset className={style.outcomes}>
            <FieldLegend>
              {t('outcome')} <small>{t('keys')}</small>
            </FieldLegend>
            {callOutcomes.map((value, n) => (
              <label key={value} data-on={value === outcome || undefined}>
                <input
                  type="radio"
                  name="outcome"
                  className="sr-only"
                  checked={value === outcome}
                  onChange={() => setOutcome(value)}
                />
                <i aria-hidden="true">{n + 1}</i>
                {outcomes(value)}
              </label>
            ))}
            {errorOf('outcome') && <FieldError>{errorOf('outcome')}</FieldError>}
          </fieldset>
          {outcome === 'Reached' && (
            <section>
              <FieldLegend as="h3">{t('questions')}</FieldLegend>
              <AnswerFields
                values={answers}
                onChange={(part) => setAnswers({ ...answers, ...part })}
                errorOf={(field) => errorOf(`answers.${field}`)}
              />
            </section>
          )}
          {outcome === 'Call_Back' && (
            <DateTimeField
              label={t('callBack')}
              value={callBack}
              onChange={setCallBack}
              error={errorOf('call_back_date')}
            />
          )}
          {outcome && (
            <TextField label={t('note')} value={note} onChange={setNote} most={1000} isLong error={errorOf('note')} />
          )}
        </>
      )}
      <Given survey={survey} />
    </SidePanel>
  )
}

/** Keys 1 to 5, except while typing. */
const useOutcomeKeys = (isOn: boolean, choose: (outcome: CallOutcome) => void) =>
  useKeys(isOn, (key) => {
    const outcome = callOutcomes[Number(key) - 1]
    if (outcome) choose(outcome)
  })

/** What is known already: answers, calls, the link and the complaint. */
const Given = ({ survey }: { survey: contract.SurveyDetail }) => {
  const t = useWords(surveyWords)
  const ask = useWords(feedbackWords)
  const outcomes = useWords(callOutcomeWords)
  const statuses = useWords(surveyStatusWords)
  const dates = useDates()
  const mayResend = useGate(contract.resendSurvey)
  const resend = useSend(contract.resendSurvey)
  const link = resend.data?.data.link
  const yesNo = (value: boolean | null) => (value === null ? null : ask(value ? 'yes' : 'no'))
  const { survey_code, row_version, answered_date, is_closed } = survey
  return (
    <>
      <section>
        <FieldLegend as="h3">{t('answers')}</FieldLegend>
        {survey.overall === null && survey.is_solved === null ? (
          <p>{t('noAnswers')}</p>
        ) : (
          <Facts
            facts={[
              [t('score'), survey.overall === null ? null : ask('stars', { n: survey.overall })],
              [ask('is_solved'), yesNo(survey.is_solved)],
              [ask('is_on_time'), yesNo(survey.is_on_time)],
              [ask('politeness'), survey.politeness === null ? null : ask('stars', { n: survey.politeness })],
              [ask('money_asked'), yesNo(survey.money_asked)],
              [ask('money_amount'), survey.money_asked && survey.money_amount ? rupiah(survey.money_amount) : null],
              [ask('has_receipt'), survey.money_asked ? yesNo(survey.has_receipt) : null],
              [t('promoters'), survey.recommend === null ? null : String(survey.recommend)],
              [ask('comment'), survey.comment],
            ]}
          />
        )}
        {survey.desk_result && (
          <Facts
            facts={[
              [t('deskResult'), statuses(survey.desk_result)],
              [t('deskReason'), survey.desk_reason],
            ]}
          />
        )}
        {survey.complain_code && (
          <Link {...pageTo('complaint', { code: survey.complain_code })}>
            {t('complaint')} {survey.complain_code}
          </Link>
        )}
      </section>
      <section>
        <FieldLegend as="h3">{t('calls')}</FieldLegend>
        {survey.calls.length === 0 && <p>{t('noCalls')}</p>}
        <RowList>
          {survey.calls.map((one) => (
            <li key={one.attempt_id}>
              <span>
                {outcomes(one.outcome)} {one.note && <small>{one.note}</small>}
              </span>
              <small>
                {dates.visit(one.at)} · {one.username}
              </small>
            </li>
          ))}
        </RowList>
      </section>
      {!answered_date && !is_closed && (
        <ActionButton
          action={{
            key: 'resend',
            label: t('resend'),
            icon: <IconMailForward size={16} />,
            gate: mayResend,
            isBusy: resend.isPending,
            onPress: () => resend.mutate({ survey_code, row_version }),
          }}
        />
      )}
      {link && (
        <p className={style.script}>
          {t('linkReady')}: <a href={link}>{link}</a>
        </p>
      )}
    </>
  )
}
