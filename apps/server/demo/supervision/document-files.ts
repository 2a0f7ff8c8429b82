import { type DocumentKind, documentKinds, supervisionFiles } from '@sejuk/domain/supervision/supervision-statuses'
import { attachments } from '../../src/db/tables/platform/attachments.ts'
import { type DrawnPhoto, drawnPhoto } from '../makers/drawn-photo.ts'
import { insertRows } from '../makers/insert-rows.ts'
import type { Part } from '../part.ts'

const [width, height] = [760, 1080]
const text = (lines: number, from: number) =>
  Array.from(
    { length: lines },
    (_, n) => `<path d="M80 ${from + n * 34}h${n % 4 === 3 ? 380 : 600}" stroke="#c9cfd1" stroke-width="9"/>`,
  ).join('')
const table = `<path d="M80 420h600v360h-600zM80 480h600M80 540h600M80 600h600M80 660h600M80 720h600M340 420v360M520 420v360" fill="none" stroke="#8a969a" stroke-width="3"/>`
const plan = `<path d="M80 300h600v520h-600zM80 560h340v260M420 300v160M420 460h260" fill="none" stroke="#4a565a" stroke-width="6"/>
  <path d="M120 620h520M200 340v420M560 500v260" stroke="#0b6e72" stroke-width="5" stroke-dasharray="18 10"/>
  <rect x="160" y="360" width="90" height="60" fill="#d5eeee" stroke="#0b6e72" stroke-width="4"/><rect x="500" y="600" width="90" height="60" fill="#d5eeee" stroke="#0b6e72" stroke-width="4"/>`
const signed = `<path d="M120 960c40-70 70 60 110-10s60-30 80 5" fill="none" stroke="#1d3fa0" stroke-width="5"/><path d="M100 990h260" stroke="#8a969a" stroke-width="3"/>`

const papers: Record<DocumentKind, { title: string; inside: string }> = {
  sales_contract: { title: 'Kontrak penjualan', inside: text(17, 260) + signed },
  delivery_order: { title: 'Surat jalan', inside: text(4, 260) + table + signed },
  as_built_drawing: { title: 'Gambar terpasang', inside: plan },
  installer_certificate: { title: 'Sertifikat installer', inside: text(9, 320) + signed },
  system_schematic: { title: 'Skema sistem', inside: plan },
  pressure_test_sheet: { title: 'Uji tekanan', inside: text(4, 260) + table + signed },
  debug_measurement_sheet: { title: 'Pengukuran debug', inside: text(4, 260) + table + signed },
}
const sheet = ({ title, inside }: { title: string; inside: string }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="760" height="1080" fill="#fdfdfb"/>
  <text x="80" y="150" font-family="sans-serif" font-size="44" font-weight="700" fill="#10262c">${title}</text>
  <path d="M80 190h600" stroke="#0b6e72" stroke-width="6"/>${inside}</svg>`

type Document = { supervision_code: string; kind: DocumentKind; created_by: string; at: string }

/** The papers that were handed in, as scans: a few drawings that all share. */
export const loadDocumentFiles: Part['load'] = async (client, { store }) => {
  const drawn = new Map<DocumentKind, DrawnPhoto>()
  for (const kind of documentKinds)
    drawn.set(kind, await drawnPhoto(store, `supervision-documents/${kind}`, sheet(papers[kind])))
  const { rows } = await client.query<Document>(
    `select supervision_code, kind, created_by, to_char(created_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
     from supervision_documents order by supervision_code, kind`,
  )
  await insertRows(
    client,
    attachments,
    rows.flatMap(({ supervision_code, kind, created_by, at }) => {
      const scan = drawn.get(kind)
      if (!scan) return []
      const place = { module_name: supervisionFiles.module, module_code: supervision_code, alias: kind }
      const when = { created_by, created_date: at, updated_date: at }
      const attachment_code = `FIL-${supervision_code}-${kind}`
      return [{ ...scan, ...place, ...when, attachment_code, kind: 'file' as const, source: 'upload' as const }]
    }),
  )
}
