import { createHmac } from 'node:crypto'

/** Made again whenever somebody must be given it by hand; only its hash is stored. */
export const tokenOfMail = (secret: string, mail_id: number) =>
  createHmac('sha256', `e-invoice mail:${secret}`)
    .update(String(mail_id))
    .digest()
    .subarray(0, 24)
    .toString('base64url')
