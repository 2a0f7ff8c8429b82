import type { MyLesson } from '@sejuk/contract/learning/my-courses'
import { watchedEnough } from '@sejuk/domain/learning/enrolments'
import { learningWords } from '@sejuk/words/learning/my-courses'
import { useRef, useState } from 'react'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import style from './learning.module.css'
import { useStoredFile } from './offline-files.ts'

type Props = {
  course_code: string
  lesson: MyLesson
  from: number
  onProgress: (percent: number, at: number) => void
}

/** Reported when this much more was watched, and at each pause. */
const everyPercent = 5
/** A jump is more than playing alone explains. */
const jumpSeconds = 1.5

/** Goes on where it was left. Where nothing may be skipped, what was not watched yet cannot be jumped to. */
export const VideoLesson = ({ course_code, lesson, from, onProgress }: Props) => {
  const t = useWords(learningWords)
  const language = useLanguage()
  const { usercode } = useViewer()
  const stored = useStoredFile(usercode, course_code, lesson.lesson_id, true)
  const [percent, setPercent] = useState(lesson.percent)
  const [isBroken, setBroken] = useState(false)
  const reported = useRef(lesson.percent)
  const furthest = useRef(0)
  const url = stored ?? lesson.file?.url
  if (!url) return <Note>{t('fileMissing')}</Note>
  const note = (video: HTMLVideoElement, isPaused: boolean) => {
    if (!video.duration) return
    const now = Math.floor((furthest.current / video.duration) * 100)
    const best = Math.max(percent, now)
    setPercent(best)
    if (
      best >= reported.current + everyPercent ||
      (isPaused && best !== reported.current) ||
      (isPaused && video.ended)
    ) {
      reported.current = best
      onProgress(best, video.currentTime)
    }
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the films of the courses are drawn, without speech */}
      <video
        key={url}
        className={style.video}
        controls
        playsInline
        preload="metadata"
        aria-label={lesson[`title_${language}`]}
        onLoadedMetadata={({ currentTarget }) => {
          furthest.current = Math.max(furthest.current, (lesson.percent / 100) * currentTarget.duration)
          if (from > 0 && from < currentTarget.duration - 1) currentTarget.currentTime = from
        }}
        onSeeking={({ currentTarget }) => {
          if (lesson.no_skip && currentTarget.currentTime > furthest.current + jumpSeconds)
            currentTarget.currentTime = furthest.current
        }}
        onTimeUpdate={({ currentTarget }) => {
          if (currentTarget.seeking) return
          const isPlayed = currentTarget.currentTime <= furthest.current + jumpSeconds
          if (isPlayed || !lesson.no_skip) furthest.current = Math.max(furthest.current, currentTarget.currentTime)
          note(currentTarget, false)
        }}
        onPause={({ currentTarget }) => note(currentTarget, true)}
        onEnded={({ currentTarget }) => {
          furthest.current = currentTarget.duration
          note(currentTarget, true)
        }}
        onError={() => setBroken(true)}
      >
        {!stored && lesson.file?.playlist_url && (
          <source src={lesson.file.playlist_url} type="application/vnd.apple.mpegurl" />
        )}
        {/* The last that cannot be played tells that none can. */}
        <source src={url} type={lesson.file?.content_type} onError={() => setBroken(true)} />
      </video>
      {isBroken && <Note tone="bad">{t('cannotPlay')}</Note>}
      <p role="status">{t('watched', { percent, needed: watchedEnough })}</p>
      {lesson.no_skip && <p>{t('noSkip')}</p>}
    </>
  )
}
