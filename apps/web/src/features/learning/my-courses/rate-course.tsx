import { type MyCourseDetail, rateCourse } from '@sejuk/contract/learning/my-courses'
import { learningWords } from '@sejuk/words/learning/my-courses'
import { useState } from 'react'
import IconStar from '#icon/Star'
import IconStarFilled from '#icon/StarFilled'
import { useSend } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './learning.module.css'

/** One to five stars, and a word to whoever wrote the course. */
export const RateCourse = ({ course, onDone }: { course: MyCourseDetail; onDone: () => void }) => {
  const t = useWords(learningWords)
  const send = useSend(rateCourse)
  const [rating, setRating] = useState(course.my_rating ?? 0)
  const [note, setNote] = useState('')
  return (
    <Section title={t('rate')} sub={course.my_rating ? t('rated', { n: course.my_rating }) : undefined}>
      <SectionBody>
        <div className={style.stars}>
          {[1, 2, 3, 4, 5].map((n) => (
            <button
              key={n}
              type="button"
              aria-label={t('starsN', { n })}
              aria-pressed={rating === n}
              onClick={() => setRating(n)}
            >
              {n <= rating ? <IconStarFilled size={28} /> : <IconStar size={28} />}
            </button>
          ))}
        </div>
        {rating > 0 && rating !== course.my_rating && (
          <>
            <TextField label={t('rateNote')} value={note} onChange={setNote} most={500} isLong />
            <Button
              isBusy={send.isPending}
              onClick={() => send.mutate({ course_code: course.course_code, rating, note }, { onSuccess: onDone })}
            >
              {t('sendRating')}
            </Button>
          </>
        )}
      </SectionBody>
    </Section>
  )
}
