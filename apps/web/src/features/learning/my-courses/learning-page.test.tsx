import { getMyCourses } from '@sejuk/contract/learning/my-courses'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'

const menu = {
  ...{ menu_code: 400, parent_code: 0, name: 'Learning', local_name: 'Belajar', icons: '', url: '/learning/apps' },
  ...{ support_platform: 'both' as const, landing_page: 'No' as const, display_on_top_position: 'No' as const },
  display_seq: 1,
}
const course = {
  ...{ course_code: 'CRS-1', title_default: 'Wiring', title_local: 'Kabel', category: 'product', is_mandatory: true },
  ...{ description_default: '', description_local: '', lesson_count: 3, minutes: 30, rating: null, cover_url: null },
  ...{ enrolment_id: 1, version: 1, status: 'In_Progress', standing: 'In_Progress', due_date: null, due_in: null },
  ...{ percent: 33, lessons_done: 1, minutes_left: 20, why: [], best_score: null, retry_date: null },
  ...{ passed_date: null, certificate_no: null },
  next_lesson: { lesson_id: 'L2', title_default: 'Tools', title_local: 'Alat', kind: 'pdf', at: 0 },
}

test('the card of the course that is due next is a link to its next lesson, beside its button', async () => {
  openPage(
    '/learning/apps',
    { ...rina, menu: [menu] },
    { [getMyCourses.path]: { data: { mine: [course], catalogue: [], certificates: [] } } },
  )
  const link = await screen.findByRole('link', { name: 'Wiring' })
  expect(link.getAttribute('href')).toContain('CRS-1')
  expect(link.getAttribute('href')).toContain('L2')
  expect(screen.getByRole('button', { name: 'Go on' })).toBeInTheDocument()
})
