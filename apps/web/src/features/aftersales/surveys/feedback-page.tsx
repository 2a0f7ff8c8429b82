import { type Feedback, openFeedback, sendFeedback, surveyAnswers } from '@sejuk/contract/aftersales/surveys'
import { feedbackWords } from '@sejuk/words/aftersales/surveys'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { useState } from 'react'
import IconCircleCheck from '#icon/CircleCheck'
import { LinkEnded } from '../../../entities/public-links/link-ended.tsx'
import { type LinkEnd, linkEndOf, useLink } from '../../../entities/public-links/use-link.ts'
import { call } from '../../../lib/api/call.ts'
import { tabStore } from '../../../lib/browser/storage.ts'
import { problemsOf } from '../../../lib/form/validate.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { PublicMessage, PublicPage, PublicWord } from '../../../ui/layout/public-page.tsx'
import { AnswerFields, type Answers, noAnswers } from './answer-fields.tsx'
import style from './feedback-page.module.css'

/** What a customer opens on their phone: no account, no menu, half a minute. What they tapped outlives a lost network. */
export const FeedbackPage = () => {
  const t = useWords(feedbackWords)
  const { token = '' }: { token?: string } = useSearch()
  const link = useLink(openFeedback, String(token))
  const [until, setUntil] = useState<string>()
  /** The link ended while the answers were written. */
  const [ended, setEnded] = useState<LinkEnd>()
  const state = ended ?? link.state
  const again = async () => {
    // The form begins with what was answered: it waits for that.
    if (!(await link.again())) return
    setUntil(undefined)
    setEnded(undefined)
  }
  return (
    <PublicPage title={t('title')}>
      {state.is === 'open' && until === undefined ? (
        <Form feedback={state.found} token={String(token)} onDone={setUntil} onEnd={setEnded} />
      ) : (
        <PublicWord>
          {until !== undefined && <Thanks until={until} onAgain={again} />}
          {until === undefined && state.is !== 'open' && (
            <LinkEnded state={state} t={t} used={{ title: t('used'), text: t('usedText') }} onAgain={again} />
          )}
        </PublicWord>
      )}
    </PublicPage>
  )
}

const Thanks = ({ until, onAgain }: { until: string; onAgain: () => void }) => {
  const t = useWords(feedbackWords)
  const dates = useDates()
  return (
    <PublicMessage icon={<IconCircleCheck size={56} />} tone="good" title={t('thanks')} text={t('thanksText')}>
      <p>{t('until', { time: dates.visit(until) })}</p>
      <Button size="large" onClick={onAgain}>
        {t('again')}
      </Button>
    </PublicMessage>
  )
}

const begin = (feedback: Feedback, draft: string): Answers => {
  const kept = tabStore.get(draft)
  if (kept) return { ...noAnswers, ...(JSON.parse(kept) as Partial<Answers>) }
  return feedback.answers ? { ...noAnswers, ...feedback.answers, comment: feedback.answers.comment ?? '' } : noAnswers
}

type FormProps = {
  feedback: Feedback
  token: string
  onDone: (until: string) => void
  onEnd: (end: LinkEnd) => void
}
const Form = ({ feedback, token, onDone, onEnd }: FormProps) => {
  const t = useWords(feedbackWords)
  const kinds = useWords(ticketChoiceWords)
  const say = useSay()
  const draft = `sejuk.feedback.${feedback.work_order_number}`
  const [values, setValues] = useState(() => begin(feedback, draft))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [told, setTold] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<Answers>) => {
    const next = { ...values, ...part }
    setValues(next)
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in part))))
    tabStore.set(draft, JSON.stringify(next))
  }
  const send = async () => {
    const found = problemsOf(surveyAnswers, values)
    setProblems(found)
    setTold(undefined)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const { data } = await call(sendFeedback, { token, answers: surveyAnswers.parse(values) })
      tabStore.drop(draft)
      onDone(data.edit_until)
    } catch (error) {
      const end = linkEndOf(error)
      if (end.is !== 'failed') return onEnd(end)
      setTold(end.isOffline ? t('offline') : end.message)
    } finally {
      setBusy(false)
    }
  }
  const service = feedback.unit_name ?? kinds(feedback.service_type)
  const about = { service, number: feedback.work_order_number }
  return (
    <form
      className={style.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <main className={style.body}>
        <h1>{t('title')}</h1>
        <p>
          {t('hello', { name: feedback.customer_name })}{' '}
          {feedback.technician_name
            ? t('about', { ...about, technician: feedback.technician_name })
            : t('aboutNobody', about)}{' '}
          {feedback.state === 'answered' ? t('answered') : t('half')}
        </p>
        <AnswerFields
          values={values}
          onChange={change}
          errorOf={(field) => (problems[field] ? say(problems[field]) : undefined)}
        />
      </main>
      <footer className={style.foot}>
        {told && (
          <p role="alert" className={style.told}>
            {told}
          </p>
        )}
        {Object.keys(problems).length > 0 && (
          <p role="alert" className={style.told}>
            {say('Form invalid. Please check the form')}
          </p>
        )}
        <Button type="submit" kind="primary" size="large" isBusy={isBusy}>
          {feedback.state === 'answered' ? t('change') : t('send')}
        </Button>
      </footer>
    </form>
  )
}
