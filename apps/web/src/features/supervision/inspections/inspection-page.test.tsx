import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'

const user = userEvent.setup()
const point = {
  ...{ checkpoint_code: 'DRN-01', text_default: 'Slope of the drain', text_local: 'Kemiringan drainase' },
  ...{ category: 'drainage', kind: 'pass_fail', min: null, max: null, unit: null, fix_default: 'Hang it again' },
  ...{ fix_local: 'Pasang ulang', photo_min: 1, is_critical: false, photos_arrived: 0, guidance: [], result: null },
  ...{ is_disputed: false, awaits_second: false, answers: [] },
}
const sheet = {
  ...{ supervision_code: 'SPV-1', project_name: 'Hotel Samudra', installer_name: 'CV Tirta' },
  ...{
    supervision_status: 'Technical_Training_Finished',
    level: 'B',
    may_answer: null,
    may_inspect: null,
    may_hand_over: null,
  },
  ...{ row_version: 1, points: [point], problems: [] },
}
const show = (over: object = {}) =>
  openPage(
    '/supervision/supervision-detail/inspection?code=SPV-1',
    {
      permission: ['Supervision-Detail-Open', 'Supervision-Inspection-Open', 'Supervision-Inspection'],
      menu: rina.menu.map((item) => ({ ...item, url: '/supervision' })),
    },
    { '/api-supervision/supervision-detail/checkpoints': { data: { ...sheet, ...over } } },
  )

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a point that is left before it is saved is marked, and what was typed is still there, also after the page was left', async () => {
  const { unmount } = show()
  fireEvent.click(await screen.findByRole('button', { name: /^DRN-01/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Fail' }))
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Water stands' } })
  fireEvent.click(screen.getByRole('button', { name: 'Back to the points' }))
  expect(await screen.findByRole('button', { name: /^DRN-01.*Not saved yet/ })).toBeVisible()
  unmount()
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^DRN-01.*Not saved yet/ }))
  expect(screen.getByText(/You left this point before saving it/)).toBeVisible()
  expect(screen.getByLabelText('Note')).toHaveValue('Water stands')
  expect(screen.getByRole('button', { name: 'Fail' })).toHaveAttribute('aria-pressed', 'true')
})

test('a second fail opens the problem that is open already, and what does not apply needs a note', async () => {
  const problem = {
    ...{ supervision_code: 'SPV-1', problem_no: 4, checkpoint_code: 'DRN-01', kind: 'design', severity: 'Minor' },
    ...{ description: 'Drain is flat', recommended_fix: null, responsible: 'CV Tirta', due_date: null },
    ...{ status: 'Open', fix_note: null, claimed_by: null, claimed_by_code: null, closed_by: null },
    ...{ claimed_date: null, closed_date: null, create_user_name: 'Andi', row_version: 1 },
    created_date: '2026-11-01T00:00:00Z',
  }
  show({ problems: [problem] })
  await user.click(await screen.findByRole('button', { name: /^DRN-01/ }))
  await user.click(screen.getByRole('button', { name: 'Fail' }))
  expect(screen.getByText('Update problem 4')).toBeVisible()
  expect(screen.getByLabelText(/^Description/)).toHaveValue('Drain is flat')
  await user.click(screen.getByRole('button', { name: 'Not applicable' }))
  expect(screen.getByRole('button', { name: 'Save, next point' })).toBeDisabled()
  await user.type(screen.getByLabelText(/^Note/), 'No drain here')
  expect(screen.getByRole('button', { name: 'Save, next point' })).toBeEnabled()
})

test('every photo that was taken is shown, can be drawn on, and can be taken away again', async () => {
  show()
  await user.click(await screen.findByRole('button', { name: /^DRN-01/ }))
  for (const n of [1, 2]) {
    const file = new File([new Uint8Array([0xff, 0xd8, 0xff, n])], `${n}.jpg`, { type: 'image/jpeg' })
    fireEvent.change(screen.getByLabelText('Add a photo'), { target: { files: [file] } })
    await screen.findByRole('button', { name: `Draw on Photo ${n}` })
  }
  await user.click(screen.getByRole('button', { name: 'Remove Photo 1' }))
  expect(screen.getByText('1 of 1 photos')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Draw on Photo 2' })).toBeNull()
})

test('a note can be spoken where the browser writes speech down, and only there', async () => {
  const first = show()
  await user.click(await screen.findByRole('button', { name: /^DRN-01/ }))
  expect(screen.queryByRole('button', { name: 'Note: speak' })).toBeNull()
  first.unmount()
  const started: { lang: string; onresult: (event: object) => void; onend: () => void }[] = []
  class Speech {
    lang = ''
    onresult = () => {}
    onend = () => {}
    start() {
      started.push(this)
    }
    stop() {}
    abort() {}
  }
  vi.stubGlobal('SpeechRecognition', Speech)
  show()
  await user.click(await screen.findByRole('button', { name: /^DRN-01/ }))
  await user.type(screen.getByLabelText('Note'), 'Water stands')
  await user.click(screen.getByRole('button', { name: 'Note: speak' }))
  started[0]?.onresult({ results: [[{ transcript: 'in the second floor' }]] })
  started[0]?.onend()
  expect(started[0]?.lang).toBe('en-US')
  expect(await screen.findByDisplayValue('Water stands in the second floor')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Note: speak' })).toBeVisible()
})
