import type { MyLesson } from '@sejuk/contract/learning/my-courses'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showPart } from '../../../../test/page.tsx'
import { VideoLesson } from './video-lesson.tsx'

const lesson: MyLesson = {
  ...{ lesson_id: 'L1', kind: 'video', title_default: 'Film', title_local: 'Film', minutes: 2, must_finish: true },
  ...{ article_default: '', article_local: '', live_place: '', live_date: null, shown_count: 0, limit_minutes: 0 },
  file: { url: '/film.mp4', name: 'film.mp4', content_type: 'video/mp4', bytes: 9, playlist_url: null },
  ...{ percent: 0, at: 0, done: null, attempts: [], attempts_left: 0, objection: null, retry_date: null },
  no_skip: true,
}

const film = (no_skip: boolean) => {
  const onProgress = vi.fn()
  showPart(<VideoLesson course_code="C-1" lesson={{ ...lesson, no_skip }} from={0} onProgress={onProgress} />)
  const video = screen.getByLabelText('Film') as HTMLVideoElement
  Object.defineProperty(video, 'duration', { value: 100 })
  Object.defineProperty(video, 'currentTime', { value: 0, writable: true })
  fireEvent.loadedMetadata(video)
  const playTo = (now: number) => {
    video.currentTime = now
    fireEvent.timeUpdate(video)
  }
  const seekTo = (now: number) => {
    video.currentTime = now
    fireEvent.seeking(video)
  }
  return { video, playTo, seekTo, onProgress }
}

test('of a film that may not be skipped what was played counts, small jumps and the end do not', () => {
  const { video, playTo, seekTo, onProgress } = film(true)
  for (let second = 1; second <= 10; second++) playTo(second)
  expect(screen.getByRole('status').textContent).toContain('10% watched')
  for (let n = 1; n <= 40; n++) {
    seekTo(video.currentTime + 1.4)
    expect(video.currentTime).toBe(10)
  }
  video.currentTime = 100
  fireEvent.ended(video)
  expect(screen.getByRole('status').textContent).toContain('10% watched')
  expect(onProgress.mock.calls.every(([percent]) => percent <= 10)).toBe(true)
})

test('any other film may be moved to its end', () => {
  const { video, seekTo, playTo, onProgress } = film(false)
  seekTo(96)
  playTo(97)
  expect(video.currentTime).toBe(97)
  expect(onProgress).toHaveBeenLastCalledWith(97, 97)
})
