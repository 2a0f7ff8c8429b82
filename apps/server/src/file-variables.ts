import { z } from 'zod'
import { webAddress } from './web-address.ts'

export type S3Settings = { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string }

/** Where files are stored: in the data folder, or in an S3-compatible store. */
export const fileVariables = {
  S3_ENDPOINT: webAddress('https://s3.example.com').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
}
export const fileSecrets = ['S3_SECRET_KEY']

const together = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

export const fileProblems = (given: Readonly<Record<string, string | undefined>>) => {
  const missing = together.filter((name) => !given[name])
  return missing.length && missing.length < together.length
    ? [`${together.join(', ')} belong together: ${missing.join(', ')} is missing`]
    : []
}

export const filesOf = (v: z.output<z.ZodObject<typeof fileVariables>>): S3Settings | undefined =>
  v.S3_ENDPOINT
    ? {
        endpoint: v.S3_ENDPOINT,
        bucket: v.S3_BUCKET ?? '',
        region: v.S3_REGION,
        accessKey: v.S3_ACCESS_KEY ?? '',
        secretKey: v.S3_SECRET_KEY ?? '',
      }
    : undefined
