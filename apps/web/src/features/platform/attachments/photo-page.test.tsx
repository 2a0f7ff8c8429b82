import type { Attachment } from '@sejuk/contract/platform/attachments'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../../../../test/page.tsx'

const user = userEvent.setup()
const attachment = (photo_code: string, part: Partial<Attachment> = {}): Attachment => ({
  kind: 'photo',
  alias: 'receipt',
  module_name: 'Delivery_Order',
  module_code: 'DO-1',
  original_file_name: `${photo_code}.jpg`,
  content_type: 'image/jpeg',
  created_by_name: 'Rudi Hartono',
  photo_code,
  photo_name: `${photo_code}.jpg`,
  photo_domain: '',
  photo_path: `/api/files/${photo_code}`,
  video_code: null,
  video_name: null,
  video_path: null,
  file_code: null,
  file_name: null,
  file_path: null,
  file_domain: null,
  thumbnail_path: null,
  bytes: 10,
  width: 1,
  height: 1,
  lat: null,
  lng: null,
  taken_date: null,
  created_date: '2026-11-14T08:42:09Z',
  updated_date: '2026-11-14T08:42:09Z',
  row_version: 1,
  ...part,
})
const mayDownload = { permission: ['Photo-Delivery_Order-receipt-Download'] as never[] }

test('the photos of a record, and beside them how its customer signs', async () => {
  const { asked } = openPage('/photo?module_code=DO-1', mayDownload, {
    '/api/photo/list': {
      data: [attachment('P1'), attachment('P2', { alias: 'goods' })],
      customer_signature: [
        {
          ...attachment('S1', { alias: 'customer_signature' }),
          ...{ signer_name: 'Ibu Ratna', job_title: 'Owner', valid_from: '2026-01-01', valid_to: '2999-12-31' },
        },
      ],
    },
  })
  expect(await screen.findByRole('img', { name: 'P1.jpg' })).toHaveAttribute('src', '/api/files/P1')
  expect(screen.getByText('1 of 2, uploaded 14 Nov 2026, 15:42:09 by Rudi Hartono')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'P1.jpg')
  const panel = screen.getByRole('complementary', { name: 'Customer signatures' })
  expect(panel).toContainElement(screen.getByRole('img', { name: 'S1.jpg' }))
  expect(panel).toHaveTextContent('Ibu Ratna, Owner')
  expect(panel).toHaveTextContent('Valid until 31 Dec 2999')
  expect(asked.find(({ path }) => path === '/api/photo/list')?.query.get('module_code')).toBe('DO-1')
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('img', { name: 'P2.jpg' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download' })).toHaveAttribute('title', 'No Permission')
  await user.click(screen.getByRole('button', { name: 'Hide the signatures' }))
  expect(screen.queryByRole('complementary')).toBeNull()
})

test.each([
  ['/photo?module_code=DO-9', { data: [] }],
  ['/photo?module_code=DO-9', { code: '404', status: false, message: 'Data not found' }],
  ['/photo', {}],
])('%s without anything says so', async (address, answer) => {
  openPage(address, {}, { '/api/photo/list': answer })
  expect(await screen.findByText('Data not found')).toBeVisible()
})

test('signatures alone are shown, and the missing photos are said', async () => {
  openPage(
    '/photo?module_code=DO-1',
    {},
    {
      '/api/photo/list': { data: [], customer_signature: [attachment('S1', { alias: 'customer_signature' })] },
    },
  )
  expect(await screen.findByRole('img', { name: 'S1.jpg' })).toBeVisible()
  expect(screen.getByText('Data not found')).toBeVisible()
})

test('who may add a photo of the list chooses what it shows; who may not is not asked', async () => {
  const rule = { module_name: 'Customer', local_name: 'Tampak depan', min_photos: 0, max_photos: 5, is_required: false }
  const rules = [
    { ...rule, photo_alias: 'shop_front', photo_name: 'Shop front', camera_only: false },
    { ...rule, photo_alias: 'owner', photo_name: 'Owner', camera_only: false },
  ]
  const answers = { '/api/photo/list': { data: [] }, '/api/photo-list/by-module': { data: rules } }
  const permission = ['Photo-Customer-shop_front-Upload'] as never[]
  openPage('/photo?module_code=C-1&module_name=Customer', { permission }, answers)
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  expect(await screen.findByRole('dialog', { name: 'Add to C-1' })).toBeVisible()
  expect(screen.getByLabelText('Shop front: Choose files')).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: 'Owner' })).toBeNull()
})

test('the first photo that arrives does not close what brings the others', async () => {
  const photos: Attachment[] = []
  const rule = { module_name: 'Customer', local_name: 'Depan', min_photos: 0, max_photos: 5, is_required: false }
  const base = '/api/attachment/session'
  const begun = { upload_code: 'U', chunk_bytes: 1000, total_chunks: 1, received_chunks: [], attachment: null }
  openPage(
    '/photo?module_code=C-1&module_name=Customer',
    { permission: ['Photo-Customer-shop_front-Upload'] as never[] },
    {
      '/api/photo/list': () => ({ data: [...photos] }),
      '/api/photo-list/by-module': {
        data: [{ ...rule, photo_alias: 'shop_front', photo_name: 'Shop front', camera_only: false }],
      },
      [base]: { data: begun },
      [`${base}/U/chunk/0`]: { data: begun },
      [`${base}/U/finish`]: () => {
        photos.push(attachment('P1'))
        return { data: photos[0] }
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  const bytes = Uint8Array.from('\x89PNG\r\n\x1a\n', (sign) => sign.charCodeAt(0))
  await user.upload(await screen.findByLabelText('Shop front: Choose files'), new File([bytes], 'a.png'))
  expect(await screen.findByText('Uploaded')).toBeVisible()
  expect(await screen.findByRole('img', { name: 'P1.jpg', hidden: true })).toBeInTheDocument()
  expect(screen.getByText('Uploaded')).toBeVisible()
})
