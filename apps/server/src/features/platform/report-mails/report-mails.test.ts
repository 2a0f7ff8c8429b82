import * as contract from '@sejuk/contract/platform/report-mails'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { offers } from '../../../app.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { outboxPictures, reportMails } from '../../../db/tables/platform/report-mails.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { drawBars } from '../../../platform/reports/draw-bars.ts'
import { sendReportMails } from './worker.ts'

const server = await startTestServer()
const { db, as } = server
const needs = (name: string) => [offers.reports.get(name)?.endpoint.needs].filter((one) => one !== undefined)
const manager = await as(undefined, { usercode: 'M1', username: 'Rina' })
await db.update(users).set({ email: 'rina@sejuk.test', language: 'default' }).where(eq(users.usercode, 'M1'))
const within = { db, jobs: server.jobs, config: server.config, offers }

test('the five reports can be had by mail', () => {
  expect([...offers.reports.keys()].toSorted()).toEqual(['aftersales', 'projects', 'sales', 'stock', 'weekly'])
  for (const name of offers.reports.keys()) expect(needs(name)).toHaveLength(1)
})

test('only who may open a report gets it, and ends it at any time', async () => {
  const clerk = await as([])
  expect((await clerk(contract.setReportMail, { report: 'sales', is_on: true })).code).toBe('403')
  expect((await clerk(contract.setReportMail, { report: 'nothing', is_on: true })).code).toBe('406')
  expect((await clerk(contract.setReportMail, { report: 'sales', is_on: false })).data).toEqual([])
  expect((await manager(contract.setReportMail, { report: 'sales', is_on: true })).data).toEqual(['sales'])
  expect((await manager(contract.setReportMail, { report: 'sales', is_on: true })).data).toEqual(['sales'])
  expect((await manager(contract.myReportMails)).data).toEqual(['sales'])
})

test('every report goes out once a week, with its figures and a picture', async () => {
  for (const report of ['aftersales', 'projects', 'stock', 'weekly'])
    await manager(contract.setReportMail, { report, is_on: true })
  await sendReportMails(within, '2026-11-16')
  await sendReportMails(within, '2026-11-16')
  const sent = await db.select().from(outbox).where(eq(outbox.usercode, 'M1')).orderBy(outbox.delivery_id)
  expect(sent.map(({ channel, address }) => [channel, address])).toEqual(
    Array.from({ length: 5 }, () => ['email', 'rina@sejuk.test']),
  )
  expect(sent.map(({ subject }) => subject).every((subject) => /09 Nov 2026 – 15 Nov 2026/.test(subject))).toBe(true)
  expect(sent[0]?.body).toMatch(/^[^\n]+: 0 \(before: 0\)$/m)
  const pictures = await db.select().from(outboxPictures)
  expect(pictures.map(({ name }) => name).toSorted()).toEqual([
    'aftersales.png',
    'projects.png',
    'sales.png',
    'stock.png',
    'weekly.png',
  ])
  for (const { png } of pictures) expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 900 })
  await sendReportMails(within, '2026-11-23')
  expect(await db.$count(outbox, eq(outbox.usercode, 'M1'))).toBe(10)
})

test('nothing goes to who lost the right or the account', async () => {
  const leaver = await as(undefined, { usercode: 'M2', username: 'Budi' })
  await leaver(contract.setReportMail, { report: 'sales', is_on: true })
  await db.insert(reportMails).values({ usercode: (await as([])).usercode, report: 'sales' })
  await db.update(users).set({ is_active: false, email: 'budi@sejuk.test' }).where(eq(users.usercode, 'M2'))
  const before = await db.$count(outbox)
  await sendReportMails(within, '2026-11-23')
  expect(await db.$count(outbox)).toBe(before)
})

test('bars are drawn as high as their values, with writing', async () => {
  const png = await drawBars({
    title: 'Sales',
    names: ['This year'],
    bars: [
      { label: 'Nov', values: [100] },
      { label: 'Dec', values: [0] },
    ],
  })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const isBar = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    return (data[at] ?? 255) < 60 && (data[at + 1] ?? 0) > 70 && (data[at + 1] ?? 255) < 130
  }
  const inColumn = (x: number) => Array.from({ length: 200 }, (_, n) => isBar(x, 110 + n)).filter(Boolean).length
  expect(inColumn(272)).toBeGreaterThan(150)
  expect(inColumn(680)).toBe(0)
  const title = Array.from({ length: 30 }, (_, y) =>
    Array.from({ length: 120 }, (_, x) => (data[((y + 8) * info.width + x + 70) * info.channels] ?? 255) < 100),
  ).flat()
  expect(title.filter(Boolean).length).toBeGreaterThan(50)
})
