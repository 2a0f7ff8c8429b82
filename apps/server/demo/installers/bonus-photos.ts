import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type BonusPhoto, bonusPhotoModule, bonusPhotos } from '@sejuk/domain/installers/bonus-photos'
import sharp from 'sharp'
import type { attachments } from '../../src/db/tables/platform/attachments.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import type { DemoTicket } from './bonus-tickets.ts'

const plate = (tone: string, code: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720">
  <rect width="960" height="720" fill="${tone}"/><rect x="170" y="180" width="620" height="360" rx="16" fill="#f4f6f7" stroke="#8a979c" stroke-width="4"/>
  <rect x="220" y="230" width="260" height="26" fill="#26343a"/><rect x="220" y="280" width="380" height="14" fill="#9aa6ab"/>
  ${Array.from({ length: 46 }, (_, n) => `<rect x="${220 + n * 11}" y="340" width="${(n * 7) % 3 === 0 ? 7 : 4}" height="96" fill="#1c262a"/>`).join('')}
  <text x="220" y="486" font-family="monospace" font-size="34" fill="#1c262a">${code}</text></svg>`
const room = (wall: string, unit: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720">
  <rect width="960" height="720" fill="${wall}"/><rect y="600" width="960" height="120" fill="#8f7a63"/>
  <rect x="240" y="120" width="480" height="150" rx="18" fill="${unit}" stroke="#b8c2c6" stroke-width="3"/>
  <rect x="264" y="232" width="432" height="18" rx="9" fill="#cfd8db"/><circle cx="690" cy="150" r="6" fill="#3aa76d"/>
  <path d="M720 190h70v410" fill="none" stroke="#e6e0d4" stroke-width="16"/></svg>`

const drawings: Record<BonusPhoto, string[]> = {
  serial_number: [
    plate('#5b6b72', '4RN2611 0001204'),
    plate('#6f6558', '5EW2608 0000817'),
    plate('#4c5a52', '7KN2603 0002231'),
  ],
  installed_unit: [room('#e9e2d6', '#fbfcfc'), room('#d9e4e6', '#f4f7f8'), room('#e6dcdc', '#ffffff')],
}

/** A few drawn pictures that all tickets share. */
export const ticketPhotos = async (store: FileStore | undefined, tickets: readonly DemoTicket[]) => {
  const drawn = new Map<
    string,
    Omit<typeof attachments.$inferInsert, 'attachment_code' | 'module_code' | 'created_by' | 'alias'>
  >()
  for (const photo of bonusPhotos)
    for (const [n, svg] of drawings[photo].entries()) {
      const whole = await sharp(Buffer.from(svg)).jpeg({ quality: 78 }).toBuffer()
      const small = await sharp(Buffer.from(svg)).resize(480).webp({ quality: 70 }).toBuffer()
      const [store_key, thumbnail_key] = [`demo/bonus/${photo}-${n}.jpg`, `demo/bonus/${photo}-${n}.webp`]
      await store?.write(store_key, Readable.from([whole]), whole.length)
      await store?.write(thumbnail_key, Readable.from([small]), small.length)
      drawn.set(`${photo}/${n}`, {
        kind: 'photo',
        module_name: bonusPhotoModule,
        original_file_name: `${photo}.jpg`,
        content_type: 'image/jpeg',
        bytes: whole.length,
        sha256: createHash('sha256').update(whole).digest('hex'),
        store_key,
        thumbnail_key,
        thumbnail_bytes: small.length,
        width: 960,
        height: 720,
      })
    }
  const withPhotos = tickets.filter(({ ticket_status }) => ticket_status !== 'Draft')
  return withPhotos.flatMap((ticket, n) =>
    bonusPhotos.map((alias) => ({
      ...(drawn.get(`${alias}/${n % 3}`) as NonNullable<ReturnType<typeof drawn.get>>),
      attachment_code: `PHT-demo-bonus-${alias}-${n}`,
      module_code: ticket.bonus_ticket_code,
      alias,
      lat: ticket.capture_lat ?? null,
      lng: ticket.capture_lng ?? null,
      taken_date: ticket.created_date ?? null,
      created_by: ticket.user_code,
      created_date: ticket.created_date ?? '',
    })),
  )
}
