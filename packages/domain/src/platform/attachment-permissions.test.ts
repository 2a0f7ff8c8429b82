import { expect, test } from 'vitest'
import { isPermission } from '../permissions.ts'
import {
  attachmentActions,
  filePermission,
  isAttachmentPermission,
  photoPermission,
  readAttachmentPermission,
} from './attachment-permissions.ts'

test.each(attachmentActions)('a code for %s says what it was made of', (action) => {
  expect(photoPermission('work_order', 'before', action)).toBe(`Photo-work_order-before-${action}`)
  expect(readAttachmentPermission(`Photo-work_order-before-${action}`)).toEqual({
    kind: 'photo',
    module: 'work_order',
    photo: 'before',
    action,
  })
  expect(filePermission('customer', action)).toBe(`File-customer-${action}`)
  expect(readAttachmentPermission(`File-customer-${action}`)).toEqual({ kind: 'file', module: 'customer', action })
})

test('a name that would make a code ambiguous makes none', () => {
  expect(() => photoPermission('work-order', 'before', 'View')).toThrow("'work-order' cannot be part of")
  expect(() => filePermission('', 'View')).toThrow()
})

test.each([
  'Photo-a-View',
  'Photo-a-b-c-View',
  'Photo-a-b-Edit',
  'File-a-b-View',
  'File--View',
  'file-a-View',
  'File-a-View ',
  '',
])("'%s' is no attachment code and no permission", (code) => {
  expect(isAttachmentPermission(code)).toBe(false)
  expect(isPermission(code)).toBe(false)
})

test('an attachment code is a permission without being listed', () => {
  expect(isPermission('Photo-work_order-before-View')).toBe(true)
})
