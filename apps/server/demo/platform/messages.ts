import { addressTo } from '@sejuk/domain/pages'
import { languages } from '@sejuk/domain/platform/languages'
import { addDays, instantOf, isSunday } from '@sejuk/domain/values/dates'
import { inputEmails } from '../../src/db/tables/masters/input-emails.ts'
import { notifications } from '../../src/db/tables/platform/notifications.ts'
import { siteSettings } from '../../src/db/tables/platform/site-settings.ts'
import { inboxTexts } from '../../src/platform/notify/notify.ts'
import { standardTemplate } from '../../src/platform/notify/templates.ts'
import { writeMessage } from '../../src/platform/notify/write-message.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import type { Part } from '../part.ts'
import { demoUsers } from './accounts.ts'
import { type DemoMessage, demoMessage, recordMessages } from './record-messages.ts'

const headOffice = 'Asia/Jakarta'
const administrator = 'Bambang Hartono'
const addresses = addressTo('officialAddresses')

/** What the people of the demo have been told lately; the newest last. */
const news = (today: string) => [
  demoMessage({
    to: 'bm',
    event: 'role-changed',
    variables: { username: 'Rina Kartika', changed_by: administrator, roles: 'Branch Manager' },
    url: addressTo('home'),
    ago: 9,
    part: 0.2,
    isRead: true,
  }),
  demoMessage({
    to: 'bm',
    event: 'import-finished',
    variables: { file_name: 'Alamat resmi Oktober.xlsx', added: 148, problems: 0 },
    url: addresses,
    ago: 3,
    part: 0.4,
    isRead: true,
  }),
  demoMessage({
    to: 'branch-admin',
    event: 'import-finished',
    variables: { file_name: 'Alamat resmi Jakarta Pusat.xlsx', added: 36, problems: 2 },
    url: addresses,
    ago: 1,
    part: 0.55,
  }),
  demoMessage({
    to: 'bm',
    event: 'import-finished',
    variables: { file_name: 'Alamat resmi Jakarta Pusat.xlsx', added: 36, problems: 2 },
    url: addresses,
    ago: 1,
    part: 0.55,
  }),
  demoMessage({
    to: 'bm',
    event: 'password-reset',
    variables: {
      username: 'Rina Kartika',
      reset_by: administrator,
      time: officeMoment(workday(addDays(today, -1)), headOffice, 0.7),
    },
    url: addressTo('myAccount'),
    ago: 1,
    part: 0.7,
  }),
]

/** Who is written to for a function, whoever holds it. */
const functionAddresses: (typeof inputEmails.$inferInsert)[] = [
  {
    purpose: 'delivery-note',
    description: 'Copies of delivery notes',
    to: ['gudang@sejuk.example'],
    cc: ['logistik@sejuk.example'],
  },
  { purpose: 'tax-invoice', description: 'Questions about tax invoices', to: ['pajak@sejuk.example'], cc: [] },
  {
    purpose: 'complaint-escalation',
    description: 'Complaints that were reopened',
    to: ['layanan@sejuk.example'],
    cc: ['direksi@sejuk.example'],
  },
  { purpose: 'attendance-report', description: 'The monthly attendance', to: ['sdm@sejuk.example'], cc: [] },
]

const nextSunday = (today: string): string => {
  const day = addDays(today, 1)
  return isSunday(day) ? day : nextSunday(day)
}

/** What the house announces at its door, and what lies in its people's inboxes. */
export const loadMessages: Part['load'] = async (client, { today }) => {
  const by = { updated_by: 'RCI-0001', updated_user_name: administrator }
  const sunday = nextSunday(today)
  await insertRows(client, siteSettings, [
    {
      setting_key: 'company',
      value: { company_name: 'Sejuk', support_phone: '+62 21 4890 1200', support_email: 'it@sejuk.example' },
      ...by,
    },
    {
      setting_key: 'maintenance',
      value: {
        is_on: true,
        starts_date: instantOf(sunday, '22:00', headOffice),
        ends_date: instantOf(sunday, '23:00', headOffice),
        text_default: 'Technicians can keep working offline.',
        text_local: 'Teknisi tetap dapat bekerja luring.',
      },
      ...by,
    },
  ])
  await insertRows(client, inputEmails, functionAddresses)
  const all = [...news(today), ...(await recordMessages(client))]
  await insertRows(client, notifications, all.map(inboxRow(today)))
}

const inboxRow =
  (today: string) =>
  ({ to, event, variables, url, ago, part, isRead }: DemoMessage) => {
    const person = demoUsers.find(({ login_name }) => login_name === to)
    if (!person) throw new Error(`Nobody of the demo is called ${to}`)
    const facts = { event, variables, recipient: person.username, company: 'Sejuk', link: '' }
    const [english, indonesian] = languages.map((language) =>
      writeMessage(standardTemplate({ event, channel: 'inapp', language }), facts, { language, timezone: headOffice }),
    )
    if (!english || !indonesian) throw new Error('A language is missing')
    const created_date = officeMoment(workday(addDays(today, -ago)), headOffice, part)
    return {
      usercode: person.usercode,
      event,
      ...inboxTexts({ default: english, local: indonesian }),
      variables: { ...variables },
      url,
      created_date,
      read_date: isRead ? created_date : null,
    }
  }
