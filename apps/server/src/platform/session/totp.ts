import { createHmac, timingSafeEqual } from 'node:crypto'
import { totp, totpDrift } from '@sejuk/domain/platform/accounts/second-factors'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 without padding (RFC 4648), as authenticator apps read keys. */
export const toBase32 = (bytes: Uint8Array) => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The code of a step: HOTP (RFC 4226) with the number of the step as counter. */
export const codeOfStep = (secret: Uint8Array, step: number, digits: number = totp.digits) => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export const stepAt = (milliseconds: number) => Math.floor(milliseconds / 1000 / totp.seconds)

/** The step whose code was typed, later than the last accepted one; none for a wrong, old or repeated code. */
export const stepOfCode = (secret: Uint8Array, typed: string, milliseconds: number, lastStep: number) => {
  const now = stepAt(milliseconds)
  const steps = Array.from({ length: 2 * totpDrift + 1 }, (_, n) => now - totpDrift + n)
  const given = Buffer.from(typed)
  return steps.find((step) => {
    if (step <= lastStep || step < 0) return false
    const wanted = Buffer.from(codeOfStep(secret, step))
    return wanted.length === given.length && timingSafeEqual(wanted, given)
  })
}
