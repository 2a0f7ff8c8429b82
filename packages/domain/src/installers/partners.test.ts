import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noHistory, type OtpHistory, otpMessage, partnerPhone, remember, sendVerdict, tryVerdict } from './partners.ts'

const start = Date.parse('2026-11-15T02:00:00.000Z')
const after = (seconds: number) => new Date(start + seconds * 1000).toISOString()
const sent = (...seconds: number[]): OtpHistory => ({ ...noHistory, sends: seconds.map(after) })
const wrong = (...seconds: number[]): OtpHistory => ({ ...noHistory, wrongTries: seconds.map(after) })
const tried = (isRight: boolean, sentAt = 0) => ({ sent_date: after(sentAt), isRight })

test.each([
  '+62 812-9034-1178',
  '62812 9034 1178',
  '081290341178',
  '0062 812 9034 1178',
  '81290341178',
  '+62 0812 9034 1178',
])('%s is one phone', (typed) => expect(partnerPhone(typed)).toBe('81290341178'))
test.each(['021 555 0123', '0812', '', 'abc', '+65 9123 4567'])('%s is no mobile number of ours', (typed) =>
  expect(partnerPhone(typed)).toBeUndefined(),
)

test('who has to wait longer than ten minutes is told how long', () => {
  expect(otpMessage('try-after-10-minutes')).toBe('Too many attempts. Please try again after 10 minutes')
  expect(otpMessage('try-after-10-minutes', 600)).toBe('Too many attempts. Please try again after 10 minutes')
  expect(otpMessage('try-after-10-minutes', 2341)).toBe('Too many attempts. Please try again after 40 minutes')
  expect(otpMessage('otp-wrong', 2341)).toBe('Wrong OTP')
})

test('a code is sent again after a minute, and not before', () => {
  expect(sendVerdict(sent(0), noHistory, after(59))).toEqual({ problem: 'otp-send-fail', retry_after: 1 })
  expect(sendVerdict(sent(0), noHistory, after(60))).toBe('go')
})

test('after three codes within ten minutes the next comes ten minutes later', () => {
  expect(sendVerdict(sent(0, 60), noHistory, after(120))).toBe('go')
  expect(sendVerdict(sent(0, 60, 120), noHistory, after(180))).toEqual({
    problem: 'try-after-10-minutes',
    retry_after: 540,
  })
  expect(sendVerdict(sent(0, 60, 120), noHistory, after(719))).toEqual({
    problem: 'try-after-10-minutes',
    retry_after: 1,
  })
  expect(sendVerdict(sent(0, 60, 120), noHistory, after(720))).toBe('go')
  expect(sendVerdict(sent(0, 500, 600), noHistory, after(700))).toBe('go')
})

test('a code is good for five minutes', () => {
  expect(tryVerdict(sent(0), noHistory, tried(true), after(299))).toBe('go')
  expect(tryVerdict(sent(0), noHistory, tried(true), after(300))).toEqual({ problem: 'otp-expired' })
  expect(tryVerdict(sent(0), noHistory, { sent_date: null, isRight: false }, after(1))).toEqual({
    problem: 'otp-expired',
  })
})

test('the fifth wrong try within ten minutes shuts the door, for the right code and for new ones too', () => {
  expect(tryVerdict(wrong(1, 2, 3), noHistory, tried(false), after(4))).toEqual({ problem: 'otp-wrong', counts: true })
  expect(tryVerdict(wrong(1, 2, 3, 4), noHistory, tried(false), after(5))).toEqual({
    problem: 'try-after-10-minutes',
    retry_after: 600,
    counts: true,
  })
  const five = wrong(1, 2, 3, 4, 5)
  expect(tryVerdict(five, noHistory, tried(true), after(6))).toEqual({
    problem: 'try-after-10-minutes',
    retry_after: 599,
  })
  expect(sendVerdict(five, noHistory, after(300))).toMatchObject({ problem: 'try-after-10-minutes' })
  expect(sendVerdict(five, noHistory, after(605))).toBe('go')
})

test('an address that asks for one unknown number after the other is shut out', () => {
  const many = { ...noHistory, unknownPhones: Array.from({ length: 10 }, (_, n) => after(n)) }
  expect(sendVerdict(noHistory, many, after(10))).toMatchObject({ problem: 'try-after-10-minutes' })
  expect(sendVerdict(noHistory, { ...many, unknownPhones: many.unknownPhones.slice(1) }, after(10))).toBe('go')
})

/** A patient attacker: what they try, and how many seconds pass before it. */
const deeds = fc.array(fc.tuple(fc.constantFrom('send', 'guess'), fc.integer({ min: 1, max: 200 })), { maxLength: 200 })

test('whatever somebody does, no ten minutes hold more than three codes or five wrong tries', () => {
  fc.assert(
    fc.property(deeds, (all) => {
      let [history, now, code] = [noHistory, 0, null as string | null]
      const done: Record<'sends' | 'wrongTries', number[]> = { sends: [], wrongTries: [] }
      for (const [deed, pause] of all) {
        now += pause
        const verdict =
          deed === 'send'
            ? sendVerdict(history, noHistory, after(now))
            : tryVerdict(history, noHistory, { sent_date: code, isRight: false }, after(now))
        if (deed === 'send' && verdict === 'go') {
          code = after(now)
          done.sends.push(now)
          history = remember(history, 'sends', after(now))
        }
        if (verdict !== 'go' && verdict.counts) {
          done.wrongTries.push(now)
          history = remember(history, 'wrongTries', after(now))
        }
      }
      const most = (moments: number[]) =>
        Math.max(0, ...moments.map((from) => moments.filter((moment) => moment >= from && moment < from + 600).length))
      expect(most(done.sends)).toBeLessThanOrEqual(3)
      expect(most(done.wrongTries)).toBeLessThanOrEqual(5)
    }),
    { numRuns: 500 },
  )
})
