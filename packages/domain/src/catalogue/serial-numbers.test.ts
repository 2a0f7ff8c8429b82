import {
  array,
  assert,
  type Command,
  commands,
  constant,
  constantFrom,
  integer,
  modelRun,
  property,
  string,
} from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterSerialEvent,
  fitsMask,
  hasLookAlikes,
  isMask,
  isSerial,
  lookAlikeKey,
  normalizeSerial,
  pastedSerials,
  type SerialEvent,
  type SerialStatus,
  serialAlphabet,
  serialEventNames,
  serialFrom,
  serialStatuses,
  serialSuffix,
} from './serial-numbers.ts'

test('a life: made, received, locked, sent, delivered, sold out, installed, returned, scrapped', () => {
  const life = [
    'produced',
    'received',
    'locked',
    'sent',
    'delivered',
    'sold-out',
    'installed',
    'returned',
    'scrapped',
  ] as const
  let status: SerialStatus | null = null
  const statuses = life.map((event) => {
    status = afterSerialEvent(status, event) ?? null
    return status
  })
  expect(statuses).toEqual([
    'InFactory',
    'InStock',
    'Locked',
    'InTransit',
    'Sold',
    'SoldOut',
    'Installed',
    'Returned',
    'Scrapped',
  ])
})

test('a unit is sold out once: the second shop finds it sold', () => {
  expect(afterSerialEvent('SoldOut', 'sold-out')).toBeUndefined()
})

test('only a number that is not known yet can be made', () => {
  for (const status of serialStatuses) expect(afterSerialEvent(status, 'produced')).toBeUndefined()
  expect(afterSerialEvent(null, 'received')).toBeUndefined()
})

test('every status can be reached and, but for scrap, left again', () => {
  const reached = new Set([
    'InFactory',
    ...serialEventNames.map((event) => afterSerialEvent(serialFrom(event)[0] ?? null, event)),
  ])
  expect(serialStatuses.filter((status) => !reached.has(status))).toEqual([])
  const ends = serialStatuses.filter((status) => !serialEventNames.some((event) => afterSerialEvent(status, event)))
  expect(ends).toEqual(['Scrapped'])
  expect(afterSerialEvent('Lost', 'found')).toBe('InStock')
  expect(afterSerialEvent('Scrapped', 'found')).toBeUndefined()
})

test('whatever documents do in whatever order, a unit is always in exactly one known status', () => {
  assert(
    property(array(constantFrom(...serialEventNames), { maxLength: 60 }), (events) => {
      let status: SerialStatus | null = null
      for (const event of events) {
        const next: SerialStatus | undefined = afterSerialEvent(status, event)
        expect(next !== undefined).toBe(status === null ? event === 'produced' : serialFrom(event).includes(status))
        status = next ?? status
      }
      expect(status === null || serialStatuses.includes(status)).toBe(true)
    }),
  )
})

test('numbers are compared in capitals and without blanks', () => {
  expect(normalizeSerial(' 4n 0a2\t1234 ')).toBe('4N0A21234')
  expect(normalizeSerial('\u001d4n/0a.2-1\r\n')).toBe('4N/0A.2-1')
  expect(pastedSerials('ab12\n AB12 ; cd34,\n\nef56')).toEqual(['AB12', 'CD34', 'EF56'])
})

test.each([
  ['4N0A21234', true],
  ['AB1', false],
  ['-AB12', false],
  ['AB 12', false],
  ['A'.repeat(61), false],
])('%s may be a serial number: %s', (serial, expected) => expect(isSerial(serial)).toBe(expected))

test('a mask holds the whole number, and a broken mask holds nobody up', () => {
  expect(fitsMask('4N0A21234', '4[A-Z0-9]{8}')).toBe(true)
  expect(fitsMask('4N0A212345', '4[A-Z0-9]{8}')).toBe(false)
  expect(fitsMask('X', null)).toBe(true)
  expect(isMask('([')).toBe(false)
  expect(fitsMask('X', '([')).toBe(true)
})

test('O and 0, I and 1 look alike', () => {
  expect(lookAlikeKey('4NOAI1')).toBe(lookAlikeKey('4N0A11'))
  expect([hasLookAlikes('4NOA2'), hasLookAlikes('4N0A2')]).toEqual([true, false])
})

test('a suffix has the length asked for and only letters of the alphabet', () => {
  assert(
    property(
      integer({ min: 1, max: 40 }),
      array(integer({ min: 0, max: 35 }), { minLength: 40, maxLength: 40 }),
      (length, numbers) => {
        let n = 0
        const suffix = serialSuffix((below) => (numbers[n++] ?? 0) % below, length)
        expect(suffix).toHaveLength(length)
        expect([...suffix].every((letter) => serialAlphabet.includes(letter))).toBe(true)
      },
    ),
  )
  expect(serialSuffix(() => 0)).toBe('A'.repeat(36))
})

test('any text pasted gives each number once', () => {
  assert(
    property(string(), (text) => {
      const found = pastedSerials(text)
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})

/** What a life looks like to the people who handle the unit: where it lies and whom it belongs to, without any status. */
type Handled = {
  isMade: boolean
  isOurs: boolean
  isReserved: boolean
  isOnTheWay: boolean
  owner: string
  isGone: boolean
}
type Unit = { status: SerialStatus | null }
type Handling = { event: SerialEvent; may: (of: Handled) => boolean; left: Partial<Handled> }
const handling: readonly Handling[] = [
  { event: 'produced', may: (of) => !of.isMade, left: { isMade: true, owner: 'factory' } },
  { event: 'received', may: (of) => of.owner === 'factory' && !of.isGone, left: { owner: 'us', isOurs: true } },
  { event: 'locked', may: (of) => of.isOurs && !of.isReserved && !of.isOnTheWay, left: { isReserved: true } },
  { event: 'unlocked', may: (of) => of.isOurs && of.isReserved && !of.isOnTheWay, left: { isReserved: false } },
  { event: 'sent', may: (of) => of.isOurs && !of.isOnTheWay, left: { isOnTheWay: true, isReserved: false } },
  { event: 'arrived', may: (of) => of.isOurs && of.isOnTheWay, left: { isOnTheWay: false } },
  { event: 'delivered', may: (of) => of.isOnTheWay, left: { isOurs: false, isOnTheWay: false, owner: 'shop' } },
  { event: 'sold-out', may: (of) => of.owner === 'shop', left: { owner: 'consumer' } },
  { event: 'sell-out-reversed', may: (of) => of.owner === 'consumer', left: { owner: 'shop' } },
  { event: 'installed', may: (of) => ['shop', 'consumer'].includes(of.owner), left: { owner: 'home' } },
  { event: 'replaced', may: (of) => ['shop', 'consumer', 'home'].includes(of.owner), left: { owner: 'nobody' } },
  {
    event: 'returned',
    may: (of) => ['shop', 'consumer', 'home', 'nobody'].includes(of.owner),
    left: { owner: 'returns' },
  },
  { event: 'restocked', may: (of) => of.owner === 'returns', left: { owner: 'us', isOurs: true } },
  {
    event: 'sent-back',
    may: (of) => of.owner === 'returns',
    left: { owner: 'us', isOurs: true, isOnTheWay: true },
  },
  { event: 'given-back', may: (of) => of.isOnTheWay, left: { isOurs: false, isOnTheWay: false, owner: 'shop' } },
  {
    // What is lost on its way between warehouses is written off as well.
    event: 'scrapped',
    may: (of) =>
      (of.owner === 'us' && of.isOurs && !of.isReserved) || ['factory', 'returns', 'nobody'].includes(of.owner),
    left: { isGone: true, isOurs: false, isOnTheWay: false, owner: 'scrap' },
  },
]

test('the machine allows exactly what people could do with the unit in their hands (model)', () => {
  const one = ({ event, may, left }: Handling): Command<Handled, Unit> => ({
    check: () => true,
    run: (model, unit) => {
      const next = afterSerialEvent(unit.status, event)
      expect([event, next !== undefined]).toEqual([event, may(model)])
      if (next === undefined) return
      unit.status = next
      Object.assign(model, left)
    },
    toString: () => event,
  })
  const begin = (): Handled => ({
    isMade: false,
    isOurs: false,
    isReserved: false,
    isOnTheWay: false,
    owner: '',
    isGone: false,
  })
  assert(
    property(
      commands(
        handling.map((each) => constant(one(each))),
        { maxCommands: 80 },
      ),
      (life) => modelRun(() => ({ model: begin(), real: { status: null } as Unit }), life),
    ),
    { numRuns: 300 },
  )
})
