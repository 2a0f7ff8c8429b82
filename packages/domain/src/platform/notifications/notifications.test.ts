import { assert, constantFrom, dictionary, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { isAnnounced, standardSettings } from '../site-settings.ts'
import { channels } from './event-rules.ts'
import { placeOf, templateCode, templatePlaces } from './message-templates.ts'
import { exampleOf, fillTemplate, unknownVariables, variableNames, writeVariables } from './notification-texts.ts'
import { eventCodes, isChannelOn, ruleOf } from './notifications.ts'
import { nextAttemptAfter, standardBackOff } from './outbox.ts'

const jakarta = { language: 'default', timezone: 'Asia/Jakarta' } as const
const jayapura = { language: 'local', timezone: 'Asia/Jayapura' } as const

test('a variable is written as its reader reads it', () => {
  const values = { file_name: 'Orders.xlsx', row_count: 2418, expires_date: '2026-08-22T16:30:00Z' }
  expect(writeVariables('download-ready', values, jakarta)).toEqual({
    file_name: 'Orders.xlsx',
    row_count: '2.418',
    expires_date: '22 Aug 2026 23:30 WIB',
  })
  expect(writeVariables('download-ready', values, jayapura).expires_date).toBe('23 Agu 2026 01:30 WIT')
  expect(writeVariables('download-ready', {}, jakarta)).toEqual({ file_name: '-', row_count: '-', expires_date: '-' })
})

test('a text may name only what its event knows', () => {
  expect(unknownVariables('role-changed', '{recipient}: {roles} by {changed_by}, see {link}')).toEqual([])
  expect(unknownVariables('role-changed', '{file_name} {roles} {file_name} { roles}')).toEqual(['file_name', ' roles'])
})

test('a value is never filled a second time', () => {
  expect(fillTemplate('{a} and {b}', { a: '{b}', b: 'B' })).toBe('{b} and B')
  expect(fillTemplate('{unknown}', {})).toBe('-')
  assert(
    property(dictionary(constantFrom('a', 'b'), string()), (values) => {
      expect(fillTemplate('<{a}|{b}>', values)).toBe(`<${values.a ?? '-'}|${values.b ?? '-'}>`)
    }),
  )
})

test('a mandatory channel cannot be switched off, the others follow the person', () => {
  expect(isChannelOn('password-reset', 'email', false)).toBe(true)
  expect(isChannelOn('import-finished', 'inapp', false)).toBe(false)
  expect(isChannelOn('import-finished', 'inapp', undefined)).toBe(true)
  expect(isChannelOn('import-finished', 'email', undefined)).toBe(false)
  expect(isChannelOn('import-finished', 'email', true)).toBe(true)
})

test.each(eventCodes)('%s: what is mandatory is on, and every variable has an example', (event) => {
  const { on, mandatory, variables } = ruleOf(event)
  expect(mandatory.every((channel) => on.includes(channel))).toBe(true)
  expect(Object.keys(exampleOf(event))).toEqual(Object.keys(variables))
  for (const written of Object.values(writeVariables(event, exampleOf(event), jakarta))) expect(written).not.toBe('-')
  expect(variableNames(event)).toContain('recipient')
})

test('every event has a text for every channel and language, known by its code', () => {
  expect(templatePlaces).toHaveLength(eventCodes.length * channels.length * 2)
  for (const place of templatePlaces) expect(placeOf(templateCode(place))).toEqual(place)
  expect(placeOf('no.such.template')).toBeUndefined()
})

test('five further attempts, then none', () => {
  expect([1, 2, 3, 4, 5, 6].map((attempts) => nextAttemptAfter(attempts, standardBackOff))).toEqual([
    30,
    120,
    600,
    3600,
    14_400,
    undefined,
  ])
})

test('maintenance is announced until it is over', () => {
  const planned = { ...standardSettings.maintenance, is_on: true, ends_date: '2026-11-22T16:00:00.000Z' }
  expect(isAnnounced(planned, '2026-11-22T15:59:59Z')).toBe(true)
  expect(isAnnounced(planned, '2026-11-22T16:00:00Z')).toBe(false)
  expect(isAnnounced({ ...planned, is_on: false }, '2026-11-01T00:00:00Z')).toBe(false)
})
