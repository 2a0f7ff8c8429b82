import type { BrandSection } from '@sejuk/domain/learning/brand-pages'
import { headOffice } from '@sejuk/domain/values/dates'
import { brandPages } from '../../src/db/tables/learning/brand-pages.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { officeMoment } from '../makers/office-hours.ts'
import type { Part } from '../part.ts'

type Both = readonly [english: string, indonesian: string]
const text = (title: Both, body: Both): BrandSection => ({
  ...{ kind: 'text', title_default: title[0], title_local: title[1], text_default: body[0], text_local: body[1] },
  ...{ file_code: null, rows: [] },
})
const table = (title: Both, rows: readonly (readonly [Both, string])[]): BrandSection => ({
  ...text(title, ['', '']),
  kind: 'table',
  rows: rows.map(([name, value]) => ({ name_default: name[0], name_local: name[1], value })),
})

/** What a salesperson shows on the phone: one page for each of the first brands. */
export const loadBrandPages: Part['load'] = async (client, { today }) => {
  const { rows } = await client.query<{ brand_code: string; brand_name: string }>(
    'select brand_code, brand_name from brands where is_active order by seq, brand_code limit 4',
  )
  await insertRows(
    client,
    brandPages,
    rows.map(({ brand_code, brand_name }, n) => ({
      ...{ brand_code, title_default: brand_name, title_local: brand_name, order_no: n + 1, is_published: n < 3 },
      intro_default: `${brand_name}: air conditioners that are sold, installed and looked after by us, with spare parts in every branch.`,
      intro_local: `${brand_name}: AC yang kami jual, pasang, dan rawat, dengan suku cadang di setiap cabang.`,
      sections: [
        text(
          ['Who it is for', 'Untuk siapa'],
          [
            'Homes that want quiet nights, shops whose doors stand open, offices that count kilowatt hours.',
            'Rumah yang ingin malam tenang, toko dengan pintu terbuka, kantor yang menghitung kWh.',
          ],
        ),
        table(
          ['At a glance', 'Sekilas'],
          [
            [['Capacity', 'Kapasitas'], '0,5–2,5 PK'],
            [['Refrigerant', 'Refrigeran'], 'R32'],
            [['Noise, indoor', 'Kebisingan, dalam'], '19 dB'],
            [['Works up to', 'Bekerja sampai'], '48 °C'],
          ],
        ),
        text(
          ['After the sale', 'Setelah penjualan'],
          [
            'Registered by serial number, a technician within two working days, and a warranty card that anybody can check by its QR code.',
            'Terdaftar dengan nomor seri, teknisi dalam dua hari kerja, dan kartu garansi yang dapat diperiksa siapa pun lewat kode QR.',
          ],
        ),
      ],
      updated_date: officeMoment(today, headOffice, 0),
    })),
  )
}
