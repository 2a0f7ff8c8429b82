import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { texts } from '../fields.ts'

/** Where the messaging app is downloaded, and this page as a QR code for the phone beside the computer. */
export const getWecomDownload = endpoint('GET /api/download-wecom', {
  needs: 'public',
  input: z.object({}),
  data: z.object(texts('qr', 'android', 'ios', 'computer')),
})
