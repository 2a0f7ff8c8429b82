import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getWecomDownload } from '@sejuk/contract/platform/wecom'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { readQrCodes } from '../../../platform/files/read-codes.ts'

const { app } = await startTestServer({ env: { PUBLIC_URL: 'https://sejuk.example' } })

test('anybody finds the app for each device, and a code that leads a phone to this page', async () => {
  const { statusCode, body } = await app.inject({ url: getWecomDownload.path, headers: { host: 'sejuk.test' } })
  expect(statusCode).toBe(200)
  const { data } = JSON.parse(body)
  for (const place of [data.android, data.ios, data.computer]) expect(new URL(place).protocol).toBe('https:')
  const svg = Buffer.from(data.qr.split(',')[1], 'base64')
  const folder = await mkdtemp(join(tmpdir(), 'sejuk-qr-'))
  try {
    await sharp(svg, { density: 300 }).png().toFile(join(folder, 'qr.png'))
    expect(await readQrCodes(join(folder, 'qr.png'))).toEqual(['https://sejuk.example/download-wecom'])
  } finally {
    await rm(folder, { recursive: true })
  }
})
