import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { courseFiles } from '@sejuk/domain/learning/courses'
import sharp from 'sharp'
import type { Db } from '../../src/db/database.ts'
import type { attachments } from '../../src/db/tables/platform/attachments.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import type { PdfBlock } from '../../src/platform/pdf/blocks.ts'
import { pdfDocument } from '../../src/platform/pdf/pdf-document.ts'
import type { Slide } from './course-texts.ts'

type Attachment = typeof attachments.$inferInsert
type Place = { course_code: string; attachment_code: string; created_by: string; created_date: string }

const parts: Record<Slide['picture'], string> = {
  split:
    '<rect x="120" y="60" width="400" height="110" rx="18" fill="#fff" stroke="#0f2830" stroke-width="6"/><path d="M150 145h340" stroke="#0a626b" stroke-width="8"/><path d="M200 200q0 40 -20 60M320 200v70M440 200q0 40 20 60" fill="none" stroke="#2f9aa6" stroke-width="8" stroke-linecap="round"/>',
  gauge:
    '<circle cx="320" cy="170" r="110" fill="#fff" stroke="#0f2830" stroke-width="8"/><path d="M320 170L270 95" stroke="#0a626b" stroke-width="10" stroke-linecap="round"/><circle cx="320" cy="170" r="12" fill="#0f2830"/><path d="M240 230a110 110 0 0 1 -10 -90M400 230a110 110 0 0 0 10 -90" fill="none" stroke="#2f9aa6" stroke-width="10"/>',
  pipe: '<path d="M80 170h480" stroke="#b98a3a" stroke-width="34"/><rect x="270" y="130" width="100" height="80" rx="8" fill="#d9b36a" stroke="#0f2830" stroke-width="6"/><path d="M300 130v80M340 130v80" stroke="#0f2830" stroke-width="4"/>',
  bolt: '<path d="M350 40L230 190h80l-30 110 130 -160h-85z" fill="#e9b64a" stroke="#0f2830" stroke-width="6" stroke-linejoin="round"/>',
  phone:
    '<rect x="250" y="30" width="140" height="270" rx="20" fill="#0f2830"/><rect x="262" y="60" width="116" height="200" fill="#fff"/><path d="M280 100h80M280 130h80M280 160h50" stroke="#0a626b" stroke-width="8"/><circle cx="320" cy="280" r="8" fill="#fff"/>',
  steps:
    '<path d="M120 280h100v-60h100v-60h100v-60h100" fill="none" stroke="#0a626b" stroke-width="12" stroke-linejoin="round"/><circle cx="170" cy="190" r="16" fill="#e9b64a"/><circle cx="370" cy="100" r="16" fill="#e9b64a"/>',
}
const drawn = new Map<Slide['picture'], Promise<Buffer>>()
const pictureOf = (picture: Slide['picture']) => {
  const known =
    drawn.get(picture) ??
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320" viewBox="0 0 640 320"><rect width="640" height="320" rx="20" fill="#e3eeee"/>${parts[picture]}</svg>`,
      ),
    )
      .png({ compressionLevel: 9 })
      .toBuffer()
  drawn.set(picture, known)
  return known
}

const stored = async (
  store: FileStore | undefined,
  { course_code, ...place }: Place,
  file: { name: string; type: string; bytes: Uint8Array; kind: Attachment['kind']; alias: string },
): Promise<Attachment> => {
  const store_key = `demo/courses/${place.attachment_code}/${file.name}`
  await store?.write(store_key, Readable.from([Buffer.from(file.bytes)]), file.bytes.length)
  return {
    ...place,
    ...{ module_name: courseFiles.module, module_code: course_code, kind: file.kind, alias: file.alias },
    ...{ original_file_name: file.name, content_type: file.type, bytes: file.bytes.length, store_key },
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    updated_date: place.created_date,
  }
}

/** A slide a page: drawing, title and text, Indonesian first. */
export const slidesOf = async (
  db: Db,
  store: FileStore | undefined,
  place: Place,
  title: string,
  slides: readonly Slide[],
) => {
  const pages = await Promise.all(
    slides.map(
      async (slide, n): Promise<PdfBlock[]> => [
        ...(n === 0 ? [] : [{ kind: 'new-page' } as const]),
        { kind: 'image', bytes: await pictureOf(slide.picture), width: 120, align: 'center' },
        { kind: 'heading', text: slide.title[1] },
        { kind: 'text', text: { text: slide.text[1], bold: true } },
        { kind: 'space', height: 3 },
        { kind: 'text', text: { text: `${slide.title[0]}: ${slide.text[0]}`, muted: true } },
      ],
    ),
  )
  const { bytes } = await pdfDocument(db, {
    ...{ title, language: 'local', name: 'slides', head: 'none', paper: 'A5', landscape: true, margin: 12 },
    body: pages.flat(),
  })
  return stored(store, place, {
    name: 'slides.pdf',
    type: 'application/pdf',
    bytes,
    kind: 'file',
    alias: courseFiles.file,
  })
}

/** Its cover, and what a question may be asked about. */
export const drawingOf = async (store: FileStore | undefined, place: Place, picture: Slide['picture']) =>
  stored(store, place, {
    ...{ name: `${picture}.png`, type: 'image/png', kind: 'photo', alias: courseFiles.photo },
    bytes: await pictureOf(picture),
  })

/** Twenty seconds, VP9 in mp4, recorded from a drawing of ours. */
export const leakTestOf = async (store: FileStore | undefined, place: Place) =>
  stored(store, place, {
    ...{ name: 'leak-test.mp4', type: 'video/mp4', kind: 'video', alias: courseFiles.video },
    bytes: await readFile(new URL('./leak-test.mp4', import.meta.url)),
  })
