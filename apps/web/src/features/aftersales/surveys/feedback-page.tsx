import { type Feedback, openFeedback, sendFeedback, surveyAnswers } from '@sejuk/contract/aftersales/surveys'
import { feedbackWords } from '@sejuk/words/aftersales/surveys'
import { ticketChoiceWords } from '@sejuk/words/aftersales/tickets'
import { useEffect, useState } from 'react'
import IconCircleCheck from '#icon/CircleCheck'
import IconClockOff from '#icon/ClockOff'
import IconLinkOff from '#icon/LinkOff'
import IconWifiOff from '#icon/WifiOff'
import { call, Offline, Refused } from '../../../lib/api/call.ts'
import { tabStore } from '../../../lib/browser/storage.ts'
import { problemsOf } from '../../../lib/form/validate.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { PublicMessage, PublicPage, PublicWord } from '../../../ui/layout/public-page.tsx'
import { AnswerFields, type Answers, noAnswers } from './answer-fields.tsx'
import style from './feedback-page.module.css'

type Standing =
  | { is: 'loading' }
  | { is: 'open'; feedback: Feedback }
  | { is: 'thanks'; until: string }
  | { is: 'wrong' | 'used' | 'expired' }
  | { is: 'failed'; message: string; isOffline: boolean }

const endings: Record<string, 'wrong' | 'used' | 'expired'> = {
  WrongLink: 'wrong',
  UsedLink: 'used',
  ExpiredLink: 'expired',
}
const standingOf = (error: unknown): Standing => {
  const ending = error instanceof Refused && typeof error.status === 'string' ? endings[error.status] : undefined
  if (ending) return { is: ending }
  return { is: 'failed', message: errorText(error), isOffline: error instanceof Offline }
}

/** What a customer opens on their phone: no account, no menu, half a minute. What they tapped outlives a lost network. */
export const FeedbackPage = () => {
  const t = useWords(feedbackWords)
  const { token = '' }: { token?: string } = useSearch()
  const [standing, setStanding] = useState<Standing>({ is: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries < 0) return
    let isGone = false
    call(openFeedback, { token: String(token) }).then(
      ({ data }) => isGone || setStanding({ is: 'open', feedback: data }),
      (error: unknown) => isGone || setStanding(standingOf(error)),
    )
    return () => {
      isGone = true
    }
  }, [token, tries])
  const again = () => {
    setStanding({ is: 'loading' })
    setTries(tries + 1)
  }
  return (
    <PublicPage title={t('title')}>
      {standing.is === 'open' ? (
        <Form
          feedback={standing.feedback}
          token={String(token)}
          onDone={(until) => setStanding({ is: 'thanks', until })}
          onEnd={setStanding}
        />
      ) : (
        <PublicWord>
          <End standing={standing} onAgain={again} />
        </PublicWord>
      )}
    </PublicPage>
  )
}

const End = ({ standing, onAgain }: { standing: Exclude<Standing, { is: 'open' }>; onAgain: () => void }) => {
  const t = useWords(feedbackWords)
  const dates = useDates()
  switch (standing.is) {
    case 'loading':
      return <p role="status">{t('loading')}</p>
    case 'thanks':
      return (
        <PublicMessage icon={<IconCircleCheck size={56} />} tone="good" title={t('thanks')} text={t('thanksText')}>
          <p>{t('until', { time: dates.visit(standing.until) })}</p>
          <Button size="large" onClick={onAgain}>
            {t('again')}
          </Button>
        </PublicMessage>
      )
    case 'failed':
      return (
        <PublicMessage icon={<IconWifiOff size={56} />} tone="bad" title={t('failed')} text={standing.message}>
          <Button kind="primary" size="large" onClick={onAgain}>
            {t('retry')}
          </Button>
        </PublicMessage>
      )
    case 'used':
      return <PublicMessage icon={<IconCircleCheck size={56} />} tone="good" title={t('used')} text={t('usedText')} />
    case 'expired':
      return <PublicMessage icon={<IconClockOff size={56} />} tone="bad" title={t('expired')} text={t('expiredText')} />
    case 'wrong':
      return <PublicMessage icon={<IconLinkOff size={56} />} tone="bad" title={t('wrong')} text={t('wrongText')} />
  }
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
  onEnd: (standing: Standing) => void
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
      const standing = standingOf(error)
      if (standing.is !== 'failed') return onEnd(standing)
      setTold(standing.isOffline ? t('offline') : standing.message)
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
