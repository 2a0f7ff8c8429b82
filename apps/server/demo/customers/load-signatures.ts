import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { addDays } from '@sejuk/domain/values/dates'
import sharp from 'sharp'
import { signatures } from '../../src/db/tables/customers/signatures.ts'
import { attachments } from '../../src/db/tables/platform/attachments.ts'
import { documentCounters } from '../../src/db/tables/platform/document-counters.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { makePersonName } from '../makers/names.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import { chance, pick, whole } from '../makers/random.ts'
import { readBranches } from '../masters/branches.ts'
import type { Part } from '../part.ts'

const strokes = [
  'M60 190c60-150 90-150 80-20s40 60 90-40 50 110 90 30 60-70 90-10 90 20 160-60M120 220c180 30 380 10 520-30',
  'M80 120c100-70 150-30 80 60s-30 90 70 20 90-120 60-10 40 90 130-30 60 70 150 10M90 240l420-50',
  'M70 210c80-190 130-170 90-10m-40-80c130 10 200-60 230-90s-50 190 10 170 70-110 130-110 20 100 120 60',
]
const drawing = (path: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300">
  <path d="${path}" fill="none" stroke="#10262d" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/></svg>`

const most = 300
const jobs = ['Owner', 'Shop manager', 'Warehouse head', 'Cashier'] as const

/** Who signs for some of the customers. */
export const loadSignatures: Part['load'] = async (client, { random, today, size, say, store }) => {
  const { rows } = await client.query<{ customer_code: string; dept_code: string }>(
    `select customer_code, dept_code from customers where status in ('Approved', 'Adjusted') order by customer_code limit $1`,
    [Math.min(most, Math.round(size.customers / 40))],
  )
  const branches = new Map((await readBranches(client)).map((branch) => [branch.dept_code, branch]))
  const drawn = await Promise.all(strokes.map((path, n) => draw(store, path, n)))
  const counters = new Map<string, number>()
  const made = rows.flatMap(({ customer_code, dept_code }, n) => {
    const branch = branches.get(dept_code)
    if (!branch) return []
    const status = chance(random, 0.75) ? ('Approved' as const) : ('Submitted' as const)
    const day = workday(addDays(today, -whole(random, 1, status === 'Approved' ? 300 : 9)))
    const key = `${dept_code}-${day.slice(2, 4)}${day.slice(5, 7)}`
    const number = (counters.get(key) ?? 0) + 1
    counters.set(key, number)
    const maker = pick(random, branch.salesmen)
    const approver = pick(random, branch.clerks.length ? branch.clerks : branch.salesmen)
    const isApproved = status === 'Approved'
    const created_date = officeMoment(day, branch.timezone, random())
    const photo_code = `PHT-demo-signature-${n}`
    const picture = {
      ...pick(random, drawn),
      attachment_code: photo_code,
      module_code: customer_code,
      alias: isApproved ? 'customer_signature' : 'signature_waiting',
      created_by: maker.usercode,
    }
    const signature = {
      signature_code: `SGN-${key}-${String(number).padStart(5, '0')}`,
      customer_code,
      signer_name: makePersonName(random),
      job_title: pick(random, jobs),
      photo_code,
      valid_from: day,
      valid_to: chance(random, 0.3) ? addDays(day, 730) : null,
      source: chance(random, 0.7) ? ('drawn' as const) : ('upload' as const),
      status,
      authors: isApproved ? [] : [maker.usercode],
      created_by: maker.usercode,
      create_user_name: maker.username,
      approved_by: isApproved ? approver.usercode : null,
      approved_user_name: isApproved ? approver.username : null,
      approved_date: isApproved ? created_date : null,
      created_date,
    }
    return [{ picture, signature }]
  })
  await insertRows(
    client,
    attachments,
    made.map(({ picture }) => picture),
  )
  await insertRows(
    client,
    signatures,
    made.map(({ signature }) => signature),
  )
  const kept = [...counters].map(([key, last]) => {
    const [dept_code = '', month = ''] = key.split('-')
    return { prefix: 'SGN', dept_code, month, last }
  })
  await insertRows(client, documentCounters, kept)
  say(`demo data: ${made.length} customer signatures`)
}

const draw = async (store: FileStore | undefined, path: string, n: number) => {
  const svg = Buffer.from(drawing(path))
  const whole = await sharp(svg).png().toBuffer()
  const small = await sharp(svg).resize(480).webp({ quality: 80 }).toBuffer()
  const [store_key, thumbnail_key] = [`demo/signatures/${n}.png`, `demo/signatures/${n}.webp`]
  await store?.write(store_key, Readable.from([whole]), whole.length)
  await store?.write(thumbnail_key, Readable.from([small]), small.length)
  return {
    kind: 'photo' as const,
    module_name: 'Customer',
    original_file_name: 'signature.png',
    content_type: 'image/png',
    bytes: whole.length,
    sha256: createHash('sha256').update(whole).digest('hex'),
    store_key,
    thumbnail_key,
    thumbnail_bytes: small.length,
    width: 900,
    height: 300,
  }
}
