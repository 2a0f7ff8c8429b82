import { addDays, headOffice } from '@sejuk/domain/values/dates'
import { recordComments, recordFollowers } from '../../src/db/tables/platform/record-comments.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import type { Part } from '../part.ts'

type Said = { usercode: string; body: string; mentions: string[] }
const rina = (body: string, ...mentions: string[]): Said => ({ usercode: 'RCI-0417', body, mentions })
const dimas = (body: string, ...mentions: string[]): Said => ({ usercode: 'RCI-0433', body, mentions })

/** Conversations of the branch manager and a salesperson about the customers of their branch. */
const conversations: readonly (readonly Said[])[] = [
  [
    rina('@Dimas Saputra tolong tanyakan kapan toko siap menerima barang.', 'RCI-0433'),
    dimas('Sudah saya telepon: Senin pagi, sebelum jam 10.'),
  ],
  [dimas('Pemilik minta tempo 45 hari untuk pesanan berikutnya. @Rina Kartika bagaimana menurut Ibu?', 'RCI-0417')],
  [rina('Papan nama toko sudah dipasang, foto ada di lampiran.')],
]
const mostCustomers = 24

export const loadComments: Part['load'] = async (client, { random, today }) => {
  const found = await client.query<{ customer_code: string }>(
    `select customer_code from customers where dept_code = '705' and status = 'Approved' and salesman_code = 'RCI-0433'
     order by customer_code limit ${mostCustomers}`,
  )
  const records = found.rows.map(({ customer_code: code }) => ({ kind: 'customers', code }))
  const comments = records.flatMap((record, place) => {
    const day = addDays(today, -1 - Math.floor(random() * 60))
    const said = conversations[place % conversations.length] ?? []
    return said.map((one, turn) => {
      const at = officeMoment(workday(day), headOffice, Math.min(0.9, random() * 0.4 + turn * 0.4))
      return { ...record, ...one, at }
    })
  })
  await insertRows(client, recordComments, comments)
  const followers = records.flatMap((record) => ['RCI-0417', 'RCI-0433'].map((usercode) => ({ ...record, usercode })))
  await insertRows(client, recordFollowers, followers)
}
