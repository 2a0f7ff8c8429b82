import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { showPart } from '../../../test/page.tsx'
import { PhotoPreview } from './photo-preview.tsx'
import type { Shown } from './preview-view.ts'

const user = userEvent.setup()
const photos: Shown[] = [
  { name: 'Receipt', url: '/r.jpg', sub: '1 of 3, uploaded yesterday' },
  { name: 'Goods', url: '/g.jpg', whyNoDownload: 'No Permission' },
  { name: 'Door', url: '/d.mp4', kind: 'video' },
  { name: 'Plan.dwg', url: '/p.dwg', kind: 'file' },
]
const open = (start = 0, watermark?: string) => {
  const onClose = vi.fn()
  showPart(<PhotoPreview photos={photos} start={start} watermark={watermark} onClose={onClose} />)
  return { onClose }
}
const picture = () => screen.getByRole<HTMLImageElement>('img')

test('the keys turn, enlarge, reset and go on, and the ends are ends', async () => {
  open()
  expect(picture()).toHaveAttribute('src', '/r.jpg')
  await user.keyboard('r+')
  expect(picture().style.transform).toBe('translate(0px, 0px) rotate(90deg) scale(1.5)')
  expect(screen.getByText('150%')).toBeVisible()
  await user.keyboard('0')
  expect(picture().style.transform).toBe('translate(0px, 0px) rotate(0deg) scale(1)')
  await user.keyboard('{ArrowLeft}')
  expect(picture()).toHaveAttribute('src', '/r.jpg')
  await user.keyboard('{ArrowRight}')
  expect(picture()).toHaveAttribute('src', '/g.jpg')
  await user.keyboard('{End}')
  expect(screen.getByText('This kind of file has no preview.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Last' })).toHaveAttribute('aria-disabled', 'true')
})

test('a larger picture is dragged, and the next begins untouched', () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  picture().setPointerCapture = () => {}
  fireEvent.pointerDown(picture(), { clientX: 10, clientY: 10 })
  fireEvent.pointerMove(picture(), { clientX: 40, clientY: 5 })
  expect(picture().style.transform).toContain('translate(30px, -5px)')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(picture().style.transform).toContain('translate(0px, 0px) rotate(0deg) scale(1)')
})

test('it is saved under its name by whoever may, and says why by whoever may not', async () => {
  open()
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'Receipt')
  await user.keyboard('{ArrowRight}')
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Download' })).toHaveAttribute('title', 'No Permission')
})

test('a video is played, not turned; what cannot be shown says so', async () => {
  open(2)
  const video = screen.getByLabelText('Door', { selector: 'video' })
  expect(screen.queryByRole('button', { name: 'Rotate right' })).toBeNull()
  fireEvent.error(video)
  expect(screen.getByRole('alert')).toHaveTextContent('This browser cannot play the video.')
  await user.click(screen.getByRole('button', { name: 'Show Receipt' }))
  fireEvent.error(picture())
  expect(screen.getByRole('alert')).toHaveTextContent('The photo did not load.')
})

test('the watermark is there when somebody asked for it, and Escape closes', async () => {
  const { onClose } = open(0, 'Rina · 16 Nov 2026')
  expect(within(screen.getByRole('dialog')).getAllByText('Rina · 16 Nov 2026').length).toBeGreaterThan(0)
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})
