import { attendanceModule, selfie } from '@sejuk/domain/field/attendance'
import { type VisitPhoto, visitModule } from '@sejuk/domain/field/visits'
import type pg from 'pg'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import { type DrawnPhoto, drawnPhoto } from '../makers/drawn-photo.ts'
import type { Part } from '../part.ts'

const picture = (ground: string, inside: string, [width, height] = [960, 720]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${inside}</svg>`

const front = (wall: string, sign: string, door: string) =>
  picture(
    '#b9d3e0',
    `<rect y="590" width="960" height="130" fill="#8d8a84"/><rect x="110" y="150" width="740" height="450" fill="${wall}"/>
    <rect x="110" y="150" width="740" height="110" fill="${sign}"/><rect x="190" y="190" width="360" height="30" rx="6" fill="#f4f6f4"/>
    <rect x="170" y="310" width="330" height="230" fill="#dfe9ec" stroke="#7f8d93" stroke-width="8"/><rect x="560" y="310" width="210" height="290" fill="${door}"/>
    <rect x="210" y="350" width="110" height="46" rx="8" fill="#fbfcfc" stroke="#aab5b9"/><rect x="350" y="350" width="110" height="46" rx="8" fill="#fbfcfc" stroke="#aab5b9"/>
    <circle cx="745" cy="460" r="9" fill="#3b3b38"/>`,
  )
const shelf = (wall: string, isLow: boolean) =>
  picture(
    wall,
    [90, 310, 530]
      .map(
        (y, row) =>
          `<rect x="80" y="${y + 130}" width="800" height="18" fill="#8c7a62"/>${[0, 1, 2, 3]
            .filter((n) => !isLow || (n + row) % 3 === 0)
            .map(
              (n) =>
                `<rect x="${110 + n * 192}" y="${y + 30}" width="160" height="70" rx="12" fill="#fafbfb" stroke="#b4bfc3" stroke-width="3"/>
              <rect x="${122 + n * 192}" y="${y + 80}" width="136" height="8" fill="#cfd8db"/>`,
            )
            .join('')}`,
      )
      .join(''),
  )
const tag = (figure: string) =>
  picture(
    '#e7e2d8',
    `<rect x="150" y="90" width="660" height="190" rx="26" fill="#fafbfb" stroke="#b4bfc3" stroke-width="4"/><rect x="180" y="236" width="600" height="18" fill="#cfd8db"/>
    <g transform="rotate(-4 480 480)"><rect x="240" y="360" width="480" height="230" rx="10" fill="#f6d34a"/>
    <text x="480" y="500" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="84" fill="#a6261d">${figure}</text></g>`,
  )
const cheque = picture(
  '#6f5f4e',
  `<g transform="rotate(2 480 360)"><rect x="110" y="200" width="740" height="330" fill="#e4efe9" stroke="#8fa79b" stroke-width="4"/>
  <rect x="150" y="240" width="220" height="26" fill="#3b5a4c"/>${[310, 360, 410].map((y) => `<path d="M150 ${y}h640" stroke="#8fa79b" stroke-width="3"/>`).join('')}
  <rect x="560" y="432" width="230" height="50" fill="#f7faf8" stroke="#8fa79b" stroke-width="3"/><path d="M170 480q40 -60 80 -10t90 -20" fill="none" stroke="#1d3c8f" stroke-width="6"/></g>`,
)
/** Nobody is meant. */
const face = (wall: string, skin: string, hair: string, shirt: string) =>
  picture(
    wall,
    `<path d="M60 640q0 -200 180 -200t180 200z" fill="${shirt}"/><rect x="205" y="360" width="70" height="100" fill="${skin}"/>
    <ellipse cx="240" cy="290" rx="100" ry="122" fill="${skin}"/><path d="M134 282q-6 -160 106 -160t106 160q-30 -80 -106 -80t-106 80z" fill="${hair}"/>
    <circle cx="204" cy="300" r="9" fill="#2a201b"/><circle cx="276" cy="300" r="9" fill="#2a201b"/>
    <path d="M204 356q36 26 72 0" fill="none" stroke="#2a201b" stroke-width="6" stroke-linecap="round"/>`,
    [480, 640],
  )

const drawings: Record<VisitPhoto, string[]> = {
  shop: [
    front('#e6dccb', '#1d5f74', '#5b6f78'),
    front('#d5dfd6', '#9c3b30', '#6b5a48'),
    front('#e9e4e0', '#2f6b3c', '#46545a'),
  ],
  pin: [front('#dccfc4', '#6a4a8c', '#51615f')],
  display: [shelf('#efe9de', false), shelf('#dfe7ea', true)],
  price: [tag('Rp 3.150'), tag('Rp 4.299')],
  cheque: [cheque],
}
const faces = [
  face('#cfdcd8', '#c98f63', '#241a15', '#25454f'),
  face('#d9d4c7', '#b5784f', '#1d1714', '#7a3b46'),
  face('#c8d3dc', '#dca77c', '#33241b', '#0a626b'),
  face('#d4cdd6', '#a86b45', '#171210', '#4b5a2f'),
]

const draw = async (store: FileStore | undefined, folder: string, svgs: readonly string[]) => {
  const drawn: DrawnPhoto[] = []
  for (const [n, svg] of svgs.entries()) drawn.push(await drawnPhoto(store, `${folder}-${n}`, svg))
  return drawn
}

/** Rows of `asked` (module_code, at, usercode, lat, lng), each with one of the drawings by chance. */
const hang = (
  client: pg.ClientBase,
  { module_name, alias, drawn, asked }: { module_name: string; alias: string; drawn: DrawnPhoto[]; asked: string },
) =>
  client.query(
    `insert into attachments (attachment_code, kind, module_name, module_code, alias, original_file_name, content_type, bytes,
        sha256, store_key, thumbnail_key, thumbnail_bytes, width, height, taken_date, lat, lng, source, created_by, created_date)
      select 'PHT-' || $2 || '-' || a.module_code, p.kind, $1, a.module_code, $2, p.original_file_name, p.content_type, p.bytes,
        p.sha256, p.store_key, p.thumbnail_key, p.thumbnail_bytes, p.width, p.height, a.at, a.lat, a.lng, p.source, a.usercode, a.at
      from (${asked}) a join (select row_number() over () - 1 as n, j.* from jsonb_to_recordset($3::jsonb) as j (kind text,
        original_file_name text, content_type text, bytes bigint, sha256 text, store_key text, thumbnail_key text, thumbnail_bytes int,
        width int, height int, source text)) p on p.n = abs(hashtext(a.module_code)) % ${drawn.length}`,
    [module_name, alias, JSON.stringify(drawn)],
  )

export const mostVisitsWithPhotos = 1500
const daysOfSelfies = 14

/** Every visit of the newest has a photo of the shop or of what was done there; every check of two weeks its selfie. */
const visitsWith = (alias: VisitPhoto) => {
  const purposes: Partial<Record<VisitPhoto, string>> = {
    display: `'display' = any(v.purposes)`,
    price: `'price' = any(v.purposes)`,
    cheque: `exists (select from visit_collections c where c.visit_code = v.visit_code and c.method = 'cheque')`,
    pin: `not v.in_range`,
  }
  const isFor = purposes[alias] ?? `v.in_range and not v.purposes && array['display', 'price']`
  return `select v.client_uuid::text as module_code, v.in_at + interval '4 minutes' as at, v.usercode, v.in_lat as lat, v.in_lng as lng
    from (select * from visits where status <> 'Deleted' order by in_at desc, visit_code limit ${mostVisitsWithPhotos}) v where ${isFor}`
}

export const loadFieldPhotos: Part['load'] = async (client, { store, say }) => {
  let hung = 0
  for (const alias of Object.keys(drawings) as VisitPhoto[]) {
    const drawn = await draw(store, `visits/${alias}`, drawings[alias])
    const { rowCount } = await hang(client, { module_name: visitModule, alias, drawn, asked: visitsWith(alias) })
    hung += rowCount ?? 0
  }
  const asked = `select client_uuid::text as module_code, at_server as at, usercode, lat, lng from attendance_checks
    where work_date > (select max(work_date) from attendance_checks) - ${daysOfSelfies}`
  const drawn = await draw(store, 'attendance/selfie', faces)
  await hang(client, { module_name: attendanceModule, alias: selfie, drawn, asked })
  say(`demo data: ${hung} photos of visits`)
}
