import { expect, test } from 'vitest'
import { carryExif } from './carry-exif.ts'

/** A JPEG as far as anybody looks: its start, a segment or two, and the picture. */
const jpeg = (...segments: number[][]) => new Blob([new Uint8Array([0xff, 0xd8, ...segments.flat(), 0xff, 0xda, 7, 7])])
const segment = (marker: number, body: number[]) => [0xff, marker, 0, body.length + 2, ...body]
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const place = [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 99]
const turned = (by: number) => [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, by, 0, 0]
/** Big-endian, with one directory of two entries. */
const exif = (by: number) =>
  segment(0xe1, [...letters('Exif\0\0MM'), 0, 42, 0, 0, 0, 8, 0, 2, ...turned(by), ...place, 0, 0, 0, 0])
const bytesOf = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())]

test('place and time come along, and the picture is not turned a second time', async () => {
  const from = jpeg(segment(0xe0, letters('JFIF\0')), exif(6))
  const carried = await carryExif(from, jpeg())
  expect(await bytesOf(carried)).toEqual(await bytesOf(jpeg(exif(1))))
})

test('a photo without them, one that is no JPEG, and one with nonsense in it stay as they are', async () => {
  const drawn = jpeg()
  for (const from of [
    jpeg(),
    new Blob(['RIFF....WEBP']),
    new Blob([]),
    jpeg(segment(0xe1, [...letters('Exif\0\0MM'), 0, 42, 0, 0, 200, 8])),
  ])
    expect(await carryExif(from, drawn)).toBe(drawn)
})
