import { assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { hasEnded, hoursOf, isTimeSlot, slotsOverlap, timeSlots } from './time-slots.ts'

test('the three slots of the specification, and nothing else', () => {
  expect(timeSlots.every(isTimeSlot)).toBe(true)
  expect(['', '08:30~19:00', '08:30-18:00'].some(isTimeSlot)).toBe(false)
  expect(hoursOf('13:30~18:00')).toEqual({ from: '13:30', to: '18:00' })
})

test('the whole day overlaps both halves, and the halves not each other', () => {
  expect(slotsOverlap('08:30~12:00', '13:30~18:00')).toBe(false)
  expect(slotsOverlap('08:30~18:00', '13:30~18:00')).toBe(true)
  const slot = constantFrom(...timeSlots)
  assert(property(slot, slot, (a, b) => slotsOverlap(a, b) === slotsOverlap(b, a) && slotsOverlap(a, a)))
})

test('a slot has ended when the clock of the branch says so', () => {
  expect([hasEnded('08:30~12:00', '11:59'), hasEnded('08:30~12:00', '12:00')]).toEqual([false, true])
})
