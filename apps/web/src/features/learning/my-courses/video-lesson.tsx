import type { MyLesson } from '@sejuk/contract/learning/my-courses'
import { watchedEnough } from '@sejuk/domain/learning/enrolments'
import { isAhead, longestStep, movedTo, playedTo } from '@sejuk/domain/learning/watching'
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

/** Goes on where it was left. Where nothing may be skipped, what was not watched yet cannot be jumped to. */
export const VideoLesson = ({ course_code, lesson, from, onProgress }: Props) => {
  const t = useWords(learningWords)
  const language = useLanguage()
  const { usercode } = useViewer()
  const stored = useStoredFile(usercode, course_code, lesson.lesson_id, true)
  const [percent, setPercent] = useState(lesson.percent)
  const [isBroken, setBroken] = useState(false)
  const reported = useRef(lesson.percent)
  const watched = useRef({ furthest: 0, at: 0 })
  const url = stored ?? lesson.file?.url
  if (!url) return <Note>{t('fileMissing')}</Note>
  const note = (video: HTMLVideoElement, isPaused: boolean) => {
    if (!video.duration) return
    const now = Math.floor((watched.current.furthest / video.duration) * 100)
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
  const play = ({ currentTime, playbackRate }: HTMLVideoElement) => {
    const { furthest } = watched.current
    watched.current = lesson.no_skip
      ? playedTo(watched.current, currentTime, playbackRate)
      : { furthest: Math.max(furthest, currentTime), at: currentTime }
  }
  /** What was not played is not left out: the film goes on where that ends. */
  const goBack = (video: HTMLVideoElement) => {
    const { furthest } = watched.current
    if (lesson.no_skip && isAhead(furthest, video.currentTime)) video.currentTime = furthest
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
          const furthest = Math.max(watched.current.furthest, (lesson.percent / 100) * currentTarget.duration)
          watched.current = { furthest, at: 0 }
          if (from > 0 && from < currentTarget.duration - 1) currentTarget.currentTime = from
        }}
        onSeeking={({ currentTarget }) => {
          watched.current = movedTo(watched.current, currentTarget.currentTime)
          goBack(currentTarget)
        }}
        onTimeUpdate={({ currentTarget }) => {
          if (currentTarget.seeking) return
          play(currentTarget)
          goBack(currentTarget)
          note(currentTarget, false)
        }}
        onPause={({ currentTarget }) => note(currentTarget, true)}
        onEnded={({ currentTarget }) => {
          const { duration } = currentTarget
          const isSeen = !lesson.no_skip || duration - watched.current.furthest <= longestStep
          if (isSeen) watched.current = { furthest: duration, at: duration }
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
