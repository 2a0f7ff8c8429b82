import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changeLock,
  giveBack,
  isSoundLock,
  type LockLine,
  lastLockDay,
  lockEnd,
  lockPriority,
  lockQuota,
  releaseLock,
  remainOf,
  takeFromLock,
  warningDue,
} from './lock-stock-requests.ts'

const line: LockLine = { quantity: 10, used_qty: 3, released_qty: 2 }

describe('one line of a lock', () => {
  test('an order takes what remains and no more', () => {
    expect(remainOf(line)).toBe(5)
    expect(takeFromLock(line, 5).line).toEqual({ ...line, used_qty: 8 })
    expect(takeFromLock(line, 6).why).toEqual({ code: 'only-units-are-locked', values: { n: 5 } })
    expect(takeFromLock(line, 0).why?.code).toBe('only-units-are-locked')
  })

  test('what an order gives back is locked again, and free where the lock is over', () => {
    expect(giveBack(line, 3, false).line).toEqual({ ...line, used_qty: 0 })
    expect(giveBack(line, 3, true).line).toEqual({ ...line, used_qty: 0, released_qty: 5 })
    expect(giveBack(line, 4, false).why?.code).toBe('only-units-are-locked')
  })

  test('its quantity never falls below what is used and released', () => {
    expect(changeLock(line, 5).line).toEqual({ ...line, quantity: 5 })
    expect(changeLock(line, 4).why).toEqual({ code: 'lock-used-already', values: { n: 5 } })
  })

  test('under any order of extending, using, giving back, releasing and expiring nothing is lost and nothing is made', () => {
    const step = fc.record({
      kind: fc.constantFrom('change', 'use', 'back', 'release', 'expire'),
      qty: fc.integer({ min: -2, max: 30 }),
      isOver: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(step, { maxLength: 60 }), (quantity, steps) => {
        let now: LockLine = { quantity, used_qty: 0, released_qty: 0 }
        /** What a warehouse sees of it: locked for this line, and taken by orders. */
        let locked = quantity
        let ordered = 0
        for (const { kind, qty, isOver } of steps) {
          const left = remainOf(now)
          const { line: next } =
            kind === 'change'
              ? changeLock(now, qty)
              : kind === 'use'
                ? takeFromLock(now, qty)
                : kind === 'back'
                  ? giveBack(now, qty, isOver)
                  : releaseLock(now, kind === 'expire' ? left : qty)
          if (!next) continue
          locked += remainOf(next) - left
          ordered += next.used_qty - now.used_qty
          now = next
          expect(isSoundLock(now)).toBe(true)
          expect(locked).toBe(remainOf(now))
          expect(ordered).toBe(now.used_qty)
        }
        expect(now.used_qty + now.released_qty + remainOf(now)).toBe(now.quantity)
      }),
    )
  })
})

describe('a request as a whole', () => {
  test('lasts thirty days at most, a project’s ninety, until six in the evening where the branch is', () => {
    expect(lastLockDay('2026-11-16', false)).toBe('2026-12-16')
    expect(lastLockDay('2026-11-16', true)).toBe('2027-02-14')
    expect(lockEnd('2026-11-16', 'Asia/Jakarta')).toBe('2026-11-16T11:00:00.000Z')
    expect(lockEnd('2026-11-16', 'Asia/Jayapura')).toBe('2026-11-16T09:00:00.000Z')
  })

  test('comes first with a deposit, then for a project', () => {
    expect(lockPriority({ deposit_amount: 1, project_code: 'P' })).toBe('deposit')
    expect(lockPriority({ deposit_amount: 0, project_code: 'P' })).toBe('project')
    expect(lockPriority({ deposit_amount: 0, project_code: null })).toBe('other')
  })

  test('takes a fifth of what is free and one’s own, and one unit at least', () => {
    expect(lockQuota(100, 0)).toBe(20)
    expect(lockQuota(80, 20)).toBe(20)
    expect(lockQuota(3, 0)).toBe(1)
    expect(lockQuota(-4, 0)).toBe(1)
  })

  test('is warned of three days and one day before its end, each once', () => {
    expect(warningDue(4, null)).toBeUndefined()
    expect(warningDue(3, null)).toBe(3)
    expect(warningDue(2, 3)).toBeUndefined()
    expect(warningDue(1, 3)).toBe(1)
    expect(warningDue(0, 1)).toBeUndefined()
  })
})
