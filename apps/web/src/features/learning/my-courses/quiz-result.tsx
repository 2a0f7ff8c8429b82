import type { QuizPaper } from '@sejuk/contract/learning/my-courses'
import { learningWords } from '@sejuk/words/learning/my-courses'
import IconCircleCheck from '#icon/CircleCheck'
import IconCircleX from '#icon/CircleX'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ThumbBar } from '../../../ui/actions/thumb-bar.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './learning.module.css'

/** Score, limit, what was wrong and why. What is right is shown once no attempt depends on it. */
export const QuizResult = ({ paper, onLeave }: { paper: QuizPaper; onLeave: () => void }) => {
  const t = useWords(learningWords)
  const language = useLanguage()
  const { result, questions } = paper
  if (!result) return null
  const { score, is_passed, right_count } = result
  const wrong = result.questions.filter(({ is_right }) => !is_right)
  const textsOf = (question_id: string, choice: readonly number[]) => {
    const options = questions.find((one) => one.question_id === question_id)?.options ?? []
    return choice.map((n) => options.find((option) => option.n === n)?.[`text_${language}`] ?? '').join(', ')
  }
  return (
    <>
      <PageHead title={t(is_passed ? 'Passed' : 'Failed')} sub={paper[`title_${language}`]} />
      <PageBody>
        <div className={style.answer} data-tone={is_passed ? 'good' : 'bad'} role="status">
          {is_passed ? <IconCircleCheck size={40} aria-hidden="true" /> : <IconCircleX size={40} aria-hidden="true" />}
          <div>
            <h2>{t('passedTitle', { n: score })}</h2>
            <p>{t('rightOf', { n: right_count, all: questions.length, score: paper.pass_score })}</p>
          </div>
        </div>
        <Section title={wrong.length ? t('wrongN', { n: wrong.length }) : t('allRight')}>
          {wrong.map((judged) => {
            const question = questions.find(({ question_id }) => question_id === judged.question_id)
            return (
              <SectionBody key={judged.question_id}>
                <p>
                  <b>
                    {questions.findIndex(({ question_id }) => question_id === judged.question_id) + 1}.{' '}
                    {question?.[`text_${language}`]}
                  </b>
                </p>
                <p>
                  {t('yourAnswer')}: {textsOf(judged.question_id, question?.choice ?? []) || t('noAnswer')}
                </p>
                {judged.right && (
                  <p>
                    {t('rightAnswer')}: {textsOf(judged.question_id, judged.right)}
                  </p>
                )}
                <p>{judged[`explanation_${language}`]}</p>
              </SectionBody>
            )
          })}
        </Section>
      </PageBody>
      <ThumbBar>
        <Button kind="primary" size="large" onClick={onLeave}>
          {t('backToCourse')}
        </Button>
      </ThumbBar>
    </>
  )
}
