import { type InspectionCategory, inspectionCategories } from '@sejuk/domain/supervision/inspection'
import { answerPhotos, guidancePictures } from '@sejuk/domain/supervision/supervision-file-rights'
import { attachments } from '../../src/db/tables/platform/attachments.ts'
import { type DrawnPhoto, drawnPhoto } from '../makers/drawn-photo.ts'
import { insertRows } from '../makers/insert-rows.ts'
import type { Part } from '../part.ts'

const [width, height] = [960, 720]
const picture = (ground: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="960" height="720" fill="${ground}"/>${inside}</svg>`
const pipes = (colour: string, gap: string) =>
  [180, 300, 420]
    .map(
      (y) =>
        `<path d="M0 ${y}h960" stroke="${colour}" stroke-width="62"/><path d="M0 ${y}h960" stroke="#d8945a" stroke-width="6"/>`,
    )
    .join('') + gap
const drain = (fall: number) =>
  `<path d="M0 260L960 ${260 + fall}" stroke="#f2f2ee" stroke-width="54"/>${[120, 360, 600, 840]
    .map((x) => `<path d="M${x} 0v${240 + (fall * x) / 960}" stroke="#8b959a" stroke-width="10"/>`)
    .join('')}`
const terminals = (loose: string) =>
  `<rect x="180" y="140" width="600" height="440" rx="12" fill="#3b474d"/>${[0, 1, 2, 3, 4, 5]
    .map(
      (n) =>
        `<circle cx="${260 + n * 88}" cy="360" r="30" fill="#c9b458"/><path d="M${260 + n * 88} 390v240" stroke="${['#b03a2e', '#1f618d', '#222'][n % 3]}" stroke-width="16"/>`,
    )
    .join('')}${loose}`
const cassette = (tilt: number) =>
  `<g transform="rotate(${tilt} 480 360)"><rect x="260" y="140" width="440" height="440" rx="24" fill="#fafbfb" stroke="#c4ced2" stroke-width="4"/>
  <rect x="340" y="220" width="280" height="280" fill="#e3e9eb"/><path d="M300 180h360M300 540h360" stroke="#b6c1c6" stroke-width="16"/></g>`
const outdoor = (space: number) =>
  `<rect y="560" width="960" height="160" fill="#a3a79f"/><rect x="${space}" y="150" width="330" height="410" fill="#e8ebe7" stroke="#9aa5a0" stroke-width="4"/>
  <circle cx="${space + 165}" cy="330" r="120" fill="#cfd6d2" stroke="#8d9994" stroke-width="6"/><rect x="640" y="80" width="40" height="480" fill="#776f66"/>`

/** How each category looks when it is right, and when it is not. */
const drawings: Record<InspectionCategory, { good: string; bad: string }> = {
  refrigerant: {
    good: picture('#8b8f88', pipes('#24292b', '')),
    bad: picture('#8b8f88', pipes('#24292b', '<rect x="430" y="268" width="90" height="64" fill="#d8945a"/>')),
  },
  drainage: { good: picture('#b9b3a6', drain(120)), bad: picture('#b9b3a6', drain(14)) },
  electrical: {
    good: picture('#7d8a86', terminals('')),
    bad: picture('#7d8a86', terminals('<path d="M436 330l60-90" stroke="#222" stroke-width="16"/>')),
  },
  indoor: { good: picture('#dcd8cd', cassette(0)), bad: picture('#dcd8cd', cassette(5)) },
  outdoor: { good: picture('#9fc0d6', outdoor(180)), bad: picture('#9fc0d6', outdoor(300)) },
}

type Answer = { client_uuid: string; usercode: string; result: string; category: InspectionCategory; at: string }
/** Of the sites that are inspected now, every seventh photo has not arrived yet. */
const answersAsked = `select a.client_uuid, a.usercode, a.result, c.category,
    to_char(a.answered_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
  from inspection_answers a join inspection_checkpoints c using (checkpoint_code) join supervisions s using (supervision_code)
  where c.photo_min > 0 and (s.supervision_status not in ('Coordinator_Received', 'Technical_Training_Finished') or a.answer_id % 7 <> 0)
  order by a.answer_id`

/** Photos of the points that ask for some, and pictures of how they are to look: a few drawings that all share. */
export const loadInspectionPhotos: Part['load'] = async (client, { store, today }) => {
  const drawn = new Map<string, DrawnPhoto>()
  for (const category of inspectionCategories)
    for (const look of ['good', 'bad'] as const)
      drawn.set(
        `${category} ${look}`,
        await drawnPhoto(store, `inspections/${category}-${look}`, drawings[category][look]),
      )
  const { rows: answers } = await client.query<Answer>(answersAsked)
  const { rows: points } = await client.query<{ checkpoint_code: string; category: InspectionCategory }>(
    'select checkpoint_code, category from inspection_checkpoints where photo_min > 0 order by checkpoint_code',
  )
  const photos = answers.flatMap(({ client_uuid, usercode, result, category, at }) => {
    const photo = drawn.get(`${category} ${result === 'Fail' ? 'bad' : 'good'}`)
    if (!photo) return []
    const when = { taken_date: at, created_date: at, updated_date: at }
    const place = { module_name: answerPhotos.module, module_code: client_uuid, alias: answerPhotos.alias }
    return [{ ...photo, ...when, ...place, attachment_code: `PHT-${client_uuid}`, created_by: usercode }]
  })
  const at = `${today}T01:00:00Z`
  const guidance = points.flatMap(({ checkpoint_code, category }) => {
    const photo = drawn.get(`${category} good`)
    if (!photo) return []
    const place = { module_name: guidancePictures.module, module_code: checkpoint_code, alias: guidancePictures.alias }
    const named = { attachment_code: `PHT-${checkpoint_code}-guidance`, created_by: 'system' }
    return [{ ...photo, ...place, ...named, created_date: at, updated_date: at }]
  })
  await insertRows(client, attachments, [...photos, ...guidance])
  await client.query(
    `update inspection_answers set photos = 1 where client_uuid in (select module_code from attachments where module_name = $1)`,
    [answerPhotos.module],
  )
}
