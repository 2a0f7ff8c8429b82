import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentFits, extensionOf, fileObjection, safeFileName } from './files.ts'

const file = (name: string, size = 10) => ({ name, size })
const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

test.each([
  ['a.PNG', { kind: 'photo' }, undefined],
  ['a.jfif', { kind: 'photo' }, undefined],
  ['a.heic', { kind: 'photo' }, 'The file extension is not allowed: png, jpg, jpeg, jfif, webp'],
  ['photo', { kind: 'photo' }, 'The file extension is not allowed: png, jpg, jpeg, jfif, webp'],
  [
    'a.svg',
    { kind: 'file' },
    'The file extension is not allowed: pdf, docx, doc, xlsx, xls, pptx, ppt, vrfx, dwg, skp, rar, zip',
  ],
  ['plan.vrfx', { kind: 'file' }, undefined],
  ['plan.zip', { kind: 'file', types: ['PDF', 'XLS'] }, 'Allowed file types are: PDF, XLS'],
  ['plan.pdf.exe', { kind: 'file', types: ['PDF'] }, 'Allowed file types are: PDF'],
  ['clip.mp4', { kind: 'video' }, undefined],
] as const)('%s as %o: %s', (name, picker, objection) => {
  expect(fileObjection(file(name), picker)).toBe(objection)
})

test('70 million bytes is the most, a video excepted, and nothing is too little', () => {
  expect(fileObjection(file('a.pdf', 70_000_000), { kind: 'file' })).toBeUndefined()
  expect(fileObjection(file('a.pdf', 70_000_001), { kind: 'file' })).toBe('Allowed file size is no more than 70Mb')
  expect(fileObjection(file('a.pdf', 3_000_001), { kind: 'file', maxMb: 3 })).toBe(
    'Allowed file size is no more than 3Mb',
  )
  expect(fileObjection(file('a.mp4', 700_000_000), { kind: 'video' })).toBeUndefined()
  expect(fileObjection(file('a.pdf', 0), { kind: 'file' })).toBe('The file is empty')
})

test('content is held against the name', () => {
  expect(contentFits('a.png', bytes('\x89PNG\r\n\x1a\n....'))).toBe(true)
  expect(contentFits('a.jpg', bytes('\x89PNG\r\n\x1a\n....'))).toBe(false)
  expect(contentFits('a.webp', bytes('RIFF....WEBPVP8 '))).toBe(true)
  expect(contentFits('a.mp4', bytes('....ftypisom'))).toBe(true)
  expect(contentFits('a.pdf', bytes('<html><script>'))).toBe(false)
  expect(contentFits('a.vrfx', bytes('<!DOCTYPE html>'))).toBe(false)
  expect(contentFits('a.vrfx', bytes('anything'))).toBe(true)
})

test.each([
  ['../../etc/passwd.png', 'passwd.png'],
  ['C:\\Users\\x\\foto.JPG', 'foto.jpg'],
  ['..png', 'png'],
  ['a\u202Egnp.exe', 'agnp.exe'],
  ['', 'file'],
])('%s is saved as %s', (name, safe) => expect(safeFileName(name)).toBe(safe))

test('a safe name never has a path or a control character, and stays safe', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const safe = safeFileName(name)
      expect(safe).toMatch(/^[^\\/\p{Cc}]{1,130}$/u)
      expect(safeFileName(safe)).toBe(safe)
      expect(extensionOf(safe).length).toBeLessThanOrEqual(5)
    }),
  )
})
