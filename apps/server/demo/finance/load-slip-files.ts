import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { slipModule } from '@sejuk/domain/finance/consent-files'
import sharp from 'sharp'
import { attachments } from '../../src/db/tables/platform/attachments.ts'
import { insertRows } from '../makers/insert-rows.ts'
import type { Part } from '../part.ts'

const [width, height] = [620, 877]
const lines = Array.from({ length: 14 }, (_, n) => {
  const wide = n % 3 === 0 ? 460 : 320
  return `<rect x="60" y="${190 + n * 40}" width="${wide}" height="10" fill="#b4bcc0"/>`
})
const scan = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f7f5f0"/>
  <text x="60" y="90" font-family="sans-serif" font-size="26" fill="#1c262a">BUKTI PEMOTONGAN PPh</text>
  <rect x="60" y="116" width="500" height="2" fill="#1c262a"/>${lines.join('')}</svg>`

/** Every slip that has come lies beside its row as a scan: one drawing that they all share. */
export const loadSlipFiles: Part['load'] = async (client, { store }) => {
  const { rows: slips } = await client.query<{ id: string; slip_no: string; at: string; by: string }>(
    `select slip_id::text as id, slip_no, created_by_code as by,
        to_char(created_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
      from (select w.*, i.created_by as created_by_code from withholding_slips w join sales_invoices i using (invoice_code)) s
      where s.status <> 'Awaited' order by s.slip_id`,
  )
  const whole = await sharp(Buffer.from(scan)).jpeg({ quality: 78 }).toBuffer()
  const store_key = 'demo/withholding-slips/slip.jpg'
  await store?.write(store_key, Readable.from([whole]), whole.length)
  const sha256 = createHash('sha256').update(whole).digest('hex')
  await insertRows(
    client,
    attachments,
    slips.map(({ id, slip_no, at, by }) => ({
      ...{ attachment_code: `SLP-${id}`, module_name: slipModule, module_code: id, alias: 'slip' },
      ...{ kind: 'file' as const, original_file_name: `${slip_no}.jpg`, content_type: 'image/jpeg' },
      ...{ bytes: whole.length, sha256, store_key, width, height, created_by: by, created_date: at, updated_date: at },
    })),
  )
}
