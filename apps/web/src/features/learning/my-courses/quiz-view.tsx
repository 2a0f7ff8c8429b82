import type { QuizPaper, QuizQuestion } from '@sejuk/contract/learning/my-courses'
import { learningWords } from '@sejuk/words/learning/my-courses'
import { useEffect, useState } from 'react'
import IconArrowDown from '#icon/ArrowDown'
import IconArrowUp from '#icon/ArrowUp'
import IconCheck from '#icon/Check'
import IconClock from '#icon/Clock'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { ThumbBar } from '../../../ui/actions/thumb-bar.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import style from './learning.module.css'
import { QuizResult } from './quiz-result.tsx'
import type { Quiz } from './use-quiz.ts'

type Props = { quiz: Quiz; paper: QuizPaper; onLeave: () => void }

/** One question a page; every tap is saved at once, on the phone and on the server. */
export const QuizView = ({ quiz, paper, onLeave }: Props) => {
  const t = useWords(learningWords)
  const language = useLanguage()
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      paper.questions.findIndex(({ choice }) => choice.length === 0),
    ),
  )
  const seconds = useSecondsLeft(paper, quiz.finish)
  // A picture that is asked about later must be here when the network is not.
  useEffect(() => {
    for (const { image_url } of paper.questions) if (image_url) new Image().src = image_url
  }, [paper.questions])
  if (paper.result) return <QuizResult paper={paper} onLeave={onLeave} />
  const question = paper.questions[at]
  const open = paper.questions.filter(({ choice }) => choice.length === 0).length
  const isLast = at === paper.questions.length - 1
  const finish = async () => {
    const text = open > 0 ? t('sureFinishOpen', { n: open }) : undefined
    if (await confirm({ title: t('sureFinish'), text, yes: t('finishQuiz') })) quiz.finish()
  }
  return (
    <>
      <PageHead
        title={paper[`title_${language}`]}
        sub={t('attemptOf', { n: paper.attempt_no, all: paper.attempts_max })}
      >
        {seconds !== undefined && (
          <span className={style.clock} role="timer" aria-label={t('timeLeft')}>
            <IconClock size={18} aria-hidden="true" />
            {`${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`}
          </span>
        )}
      </PageHead>
      <PageBody>
        <ol className={style.numbers} aria-label={t('lessons')}>
          {paper.questions.map(({ question_id, choice }, n) => (
            <li key={question_id}>
              <button
                type="button"
                aria-label={`${t('questionN', { n: n + 1 })}${choice.length ? `, ${t('answered')}` : ''}`}
                aria-current={n === at ? 'step' : undefined}
                data-answered={choice.length > 0 || undefined}
                onClick={() => setAt(n)}
              >
                {choice.length > 0 && n !== at ? <IconCheck size={16} aria-hidden="true" /> : n + 1}
              </button>
            </li>
          ))}
        </ol>
        {question && (
          <Question
            key={question.question_id}
            question={question}
            head={t('questionOf', { n: at + 1, all: paper.questions.length, points: question.points })}
            onAnswer={(choice) => quiz.answer(question.question_id, choice)}
          />
        )}
        <Saved quiz={quiz} />
      </PageBody>
      <ThumbBar>
        <Button size="large" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('previous')}
        </Button>
        {isLast ? (
          <Button kind="primary" size="large" isBusy={quiz.isDone} onClick={() => void finish()}>
            {t(quiz.isDone ? 'finishNeedsNetwork' : 'finishQuiz')}
          </Button>
        ) : (
          <Button kind="primary" size="large" onClick={() => setAt(at + 1)}>
            {t('nextQuestion')}
          </Button>
        )}
      </ThumbBar>
    </>
  )
}

/** By the server's clock: the difference to the phone's is taken once. */
const useSecondsLeft = ({ ends_date, now, result }: QuizPaper, onOver: () => void) => {
  const [difference] = useState(() => Date.parse(now) - Date.now())
  const left = () =>
    ends_date && !result ? Math.max(0, Math.round((Date.parse(ends_date) - Date.now() - difference) / 1000)) : undefined
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    if (!ends_date || result) return
    const tick = () => {
      const rest = left()
      setSeconds(rest)
      if (rest === 0) onOver()
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  })
  return seconds
}

const Saved = ({ quiz }: { quiz: Quiz }) => {
  const t = useWords(learningWords)
  const dates = useDates()
  const text =
    !quiz.isOnline && quiz.unsent > 0
      ? t('savedHere', { n: quiz.unsent })
      : quiz.unsent > 0
        ? t('saving')
        : quiz.savedAt
          ? t('savedAt', { time: dates.time(quiz.savedAt) })
          : t('notYet')
  return (
    <p className={style.saved} role="status" data-waits={(!quiz.isOnline && quiz.unsent > 0) || undefined}>
      {text}
    </p>
  )
}

type QuestionProps = { question: QuizQuestion; head: string; onAnswer: (choice: number[]) => void }
const Question = ({ question, head, onAnswer }: QuestionProps) => {
  const t = useWords(learningWords)
  const language = useLanguage()
  const { kind, options, choice } = question
  const isMany = kind === 'multi'
  const toggle = (n: number) => {
    if (!isMany) return onAnswer([n])
    onAnswer(choice.includes(n) ? choice.filter((one) => one !== n) : [...choice, n])
  }
  return (
    <fieldset className={style.question}>
      <legend>
        <small>{head}</small>
        {question[`text_${language}`]}
      </legend>
      {question.image_url && kind !== 'photo_spot' && <img src={question.image_url} alt="" className={style.picture} />}
      {kind === 'multi' && <p>{t('severalHint')}</p>}
      {kind === 'photo_spot' && <Spots question={question} onAnswer={onAnswer} />}
      {kind === 'order' && <Order question={question} onAnswer={onAnswer} />}
      {kind !== 'order' &&
        kind !== 'photo_spot' &&
        options.map((option, at) => (
          <label key={option.n} className={style.option}>
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={question.question_id}
              checked={choice.includes(option.n)}
              onChange={() => toggle(option.n)}
            />
            <b aria-hidden="true">{'ABCDEF'[at]}</b>
            <span>{option[`text_${language}`]}</span>
            {choice.includes(option.n) && <IconCheck size={20} aria-hidden="true" />}
          </label>
        ))}
    </fieldset>
  )
}

/** The picture is the answer sheet: each spot is a choice, reached by finger and by keyboard alike. */
const Spots = ({ question, onAnswer }: Omit<QuestionProps, 'head'>) => {
  const t = useWords(learningWords)
  const { question_id, image_url, options, choice } = question
  return (
    <>
      <p>{t('spotHint')}</p>
      <div className={style.spots}>
        <img src={image_url ?? undefined} alt={t('spotPicture')} />
        {options.map(({ n, x, y }, at) => (
          <label key={n} style={{ left: `${x ?? 50}%`, top: `${y ?? 50}%` }}>
            <input
              type="radio"
              name={question_id}
              aria-label={t('spotN', { n: at + 1 })}
              checked={choice.includes(n)}
              onChange={() => onAnswer([n])}
            />
            <b className={style.spot} aria-hidden="true">
              {at + 1}
            </b>
          </label>
        ))}
      </div>
    </>
  )
}

const Order = ({ question, onAnswer }: Omit<QuestionProps, 'head'>) => {
  const t = useWords(learningWords)
  const language = useLanguage()
  const shown = question.choice.length ? question.choice : question.options.map(({ n }) => n)
  const textOf = (n: number) => question.options.find((option) => option.n === n)?.[`text_${language}`] ?? ''
  const swap = (at: number, other: number) => {
    const next = [...shown]
    const held = next[at] ?? 0
    next[at] = next[other] ?? 0
    next[other] = held
    onAnswer(next)
  }
  return (
    <>
      <p>{t('orderHint')}</p>
      <ol className={style.order}>
        {shown.map((n, at) => (
          <li key={n}>
            <span>{textOf(n)}</span>
            <Row as="span">
              <IconButton label={t('moveUp', { name: textOf(n) })} disabled={at === 0} onClick={() => swap(at, at - 1)}>
                <IconArrowUp size={20} />
              </IconButton>
              <IconButton
                label={t('moveDown', { name: textOf(n) })}
                disabled={at === shown.length - 1}
                onClick={() => swap(at, at + 1)}
              >
                <IconArrowDown size={20} />
              </IconButton>
            </Row>
          </li>
        ))}
      </ol>
      {question.choice.length === 0 && <Button onClick={() => onAnswer([...shown])}>{t('orderIsMine')}</Button>}
    </>
  )
}
