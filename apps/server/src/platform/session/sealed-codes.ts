import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { because } from '@sejuk/domain/messages'
import { tokenProblem } from '@sejuk/domain/values/tokens'
import { refuse } from '../http/refuse.ts'

const blockBytes = 16
const sealBytes = 8

/**
 * Encrypts a short code for use in URLs: 32 characters that reveal nothing and cannot be forged. Deterministic, and
 * valid for one purpose only.
 */
export const sealedCodes = (secret: string, purpose: 'menu' | 'user') => {
  const keys = Buffer.from(hkdfSync('sha256', secret, '', `sejuk sealed code: ${purpose}`, 48))
  const [cipherKey, macKey] = [keys.subarray(0, 16), keys.subarray(16)]
  const markOf = (block: Buffer) => createHmac('sha256', macKey).update(block).digest().subarray(0, sealBytes)

  const seal = (code: string) => {
    const bytes = Buffer.from(code, 'utf8')
    if (bytes.length === 0 || bytes.length > blockBytes)
      throw new Error(`A code of ${bytes.length} bytes cannot be sealed`)
    // One block, never two: the mode has nothing to chain.
    const cipher = createCipheriv('aes-128-ecb', cipherKey, null).setAutoPadding(false)
    const block = Buffer.concat([cipher.update(Buffer.concat([bytes], blockBytes)), cipher.final()])
    return Buffer.concat([block, markOf(block)]).toString('base64url')
  }

  const open = (token: string) => {
    const problem = tokenProblem(token)
    if (problem) return refuse('badRequest', { message: problem, status: 'InvalidToken' })
    const bytes = Buffer.from(token, 'base64url')
    const block = bytes.subarray(0, blockBytes)
    if (!timingSafeEqual(markOf(block), bytes.subarray(blockBytes)))
      return refuse('badRequest', { because: because('invalid-token'), status: 'InvalidToken' })
    const decipher = createDecipheriv('aes-128-ecb', cipherKey, null).setAutoPadding(false)
    return Buffer.concat([decipher.update(block), decipher.final()])
      .toString('utf8')
      .replace(/\0+$/, '')
  }
  return { seal, open }
}
